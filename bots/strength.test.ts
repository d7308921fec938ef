import { playMatch } from '@snowbound/bots';
import { botNamed, gameNamed } from '@snowbound/catalogue';
import { type Bot, type Budget, fastFromSeed, fork } from '@snowbound/engine';
import { describe, expect, test } from 'vitest';

type AnyBot = Bot<unknown, unknown, unknown>;

interface Rival {
  readonly bot: string;
  readonly budget: Budget;
}

/** What `one` wins of so many deals, each played from every place against the other in all other places. */
async function won(name: string, players: number, deals: number, one: Rival, other: Rival): Promise<number> {
  const game = await gameNamed(name);
  const people = game.seating(players);
  const ready = async ({ bot, budget }: Rival): Promise<AnyBot> => ({ ...(await botNamed(bot, game)), budget });
  const dice = fastFromSeed(`${one.bot}-${other.bot}`);
  let share = 0;
  for (let deal = 0; deal < deals; deal++) {
    const cards = fork(dice);
    for (let place = 0; place < players; place++) {
      const bots = await Promise.all(people.map((_, person) => ready(person === place ? one : other)));
      const random = { ...cards };
      const state = game.setup({ players, options: {}, content: game.content, random, journal: null });
      playMatch(game, state, { people, bots, budget: null }, dice);
      const winners = new Set(game.winners(state).map(seat => people[seat]));
      if (winners.has(place)) share += 1 / winners.size;
    }
  }
  return share / (deals * players);
}

const rival = (bot: string, iterations: number): Rival => ({ bot, budget: { iterations } });

describe('at a small budget the order of strength is clear', () => {
  test.each([
    ['silverfrost', 2, 1, rival('hard', 12), rival('random', 1), 1],
    ['winter-kingdom', 2, 1, rival('hard', 12), rival('random', 1), 1],
    ['snow-time', 3, 5, rival('hard', 250), rival('random', 1), 0.45],
    ['silverfrost', 2, 1, rival('hard', 12), rival('greedy', 4), 1],
    ['winter-kingdom', 2, 1, rival('hard', 24), rival('greedy', 4), 1],
    ['snow-time', 3, 5, rival('hard', 800), rival('greedy', 8), 0.45],
    ['silverfrost', 2, 2, rival('hard', 24), rival('easy', 8), 0.75],
    ['winter-kingdom', 2, 2, rival('hard', 24), rival('easy', 8), 0.75],
    ['snow-time', 3, 5, rival('hard', 250), rival('easy', 20), 0.4],
  ] as const)('%s with %i: of %i deals %o wins against %o', async (game, players, deals, one, other, least) => {
    expect(await won(game, players, deals, one, other)).toBeGreaterThanOrEqual(least);
  });
});
