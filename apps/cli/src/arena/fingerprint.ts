import { createHash } from 'node:crypto';
import { type AnyGame, type Bot, chairAt, fastFromSeed, fork, type Options } from '@snowbound/engine';
import type { Entrant } from './entrant.ts';
import { botOf } from './fixed-move.ts';

/** Moves that are looked at, and how long a bot thinks about each. */
const MOVES = 24;
const ITERATIONS = 24;
const DIGITS = 12;

/**
 * A mark of how bots play: a hash of the beginning of a game that they play by turns. Other weights, levels, rules or cards
 * give another mark, and so does nearly every change of how they think.
 */
export async function fingerprintOf(
  game: AnyGame,
  players: number,
  options: Options,
  entrants: readonly Entrant[],
): Promise<string> {
  const random = fastFromSeed('fingerprint');
  const seating = game.seating(players);
  const state = game.setup({ players, options, content: game.content, random: fork(random), journal: null });
  const bots = await Promise.all(entrants.map(({ bot }) => botOf(bot, game)));
  const hash = createHash('sha256');
  for (let move = 0; move < MOVES; move++) {
    const [question] = game.questions(state);
    if (question === undefined) break;
    const { seat } = question;
    const bot = bots[move % bots.length] as Bot<unknown, unknown, unknown>;
    const action = bot.choose(chairAt(game, state, seating, seat), { iterations: ITERATIONS }, random);
    hash.update(`${game.moveFor(action)}\n`);
    game.apply(state, seat, action);
  }
  return hash.digest('hex').slice(0, DIGITS);
}
