import { playAtRandom } from '@snowbound/bots';
import { type AnyGame, type Fast, fastFromSeed, fork, type Options, pick, readOptions } from '@snowbound/engine';

/** Games played before the clock is read again. */
const BATCH = 20;

export function dealt(game: AnyGame, players: number, random: Fast): unknown {
  return game.setup({
    players,
    options: usualOptions(game),
    content: game.content,
    random: fork(random),
    journal: null,
  });
}

const optionsOf = new Map<string, Options>();

/** Read once a game: the deal is measured, not the reading. */
function usualOptions({ name, options }: AnyGame): Options {
  const known = optionsOf.get(name) ?? readOptions(name, options, {});
  optionsOf.set(name, known);
  return known;
}

/** Plays a batch of random games from the deal to the end. */
export function playBatch(
  game: AnyGame,
  players: number,
  random: Fast,
): { readonly games: number; readonly moves: number } {
  let moves = 0;
  for (let played = 0; played < BATCH; played++) moves += playAtRandom(game, dealt(game, players, random), random);
  return { games: BATCH, moves };
}

/** A position in the middle of a random game, where somebody has already chosen if choices are secret. */
export function middleOf(game: AnyGame, players: number): unknown {
  const random = fastFromSeed('middle');
  const whole = playAtRandom(game, dealt(game, players, fastFromSeed('middle')), random);
  const state = dealt(game, players, fastFromSeed('middle'));
  const again = fastFromSeed('middle');
  for (let moves = 0; moves < Math.floor(whole / 2); moves++) {
    const decision = game.questions(state).at(-1);
    if (decision === undefined) break;
    game.apply(state, decision.seat, pick(again, decision.options));
  }
  return state;
}
