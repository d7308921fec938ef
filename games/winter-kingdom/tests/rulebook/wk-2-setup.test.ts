import { Problem } from '@snowbound/engine';
import { Table } from '@snowbound/table';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';

const table = (players: number, options: Record<string, string> = {}, seed = 'setup') =>
  new Table(winterKingdom, { players, seed, options });
const viewOf = (players: number, options: Record<string, string> = {}, seed = 'setup') =>
  table(players, options, seed).view(0);

describe('WK-2 Setup', () => {
  test('WK-2.1 three different scoring cards, an economy card and a twist card, by chance or chosen', () => {
    const { scoring, economy, twist } = viewOf(3);
    expect(new Set(scoring).size).toBe(3);
    expect([economy, twist].every(card => card.length > 0)).toBe(true);
    const chosen = viewOf(2, { twist: 'none', economy: 'furs', 'scoring-1': 'miners', 'scoring-3': 'crowd' });
    expect(chosen).toMatchObject({ twist: 'none', economy: 'furs' });
    expect([chosen.scoring[0], chosen.scoring[2]]).toEqual(['miners', 'crowd']);
    expect(new Set(chosen.scoring).size).toBe(3);
  });

  test.each([
    [{ twist: 'wolves+clan' }, 'Option “twist”'],
    [{ economy: 'gold' }, 'Option “economy”'],
    [{ 'scoring-1': 'dancers' }, 'Option “scoring-1”'],
    [{ fog: 'on' }, 'has no option “fog”'],
  ])('WK-2.1 an option that cannot be is refused: %o', (options, sentence) => {
    expect(() => table(2, options as Record<string, string>)).toThrow(sentence);
  });

  test.each([
    [
      'WK-2.1 a scoring card twice',
      { 'scoring-1': 'miners', 'scoring-2': 'crowd', 'scoring-3': 'miners' },
      /^Option “scoring-3”: "miners" is already chosen as “scoring-1”\. Still free: random, bureaucrats, knights,/,
    ],
    [
      'WK-1.1 a side twice',
      { 'tableau-0': '3a', 'tableau-4': '3a' },
      'Option “tableau-4”: "3a" is already chosen as “tableau-0”. Still free: random, 1a, 1b, 2a, 2b, 4a,',
    ],
    [
      'WK-1.1 both sides of one tableau',
      { 'tableau-2': '1b', 'tableau-5': '1a', 'tableau-6': '2a' },
      'Option “tableau-5”: "1a" is already chosen as “tableau-2”. Still free: random, 3a,',
    ],
    ['WK-2.5 an absent start player', { start: '2' }, 'Option “start”: "2" is not one of: random, 0, 1.'],
  ])('%s is refused before the game starts, naming what would be right', (_what, options, sentence) => {
    expect(() => table(2, options as unknown as Record<string, string>)).toThrow(Problem);
    expect(() => table(2, options as unknown as Record<string, string>)).toThrow(sentence);
  });

  test('WK-2.1 a card that the content does not have is refused', async () => {
    const { file } = winterKingdom.content;
    const twists = file.twists.filter(({ id }) => id !== 'wolves');
    const content = await winterKingdom.readContent({ ...file, twists });
    const lay = { players: 2, seed: 'setup', options: { twist: 'wolves' }, content };
    expect(() => new Table(winterKingdom, lay)).toThrow('Option “twist”: "wolves" is not one of: none, random, clan');
  });

  test('WK-2.2 five players are refused', () => {
    expect(() => table(5)).toThrow('2 to 4 players');
  });

  test('WK-2.2 32 houses, 4 forts, 5 ability cards, a terrain card and Tunnel for each', () => {
    const view = table(4).view(1);
    for (const player of view.players) {
      expect(player).toMatchObject({ housesLeft: 32, fortsLeft: 4, cardsInHand: 5 });
      expect(player.abilities.map(({ id }) => id)).toEqual(['tunnel']);
    }
    expect(view.deck).toBe(30 - 4);
    expect(winterKingdom.content.abilities).toHaveLength(1 + 25);
  });

  test('WK-2.3 coins in turn order', () => {
    const coins = (players: number, start: number) =>
      viewOf(players, { start: String(start) }).players.map(player => player.coins);
    expect(coins(2, 0)).toEqual([1, 2]);
    expect(coins(2, 1)).toEqual([2, 1]);
    expect(coins(3, 1)).toEqual([2, 1, 1]);
    expect(coins(4, 0)).toEqual([1, 1, 2, 2]);
  });

  test('WK-2.3 even coins, if the table chooses them: the house’s, and said to be', async () => {
    const coins = (players: number, start: number) =>
      viewOf(players, { start: String(start), coins: 'even' }).players.map(player => player.coins);
    expect(coins(2, 0)).toEqual([3, 1]);
    expect(coins(2, 1)).toEqual([1, 3]);
    expect(coins(3, 2)).toEqual([1, 2, 3]);
    // With four the printed ones are even.
    expect(coins(4, 0)).toEqual([1, 1, 2, 2]);
    const told = (await winterKingdom.rulesPage(winterKingdom.content)).flatMap(({ rules }) => rules);
    expect(told.find(({ id }) => id === 'WK-2.3 even')?.known).toBe('house');
    expect(told.find(({ id }) => id === 'WK-2.3')?.known).toBe('certain');
    expect(() => table(2, { coins: 'odd' })).toThrow('Option “coins”: "odd" is not one of: printed, even.');
  });

  test('WK-2.4 line direction and upper tableau are settled before the game', () => {
    expect(viewOf(2, { line: 'rising', upper: '3' })).toMatchObject({ line: 'rising', upper: 3 });
    expect(viewOf(2).line).toBe('horizontal');
  });

  test('WK-2.5 the start player begins, by chance or chosen, and play goes clockwise', () => {
    const game = table(3, { start: '2', twist: 'none', economy: 'export' });
    const turns: number[] = [];
    while (turns.length < 6) {
      const [asked] = game.questions;
      if (asked === undefined) break;
      if (turns.at(-1) !== asked.seat) turns.push(asked.seat);
      game.play(asked.seat, asked.options.find(({ move }) => move === 'done')?.move ?? asked.options[0]?.move ?? '');
    }
    expect(turns).toEqual([2, 0, 1, 2, 0, 1]);
    const starts = new Set(Array.from({ length: 20 }, (_, at) => viewOf(3, {}, `seed-${at}`).start));
    expect(starts.size).toBe(3);
  });
});
