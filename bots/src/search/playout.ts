import { type Content, type Fast, type Game, pick, type Question, type Seat } from '@snowbound/engine';
import type { Worth } from '../features.ts';
import { isRepeat } from './repeats.ts';

/** How long a play-out lasts and how carefully it plays. */
export interface Manner {
  /** Turns: how often another seat is asked than before. */
  readonly turns: number;
  /** How many questions are answered at most. */
  readonly questions: number;
  /** Of how many random moves the best is played. */
  readonly tried: number;
}

/** Plays on, each move the best of a few random ones by its worth to whoever plays it; gives the position reached. */
export function playOn<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  worth: Worth<State>,
  start: State,
  last: Seat,
  { turns, questions, tried }: Manner,
  random: Fast,
): State {
  let state = start;
  let mover = last;
  let left = turns;
  for (let answered = 0; answered < questions; answered++) {
    const questions = game.questions(state);
    const question = questions[questions.length - 1] as Question<Action> | undefined;
    if (question === undefined) return state;
    const { seat, options } = question;
    if (seat !== mover) {
      if (left === 0) return state;
      left--;
      mover = seat;
    }
    if (options.length === 1) game.apply(state, seat, options[0] as Action);
    else if (tried === 1) game.apply(state, seat, pick(random, options));
    else state = best(game, worth, state, question, Math.min(tried, options.length), random);
  }
  return state;
}

/** The position after the best of a few random options, or of all if they are as few. The last is tried on `state` itself. */
function best<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  worth: Worth<State>,
  state: State,
  { seat, options }: Question<Action>,
  tried: number,
  random: Fast,
): State {
  const areFew = options.length === tried;
  let chosen = state;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < tried; at++) {
    const action = areFew ? (options[at] as Action) : pick(random, options);
    if (!areFew && isRepeat(action, at)) continue;
    const after = at < tried - 1 ? game.clone(state) : state;
    game.apply(after, seat, action);
    const points = worth(after, seat);
    if (points <= most) continue;
    most = points;
    chosen = after;
  }
  return chosen;
}
