import type { Content, flow, Game, Phrase, Prompt, Seat, Target } from '@snowbound/engine';

/** One thing somebody may choose: what to send, what it does, and what to touch for it. */
export interface Option {
  readonly move: string;
  readonly words: Phrase;
  readonly targets: readonly Target[];
}

/** One question the table waits on. */
export interface Question {
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly options: readonly Option[];
}

/** Options in full, by game, seat and action. */
const DESCRIBED = new WeakMap<object, Descriptions>();

/** What was said of a game's options so far, by seat and action. */
export type Descriptions = Map<unknown, Option>[];

/** Actions exist once, so what is said of them is made once too, for all tables of the game. */
export function descriptionsFor(game: object): Descriptions {
  const known = DESCRIBED.get(game) ?? [];
  DESCRIBED.set(game, known);
  return known;
}

/** A decision in full. */
export function described<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  descriptions: Descriptions,
  { seat, prompt, options }: flow.Decision<Action>,
): Question {
  descriptions[seat] ??= new Map();
  const known = descriptions[seat];
  const describe = (action: Action): Option => {
    const option = known.get(action);
    if (option !== undefined) return option;
    const made = { move: game.notation(action), words: game.wordsFor(action), targets: game.targets(seat, action) };
    known.set(action, made);
    return made;
  };
  return { seat, prompt, options: options.map(describe) };
}
