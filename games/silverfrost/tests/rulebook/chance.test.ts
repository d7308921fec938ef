import { fastFromSeed, pick, sealedFrom, seedFrom } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { expect, test } from 'vitest';

/** The piles that cards come from by chance, and their streams: old records are dealt anew by these names. */
const STREAMS = ['big critters', 'deck', 'highlands', 'lowlands', 'snowstorms'];

/** How often each stream was drawn from in a whole random game. */
function drawnIn(players: number, options: Readonly<Record<string, string>> = {}): Readonly<Record<string, number>> {
  const random = sealedFrom(seedFrom(`chance-${players}`));
  const { content } = silverfrost;
  const state = silverfrost.setup({ players, options, content, random, journal: null });
  const player = fastFromSeed('player');
  for (;;) {
    const [asked] = silverfrost.questions(state);
    if (asked === undefined) return random.drawn;
    silverfrost.apply(state, asked.seat, pick(player, asked.options));
  }
}

test('SF-1 every pile has a stream of chance of its own, and the start player too', () => {
  expect(Object.keys(drawnIn(3)).sort()).toEqual([...STREAMS, 'start player']);
  expect(Object.keys(drawnIn(2, { start: '1' })).sort()).toEqual(STREAMS);
});

test('SF-10 Paws has piles of his own', () => {
  expect(Object.keys(drawnIn(1, { paws: '3' })).sort()).toEqual(
    [...STREAMS, 'maps', 'quests of Paws', 'schemes'].sort(),
  );
});

test('SF-1.3, SF-1.4 four Big Critters and one Highland more than players are drawn at the start', () => {
  const random = sealedFrom(seedFrom('start'));
  silverfrost.setup({ players: 2, options: { start: '0' }, content: silverfrost.content, random, journal: null });
  expect(random.drawn).toMatchObject({ 'big critters': 4, highlands: 3, lowlands: 4 });
});
