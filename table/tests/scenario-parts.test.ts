import { Problem } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { readerOf, readRecord, readScenario, replay, runScenario, Table, writeRecord } from '@snowbound/table';
import { icicles } from '@snowbound/testing';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';

const file = { game: 'snow-time', players: 3, seed: 'demo' };
const run = async (more: object) =>
  runScenario(snowTime, readScenario({ ...file, ...more }), await readerOf(snowTime, 'en'));
const shownAt = async (line: string, more: object = {}): Promise<unknown> => {
  const outcome = await run({ show: [line], ...more });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.show[line];
};
const differing = async (expected: object): Promise<unknown> => {
  const outcome = await run({ expect: expected });
  return 'differs' in outcome ? outcome.differs : [];
};

describe('a scenario file', () => {
  test('has defaults for all but its game and players', () => {
    expect(readScenario({ game: 'icicles', players: 2 })).toEqual({
      ...{ game: 'icicles', players: 2, options: {}, seed: 'scenario', arrange: undefined, impossible: false },
      ...{ spaces: 'numbers', moves: [], show: [], expect: {} },
    });
    const whole = {
      ...{ game: 'icicles', players: 2, options: { length: 'long' }, seed: 'x', arrange: { a: 1 }, impossible: true },
      ...{ spaces: 'rows', moves: [{ seat: 9, move: 'go' }], show: ['score'], expect: { waiting: [] } },
    };
    expect(readScenario(whole)).toEqual(whole);
  });

  test.each([
    ['no players', { players: undefined }, 'scenario: the field “players” is missing'],
    ['nobody at all', { players: 0 }, 'scenario.players: 0 is not a whole number from 1 to 9.'],
    ['ten players', { players: 10 }, 'scenario.players: 10 is not a whole number from 1 to 9.'],
    ['a move of no object', { moves: ['play 6'] }, 'scenario.moves[0]: an object'],
    ['a move with more', { moves: [{ seat: 0, move: 'a', why: 'b' }] }, 'scenario.moves[0]: there is no field “why”'],
    ['a move without one', { moves: [{ seat: 0 }] }, 'scenario.moves[0]: the field “move” is missing'],
    ['a seat below none', { moves: [{ seat: -1, move: 'a' }] }, 'scenario.moves[0].seat: -1 is not'],
    ['a seat too far', { moves: [{ seat: 10, move: 'a' }] }, 'scenario.moves[0].seat: 10 is not'],
    ['an expectation that is none', { expect: 7 }, 'scenario.expect: an object'],
    ['no kind at all', { show: [''] }, 'scenario.show[0]: "" is not one of: options, view'],
    ['options of nobody', { show: ['options'] }, 'scenario.show[0]: null is not one of: 0, 1, 2'],
    ['a view of nobody', { show: ['view'] }, 'scenario.show[0]: null is not one of: 0, 1, 2, spectator'],
    ['a journal in no language', { show: ['journal'] }, 'scenario.show[0]: null is not one of: en, de, pl'],
    ['winners of a seat', { show: ['winners:0'] }, 'scenario.show[0]: "winners:0" is not one of: winners'],
    ['a path of nothing', { show: ['score '] }, 'scenario.show[0]: "" is not one of: /'],
    ['a path in an expectation', { expect: { 'score x': 1 } }, 'scenario.expect["score x"]: "x" is not one of: /x'],
    [
      'a move that no rule knows',
      { expect: { waiting: { has: [], no: [] } } },
      'scenario.expect["waiting"]: there is no',
    ],
    ['parts that are no list', { expect: { waiting: { not: 1 } } }, 'scenario.expect["waiting"].not: a list'],
  ])('with %s is refused', async (_what, change, sentence) => {
    await expect(run(change)).rejects.toThrow(Problem);
    await expect(run(change)).rejects.toThrow(sentence);
  });

  test('shows the whole of a part, or what a path leads to; by RFC 6901', async () => {
    expect(await shownAt('waiting')).toEqual([0, 1, 2]);
    expect(await shownAt('winners')).toEqual([]);
    expect(await shownAt('score:1')).toMatchObject({ seat: 1, total: 0, lines: expect.any(Array) });
    expect(await shownAt('score /2/seat')).toBe(2);
    expect(await shownAt('options:1 /0')).toBe('play 1');
    expect(await shownAt('view:spectator /round')).toBe(1);
    expect(await shownAt('view:2 /colours/2/space')).toBe(0);
    // What is not in the view itself is looked for with the seat that looks.
    expect(await shownAt('view:2 /space')).toBe(0);
    expect(await shownAt('view:spectator /space')).toBeNull();
    for (const nowhere of ['/round/x', '/a~1b', '/toString', '/colours/9', '/'])
      expect(await shownAt(`view:0 ${nowhere}`), nowhere).toBeNull();
  });

  test('says where a path ends, and what is there instead', async () => {
    const absent = (path: string, actual: unknown) => [{ path, kind: 'absent', expected: 1, actual }];
    expect(await differing({ 'score:0 /lines/9': 1 })).toEqual(absent('score:0 /lines/9', ['0', '1', '2', '3']));
    expect(await differing({ 'score:0 /total/x': 1 })).toEqual(absent('score:0 /total/x', []));
    expect(await differing({ 'score:0': { 'a/b~c': 1 } })).toEqual(
      absent('score:0 /a~1b~0c', ['seat', 'total', 'lines']),
    );
  });

  test('compares objects by their fields, lists by their length and places, and all else by what it is', async () => {
    const line = { source: 'score.fruit', points: 0 };
    expect(await differing({ 'score:0 /lines/0': line })).toEqual([]);
    expect(await differing({ 'score:0': { lines: { has: [line], not: [{ ...line, points: 1 }] } } })).toEqual([]);
    expect(await differing({ waiting: [0, 2, 1] })).toEqual([
      { path: 'waiting /1', kind: 'differs', expected: 2, actual: 1 },
      { path: 'waiting /2', kind: 'differs', expected: 1, actual: 2 },
    ]);
    expect(await differing({ waiting: { has: [7, 0], not: [8, 1] } })).toEqual([
      { path: 'waiting', kind: 'lacks', expected: 7, actual: [0, 1, 2] },
      { path: 'waiting', kind: 'has', expected: 1, actual: [0, 1, 2] },
    ]);
    const differs = (path: string, expected: unknown, actual: unknown) => [{ path, kind: 'differs', expected, actual }];
    expect(await differing({ 'score:0 /total': '0' })).toEqual(differs('score:0 /total', '0', 0));
    expect(await differing({ 'score:0 /total': null })).toEqual(differs('score:0 /total', null, 0));
    expect(await differing({ 'score:0 /total': { x: 1 } })).toEqual(differs('score:0 /total', { x: 1 }, 0));
    expect(await differing({ 'score:0 /lines/0': [] })).toEqual(differs('score:0 /lines/0', [], line));
    expect(await differing({ 'score:0': 1, 'score:1': { total: 0 } })).toEqual(differs('score:0 /total', 1, 0));
    expect(await differing({ 'view:0 /colours/0/space': 1, waiting: 3 })).toEqual([
      ...differs('view:0 /colours/0/space', 1, 0),
      ...differs('waiting', 3, [0, 1, 2]),
    ]);
  });

  test('stops at the first move refused, counted from 1, with what was offered then', async () => {
    const moves = [
      { seat: 0, move: 'play 6' },
      { seat: 0, move: 'play 5' },
      { seat: 1, move: 'fly' },
    ];
    expect(await run({ moves })).toEqual({
      ...{ ok: false, at: 2, offered: [] },
      refused: { rule: 'ST-2.2', text: expect.stringMatching(/^\p{Lu}.*\.$/u) },
    });
  });

  test('of a game that knows nothing of scenarios is played as it is', async () => {
    const scenario = readScenario({ game: 'icicles', players: 2, arrange: { any: 'thing' }, show: ['waiting'] });
    expect(await runScenario(icicles, scenario, await readerOf(icicles, 'en'))).toEqual({
      ok: true,
      show: { waiting: [1] },
    });
  });

  test('names spaces by rows only if it says so', async () => {
    const english = await readerOf(winterKingdom, 'en');
    const kingdom = (more: object) =>
      runScenario(winterKingdom, readScenario({ game: 'winter-kingdom', players: 2, seed: 'a', ...more }), english);
    const show = ['options:0', 'options:1'];
    const [numbers, rows] = [await kingdom({ show }), await kingdom({ show, spaces: 'rows' })];
    expect(JSON.stringify(numbers)).toMatch(/"build \d+"/);
    expect(JSON.stringify(numbers)).not.toMatch(/"build r\d+c\d+"/);
    expect(JSON.stringify(rows)).toMatch(/"build r\d+c\d+"/);
    expect(JSON.stringify(rows)).not.toMatch(/"build \d+"/);
  });
});

