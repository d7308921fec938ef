import { LOCALES, Problem, problem, say } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { calledAs, lostContent, playedByOtherRules, readerOf, Table, whyHalted } from '@snowbound/table';
import { icicles } from '@snowbound/testing';
import { describe, expect, test } from 'vitest';

const COLOURS = ['Orange', 'Sky', 'Rose'];
const called = (...players: readonly string[]) =>
  players.map((_, seat) => calledAs(seat, players, at => COLOURS[at] ?? ''));

describe('what seats are called', () => {
  test('as their players are, else by their own names', () => {
    expect(called('Anna', '', 'Ben')).toEqual(['Anna', 'Sky', 'Ben']);
    expect(called('', '', '')).toEqual(COLOURS);
  });

  test('both where it would be the same for two', () => {
    expect(called('Anna', 'Ben', 'Anna')).toEqual(['Anna (Orange)', 'Ben', 'Anna (Rose)']);
    // Somebody is called like the colour of another seat.
    expect(called('Sky', '', 'Ben')).toEqual(['Sky (Orange)', 'Sky', 'Ben']);
    expect(called('', 'Orange', '')).toEqual(['Orange', 'Orange (Sky)', 'Rose']);
  });

  test.each(LOCALES)('in %s by the names that the game has for them, else by their numbers', async locale => {
    const reader = await readerOf(snowTime, locale);
    expect(reader.locale).toBe(locale);
    expect(reader.nameOfSeat(0)).toBe(reader.wording['names.seat-0']?.({}));
    expect(reader.nameOfSeat(0)).not.toBe('1');
    expect((await readerOf(icicles, locale)).nameOfSeat(1)).toBe('2');
  });

  test('a reader knows what the engine, the table, the game, its content and whoever asks say', async () => {
    const names = { 'cards.moon': { en: 'Moon', de: 'Mond', pl: 'Księżyc' } };
    const game = { ...snowTime, content: { ...snowTime.content, names } };
    const { wording } = await readerOf(game, 'de', { 'mine.hello': () => 'Hallo' });
    expect(wording['cards.moon']?.({})).toBe('Mond');
    expect(wording['mine.hello']?.({})).toBe('Hallo');
    for (const key of ['input.twice', 'table.undo-others', 'prompts.choose']) expect(wording[key], key).toBeDefined();
  });
});

describe('why a game cannot go on', () => {
  test('other rules, a move that is not allowed any more, a mistake of ours, content that is lost', async () => {
    const reader = await readerOf(snowTime, 'en');
    const because = (recorded: string, error: unknown) => whyHalted({ rules: recorded }, { rules: '2' }, error);
    expect(because('1', new Error('x'))).toEqual({
      rule: '',
      key: 'table.halted-rules',
      values: { recorded: '1', rules: '2' },
    });
    const refusal = problem('input.twice', { at: 'a', what: 'b' });
    expect(because('2', refusal)).toBe(refusal.phrase);
    const mistake = because('2', new Error('no such card'));
    expect(mistake).toEqual({ rule: '', key: 'table.halted-move', values: { why: 'Error: no such card' } });
    expect(say(mistake, reader)).toContain('no such card');
    expect(playedByOtherRules('1', '2')).toEqual({
      rule: '',
      key: 'table.halted-over',
      values: { recorded: '1', rules: '2' },
    });
    const lost = lostContent('house-1');
    expect(lost).toBeInstanceOf(Problem);
    expect(lost.phrase).toEqual({ rule: '', key: 'table.halted-content', values: { content: 'house-1' } });
  });
});

