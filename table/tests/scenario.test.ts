import { Problem } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { readerOf, readScenario, runScenario } from '@snowbound/table';
import { describe, expect, test } from 'vitest';

const file = {
  game: 'snow-time',
  players: 3,
  seed: 'demo',
  arrange: { fruit: { 6: 2 } },
  moves: [
    { seat: 0, move: 'play 6' },
    { seat: 1, move: 'play 5' },
  ],
  show: ['options:2', 'view:spectator', 'score', 'journal:de', 'winners', 'waiting'],
};

const run = async (scenario: unknown) => runScenario(snowTime, readScenario(scenario), await readerOf(snowTime, 'en'));

describe('a scenario', () => {
  test('shows what was asked for', async () => {
    const outcome = await run(file);
    expect(outcome).toMatchObject({ ok: true, show: { waiting: [2], winners: [], 'journal:de': [] } });
    const show = outcome.ok ? outcome.show : {};
    expect(Object.keys(show)).toEqual(file.show);
    expect(show['options:2']).toContain('play healer');
    expect(show['score']).toHaveLength(3);
    expect(show['score']).toMatchObject([
      { seat: 0, total: 0, lines: [{ source: 'score.fruit', points: 0 }, {}, {}, {}] },
      { seat: 1 },
      { seat: 2 },
    ]);
    // Seat 0 has chosen.
    expect(await run({ ...file, show: ['options:0'] })).toMatchObject({ ok: true, show: { 'options:0': [] } });
    expect(show['view:spectator']).toMatchObject({ fruit: [0, 0, 0, 0, 0, 2, 0] });
  });

  test('tells the journal in the language asked for', async () => {
    const outcome = await run({ ...file, moves: [...file.moves, { seat: 2, move: 'play 1' }] });
    expect(outcome.ok && outcome.show['journal:de']).toContain(
      'Orange auf Ebene 6 wirft Himmelblau von Ebene 5: 1 Kampfpunkt.',
    );
  });

  test('stops at a move that is not offered, saying which, the rule, why, and what was offered', async () => {
    const outcome = await run({ ...file, moves: [...file.moves, { seat: 2, move: 'pass' }] });
    expect(outcome).toMatchObject({
      ok: false,
      at: 3,
      refused: { rule: 'ST-2.2', text: 'Nobody may pass: choose one card of your hand.' },
      offered: expect.arrayContaining(['play 1']),
    });
  });

  test('is held to what it expects: numbers to totals, objects by their fields, lists whole or by their parts', async () => {
    const wanted = {
      'score:0': 0,
      'score:1': { seat: 1, total: 0 },
      score: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
      'score:2 /total': 0,
      'options:2': { has: ['play healer'], not: ['pass'] },
      'options:0': [],
      'view:spectator /fruit/5': 2,
      'view:1 /space': 0,
      waiting: [2],
    };
    expect(await run({ ...file, show: [], expect: wanted })).toEqual({ ok: true, show: {} });
  });

  test.each([
    ['another number', { 'score:0': 3 }, { path: 'score:0 /total', kind: 'differs', expected: 3, actual: 0 }],
    [
      'another value',
      { 'view:0 /fruit': [0, 0, 0, 0, 0, 1, 0] },
      { path: 'view:0 /fruit/5', kind: 'differs', expected: 1, actual: 2 },
    ],
    ['another length', { waiting: [] }, { path: 'waiting', kind: 'differs', expected: [], actual: [2] }],
    [
      'a field that differs',
      { 'score:1': { seat: 2 } },
      { path: 'score:1 /seat', kind: 'differs', expected: 2, actual: 1 },
    ],
    ['a part that lacks', { waiting: { has: [0] } }, { path: 'waiting', kind: 'lacks', expected: 0, actual: [2] }],
    ['a part too many', { waiting: { not: [2] } }, { path: 'waiting', kind: 'has', expected: 2, actual: [2] }],
    [
      'a path that leads nowhere',
      { 'score:0 /totl': 0 },
      { path: 'score:0 /totl', kind: 'absent', expected: 0, actual: ['seat', 'total', 'lines'] },
    ],
    [
      'a field that is not there',
      { 'score:0': { sum: 0 } },
      { path: 'score:0 /sum', kind: 'absent', expected: 0, actual: ['seat', 'total', 'lines'] },
    ],
  ])('with %s says what differs', async (_what, expected, difference) => {
    expect(await run({ ...file, show: ['waiting'], expect: expected })).toEqual({
      ok: false,
      show: { waiting: [2] },
      differs: [difference],
    });
  });

  test('shows parts by a path', async () => {
    const show = ['view:0 /colours/1/space', 'score:1 /total', 'view:0 /nowhere'];
    expect(await run({ ...file, show })).toEqual({
      ok: true,
      show: { [show[0] as string]: 0, [show[1] as string]: 0, [show[2] as string]: null },
    });
  });

  test('arranges what no game comes to only if the file says so', async () => {
    const arrange = { round: 1, colours: [{ space: 3 }, {}, {}] };
    await expect(run({ ...file, arrange })).rejects.toMatchObject({
      phrase: { key: 'scenario.impossible', rule: 'ST-1.1', values: { why: { key: 'impossible.space' } } },
    });
    expect(await run({ ...file, arrange, impossible: true })).toMatchObject({ ok: true });
  });

  test.each([
    ['an unknown field', { ...file, arrage: {} }, 'scenario: there is no field “arrage”'],
    ['no game', { ...file, game: undefined }, 'scenario: the field “game” is missing'],
    [
      'a move without a seat',
      { ...file, moves: [{ move: 'play 6' }] },
      'scenario.moves[0]: the field “seat” is missing',
    ],
    ['a game that is no text', { ...file, game: 7 }, 'scenario.game: '],
    ['players that are no number', { ...file, players: 'two' }, 'scenario.players: '],
    ['options that are none', { ...file, options: 7 }, 'scenario.options: '],
    ['a seed that is no text', { ...file, seed: 7 }, 'scenario.seed: '],
    ['moves that are no list', { ...file, moves: {} }, 'scenario.moves: '],
    ['a seat that is no number', { ...file, moves: [{ seat: 'a', move: 'play 6' }] }, 'scenario.moves[0].seat: '],
    ['a move that is no text', { ...file, moves: [{ seat: 0, move: 6 }] }, 'scenario.moves[0].move: '],
    ['nothing to show that is no list', { ...file, show: 'score' }, 'scenario.show: '],
    ['no text to show', { ...file, show: ['score', 3] }, 'scenario.show[1]: '],
    ['something else to show', { ...file, show: ['hands'] }, 'scenario.show[0]: "hands" is not one of: options, view'],
    [
      'a seat that is not there',
      { ...file, show: ['view:7'] },
      'scenario.show[0]: "7" is not one of: 0, 1, 2, spectator',
    ],
    ['an unknown language', { ...file, show: ['journal:fr'] }, 'scenario.show[0]: "fr" is not one of: en, de, pl'],
    [
      'a seat where none is looked at',
      { ...file, show: ['waiting:1'] },
      'scenario.show[0]: "waiting:1" is not one of: waiting',
    ],
    ['a score of nobody', { ...file, show: ['score:3'] }, 'scenario.show[0]: "3" is not one of: 0, 1, 2'],
    ['a view of two', { ...file, show: ['view:0:1'] }, 'scenario.show[0]: "0:1" is not one of'],
    ['a path without a slash', { ...file, show: ['score fruit'] }, 'scenario.show[0]: "fruit" is not one of: /fruit'],
    ['something else to expect', { ...file, expect: { scor: 1 } }, 'scenario.expect["scor"]: "scor" is not one of'],
    ['a list that is expected oddly', { ...file, expect: { waiting: { hsa: [1] } } }, 'there is no field “hsa”'],
    ['parts that are no list', { ...file, expect: { waiting: { has: 1 } } }, 'scenario.expect["waiting"].has: '],
    ['a flag that is none', { ...file, impossible: 'yes' }, 'scenario.impossible: "yes" is not one of: true, false'],
    ['spaces that are none', { ...file, spaces: 'colums' }, 'scenario.spaces: "colums" is not one of'],
    ['a wrong arrangement', { ...file, arrange: { fruit: { 7: 1 } } }, 'arrange.fruit: there is no field “7”'],
    ['an unknown option', { ...file, options: { twist: 'on' } }, 'snow-time has no option “twist”'],
    ['too many players', { ...file, players: 6 }, 'snow-time is for 2 to 5 players, not 6.'],
  ])('with %s is refused naming the field', async (_what, scenario, sentence) => {
    await expect(run(scenario)).rejects.toThrow(Problem);
    await expect(run(scenario)).rejects.toThrow(sentence);
  });
});
