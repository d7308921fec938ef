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
    ['a wrong arrangement', { ...file, arrange: { fruit: { 7: 1 } } }, 'arrange.fruit: there is no field “7”'],
    ['an unknown option', { ...file, options: { twist: 'on' } }, 'snow-time has no option “twist”'],
    ['too many players', { ...file, players: 6 }, 'snow-time is for 2 to 5 players, not 6.'],
  ])('with %s is refused naming the field', async (_what, scenario, sentence) => {
    await expect(run(scenario)).rejects.toThrow(Problem);
    await expect(run(scenario)).rejects.toThrow(sentence);
  });
});
