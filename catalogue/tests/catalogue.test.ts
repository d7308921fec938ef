import { BOT_NAMES, botNamed, GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import { describe, expect, test } from 'vitest';

describe('the catalogue', () => {
  test.each(GAME_NAMES)('%s can be loaded by its name', async name => {
    const game = await gameNamed(name);
    expect(game.name).toBe(name);
    for (const bot of BOT_NAMES) expect((await botNamed(bot, game)).name).toBe(bot);
  });

  test.each(['snow-tme', 'toString', ''])('an unknown game (“%s”) is refused, naming those there are', async name => {
    await expect(gameNamed(name)).rejects.toThrow(
      `There is no game “${name}”. Games: snow-time, winter-kingdom, silverfrost.`,
    );
  });

  test('an unknown bot is refused, naming those there are', async () => {
    const game = await gameNamed('snow-time');
    await expect(botNamed('genius', game)).rejects.toThrow(
      'There is no bot “genius”. Bots: random, greedy, easy, medium, hard, expert.',
    );
  });
});