describe('a record that is replayed in part', () => {
  const table = new Table(icicles, { players: 2, seed: 'parts', options: { length: 'long' } });
  for (const move of ['aim low', 'draw']) table.play(1, move);
  const { record } = table;

  test('to each of its moves, with its options', () => {
    expect(replay(icicles, record, { moves: 0 }).record).toEqual({ ...record, moves: [] });
    expect(replay(icicles, record, { moves: 2 }).record).toEqual(record);
    expect(replay(icicles, record).view(1)).toEqual(table.view(1));
  });

  test.each([-1, 1.5, 3, Number.NaN])('move %s is none of it', moves => {
    const problem = (() => {
      try {
        return replay(icicles, record, { moves });
      } catch (error) {
        return error;
      }
    })();
    expect(problem).toMatchObject({
      phrase: { key: 'record.no-such-move', values: { given: String(moves), count: 2 } },
    });
  });

  test('with the content it was played with', () => {
    const content = { id: 'other', file: {} };
    expect(replay(icicles, { ...record, content: 'other' }, { content }).content).toBe(content);
    expect(() => replay(icicles, record, { content })).toThrow(Problem);
  });

  test('what was taken back is written and read', () => {
    const text = writeRecord({ ...record, takenBack: 3 });
    expect(text).toContain('\ntaken-back 3\n');
    expect(readRecord(text)).toEqual({ ...record, takenBack: 3 });
    expect(() => readRecord(writeRecord({ ...record, takenBack: 1_000_001 }))).toThrow('taken-back: 1000001 is not');
  });
});
