import type { Bot, Budget, Chair, Content, Fast, Game } from '@snowbound/engine';
import type { Features, Weights } from './features.ts';
import type { Level, LevelName } from './levels.ts';
import type { Manner } from './search/playout.ts';

/** How far a play-out goes; it ends with whichever comes first. */
export interface Foresight {
  /** How often another seat is asked than before; a round is as often as there are seats, so that whoever moved last has had another turn. */
  readonly turns: number | 'a round';
  /** Turns may be long, and with one player nobody else is ever asked. */
  readonly questions: number;
}

/** What a thinking bot knows of a game beside its rules. */
export interface Evaluation<State> {
  readonly features: Features<State>;
  readonly weights: Weights;
  /** A lead of so many points wins about three games in four. */
  readonly scale: number;
  /** How far each level plays on before it evaluates a position. */
  readonly foresight: Readonly<Record<LevelName, Foresight>>;
  /** Levels that look at rarely tried branches more or less than is usual. */
  readonly curiosity?: Partial<Readonly<Record<LevelName, number>>>;
  /** Of how many random moves a play-out plays the best. */
  readonly tried: number;
}

/** An option, how likely it wins as far as the search can tell, and how sure it is: half a 95 % interval. */
export interface Suggestion<Action> {
  readonly action: Action;
  readonly chance: number;
  readonly error: number;
  /** How often it should be chosen: most of the time one option always, in secret choices several by turns. */
  readonly share: number;
}

/** A bot that can also say what it thinks. */
export interface SuggestingBot<State, Action, View> extends Bot<State, Action, View> {
  /** The options it looked at, the best first. */
  suggest(chair: Chair<State, Action, View>, budget: Budget, random: Fast): readonly Suggestion<Action>[];
}

/** How the bots of a game think: what they know, and the search that suits it. */
export interface BotProfile<State, Action, View, Set extends Content> {
  readonly evaluation: Evaluation<State>;
  /** The weights that training begins with. */
  readonly beginning: Weights;
  bot(
    game: Game<State, Action, View, Set>,
    evaluation: Evaluation<State>,
    level: Level,
  ): SuggestingBot<State, Action, View>;
}

/** The bot profile of a game whose types are known. */
export type ProfileOf<Known> =
  Known extends Game<infer State, infer Action, infer View, infer Set> ? BotProfile<State, Action, View, Set> : never;

export type AnyProfile = BotProfile<unknown, unknown, unknown, Content>;

/** How somebody of this level plays on where so many sit. */
export function mannerOf<State>({ foresight, tried }: Evaluation<State>, { name }: Level, seats: number): Manner {
  const { turns, questions } = foresight[name];
  return { turns: turns === 'a round' ? seats : turns, questions, tried };
}
