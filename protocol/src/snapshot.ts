import type { Entry, Phrase, PlayerIndex, QuestionSnapshot, Seat } from '@snowbound/engine';
import type { ClockRule, Late } from './requests.ts';

/** Every error has this shape. `at` names the field or the move, `rule` the rule of the game. */
export interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string; readonly rule?: string; readonly at?: string };
}

/** A seat holder as everyone at the table sees it. An open place with a name is reserved for that user. */
export interface SeatHolderSnapshot {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly bot: string | null;
  readonly here: boolean;
}

/** A request to take back a move after a reveal, and who has agreed so far. */
export interface UndoRequest {
  readonly by: PlayerIndex;
  readonly to: number;
  readonly agreed: readonly PlayerIndex[];
}

/** Deadlines by player index, in milliseconds since 1970; `null` if the game does not wait for that player. */
export interface ClockSnapshot {
  readonly rule: ClockRule;
  readonly late: Late;
  readonly deadlines: readonly (number | null)[];
  /** Players whose time is up. */
  readonly overdue: readonly PlayerIndex[];
}

/** What one viewer may see of a table. */
export interface Snapshot {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly content: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly status: 'open' | 'running' | 'over';
  readonly visibility: 'link' | 'listed';
  /** Why this version of the server cannot continue the game; usually `null`. A halted game has no view. */
  readonly halted: Phrase | null;
  /** The hash of the seed, which is drawn when the game begins. The seed itself is shown at the end. */
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly places: readonly SeatHolderSnapshot[];
  /** The seating: the player index of each seat. */
  readonly people: readonly PlayerIndex[];
  /** The viewer’s own player indices. */
  readonly mine: readonly PlayerIndex[];
  /** The number of the last log row. */
  readonly number: number;
  /** The view of the game; `null` until it begins. */
  readonly view: unknown;
  /** Seats the game waits for. */
  readonly waiting: readonly Seat[];
  /** Secret answers to the open question; the move only for the viewer’s own seats. */
  readonly answers: readonly { readonly seat: Seat; readonly move: string | null }[];
  readonly questions: readonly QuestionSnapshot[];
  /** The visible journal from entry `journalFrom` on; entries the viewer had beyond that no longer hold. */
  readonly journalFrom: number;
  readonly journal: readonly Entry[];
  readonly undo: UndoRequest | null;
  /** A user who wants to take an offered place, and who has agreed so far. */
  readonly seatRequest: {
    readonly place: PlayerIndex;
    readonly name: string;
    readonly agreed: readonly PlayerIndex[];
  } | null;
  readonly clock: ClockSnapshot | null;
  readonly winners: readonly Seat[];
  readonly rematch: string | null;
}

/** What a program needs to take a place. The token is shown only once. */
export interface Invitation {
  readonly token: string;
  readonly place: PlayerIndex;
}

/** A user in the chat of a table. `speaker` stays the same when the user changes their name. */
export interface ChatSpeaker {
  readonly speaker: string;
  readonly name: string;
  /** The place the user holds now. */
  readonly place: PlayerIndex | null;
}

export interface ChatLine {
  readonly speaker: string;
  /** The place the speaker held then; `null` for a spectator, who may use any name. */
  readonly place: PlayerIndex | null;
  readonly from: string;
  readonly text: string;
  readonly at: number;
}

/** A message of the server over the live connection. */
export type ServerMessage =
  | { readonly type: 'table'; readonly table: Snapshot }
  | { readonly type: 'done'; readonly ref: number; readonly number: number }
  | ({ readonly type: 'error'; readonly ref: number | null } & ErrorBody)
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine };
