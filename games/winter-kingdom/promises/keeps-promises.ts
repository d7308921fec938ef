import { type Breach, findBreaches, PROMISES } from '@snowbound/testing';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { winterKingdomTrial } from './trial.ts';

/** Holds Winter Kingdom to every promise, over many random games with random options. */
export function keepsPromises(players: number, games: number): void {
  describe(`Winter Kingdom with ${players} players, over ${games} random games:`, () => {
    let breaches: Breach[];
    beforeAll(() => {
      breaches = findBreaches(winterKingdom, winterKingdomTrial(players, games));
    });

    test.each(Object.entries(PROMISES))('%s: %s', name => {
      expect(breaches.filter(({ promise }) => promise === name)).toEqual([]);
    });
  });
}
