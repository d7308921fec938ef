import type { Entry, PlayerIndex, ScoreSheet, Seat } from '@snowbound/engine';
import type { LogRow } from './move-writer.ts';

/** A table beside its log. Times are milliseconds since 1970; `options`, `places` and `clock` are JSON. */
export interface StoredTable {
  readonly id: string;
  /** Its number in the log, where every byte of a key is written with every move. */
  readonly key: number;
  readonly game: string;
  readonly rules: string;
  readonly content: string;
  readonly players: number;
  readonly options: string;
  /** Drawn when the game begins; empty until then, so that there is no deal to be known. */
  readonly seed: string;
  readonly visibility: 'link' | 'listed';
  readonly status: 'open' | 'running' | 'over';
  readonly places: string;
  readonly host: string;
  readonly rematch: string | null;
  /** The clock's rule, if there is one, and what happens to who is late. */
  readonly clock: string | null;
  readonly late: 'nudge' | 'bot';
  /** When the game began. */
  readonly started: number | null;
  /** When the next person's time is up, so that a table nobody looks at is woken. */
  readonly deadline: number | null;
  readonly created: number;
  readonly changed: number;
}

/** A table before it is stored, where it gets its key. */
export type NewStoredTable = Omit<StoredTable, 'key'>;

/** How a game ended, as data that can be read and exported without its rules. */
export interface TableResult {
  readonly winners: readonly Seat[];
  readonly scores: readonly ScoreSheet[];
  /** The whole journal. */
  readonly journal: readonly Entry[];
  /** The seating. */
  readonly people: readonly PlayerIndex[];
  /** The record file. */
  readonly record: string;
}

/** A finished game in somebody's list. */
export interface StoredRecord extends Pick<StoredTable, 'id' | 'game' | 'places' | 'changed'> {
  readonly winners: readonly Seat[];
  readonly record: string;
}

/** Where a list goes on: after the table that was changed then and has this id. */
export interface Cursor {
  readonly changed: number;
  readonly id: string;
}

/**
 * Where tables are kept when nobody looks at them, and how they are found. What a promise resolves for is durable. Changes
 * of one table are made one after the other by who calls this; those of different tables never wait for each other.
 */
export interface TableStore {
  /** Stores a new table under a key that no other has. */
  add(table: NewStoredTable): Promise<StoredTable>;
  /** A table and its whole log in order, with all that was acknowledged before this was asked. */
  read(id: string): Promise<{ readonly row: StoredTable; readonly log: readonly LogRow[] } | null>;
  /**
   * Changes a table, and whose lists it is in. One change is not one moment for lists: they may show a table to somebody
   * who no longer holds a place in it, never hide one from somebody who does.
   */
  change(id: string, columns: Partial<NewStoredTable>): Promise<void>;
  /** Removes a table with its log, its chat and its result. Its key may be given anew. */
  remove(id: string): Promise<void>;
  /** Open tables that want to be found, the latest first; fifty at most. */
  listed(): Promise<readonly StoredTable[]>;
  /** How many of those are this host's, all of them counted that were stored before this was asked. */
  listedBy(host: string): Promise<number>;
  /** A page of the tables that are somebody's, the latest first. Costs as much as it shows. */
  of(person: string, most: number, after: Cursor | null): Promise<readonly StoredTable[]>;
  /** A page of the finished games that are somebody's, the latest first. */
  recordsOf(person: string, most: number, after: Cursor | null): Promise<readonly StoredRecord[]>;
  /** Every table whose game is not over, the oldest first. */
  unfinished(): Promise<readonly StoredTable[]>;
  /** Keeps how a game ended, in place of what was kept before. */
  keepResult(id: string, result: TableResult): Promise<void>;
  result(id: string): Promise<TableResult | null>;
  /** The next finished games after this key whose results are not kept, by key: they were played by a version that kept none. */
  withoutResult(after: number, most: number): Promise<readonly Pick<StoredTable, 'id' | 'key'>[]>;
  /** Games that were over before this time; a hundred at most, the rest when it is asked again. */
  overBefore(time: number): Promise<readonly string[]>;
  /** Tables where somebody's time is up. */
  due(time: number): Promise<readonly string[]>;
}
