import type { SuggestingBot } from '@snowbound/bots';
import { BOT_NAMES, botNamed, GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import { type AnyGame, type Chair, chairAt, type Fast, fastFromSeed, fork, pick, type Seat } from '@snowbound/engine';
import { describe, expect, test } from 'vitest';

const LEVELS = BOT_NAMES.filter(name => name !== 'random' && name !== 'greedy');
const PLAYERS = 3;
const budget = { iterations: 30 };
/** Milliseconds between two looks at an imagined clock. */
const TICK = 4;

/** A position in which somebody has a choice. */
function positionOf(game: AnyGame, moves: number, dice: Fast): { readonly state: unknown; readonly seat: Seat } {
  const deal = { players: PLAYERS, options: {}, content: game.content, random: fork(dice), journal: null };
  const state = game.setup(deal);
  for (let move = 0; ; move++) {
    const questions = game.questions(state);
    const question = questions[questions.length - 1];
    if (question === undefined) throw new Error('it ended too soon');
    if (move >= moves && question.options.length > 1) return { state, seat: question.seat };
    game.apply(state, question.seat, pick(dice, question.options));
  }
}

const chairIn = (game: AnyGame, state: unknown, seat: Seat): Chair<unknown, unknown, unknown> =>
  chairAt(game, state, game.seating(PLAYERS), seat);

describe.each(GAME_NAMES)('%s', name => {
  test.each(LEVELS)('no peeking: with other hidden cards and choices %s plays the same', async level => {
    const game = await gameNamed(name);
    const dice = fastFromSeed('peek');
    for (const moves of [0, 7, 16, 23, 31]) {
      const { state, seat } = positionOf(game, moves, dice);
      const choices = [];
      for (let world = 0; world < 4; world++) {
        const same = world === 0 ? state : game.imagine(state, seat, fork(dice));
        const bot = await botNamed(level, game);
        choices.push(game.moveFor(bot.choose(chairIn(game, same, seat), budget, fastFromSeed('thoughts'))));
      }
      expect(new Set(choices).size).toBe(1);
    }
  });

  test.each(LEVELS)('%s chooses one of its options, and the same again with the same seed', async level => {
    const game = await gameNamed(name);
    const { state, seat } = positionOf(game, 11, fastFromSeed('again'));
    const chair = chairIn(game, state, seat);
    const bots = [await botNamed(level, game), await botNamed(level, game)];
    const [first, second] = bots.map(bot => bot.choose(chair, budget, fastFromSeed('thoughts')));
    expect(chair.options).toContain(first);
    expect(second).toBe(first);
  });

  test('a counted budget is kept: no more worlds than that are imagined, but for a first look', async () => {
    const game = await gameNamed(name);
    const { state, seat } = positionOf(game, 9, fastFromSeed('count'));
    const chair = chairIn(game, state, seat);
    for (const iterations of [1, 20, 90]) {
      let worlds = 0;
      const imagine = (random: Fast): unknown => {
        worlds++;
        return chair.imagine(random);
      };
      (await botNamed('hard', game)).choose(
        { ...chair, options: chair.options, imagine },
        { iterations },
        fastFromSeed('x'),
      );
      expect(worlds).toBeGreaterThan(1);
      expect(worlds).toBeLessThanOrEqual(iterations + 1);
    }
  });

  test.each(['hard', 'expert'])(
    '%s keeps its own budget in time, by a clock that ticks with every world',
    async level => {
      const game = await gameNamed(name);
      const { state, seat } = positionOf(game, 9, fastFromSeed('clock'));
      const chair = chairIn(game, state, seat);
      let time = 0;
      const imagine = (random: Fast): unknown => {
        time += TICK;
        return chair.imagine(random);
      };
      const watched = { ...chair, options: chair.options, imagine };
      const bot = (await botNamed(level, game, () => time)) as SuggestingBot<unknown, unknown, unknown>;
      const { milliseconds = 0 } = bot.budget;
      bot.choose(watched, bot.budget, fastFromSeed('x'));
      expect(time).toBeGreaterThan(TICK);
      expect(time).toBeLessThanOrEqual(milliseconds + TICK);
      // Who asks for chances wants them as exact as the time allows.
      time = 0;
      bot.suggest(watched, bot.budget, fastFromSeed('x'));
      expect(time).toBeGreaterThan(0.8 * milliseconds);
      expect(time).toBeLessThanOrEqual(milliseconds + TICK);
    },
  );
});

describe.each(GAME_NAMES.filter(name => name !== 'snow-time'))('%s: searching a tree', name => {
  test('with a counted budget it stops early where it is clear what to choose, always at the same point', async () => {
    const game = await gameNamed(name);
    const dice = fastFromSeed('settled');
    let [spent, allowed] = [0, 0];
    for (const moves of [3, 9, 15, 21, 27, 33, 39]) {
      const { state, seat } = positionOf(game, moves, dice);
      const chair = chairIn(game, state, seat);
      const worldsOf = async (deed: 'choose' | 'suggest'): Promise<number> => {
        let worlds = 0;
        const imagine = (random: Fast): unknown => {
          worlds++;
          return chair.imagine(random);
        };
        const bot = (await botNamed('hard', game)) as SuggestingBot<unknown, unknown, unknown>;
        bot[deed]({ ...chair, options: chair.options, imagine }, { iterations: 64 }, fastFromSeed('x'));
        return worlds;
      };
      const worlds = await worldsOf('choose');
      expect(await worldsOf('choose')).toBe(worlds);
      spent += worlds;
      allowed += await worldsOf('suggest');
    }
    expect(spent).toBeLessThan(allowed);
  });
});
