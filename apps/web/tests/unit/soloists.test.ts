import { GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import { describe, expect, it } from 'vitest';
import { soloistOf } from '../../src/solo/soloists.ts';

describe('who can be played against alone', () => {
  it.each(GAME_NAMES)('%s: what the home page offers is what the game knows', async name => {
    const { players, options } = await gameNamed(name);
    const soloist = soloistOf(name);
    expect(soloist !== null).toBe(players.least === 1);
    if (soloist !== null) expect(options).toContainEqual({ name: soloist.option, choices: soloist.levels });
  });
});
