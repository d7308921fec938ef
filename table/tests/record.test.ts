import { createHash } from 'node:crypto';
import { fastFromSeed, Problem, pick } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { type GameRecord, readRecord, replay, Table, writeRecord } from '@snowbound/table';
import { viewsOfLastMove } from '@snowbound/table/views-of-last-move';
import { icicles } from '@snowbound/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

function playedOut(players: number, seed: string): Table<unknown, unknown, unknown, typeof snowTime.content> {
  const table = new Table(snowTime, { players, seed });
  const random = fastFromSeed(seed);
  while (!table.isOver) {
    const { seat, options } = pick(random, table.questions);
    table.play(seat, pick(random, options).move);
  }
  return table;
}

const { record } = playedOut(4, 'record');
const file = writeRecord(record);

describe('a record', () => {
  test('is a heading and one line for each move', () => {
    const lines = file.split('\n');
    expect(lines[0]).toBe('snowbound record 1');
    expect(lines.slice(1, 9).map(line => line.split(' ')[0])).toEqual([
      'game',
      'rules',
      'content',
      'players',
      'options',
      'seed',
      'commitment',
      'taken-back',
    ]);
    expect(lines[10]).toMatch(/^1 \d play \S+ #[0-9a-f]{8}$/);
    expect(lines.at(-2)).toMatch(new RegExp(`^end ${record.moves.length} #[0-9a-f]{8}$`));
  });

  test('reads back as it was written, with Windows line ends too', () => {
    expect(readRecord(file)).toEqual(record);
    expect(readRecord(file.replaceAll('\n', '\r\n'))).toEqual(record);
  });

  test('replays to the identical end, and to any move on the way', () => {
    const table = playedOut(3, 'again');
    const again = replay(snowTime, table.record);
    expect(JSON.stringify([again.view(0), again.journal(0), again.winners])).toBe(
      JSON.stringify([table.view(0), table.journal(0), table.winners]),
    );
    expect(replay(snowTime, table.record, { moves: 5 }).moves).toEqual(table.moves.slice(0, 5));
    expect(() => replay(snowTime, table.record, { moves: 9999 })).toThrow(Problem);
  });

  test('replayed, it still says how often something revealed was taken back, and counts on', () => {
    const table = playedOut(3, 'again');
    table.rewind(3);
    const { record: once } = table;
    expect(once.takenBack).toBe(1);
    const again = replay(snowTime, once);
    expect(again.record).toEqual(once);
    expect(replay(snowTime, once, { moves: 1 }).record.takenBack).toBe(1);
    again.rewind(0);
    expect(again.record.takenBack).toBe(2);
  });

  test('changed in any one character, it is refused', () => {
    const characters = 'abcdef0123456789 #\n';
    fc.assert(
      fc.property(fc.nat(file.length - 2), fc.constantFrom(...characters), (at, character) => {
        fc.pre(file[at] !== character);
        expect(() => readRecord(file.slice(0, at) + character + file.slice(at + 1))).toThrow(Problem);
      }),
      { numRuns: 400 },
    );
  });

  test('cut off anywhere, it is refused', () => {
    fc.assert(
      fc.property(fc.nat(file.length - 2), length => {
        expect(() => readRecord(file.slice(0, length))).toThrow(Problem);
      }),
    );
  });

  const problemOf = (read: () => unknown) => {
    try {
      read();
    } catch (problem) {
      if (problem instanceof Problem) return problem.phrase;
    }
    throw new Error('it was not refused');
  };

  test('an edited move is named by number and line', () => {
    const edited = file
      .split('\n')
      .map((line, index) => (index === 14 ? line.replace(/play \S+/, 'play 9') : line))
      .join('\n');
    expect(problemOf(() => readRecord(edited))).toMatchObject({
      key: 'record.changed',
      values: { number: 5, line: 15 },
    });
  });

  test('a move left out is named, and so is where a record breaks off', () => {
    const lines = file.split('\n');
    expect(problemOf(() => readRecord(lines.toSpliced(14, 1).join('\n')))).toMatchObject({
      key: 'record.line',
      values: { number: 5 },
    });
    expect(problemOf(() => readRecord(lines.slice(0, 20).join('\n')))).toMatchObject({
      key: 'record.cut-short',
      values: { count: 10 },
    });
  });

  test('a changed heading, a foreign file and nothing at all are distinguished', () => {
    expect(problemOf(() => readRecord(file.replace('players 4', 'players 5')))).toMatchObject({
      key: 'record.heading-changed',
    });
    expect(problemOf(() => readRecord('{"game":"snow-time"}'))).toMatchObject({ key: 'record.not-a-record' });
    expect(problemOf(() => readRecord(''))).toMatchObject({ key: 'record.not-a-record' });
  });

  /** A heading of somebody who knows how checks are made. */
  const forged = (from: string, to: string): string => {
    const lines = file.split('\n').slice(0, 9).join('\n').replace(from, to);
    const check = (before: string, line: string) =>
      createHash('sha256').update(`${before}\n${line}`).digest('hex').slice(0, 8);
    const heading = check('', lines);
    return [lines, `moves #${heading}`, `end 0 #${check(heading, 'end')}`, ''].join('\n');
  };
  test.each([
    ['nothing', '', '', null, {}],
    ['the seed to no seed', `seed ${record.seed}`, 'seed demo', 'record.seed', {}],
    ['the seed to another', `seed ${record.seed}`, `seed ${'f'.repeat(64)}`, 'record.commitment', {}],
    ['a heading', '\nrules ', '\nlaws ', 'record.heading', { line: 3, heading: 'rules' }],
    ['the last heading', '\ntaken-back ', '\nback ', 'record.heading', { line: 9, heading: 'taken-back' }],
    ['the times taken back', 'taken-back 0', 'taken-back -1', 'input.number', { at: 'taken-back' }],
    ['the options to none', 'options {"bonus":"taken"}', 'options no', 'input.object', { at: 'options' }],
    ['an option', 'options {"bonus":"taken"}', 'options {"a":1}', 'input.text', { at: 'options.a' }],
  ])('whose maker changed %s and all checks', (_what, from, to, key, values) => {
    const read = () => readRecord(forged(from, to));
    if (key === null) expect(read()).toEqual({ ...record, moves: [] });
    else expect(problemOf(read)).toMatchObject({ key, rule: '', values });
  });

  test('has as many views as its viewer may read entries', () => {
    const table = new Table(icicles, { players: 2, seed: 'table' });
    for (const move of ['aim low', 'draw']) expect(table.play(1, move)).toBeNull();
    const steps = ([0, 1, 'spectator'] as const).map(viewer => viewsOfLastMove(icicles, table.record, viewer).length);
    expect(steps).toEqual([0, 1, 0]);
    expect(viewsOfLastMove(icicles, table.record, 1)).toEqual([table.view(1)]);
  });

  const changed = (change: Partial<GameRecord>): GameRecord => ({ ...record, ...change });
  test.each([
    ['another game', changed({ game: 'icicles' }), 'record.other-game', { recorded: 'icicles', game: 'snow-time' }],
    ['other rules', changed({ rules: '0' }), 'record.other-rules', { recorded: '0', rules: snowTime.rules }],
    [
      'other content',
      changed({ content: 'house-000000000000' }),
      'record.other-content',
      { recorded: 'house-000000000000', content: snowTime.content.id },
    ],
    ['a seed of the wrong form', changed({ seed: 'demo' }), 'record.seed', {}],
    ['too many players', changed({ players: 7 }), 'input.players', {}],
  ])('of %s is refused', (_what, foreign, key, values) => {
    expect(problemOf(() => replay(snowTime, foreign))).toMatchObject({ key, values });
  });

  test('with a move that was not allowed is refused naming the move and the reason', () => {
    const moves = record.moves.with(2, { seat: record.moves[2]?.seat ?? 0, move: 'add 3' });
    expect(problemOf(() => replay(snowTime, changed({ moves })))).toMatchObject({
      key: 'record.move',
      values: { number: 3, move: 'add 3', reason: { rule: 'ST-2.2' } },
    });
  });

  test('played with another seed it does not replay, or not to the same end', () => {
    const other = changed({ seed: 'f'.repeat(64) });
    const end = (of: GameRecord) => JSON.stringify(replay(snowTime, of).view('spectator'));
    let same = true;
    try {
      same = end(other) === end(record);
    } catch (problem) {
      expect(problem).toBeInstanceOf(Problem);
      same = false;
    }
    expect(same).toBe(false);
  });

  test('keeps options', () => {
    const table = new Table(icicles, { players: 2, seed: 'options', options: { length: 'long' } });
    expect(readRecord(writeRecord(table.record)).options).toEqual({ length: 'long' });
  });
});
