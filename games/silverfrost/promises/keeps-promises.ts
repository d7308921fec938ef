import { silverfrost } from '@snowbound/silverfrost';
import { type Breach, findBreaches, PROMISES } from '@snowbound/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { silverfrostTrial } from './trial.ts';

/** Holds Silverfrost to every promise, over many random games with random options. */
export function keepsPromises(players: number, games: number, content = silverfrost.content): void {
  const game = { ...silverfrost, content };
  describe(`Silverfrost with ${players} players and the content ${content.file.name}, over ${games} random games:`, () => {
    let breaches: Breach[];
    beforeAll(() => {
      breaches = findBreaches(game, silverfrostTrial(content, players, games));
    });

    test.each(Object.entries(PROMISES))('%s: %s', name => {
      expect(breaches.filter(({ promise }) => promise === name)).toEqual([]);
    });
  });
}
