import type { Content, Game, Phrase, PlayerIndex, Seat } from '@snowbound/engine';
import type { Interval } from './intervals.ts';

/** A card, ability or space that is looked at. */
export interface Thing {
  readonly id: string;
  readonly name: Phrase;
}

/** Things that are compared with each other, and what would be fair for all of them. */
export interface Group {
  readonly name: GroupName;
  readonly things: readonly Thing[];
  /** Between which shares of those who could it should be played. */
  readonly playRate: Interval | null;
  /** How far having or playing it may shift the chance to win, either way. */
  readonly difference: number | null;
  /** Between which means its points should lie. */
  readonly points: Interval | null;
}

export const GROUP_NAMES = ['cards', 'abilities', 'scoring', 'spaces'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

/** What is noted of one player in one game, for each thing of one group by its number. */
export interface Noted {
  /** How often it was in reach: in hand, dealt, or on the table for all. */
  readonly drawn: number[];
  /** Turns on which it could have been played. */
  readonly offered: number[];
  readonly played: number[];
  /** How often it was used after that. */
  readonly used: number[];
  readonly points: number[];
}

/** One player's game. */
export interface PlayerNotes {
  /** What they won: 1, 0, or a part of a shared victory. */
  readonly won: number;
  readonly score: number;
  readonly turns: number;
  /** Points by where they came from. */
  readonly sources: Readonly<Record<string, number>>;
  /** By group. */
  readonly groups: readonly Noted[];
}

/** One game. Plain data, so that a thread can send it. */
export interface GameNotes {
  /** Who began. */
  readonly first: PlayerIndex;
  /** Rounds or turns: what the game counts. */
  readonly length: number;
  readonly players: readonly PlayerNotes[];
}

/** Somebody who watches one game and writes down what happens. */
export interface GameObserver<State, Action> {
  /** Called before each move. */
  before(state: State, seat: Seat, options: readonly Action[], action: Action): void;
  /** Called at the end. */
  notes(state: State): Omit<GameNotes, 'players'> & { readonly players: readonly Omit<PlayerNotes, 'won' | 'score'>[] };
}

/** What is worth knowing about a game. */
export interface LabMetrics<State, Action, Set extends Content> {
  groupsOf(content: Set): readonly Group[];
  /** A thing counts as having been in reach for long if it was so on this part of a player's turns. */
  readonly longEnough: number;
  readonly length: { readonly unit: 'rounds' | 'turns'; readonly bounds: Interval | null };
  watch(state: State, seating: readonly PlayerIndex[], groups: readonly Group[]): GameObserver<State, Action>;
}

export type AnyLabMetrics = LabMetrics<unknown, unknown, Content>;

/** The lab metrics of a game whose types are known. */
export type LabMetricsOf<Known> =
  Known extends Game<infer State, infer Action, infer _View, infer Set> ? LabMetrics<State, Action, Set> : never;

/** An empty sheet for each group. */
export const blankFor = (groups: readonly Group[]): Noted[] =>
  groups.map(({ things }) => {
    const zeros = (): number[] => things.map(() => 0);
    return { drawn: zeros(), offered: zeros(), played: zeros(), used: zeros(), points: zeros() };
  });

export function addTo(list: number[], at: number, amount: number): void {
  list[at] = (list[at] ?? 0) + amount;
}
