import type { Options, Payment, Phrase, PlayerIndex, ScoreSheet, Seat, Seed, Viewer } from '@snowbound/engine';
import type { GameRecord } from '@snowbound/table';
import type { Hint, PastSnapshot, Printed } from '../table-client.ts';
import type { DeviceDelta } from './device-delta.ts';
import type { DeviceSeatHolder } from './store.ts';

/** What a new table on this device is created with. */
export interface DeviceTableSettings {
  readonly game: string;
  readonly places: readonly DeviceSeatHolder[];
  readonly options?: Options;
  /** A shared deal; a new one if left out. */
  readonly seed?: Seed;
  /** Somebody's own content file, found sound; the shipped one if left out. */
  readonly content?: unknown;
}

/** What the page may ask of the worker. */
export interface WorkerApi {
  /** The record of a game that is about to begin. */
  recordOf(settings: DeviceTableSettings): Promise<GameRecord>;
  /** Why the table cannot be opened, in the words of its game. */
  open(id: string): Promise<{ readonly game: string; readonly problem: Phrase } | 'gone' | null>;
  pace(milliseconds: number): void;
  play(seat: Seat, move: string): Promise<Phrase | null>;
  payments(seat: Seat, move: string): readonly Payment[];
  whyNot(seat: Seat, what: string): Phrase | null;
  whyNotUndo(seat: Seat): { readonly reason: Phrase; readonly asks: boolean } | null;
  undo(seat: Seat): Promise<Phrase | null>;
  viewsOfLastMove(): Promise<readonly unknown[]>;
  hint(seat: Seat): Promise<readonly Hint[]>;
  handOver(place: PlayerIndex, bot: string | null): Promise<null>;
  sitDown(playerIndex: PlayerIndex): void;
  scores(): readonly ScoreSheet[];
  printed(): Printed;
  moves(): number;
  at(move: number, viewer: Viewer): PastSnapshot;
  record(): string;
}

/** A question to the worker, and what comes back. */
export interface Request {
  readonly ref: number;
  readonly ask: keyof WorkerApi;
  readonly about: readonly unknown[];
}
export type Reply =
  | { readonly ref: number; readonly answer: unknown }
  | { readonly ref: number; readonly fault: string }
  | { readonly delta: DeviceDelta }
  /** A file of the worker's code is missed, or has come. */
  | { readonly missed: string; readonly isMissed: boolean }
  | { readonly broken: string };
