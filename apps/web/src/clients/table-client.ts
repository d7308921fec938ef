import type { Content, Entry, Payment, PlayerIndex, ScoreSheet, Seat, Viewer } from '@snowbound/engine';
import type { ChatLine, ChatSpeaker, Snapshot } from '@snowbound/protocol';
import type { Answer } from '@snowbound/table';

/** Why something was not done or is not offered, in the reader's words. */
export interface Refusal {
  readonly rule: string;
  readonly text: string;
  /** What was asked about, by name. */
  readonly about?: string;
}

/** Why a move cannot simply be taken back. */
export interface NotFree extends Refusal {
  /** With everyone's consent it can. */
  readonly asks: boolean;
}

/** The table as it stood after some moves, through one pair of eyes. */
export interface PastSnapshot {
  readonly view: unknown;
  readonly waiting: readonly Seat[];
  readonly answers: readonly Answer[];
  readonly winners: readonly Seat[];
  readonly journal: readonly Entry[];
}

/** A game to be stepped through. */
export interface Past {
  readonly moves: number;
  /** Whose eyes there are to look through. */
  readonly viewers: readonly Viewer[];
  at(move: number, viewer: Viewer): Promise<PastSnapshot>;
}

/** How well the table can be reached. */
export type Link = 'well' | 'connecting' | 'lost';

/** Places of a running game that go to another user by link. */
export interface SeatOffers {
  /** The link that takes the place. */
  offer(place: PlayerIndex): Promise<string>;
  take(token: string): Promise<Refusal | null>;
  /** Whether I agree that somebody takes an offered place. */
  vote(agree: boolean): Promise<Refusal | null>;
}

/** A move that looks good, knowing only what its player knows. */
export interface Hint {
  readonly move: string;
  /** The chance to win as far as the bot can tell, and half of the interval it lies in 19 times in 20. */
  readonly chance: number;
  readonly error: number;
  /** How often it should be chosen: in secret choices several moves by turns. */
  readonly share: number;
}

/** Whom the reader hears or not: the holder of a place, or somebody who has spoken. */
export type Whom = { readonly place: PlayerIndex } | { readonly speaker: string };

/** What people say to each other at a table. */
export interface ChatClient {
  readonly lines: readonly ChatLine[];
  /** Whom the reader does not want to hear. */
  readonly muted: readonly ChatSpeaker[];
  /** Who the reader is in the chat, once they have said something. */
  readonly own: string | null;
  say(text: string): Promise<Refusal | null>;
  mute(whom: Whom, isMuted: boolean): Promise<Refusal | null>;
}

/** What stands on the things of a content; `null` if its game shows that in its views. */
export type Printed = NonNullable<Content['printed']> | null;

/** A table as its page sees it, wherever it stands. */
export interface TableClient {
  readonly kind: 'local' | 'online';
  readonly id: string;
  /** Which game it is: often known before the rest. */
  readonly game: string | null;
  /** As whoever looks may see it; `null` until it is known. */
  readonly table: Snapshot | null;
  readonly link: Link;
  /** Why the table cannot be shown at all. */
  readonly fault: string | null;
  /** There is no such table, or no more. */
  readonly isUnknown: boolean;
  /** Who should get the device next: until they have it, only what everybody may see is shown. */
  readonly handTo: PlayerIndex | null;
  /** Through whose eyes the table is shown. */
  readonly looking: PlayerIndex | null;
  /** The seat whose last move could be taken back; `null` for who only looks on. */
  readonly undoSeat: Seat | null;
  /** `null` where there is nobody to talk to. */
  readonly chat: ChatClient | null;

  /** Places that go to another user by link; `null` where nobody else could come. */
  readonly offers: SeatOffers | null;

  /** Asks a bot what it would do in a seat; `null` where that would be unfair to other people. */
  readonly hints: ((seat: Seat) => Promise<readonly Hint[]>) | null;

  play(seat: Seat, move: string): Promise<Refusal | null>;
  /** The ways to pay for an offered move, the most sensible first; none if it costs nothing. */
  payments(seat: Seat, move: string): Promise<readonly Payment[]>;
  whyNot(seat: Seat, what: string): Promise<Refusal | null>;
  /** Why taking back is not free, and whether the others can be asked; `null` if it is. */
  whyNotUndo(seat: Seat): Promise<NotFree | null>;
  undo(seat: Seat): Promise<Refusal | null>;
  vote(agree: boolean): Promise<Refusal | null>;
  scores(): Promise<readonly ScoreSheet[]>;
  /** What stands on the things of its content; `null` if its game shows that in its views. */
  printed(): Promise<Printed>;
  /** Somebody's own content file; `undefined` for the shipped one. */
  content(): Promise<unknown>;
  /** What the viewer saw after each entry of the last move. */
  viewsOfLastMove(): Promise<readonly unknown[]>;
  past(): Promise<Past>;
  /** A bot plays for a player, or the player is back. */
  handOver(place: PlayerIndex, to: string | null): Promise<Refusal | null>;
  /** Whoever `handTo` names has the device. */
  sitDown(): void;
  join(): Promise<Refusal | null>;
  start(bot: string): Promise<Refusal | null>;
  /** Creates the same table again; the path of its page. */
  rematch(): Promise<string>;
  /** The record as a file; while others could be spied on, only what I may have. */
  record(): Promise<string>;
  close(): void;
}
