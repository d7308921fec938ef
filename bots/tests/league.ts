import { playMatch } from '@snowbound/bots';
import { botNamed, gameNamed } from '@snowbound/catalogue';
import { type Bot, fastFromSeed, fork } from '@snowbound/engine';

/** One bot against another in all other places: so many deals, each from every place. */
export interface Pairing {
  readonly players: number;
  readonly deals: number;
  /** Each with its iterations. */
  readonly one: readonly [string, number];
  readonly other: readonly [string, number];
}

/** What the one wins of its games. */
async function shareOf(name: string, { players, deals, one, other }: Pairing): Promise<number> {
  const game = await gameNamed(name);
  const seating = game.seating(players);
  const ready = async ([bot, iterations]: readonly [string, number]): Promise<Bot<unknown, unknown, unknown>> => ({
    ...(await botNamed(bot, game)),
    budget: { iterations },
  });
  const dice = fastFromSeed(`${one[0]}-${other[0]}`);
  let share = 0;
  for (let deal = 0; deal < deals; deal++) {
    const cards = fork(dice);
    for (let place = 0; place < players; place++) {
      const bots = await Promise.all(seating.map((_, playerIndex) => ready(playerIndex === place ? one : other)));
      const random = { ...cards };
      const state = game.setup({ players, options: {}, content: game.content, random, journal: null });
      playMatch(game, state, { seating, bots, budget: null }, dice);
      const winners = new Set(game.winners(state).map(seat => seating[seat]));
      if (winners.has(place)) share += 1 / winners.size;
    }
  }
  return share / (deals * players);
}

// A process of its own: within the test runner every call across modules is several times as slow.
const [name = '', pairings = '[]'] = process.argv.slice(2);
const shares: number[] = [];
for (const pairing of JSON.parse(pairings) as readonly Pairing[]) shares.push(await shareOf(name, pairing));
process.stdout.write(JSON.stringify(shares));
