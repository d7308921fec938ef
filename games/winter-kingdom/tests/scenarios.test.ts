import { LOCALES, say } from '@snowbound/engine';
import { readerOf, readScenario, runScenario } from '@snowbound/table';
import { JOINED, winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';

const english = await readerOf(winterKingdom, 'en');

const run = (arrange: unknown, more: object = {}) =>
  runScenario(winterKingdom, readScenario({ game: 'winter-kingdom', players: 2, arrange, ...more }), english);

const one = (player: object) => ({ players: [player, {}] });
const FIVE = ['farm', 'mine', 'market', 'mule', 'caravan'];

const CASES: readonly [string, string, string, object][] = [
  ['WK-2.1', 'no scoring cards', 'scoring', { scoring: [] }],
  ['WK-2.1', 'four scoring cards', 'scoring', { scoring: ['knights', 'miners', 'crowd', 'loners'] }],
  ['WK-2.1', 'a scoring card twice', 'scoring[1]', { scoring: ['knights', 'knights', 'crowd'] }],
  ['WK-2.2', 'six abilities', 'players[0].abilities', one({ abilities: [...FIVE, 'tower'], hand: [] })],
  ['WK-2.2', 'six cards in hand', 'players[0]', one({ hand: [...FIVE, 'tower'] })],
  ['WK-2.2', 'six cards in hand and in play', 'players[0]', one({ hand: FIVE, abilities: ['tower'] })],
  ['WK-2.2', 'six cards of a terrain', 'deck.grass', { deck: { grass: 6 } }],
  ['WK-2.2', 'a terrain card in two places', 'discards.grass', { deck: { grass: 5 }, discards: { grass: 1 } }],
];

describe('positions no game of Winter Kingdom comes to', () => {
  test.each(CASES)('%s %s is refused naming the field, unless the file says so', async (rule, _what, at, arrange) => {
    await expect(run(arrange)).rejects.toMatchObject({
      phrase: { key: 'scenario.impossible', rule, values: { why: { values: { at: `arrange.${at}` } } } },
    });
    expect(await run(arrange, { impossible: true })).toMatchObject({ ok: true });
  });

  test('each is said in three languages', async () => {
    for (const locale of LOCALES) {
      const reader = await readerOf(winterKingdom, locale);
      for (const [, what, , arrange] of CASES) {
        const problem = await run(arrange).catch(error => error);
        expect(say(problem.phrase, reader), what).toContain('"impossible": true');
      }
    }
  });
});

describe('scenarios of Winter Kingdom', () => {
  test('an empty hand stays empty, one left out is dealt beside what is in play', async () => {
    const arrange = { players: [{ hand: [] }, { abilities: ['farm'] }] };
    const expected = { 'view:0 /hand': [], 'view:0 /cardsInHand': 0, 'view:1 /cardsInHand': 4 };
    expect(await run(arrange, { expect: expected })).toEqual({ ok: true, show: {} });
  });

  test('players that are none are refused', async () => {
    await expect(run({ players: [] })).rejects.toThrow('arrange.players: 2 entries are needed here, not 0.');
  });

  test('a space is named by its number or by row and column, and shown so', async () => {
    const rows = [...new Set(JOINED.grid.places.map(({ r }) => r))];
    const inRow = (row: number) => JOINED.grid.places.flatMap(({ r }, cell) => (r === rows[row - 1] ? [cell] : []));
    const space = inRow(12)[4] as number;
    const arrange = {
      fill: 'G',
      spaces: { r12c9: 'V', r1c1: 'C' },
      start: 0,
      players: [
        { houses: ['r12c5'], terrain: 'grass', hand: [] },
        { houses: [space + 3], hand: [] },
      ],
    };
    const moves = [{ seat: 0, move: 'build r12c6' }];
    const wanted = {
      'view:0 /houses': ['r12c5', space + 1],
      'view:1 /houses/0': 'r12c8',
      'options:0': { has: ['build r12c7', `build ${space - 1}`], not: ['build r12c8'] },
    };
    const outcome = await run(arrange, { moves, expect: wanted, spaces: 'rows', show: ['options:0', 'view:0'] });
    expect(outcome).toMatchObject({
      ok: true,
      show: {
        'options:0': expect.arrayContaining(['build r12c7', 'fort']),
        'view:0': { placed: ['r12c6'], players: [{ houses: ['r12c5', 'r12c6'] }, { houses: ['r12c8'] }] },
      },
    });
    const refused = await run(arrange, { moves: [{ seat: 0, move: 'build r12c8' }], spaces: 'rows' });
    expect(refused).toMatchObject({ ok: false, at: 1, offered: expect.arrayContaining(['build r12c4']) });
  });

  test('parts of a view, and what differs, show spaces by row and column too; numbers that are no spaces stay', async () => {
    const arrange = {
      fill: 'G',
      players: [{ houses: ['r12c5'], terrain: 'grass', coins: 3, abilities: ['mule'] }, {}],
    };
    const looks = ['view:0 /houses', 'view:0 /players/0/houses/0', 'view:0 /subject', 'view:0 /coins', 'waiting'];
    const wanted = {
      'view:0 /houses': ['r12c6'],
      'view:0 /players/0': { houses: { not: ['r12c5'] } },
      'options:0': { has: ['to r1c1'] },
      'view:0 /coins': 2,
    };
    const moves = [
      { seat: 0, move: 'use mule' },
      { seat: 0, move: 'take r12c5' },
    ];
    expect(await run({ ...arrange, start: 0 }, { moves, expect: wanted, spaces: 'rows', show: looks })).toMatchObject({
      show: {
        'view:0 /houses': ['r12c5'],
        'view:0 /players/0/houses/0': 'r12c5',
        'view:0 /subject': 'r12c5',
        'view:0 /coins': 3,
        waiting: [0],
      },
      differs: [
        { path: 'view:0 /houses/0', expected: 'r12c6', actual: 'r12c5' },
        { path: 'view:0 /players/0/houses', kind: 'has', expected: 'r12c5', actual: ['r12c5'] },
        { path: 'options:0', kind: 'lacks', expected: 'to r1c1', actual: expect.arrayContaining(['to r12c6']) },
        { path: 'view:0 /coins', expected: 2, actual: 3 },
      ],
    });
  });

  test('the journal and refusals call spaces so too', async () => {
    const arrange = {
      fill: 'G',
      start: 0,
      players: [{ houses: ['r12c5'], terrain: 'grass', abilities: ['mule'] }, {}],
    };
    const moves = ['use mule', 'take r12c5', 'to r12c6'].map(move => ({ seat: 0, move }));
    const said = 'Orange moves a house from space r12c5 to r12c6.';
    const more = { moves, spaces: 'rows', show: ['journal:en'] };
    expect(await run(arrange, { ...more, expect: { 'journal:en': { has: [said] } } })).toMatchObject({ ok: true });
    const again = [...moves, { seat: 0, move: 'build r12c6' }];
    expect(await run(arrange, { ...more, moves: again })).toMatchObject({
      ok: false,
      refused: { text: 'A piece already stands on space r12c6.' },
    });
  });

  test.each([
    ['a row that is not there', 'r28c1', 'problems.no-row'],
    ['a column that is not there', 'r1c99', 'problems.no-column'],
    ['column 0', 'r1c0', 'problems.no-column'],
  ])('%s is refused naming the field', async (_what, name, key) => {
    await expect(run(one({ houses: [name] }))).rejects.toMatchObject({
      phrase: { key, values: { at: 'arrange.players[0].houses[0]', name } },
    });
    await expect(run({}, { moves: [{ seat: 0, move: `build ${name}` }] })).rejects.toMatchObject({ phrase: { key } });
  });
});
