import { GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import { describe, expect, it } from 'vitest';
import { doorOf } from '../../src/games/doors.ts';

describe('who can be played against alone', () => {
  it.each(GAME_NAMES)('%s: what the home page offers is what the game knows', async name => {
    const { players, options } = await gameNamed(name);
    const { solo } = doorOf(name);
    expect(solo !== undefined).toBe(players.least === 1);
    if (solo !== undefined) expect(options).toContainEqual({ name: solo.option, choices: solo.levels });
  });
});
