import { snowTime } from '@snowbound/snow-time';
import { type Breach, findBreaches, PROMISES } from '@snowbound/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { snowTimeTrial } from './trial.ts';

const GAMES = 10_000;

/** Holds Snow Time to every promise, over many random games. */
export function keepsPromises(players: number): void {
  describe(`Snow Time with ${players} players, over ${GAMES} random games:`, () => {
    let breaches: Breach[];
    beforeAll(() => {
      breaches = findBreaches(snowTime, snowTimeTrial(players, GAMES));
    });

    test.each(Object.entries(PROMISES))('%s: %s', name => {
      expect(breaches.filter(({ promise }) => promise === name)).toEqual([]);
    });
  });
}
