import { fastFromSeed, Problem } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { Table } from '@snowbound/table';
import { icicles } from '@snowbound/testing';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';

const snowTable = (players = 3) => new Table(snowTime, { players, seed: 'table' });
const iceTable = () => new Table(icicles, { players: 2, seed: 'table' });

/** Plays a list of moves that must all be offered. */
function played<T extends { play(seat: number, move: string): unknown }>(table: T, ...moves: [number, string][]): T {
  for (const [seat, move] of moves) expect(table.play(seat, move)).toBeNull();
  return table;
}

describe('laying a table', () => {
  test.each([1, 6, 2.5, Number.NaN])('%s players are refused before anything starts', players => {
    expect(() => snowTable(players)).toThrow(`snow-time is for 2 to 5 players, not ${players}.`);
  });

  test('an unknown option and a seed of the wrong form are refused', () => {
    expect(() => new Table(snowTime, { players: 3, seed: 'x', options: { twist: 'on' } })).toThrow(Problem);
    expect(() => new Table(snowTime, { players: 3, seed: 'two words' })).toThrow('64 hexadecimal digits');
  });

  test('the same seed deals the same game, another seed another', () => {
    const dice = (seed: string) => JSON.stringify(new Table(snowTime, { players: 3, seed }).view(0));
    expect(dice('one')).toBe(dice('one'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(dice)).size).toBeGreaterThan(1);
  });
});

describe('playing', () => {
  test('a question carries its options with move, words and what to touch', () => {
    const question = snowTable().questions[1];
    expect(question).toMatchObject({ seat: 1, prompt: { key: 'prompts.choose', rule: 'ST-2.2' } });
    expect(question?.options[5]).toMatchObject({ move: 'play 6', words: { key: 'moves.play' }, targets: ['hand 1 6'] });
  });

  test('a move that is not offered changes nothing and comes back with the reason', () => {
    const table = played(snowTable(), [0, 'play 6']);
    const before = JSON.stringify([table.record, table.view(0), table.journal(0)]);
    expect(table.play(0, 'play 5')).toMatchObject({ rule: 'ST-2.2', key: 'reasons.chosen' });
    expect(table.play(1, 'add 5')).toMatchObject({ rule: 'ST-2.2' });
    expect(table.play(7, 'play 5')).toMatchObject({ rule: 'ST-1.1', key: 'reasons.unknown-seat' });
    expect(JSON.stringify([table.record, table.view(0), table.journal(0)])).toBe(before);
  });

  test('the journal tells each seat what it may know', () => {
    const table = played(iceTable(), [1, 'aim low'], [1, 'draw']);
    expect(table.journal(1).map(({ tells }) => tells.key)).toEqual(['journal.draws']);
    expect(table.journal(0)).toEqual([]);
    expect(table.journal('spectator')).toEqual([]);
  });

  test('what is viewed again is the same object, as far as it is the same', () => {
    const table = snowTable();
    const before = table.view(0);
    expect(table.view('spectator')).toBe(before);
    expect(played(table, [0, 'play 6']).view(0)).toBe(before);
    played(table, [1, 'play 3'], [2, 'play 1']);
    expect(table.view(0)).not.toBe(before);
    // Nobody looks between two reveals.
    played(table, [0, 'play healer'], [1, 'play healer'], [2, 'play healer']);
    expect(table.view(0)).toMatchObject({ round: 3 });
    expect(table.view(0).track).toBe(before.track);
  });

  test('what everybody sees is the same object in the view of each', () => {
    const table = new Table(winterKingdom, { players: 2, seed: 'table' });
    const [mine, theirs, open] = [table.view(0), table.view(1), table.view('spectator')];
    expect([mine === open, mine === theirs]).toEqual([false, false]);
    for (const field of ['tableaus', 'scoring', 'deck'] as const) {
      expect(mine[field], field).toBe(open[field]);
      expect(theirs[field], field).toBe(open[field]);
    }
    expect(mine.players[1]).toBe(open.players[1]);
  });

  test('a chair knows the view, the options and who sits where, and imagines worlds that fit', () => {
    const chair = played(snowTable(2), [0, 'play 6']).chair(2);
    expect(chair.seating).toEqual([0, 1, 0, 1]);
    expect(chair.options).toHaveLength(10);
    expect(chair.view).toMatchObject({ round: 1 });
    expect(chair.questionNumber).toBe(1);
    const imagined = chair.imagine(fastFromSeed('world'));
    expect(snowTime.answers(imagined).map(answer => answer?.move)).toEqual(['play 6', undefined, undefined, undefined]);
  });
});

