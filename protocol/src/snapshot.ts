import type { Entry, Phrase, PlayerIndex, QuestionSnapshot, Seat } from '@snowbound/engine';
import type { ClockRule, Late } from './requests.ts';

/** What went wrong, always in this shape. `at` names the field or the move, `rule` the rule of the game. */
export interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string; readonly rule?: string; readonly at?: string };
}

/** Who plays, as everyone at the table sees it. An open place with a name is kept for who is called so. */
export interface SeatHolderSnapshot {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly bot: string | null;
  readonly here: boolean;
}

/** A request to go back past something revealed, and who has agreed so far. */
export interface UndoRequest {
  readonly by: PlayerIndex;
  readonly to: number;
  readonly agreed: readonly PlayerIndex[];
}

/** Who has until when, in milliseconds since 1970; `null` for who is not waited for. */
export interface ClockSnapshot {
  readonly rule: ClockRule;
  readonly late: Late;
  readonly deadlines: readonly (number | null)[];
  /** People whose time is up. */
  readonly overdue: readonly PlayerIndex[];
}

/** A table as one viewer sees it. */
export interface Snapshot {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly content: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly status: 'open' | 'running' | 'over';
  readonly visibility: 'link' | 'listed';
  /** Why this version of the server cannot go on with the game; usually `null`. Then there is no view. */
  readonly halted: Phrase | null;
  /** The hash that fixes the shuffle, once there is one: it is drawn when the game begins. The seed comes with the end. */
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly places: readonly SeatHolderSnapshot[];
  /** Which place sits in each seat. */
  readonly people: readonly PlayerIndex[];
  /** The viewer's own places. */
  readonly mine: readonly PlayerIndex[];
  /** The number of the last thing that happened. */
  readonly number: number;
  /** What the viewer may see of the game; `null` until it begins. */
  readonly view: unknown;
  /** Seats the game waits for. */
  readonly waiting: readonly Seat[];
  /** Who has answered the same question in secret; what, only for whoever sits there. */
  readonly answers: readonly { readonly seat: Seat; readonly move: string | null }[];
  readonly questions: readonly QuestionSnapshot[];
  /** What was told from entry `journalFrom` on; anything the viewer had beyond that was taken back. */
  readonly journalFrom: number;
  readonly journal: readonly Entry[];
  readonly undo: UndoRequest | null;
  /** Somebody who wants to take an offered place, and who has agreed so far. */
  readonly seatRequest: {
    readonly place: PlayerIndex;
    readonly name: string;
    readonly agreed: readonly PlayerIndex[];
  } | null;
  readonly clock: ClockSnapshot | null;
  readonly winners: readonly Seat[];
  readonly rematch: string | null;
}

/** What a program needs to take a place. The token is told this once. */
export interface Invitation {
  readonly token: string;
  readonly place: PlayerIndex;
}

/** Somebody who speaks at a table: the same for as long as it stands, whatever they call themselves. */
export interface ChatSpeaker {
  readonly speaker: string;
  readonly name: string;
  /** The place they hold now. */
  readonly place: PlayerIndex | null;
}

export interface ChatLine {
  readonly speaker: string;
  /** The place the speaker held then; `null` for a spectator, who may call themselves anything. */
  readonly place: PlayerIndex | null;
  readonly from: string;
  readonly text: string;
  readonly at: number;
}

/** What the server says over the live connection. */
export type ServerMessage =
  | { readonly type: 'table'; readonly table: Snapshot }
  | { readonly type: 'done'; readonly ref: number; readonly number: number }
  | ({ readonly type: 'error'; readonly ref: number | null } & ErrorBody)
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine };
