import { type Breach, findBreaches, PROMISES } from '@snowbound/testing';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { winterKingdomTrial } from './trial.ts';
import { UsedCards } from './used-cards.ts';

/** Holds Winter Kingdom to every promise, over many random games with random options, and says which cards they used. */
export function keepsPromises(players: number, games: number): void {
  describe(`Winter Kingdom with ${players} players, over ${games} random games:`, () => {
    const used = new UsedCards();
    let breaches: Breach[];
    beforeAll(() => {
      breaches = findBreaches(winterKingdom, winterKingdomTrial(players, games, used));
    });

    test.each(Object.entries(PROMISES))('%s: %s', name => {
      expect(breaches.filter(({ promise }) => promise === name)).toEqual([]);
    });

    test('every ability, scoring, economy and twist card is used in them', () => {
      process.stdout.write(`Winter Kingdom, ${players} players, games in which a card was used: ${used.report}\n`);
      expect(used.unused).toEqual([]);
    });
  });
}
