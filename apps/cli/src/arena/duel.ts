import { createHash } from 'node:crypto';
import { playMatch } from '@snowbound/bots';
import { gameNamed } from '@snowbound/catalogue';
import {
  type AnyGame,
  type Bot,
  fastFromSeed,
  fork,
  type Options,
  type PlayerIndex,
  type Seed,
  total,
} from '@snowbound/engine';
import type { Entrant } from './entrant.ts';
import { botOf } from './fixed-move.ts';

const now = (): number => performance.now();

/** One game: the one sits in one place, the other in all other places. A deal has the same cards whoever sits where. */
export interface Duel {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly one: Entrant;
  readonly other: Entrant;
  readonly seed: Seed;
  readonly deal: number;
  readonly place: PlayerIndex;
}

/** How it ended. */
export interface DuelEnd {
  /** What the one won: 1, 0, or a part of a shared victory. */
  readonly share: number;
  /** The best score of each player. */
  readonly scores: readonly number[];
}

/** Plays one game with new bots: nothing thought in one game may help in another. */
export async function playDuel({
  game: name,
  players,
  options,
  one,
  other,
  seed,
  deal,
  place,
}: Duel): Promise<DuelEnd> {
  const game = await gameNamed(name);
  const [first, second] = [await botFor(one, game), await botFor(other, game)];
  const random = fastFromSeed(createHash('sha256').update(`deal ${deal} of ${seed}`).digest('hex'));
  const choices = fork(random);
  const seating = game.seating(players);
  const state = game.setup({ players, options, content: game.content, random, journal: null });
  const bots = Array.from({ length: players }, (_, playerIndex) => (playerIndex === place ? first : second));
  playMatch(game, state, { seating, bots, budget: null }, choices);
  const winners = new Set(game.winners(state).map(seat => seating[seat]));
  const points = seating.map((_, seat) => total(game.score(state, seat)));
  const scores = bots.map((_, playerIndex) =>
    Math.max(...points.filter((_points, seat) => seating[seat] === playerIndex)),
  );
  return { share: winners.has(place) ? 1 / winners.size : 0, scores };
}

/** The entrant's bot, thinking as long as the arena allows. */
async function botFor({ bot: name, budget }: Entrant, game: AnyGame): Promise<Bot<unknown, unknown, unknown>> {
  const bot = await botOf(name, game, now);
  return budget === null ? bot : { ...bot, budget: { ...budget, now } };
}
