import type { Content, flow, Game, Phrase, Seat, Target } from '@snowbound/engine';

/** One thing somebody may choose: what to send, what it does, and what to touch for it. */
export interface Option {
  readonly move: string;
  readonly words: Phrase;
  readonly targets: readonly Target[];
}

/** One question the table waits on. */
export interface Question {
  readonly seat: Seat;
  readonly prompt: Phrase;
  readonly options: readonly Option[];
}

/** Options in full, by game, seat and action. */
const DESCRIBED = new WeakMap<object, Map<unknown, Option>[]>();

/** A decision in full. Actions exist once, so what is said of them is made once too, for all tables of the game. */
export function described<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  { seat, prompt, options }: flow.Decision<Action>,
): Question {
  const known = knownTo(game, seat);
  const described: Option[] = [];
  for (const action of options) {
    let option = known.get(action);
    if (option === undefined) {
      option = { move: game.notation(action), words: game.wordsFor(action), targets: game.targets(seat, action) };
      known.set(action, option);
    }
    described.push(option);
  }
  return { seat, prompt, options: described };
}

function knownTo(game: object, seat: Seat): Map<unknown, Option> {
  let bySeat = DESCRIBED.get(game);
  if (bySeat === undefined) {
    bySeat = [];
    DESCRIBED.set(game, bySeat);
  }
  bySeat[seat] ??= new Map();
  return bySeat[seat];
}
