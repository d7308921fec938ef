import { type Bot, type Content, chairAt, type Fast, fork, type Game, pick, total, unitFrom } from '@snowbound/engine';
import type { Features } from '../features.ts';
import type { Evaluation } from '../profile.ts';
import { type Regression, regressionOver } from './regression.ts';

/** How bots learn from their own games. */
export interface Lesson {
  readonly players: number;
  readonly games: number;
  readonly iterations: number;
  /** How many moves in a hundred are made at random, so that unusual positions come up. */
  readonly strayPercent: number;
}

/** How strongly weights stay what they were: as if so many games had agreed with them. Positions of one game are alike. */
const CAUTIOUS_GAMES = 40;

/** Lets the bot play against itself and fits the weights of each phase to how its games ended. */
export function learned<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  { features, weights }: Evaluation<State>,
  bot: Bot<State, Action, View>,
  lesson: Lesson,
  random: Fast,
  onGame: () => void,
): number[][] {
  const { names, phases } = features;
  const byPhase = Array.from({ length: phases }, () => regressionOver(names.length));
  for (let number = 0; number < lesson.games; number++) {
    watch(game, features, bot, lesson, byPhase, fork(random));
    onGame();
  }
  return byPhase.map((regression, phase) =>
    regression.solve(weights.byPhase[phase] ?? [], CAUTIOUS_GAMES / lesson.games),
  );
}

/** A position as it looked for one seat. */
interface Sample {
  readonly seat: number;
  readonly phase: number;
  readonly measured: readonly number[];
}

/** Plays one game and adds every position at the beginning of a turn, with what it came to. */
function watch<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  features: Features<State>,
  bot: Bot<State, Action, View>,
  { players, iterations, strayPercent }: Lesson,
  byPhase: readonly Regression[],
  random: Fast,
): void {
  const seating = game.seating(players);
  const deal = { players, options: {}, content: game.content, random: fork(random), journal: null };
  const state = game.setup(deal);
  const samples: Sample[] = [];
  let mover = -1;
  for (;;) {
    const [question] = game.questions(state);
    if (question === undefined) break;
    const { seat, options } = question;
    if (seat !== mover) samples.push(...samplesOf(features, state, seating.length));
    mover = seat;
    const strays = 100 * unitFrom(random) < strayPercent;
    const chair = chairAt(game, state, seating, seat);
    game.apply(state, seat, strays ? pick(random, options) : bot.choose(chair, { iterations }, random));
  }
  const points = seating.map((_, seat) => total(game.score(state, seat)));
  const outcomes = features.isShared ? points.map((_, seat) => aboveOthers(points, seat)) : points;
  for (const { seat, phase, measured } of samples) byPhase[phase]?.add(measured, outcomes[seat] as number);
}

/** The position for each seat: what it has, or what it has more than the others on average. */
function samplesOf<State>(features: Features<State>, state: State, seats: number): Sample[] {
  const all = Array.from({ length: seats }, (_, seat) => {
    const measured: number[] = [];
    features.measure(state, seat, measured);
    return measured;
  });
  return all.map((own, seat) => {
    const feature = (_: number, at: number) =>
      aboveOthers(
        all.map(measured => measured[at] as number),
        seat,
      );
    return { seat, phase: features.phaseOf(state, seat), measured: features.isShared ? own.map(feature) : own };
  });
}

function aboveOthers(values: readonly number[], seat: number): number {
  const own = values[seat] as number;
  const sum = values.reduce((total, value) => total + value, 0);
  return own - (sum - own) / (values.length - 1);
}