describe('what a table says of itself', () => {
  const table = () => new Table(icicles, { players: 2, seed: 'table' });

  test('how many moves were played, whose question it is, and what is asked of some seats only', () => {
    const ice = table();
    expect([ice.length, ice.waiting, ice.isOver, ice.winners]).toEqual([0, [1], false, []]);
    expect(ice.questionsTo(seat => seat === 1).map(({ seat }) => seat)).toEqual([1]);
    expect(ice.questionsTo(seat => seat === 0)).toEqual([]);
    ice.play(1, 'aim low');
    expect([ice.length, ice.moves]).toEqual([1, [{ seat: 1, move: 'aim low' }]]);
    const snow = new Table(snowTime, { players: 3, seed: 'table' });
    expect(snow.questionsTo(seat => seat !== 1).map(({ seat }) => seat)).toEqual([0, 2]);
    expect(snow.questionsTo(() => false)).toEqual([]);
    expect(snow.waiting).toEqual([0, 1, 2]);
  });

  test('questions rise with every new one, and secret choices of one share its number', () => {
    const snow = new Table(snowTime, { players: 3, seed: 'table' });
    const first = snow.questionNumber;
    snow.play(0, 'play 6');
    expect(snow.questionNumber).toBe(first);
    for (const seat of [1, 2]) snow.play(seat, 'play 3');
    expect(snow.questionNumber).toBeGreaterThan(first);
  });

  test('nothing to pay where nothing has a price, and none for what is not offered', () => {
    const ice = table();
    expect([ice.payments(1, 'aim low'), ice.payments(1, 'aim high up'), ice.payments(0, 'aim low')]).toEqual([
      [],
      [],
      [],
    ]);
    const paid = { moves: ['a'], words: { key: 'x', rule: '', values: {} }, takes: { fire: 1 } };
    const dear = new Table({ ...icicles, payments: () => [paid] }, { players: 2, seed: 'table' });
    expect([dear.payments(1, 'aim low'), dear.payments(1, 'aim up')]).toEqual([[paid], []]);
  });

  test('a move that is not offered without a reason is refused all the same', () => {
    const mute = new Table({ ...icicles, whyNot: () => null }, { players: 2, seed: 'table' });
    expect(mute.play(1, 'fly')).toEqual({ rule: '', key: 'table.not-a-move', values: { move: 'fly' } });
    expect([mute.length, mute.whyNot(1, 'fly')]).toEqual([0, null]);
  });

  test('all entries; and for each viewer those they may read, as one list that grows', () => {
    const ice = table();
    for (const move of ['aim low', 'draw']) ice.play(1, move);
    expect(ice.entries.map(({ to }) => to)).toEqual([1]);
    const entries = ice.visibleJournal(1);
    expect([
      entries.length,
      ice.visibleJournal(1) === entries,
      ice.visibleJournal(0),
      ice.visibleJournal('spectator'),
    ]).toEqual([1, true, [], []]);
    const journal = ice.journal(1);
    expect([journal, journal === entries]).toEqual([entries, false]);
    ice.rewind(0);
    expect([ice.visibleJournal(1), ice.entries, ice.length]).toEqual([[], [], 0]);
  });

  test('which move was one’s last, and how many came before it', () => {
    const ice = table();
    expect([ice.movesBeforeLast(0), ice.movesBeforeLast(1)]).toEqual([null, null]);
    ice.play(1, 'aim low');
    ice.play(1, 'draw');
    expect([ice.movesBeforeLast(0), ice.movesBeforeLast(1)]).toEqual([null, 1]);
    expect(ice.whyNotUndo(0)).toMatchObject({ key: 'table.nothing-to-undo' });
  });

  test('going back to where nothing was revealed since is not counted', () => {
    const ice = table();
    ice.play(1, 'aim low');
    ice.rewind(0);
    expect(ice.record.takenBack).toBe(0);
    for (const move of ['aim low', 'draw']) ice.play(1, move);
    ice.rewind(2);
    expect([ice.record.takenBack, ice.length]).toEqual([0, 2]);
    ice.rewind(1);
    expect([ice.record.takenBack, ice.length]).toEqual([1, 1]);
  });

  test('a score line by line, a record with all that was settled', () => {
    const ice = new Table(icicles, { players: 2, seed: 'table', options: { length: 'long' } });
    expect(ice.score(0)).toEqual([{ source: 'score.points', points: 0 }]);
    expect(ice.record).toEqual({
      ...{ game: 'icicles', rules: '1', content: 'icicles-1', players: 2, options: { length: 'long' } },
      ...{ seed: ice.seed, takenBack: 0, moves: [] },
    });
  });
});
