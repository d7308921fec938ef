/** What is kept. Times are milliseconds since 1970; JSON is text, so that any SQL database can hold it. */
export interface Schema {
  readonly settings: { name: string; value: string };
  readonly people: { id: string; name: string; created: number };
  readonly tables: TableRow;
  readonly seats: SeatRow;
  readonly results: ResultRow;
  /** Entries of a table in order, dozens in a row, from `number` on. */
  readonly log: { table_key: number; number: number; entries: string };
  /** What came in together, commit by commit, as long as it does not stand in `log`. */
  readonly recent: { number: number; entries: string };
  readonly invitations: InvitationRow;
  readonly offers: OfferRow;
  readonly contents: ContentRow;
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

export interface TableRow {
  id: string;
  /** Its number in the log, where every byte of a key is written with every move. */
  key: number;
  game: string;
  rules: string;
  content: string;
  players: number;
  options: string;
  /** Drawn when the game begins; empty until then, so that there is no deal to be known. */
  seed: string;
  visibility: 'link' | 'listed';
  status: 'open' | 'running' | 'over';
  places: string;
  host: string;
  rematch: string | null;
  /** The clock's rule as JSON, if there is one, and what happens to who is late. */
  clock: string | null;
  late: 'nudge' | 'bot';
  /** When the game began. */
  started: number | null;
  /** When the next person's time is up, so that a table nobody looks at is woken. */
  deadline: number | null;
  created: number;
  changed: number;
}

/** That a table is somebody's: they sit there, or a place is kept for them. `changed` is the table's, to list by. */
export interface SeatRow {
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

/** A table before it is put on the shelf, where it gets its key. */
export type NewTableRow = Omit<TableRow, 'key'>;

/** Everything that ever happened at a table, in order. Nothing is changed or removed: taking back is an entry too. */
export interface LogRow {
  /** The table's `key`. */
  table_key: number;
  /** Counts from 1; two writers can never both have the same one. */
  number: number;
  /** A move that a bot chose for the seat is told apart: where people play it is not taken back for free. */
  kind: 'move' | 'bot' | 'undo' | 'rewind';
  seat: number;
  /** The move, or for a rewind the number of moves that stay. */
  text: string;
  /** The number the sender had seen: the same move sent twice is recognised by it. */
  seen: number;
  at: number;
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

/** A content file that games are played with. */
export interface ContentRow {
  id: string;
  game: string;
  /** The file itself, as JSON. */
  text: string;
  /** Whether the game came with it, the host chose it or somebody brought it. */
  origin: 'shipped' | 'host' | 'brought';
  /** Who brought it, and a hash of where they came from, which quotas are counted by. */
  owner: string | null;
  address: string | null;
  bytes: number;
  /** When it was last brought. */
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
