import type { StoredContent } from '../port/contents.ts';
import type { StoredTable } from '../port/tables.ts';

/** What is kept. Times are milliseconds since 1970; JSON is text, so that any SQL database can hold it. */
export interface Schema {
  readonly settings: { name: string; value: string };
  readonly people: { id: string; name: string; created: number };
  readonly tables: StoredTable;
  readonly seats: SeatRow;
  readonly results: ResultRow;
  /** Entries of a table in order, dozens in a row, from `number` on. */
  readonly log: { table_key: number; number: number; entries: string };
  /** What came in together, commit by commit, as long as it does not stand in `log`. */
  readonly recent: { number: number; entries: string };
  readonly invitations: InvitationRow;
  readonly offers: OfferRow;
  readonly contents: StoredContent;
  readonly chat: {
    number: number;
    table_key: number;
    speaker: string;
    name: string;
    /** The place the speaker held then. */
    place: number | null;
    text: string;
    at: number;
  };
  readonly mutes: { table_key: number; listener: string; speaker: string };
}

/** That a table is somebody's: they sit there, or a place is kept for them. `changed` is the table's, to list by. */
interface SeatRow {
  table_id: string;
  person: string;
  changed: number;
}

/** How a game ended, as JSON and as a record file. */
export interface ResultRow {
  table_id: string;
  winners: string;
  scores: string;
  journal: string;
  people: string;
  record: string;
}

/** A program may take this place at this table. */
export interface InvitationRow {
  /** SHA-256 of the token, which is kept nowhere. */
  hash: string;
  table_id: string;
  place: number;
  made_by: string;
  /** Who the program became when it accepted. */
  person: string | null;
  /** Whose place it took: theirs again when the invitation is taken back. */
  owner: string | null;
  created: number;
}

/** A person may take this place at this table, if the others agree. */
export interface OfferRow {
  /** SHA-256 of the token, which is kept nowhere. */
  hash: string;
  table_id: string;
  place: number;
  made_by: string;
  created: number;
}
