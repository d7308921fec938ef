import type { Content, flow, Game, OptionSnapshot, QuestionSnapshot } from '@snowbound/engine';

/** Options in full, by game, seat and action. */
const DESCRIBED = new WeakMap<object, Descriptions>();

/** What was said of a game's options so far, by seat and action. */
export type Descriptions = Map<unknown, OptionSnapshot>[];

/** Actions exist once, so what is said of them is made once too, for all tables of the game. */
export function descriptionsFor(game: object): Descriptions {
  const known = DESCRIBED.get(game) ?? [];
  DESCRIBED.set(game, known);
  return known;
}

/** A question in words that leave the table. */
export function described<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  descriptions: Descriptions,
  { seat, prompt, options }: flow.Question<Action>,
): QuestionSnapshot {
  descriptions[seat] ??= new Map();
  const known = descriptions[seat];
  const describe = (action: Action): OptionSnapshot => {
    const option = known.get(action);
    if (option !== undefined) return option;
    const made = { move: game.moveFor(action), words: game.wordsFor(action), targets: game.targets(seat, action) };
    known.set(action, made);
    return made;
  };
  return { seat, prompt, options: options.map(describe) };
}
