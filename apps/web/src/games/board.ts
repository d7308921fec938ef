import type { Entry, Phrase, ScoreSheet, Seat, Target } from '@snowbound/engine';
import type { Answer } from '@snowbound/table';
import type { Component } from 'svelte';
import type { TableClient } from '../clients/table-client.ts';
import type { Paying } from './paying/paying.svelte.ts';

/** How fast things travel; `off` puts them where they go. */
export type Motion = 'slow' | 'normal' | 'fast' | 'off';

/** How a seat is marked wherever it shows: never by colour alone. */
export interface SeatMark {
  readonly name: string;
  readonly initial: string;
  /** 0 to 4: colour and shape of `--seat-N` and `seatShape(N)`. */
  readonly mark: number;
  readonly isMine: boolean;
}

/** All that the table page gives to the board of a game. A board shows and reports touches; it knows no rule. */
export interface BoardProps<View> {
  readonly view: View;
  /** What stands on the things of its content, for games whose views leave that out. */
  readonly printed: unknown;
  readonly seats: readonly SeatMark[];
  /** Seats the game waits for. */
  readonly waiting: readonly Seat[];
  /** Who has answered the open question in secret, and what if I may know. */
  readonly answers: readonly Answer[];
  /** What may be touched now. */
  readonly offered: ReadonlySet<Target>;
  /** What was touched and waits for more, or for confirmation. */
  readonly chosen: ReadonlySet<Target>;
  /** What the payment chosen for it takes, good by good. */
  readonly pays?: Readonly<Record<string, number>> | undefined;
  /** The entries that have just come, for motion; empty after a jump. */
  readonly newEntries: readonly Entry[];
  /** What the viewer saw after each entry of the last move, for boards that play it step by step. */
  readonly viewsOfLastMove?: (() => Promise<readonly View[]>) | undefined;
  readonly motion: Motion;
  readonly say: (phrase: Phrase) => string;
  /** Somebody touches a thing: the table page chooses it, or answers why not. */
  readonly touch: (target: Target) => void;
  /** The table itself, for wishes how to be asked; not while one only watches. */
  readonly client?: TableClient | undefined;
  /** The board begins to play out new entries, or has finished: meanwhile the page around it gives nothing away. */
  readonly playing?: (isPlaying: boolean) => void;
}

/** What the end of a game shows beside the points. */
export interface EpilogueProps<View> {
  readonly view: View;
  readonly printed: unknown;
  readonly seats: readonly SeatMark[];
  readonly scores: readonly ScoreSheet[];
  readonly say: (phrase: Phrase) => string;
}

export interface PaymentProps {
  readonly paying: Paying;
  readonly say: (phrase: Phrase) => string;
}

/** What a question comes from, to be shown beside it. */
export interface SourceProps {
  readonly source: Target;
  readonly printed: unknown;
  readonly say: (phrase: Phrase) => string;
}

/** What somebody sees beside their own seat at a running table. */
export interface SeatProps<View> {
  readonly view: View;
  readonly seat: Seat;
  readonly client: TableClient;
  readonly say: (phrase: Phrase) => string;
}

/** What a game gives to the table page. */
export interface GameFace {
  readonly board: Component<BoardProps<never>>;
  /** What to call a target in a label, as a phrase of the game. */
  readonly nameOfTarget: (target: Target, printed: unknown) => Phrase;
  /** Whether its board needs the room of the column in which the players stand otherwise. */
  readonly isBroad?: true;
  /** How what is picked is paid for, for games in which something has a price. */
  readonly paying?: { readonly at: (client: TableClient) => Paying; readonly line: Component<PaymentProps> };
  /** What stands beside a question for what it comes from. */
  readonly source?: Component<SourceProps>;
  /** How one's own seat is asked, for games where that can be wished. */
  readonly seat?: Component<SeatProps<never>>;
  /** What decided and how some of the points came about, for games that have more to tell than sums. */
  readonly epilogue?: () => Promise<Component<EpilogueProps<never>>>;
}
