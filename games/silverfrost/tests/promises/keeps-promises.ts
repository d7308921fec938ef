import type { OptionSpec } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { type Breach, findBreaches, PROMISES } from '@snowbound/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { silverfrostTrial } from './trial.ts';

/** Holds Silverfrost to every promise, over many random games with random options. */
export function keepsPromises(players: number, games: number, content = silverfrost.content): void {
  holds(`${players} players and the content ${content.file.name}`, { ...silverfrost, content }, players, games, '');
}

/** The same for one player against one level of Paws. */
export function keepsPromisesAgainstPaws(level: string, games: number): void {
  const choose = (spec: OptionSpec): OptionSpec => (spec.name === 'paws' ? { ...spec, choices: [level] } : spec);
  const game = { ...silverfrost, options: silverfrost.options.map(choose) };
  holds(`one player against Paws on level ${level}`, game, 1, games, `-${level}`);
}

function holds(who: string, game: typeof silverfrost, players: number, games: number, series: string): void {
  describe(`Silverfrost with ${who}, over ${games} random games:`, () => {
    let breaches: Breach[];
    beforeAll(() => {
      const trial = silverfrostTrial(game.content, players, games);
      breaches = findBreaches(game, { ...trial, seed: `${trial.seed}${series}` });
    });

    test.each(Object.entries(PROMISES))('%s: %s', name => {
      expect(breaches.filter(({ promise }) => promise === name)).toEqual([]);
    });
  });
}
