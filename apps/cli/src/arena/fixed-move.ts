import { fixedMove } from '@snowbound/bots';
import { botNamed } from '@snowbound/catalogue';
import { type AnyGame, type Bot, type Clock, fastFromSeed, fork, type Options, pick } from '@snowbound/engine';
import { nearest } from '../nearest.ts';
import { misuse } from '../words.ts';

/** Before the move that a bot makes whenever it can, as in `always:play 7`. */
const ALWAYS = 'always:';
/** Games in which a choice has to come up to be taken for one. */
const GAMES = 20;

export const isFixedMove = (bot: string): boolean => bot.startsWith(ALWAYS);

/** The bot an entrant names, ready for this game: one that everybody knows, or one with a fixed move. */
export const botOf = async (name: string, game: AnyGame, now?: Clock): Promise<Bot<unknown, unknown, unknown>> =>
  isFixedMove(name) ? fixedMove(game, name.slice(ALWAYS.length)) : botNamed(name, game, now);

/** Refuses a choice that nobody had in any of a few random games: its bot would be no more than a random one. */
export function refuseUnknownMoves(game: AnyGame, players: number, options: Options, bots: readonly string[]): void {
  const fixedMoves = bots.filter(isFixedMove);
  if (fixedMoves.length === 0) return;
  const known = choicesIn(game, players, options);
  for (const fixedMove of fixedMoves) {
    const given = fixedMove.slice(ALWAYS.length);
    if (known.has(given)) continue;
    throw misuse('cli.unknown-fixed-move', { given, game: game.name, games: GAMES, near: nearest(given, [...known]) });
  }
}

function choicesIn(game: AnyGame, players: number, options: Options): ReadonlySet<string> {
  const random = fastFromSeed('habits');
  const known = new Set<string>();
  for (let played = 0; played < GAMES; played++) {
    const state = game.setup({ players, options, content: game.content, random: fork(random), journal: null });
    for (;;) {
      const [question] = game.questions(state);
      if (question === undefined) break;
      for (const option of question.options) known.add(game.moveFor(option));
      game.apply(state, question.seat, pick(random, question.options));
    }
  }
  return known;
}