test('a chair of somebody who is not asked has no options, another has its own', () => {
  const table = iceTable();
  expect(table.chair(1).options.map(({ move }) => move)).toEqual(['aim low', 'aim high']);
  expect(table.chair(0).options).toEqual([]);
});

describe('undo', () => {
  test('a secret choice can be taken back until the reveal, others keep theirs', () => {
    const table = played(snowTable(), [0, 'play 6'], [1, 'play 3']);
    expect(table.undo(0)).toBeNull();
    expect(table.moves).toEqual([{ seat: 1, move: 'play 3' }]);
    expect(table.visibleAnswers(0)).toEqual([{ seat: 1, move: null }]);
    expect(table.visibleAnswers(1)).toEqual([{ seat: 1, move: 'play 3' }]);
    expect(table.waiting).toEqual([0, 2]);
    played(table, [0, 'play 7'], [2, 'play 1']);
    expect(table.view(0).round).toBe(2);
  });

  test('undoing tells nobody what was chosen', () => {
    const viewAfter = (move: string) => {
      const table = played(snowTable(), [0, move]);
      const refused = table.undo(0);
      return JSON.stringify([refused, table.view(1), table.journal(1), table.view('spectator')]);
    };
    expect(viewAfter('play snowstorm')).toBe(viewAfter('play 1'));
  });

  test('after the reveal it is refused', () => {
    const table = played(snowTable(), [0, 'play 6'], [1, 'play 3'], [2, 'play 1']);
    expect(table.undo(2)).toMatchObject({ key: 'table.undo-revealed' });
    expect(table.moves).toHaveLength(3);
  });

  test('an open choice that revealed nothing can be taken back', () => {
    const table = played(iceTable(), [1, 'aim high']);
    expect(table.undo(1)).toBeNull();
    expect(table.view(0).aimedHigh).toBe(false);
    expect(table.questions[0]?.options.map(({ move }) => move)).toEqual(['aim low', 'aim high']);
  });

  test('drawing a card is a barrier: nobody can peek and go back', () => {
    const table = played(iceTable(), [1, 'aim low'], [1, 'draw']);
    expect(table.undo(1)).toMatchObject({ key: 'table.undo-revealed' });
  });

  test('a move after which others moved is theirs to give back', () => {
    const table = played(iceTable(), [1, 'aim low'], [1, 'draw'], [0, 'aim low']);
    expect(table.undo(0)).toBeNull();
    expect(table.undo(0)).toMatchObject({ key: 'table.nothing-to-undo' });
    expect(table.undo(1)).toMatchObject({ key: 'table.undo-revealed' });
  });

  test('even if nothing was revealed, a move others have built on is not taken back freely', () => {
    const table = new Table(icicles, { players: 4, seed: 'table', options: { length: 'long' } });
    // Once all cards are played, a turn is only the open choice where to aim.
    while (table.view(0).discard.length < 12) {
      const { seat, options } = table.questions[0] ?? { seat: 0, options: [] };
      table.play(seat, options.at(-1)?.move ?? '');
    }
    const [first, second] = [table.questions[0]?.seat ?? 0, ((table.questions[0]?.seat ?? 0) + 3) % 4];
    played(table, [first, 'aim low'], [second, 'aim low']);
    expect(table.undo(first)).toMatchObject({ key: 'table.undo-others' });
    expect(table.undo(second)).toBeNull();
    expect(table.undo(first)).toBeNull();
  });

  test('one player’s two seats share their undo', () => {
    const table = played(snowTable(2), [0, 'play 6'], [2, 'play 3']);
    expect(table.undo(0)).toBeNull();
    expect(table.moves).toEqual([{ seat: 0, move: 'play 6' }]);
  });

  test('with consent play goes back past a reveal, and the record says so', () => {
    const table = played(snowTable(), [0, 'play 6'], [1, 'play 3'], [2, 'play 1'], [0, 'play 7']);
    table.rewind(2);
    expect(table.record).toMatchObject({ takenBack: 1, moves: [{ move: 'play 6' }, { move: 'play 3' }] });
    expect(table.view(0).round).toBe(1);
    table.rewind(1);
    expect(table.record.takenBack).toBe(1);
  });
});
