import type { SuggestingBot } from '@snowbound/bots';
import { botNamed } from '@snowbound/catalogue';
import { type AnyGame, chairAt, fastFromSeed, pick, type Question } from '@snowbound/engine';
import { speedOf } from './clock.ts';
import { dealt } from './playouts.ts';

/** Iterations of one thought: a fifth of a second of a slow search. */
const ITERATIONS = 200;

/** B1: iterations a second of the hard bot at the first real choice of a game. */
export async function searchSpeed(game: AnyGame, players: number, seconds: number) {
  const random = fastFromSeed('search');
  const state = dealt(game, players, random);
  // Keeping a Quest or a hand is no opening yet.
  let [decision] = game.questions(state);
  while (decision !== undefined && decision.options.length <= 2) {
    game.apply(state, decision.seat, pick(random, decision.options));
    [decision] = game.questions(state);
  }
  const { seat } = decision as Question<unknown>;
  const chair = chairAt(game, state, game.seating(players), seat);
  // Suggesting spends the whole budget; choosing stops as soon as it is clear what to choose.
  const bot = (await botNamed('hard', game)) as SuggestingBot<unknown, unknown, unknown>;
  return speedOf(seconds, () => {
    bot.suggest(chair, { iterations: ITERATIONS }, random);
    return ITERATIONS;
  });
}
