import {
  adviserFor,
  BOT_NAMES,
  botNamed,
  botsFor,
  GAME_NAMES,
  gameNamed,
  labMetricsOf,
  profileOf,
  usualBotFor,
} from '@snowbound/catalogue';
import { type AnyGame, fastFromSeed } from '@snowbound/engine';
import { Table } from '@snowbound/table';
import { icicles } from '@snowbound/testing';
import { describe, expect, test } from 'vitest';

describe('the catalogue', () => {
  test.each(GAME_NAMES)('%s can be loaded by its name', async name => {
    const game = await gameNamed(name);
    expect(game.name).toBe(name);
    for (const bot of BOT_NAMES) expect((await botNamed(bot, game)).name).toBe(bot);
    expect(botsFor(name)).toEqual(BOT_NAMES);
    expect(usualBotFor(name)).toBe('medium');
    expect((await adviserFor(game))?.name).toBe('expert');
  });

  describe('a game without a bot profile', () => {
    const game = icicles as unknown as AnyGame;

    test('offers only the bots that need none, and no advice', async () => {
      expect(botsFor(game.name)).toEqual(['random', 'greedy']);
      expect(usualBotFor(game.name)).toBe('greedy');
      expect(await profileOf(game.name)).toBeNull();
      expect(await labMetricsOf(game.name)).toBeNull();
      expect(await adviserFor(game)).toBeNull();
    });

    test.each(BOT_NAMES.slice(1))('is played by greedy where %s was asked for', async name => {
      const bot = await botNamed(name, game);
      expect(bot.name).toBe('greedy');
      const table = new Table(game, { players: 2, seed: '17'.repeat(32), options: {} });
      const [seat = 0] = table.waiting;
      const action = bot.choose(table.chair(seat), bot.budget, fastFromSeed('bots'));
      expect(table.play(seat, game.moveFor(action))).toBeNull();
    });

    test('still refuses a bot that nobody knows', async () => {
      await expect(botNamed('genius', game)).rejects.toThrow('There is no bot “genius”.');
    });
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
