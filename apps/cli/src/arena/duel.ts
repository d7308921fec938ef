import { createHash } from 'node:crypto';
import { playMatch } from '@snowbound/bots';
import { botNamed, gameNamed } from '@snowbound/catalogue';
import { type AnyGame, type Bot, fastFromSeed, fork, type Options, type Person, type Seed } from '@snowbound/engine';
import type { Entrant } from './entrant.ts';

const now = (): number => performance.now();

/** One deal played as often as there are people: the one sits in each place once, the other in all other places. */
export interface Duel {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly one: Entrant;
  readonly other: Entrant;
  readonly seed: Seed;
  readonly deal: number;
}

type AnyBot = Bot<unknown, unknown, unknown>;

/** What the one won of each game: 1, 0, or a part of a shared victory. The same cards each time. */
export async function playDuel(duel: Duel): Promise<readonly number[]> {
  const game = await gameNamed(duel.game);
  const shares: number[] = [];
  for (let place = 0; place < duel.players; place++) {
    // New bots each time: nothing thought in one game may help in another.
    const [one, other] = [await botFor(duel.one, game), await botFor(duel.other, game)];
    shares.push(shareOf(game, duel, place, one, other));
  }
  return shares;
}

/** The entrant's bot, thinking as long as the arena allows. */
async function botFor({ bot: name, budget }: Entrant, game: AnyGame): Promise<AnyBot> {
  const bot = await botNamed(name, game, now);
  return budget === null ? bot : { ...bot, budget: { ...budget, now } };
}

function shareOf(
  game: AnyGame,
  { players, options, seed, deal }: Duel,
  place: Person,
  one: AnyBot,
  other: AnyBot,
): number {
  const random = fastFromSeed(createHash('sha256').update(`deal ${deal} of ${seed}`).digest('hex'));
  const choices = fork(random);
  const people = game.seating(players);
  const state = game.setup({ players, options, content: game.content, random, journal: null });
  const bots = Array.from({ length: players }, (_, person) => (person === place ? one : other));
  playMatch(game, state, { people, bots, budget: null }, choices);
  const winners = new Set(game.winners(state).map(seat => people[seat]));
  return winners.has(place) ? 1 / winners.size : 0;
}
