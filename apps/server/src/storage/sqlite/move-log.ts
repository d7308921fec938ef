import type { LogRow } from '../port/move-writer.ts';
import type { DatabaseConnection, Statement } from './connection.ts';

/** An entry as it is written among those of its table; among the recent ones its table’s key stands before it. */
type Written = [number: number, kind: LogRow['kind'], seat: number, text: string, seen: number, at: number];

/** A table’s recent entries are put together when there are so many, or when others came this many commits later. */
const TOGETHER = 32;
const MOST_COMMITS = 4096;
/** So many tables at a time, so that no commit has to wait for all of them. */
const TABLES_A_COMMIT = 4;
/** What is put together is cleared away among the recent ones every so many commits. */
const COMMITS_A_CLEARING = 64;

/** The recent entries of a table, and the commit that the first of them came with. */
interface Recent {
  readonly since: number;
  readonly rows: LogRow[];
}

/**
 * The log on disk. What comes in together is written as one row behind the last one: that takes little work and few pages.
 * It is put in order by table later, dozens of entries at a time.
 */
export class MoveLog {
  readonly #database: DatabaseConnection;
  readonly #add: Statement;
  readonly #putTogether: Statement;
  readonly #clear: Statement;
  readonly #read: Statement;
  readonly #readRecent: Statement;
  readonly #lastInOrder: Statement;
  /** By table, in the order of their first entries. */
  readonly #recent = new Map<number, Recent>();
  /** Tables with many recent entries. */
  #full: number[] = [];
  #lastCommit = 0;
  /** Whether what is remembered here may not be what is on disk. */
  #isInDoubt = true;

  constructor(database: DatabaseConnection) {
    this.#database = database;
    this.#add = database.prepare('INSERT INTO recent (number, entries) VALUES (?, ?)');
    this.#putTogether = database.prepare('INSERT INTO log (table_key, number, entries) VALUES (?, ?, ?)');
    this.#clear = database.prepare('DELETE FROM recent WHERE number < ?');
    this.#read = database.prepare('SELECT entries FROM log WHERE table_key = ? ORDER BY number');
    this.#readRecent = database.prepare('SELECT number, entries FROM recent ORDER BY number');
    this.#lastInOrder = database.prepare(
      'SELECT number + json_array_length(entries) - 1 AS last FROM log WHERE table_key = ? ORDER BY number DESC LIMIT 1',
    );
  }

  /** Writes entries, all of them or none. */
  write(rows: readonly LogRow[]): void {
    this.#makeSure();
    for (let at = 0; at < rows.length; at++) this.#refuseIfTaken(rows, at);
    const ripe = this.#ripe();
    this.#commit(rows, ripe, this.#lastCommit % COMMITS_A_CLEARING === 0);
  }

  /** All entries of a table, in order. */
  read(tableKey: number): LogRow[] {
    this.#makeSure();
    const inOrder = (this.#read.all(tableKey) as { entries: string }[]).flatMap(({ entries }) =>
      (JSON.parse(entries) as Written[]).map(entry => rowOf(tableKey, entry)),
    );
    const last = inOrder.at(-1)?.number ?? 0;
    // A server that runs may have put more in order since this was read.
    const recent = this.#recent.get(tableKey)?.rows.filter(({ number }) => number > last) ?? [];
    return [...inOrder, ...recent];
  }

  /** What is remembered here is read anew before it is used again. */
  doubt(): void {
    this.#isInDoubt = true;
  }

  /** Puts everything in order by table. */
  putAllInOrder(): void {
    this.#makeSure();
    if (this.#recent.size > 0) this.#commit([], [...this.#recent.keys()], true);
  }

  /** Reads what is not in order yet: at the start, and after a commit that failed. */
  #makeSure(): void {
    if (!this.#isInDoubt) return;
    this.#recent.clear();
    this.#full = [];
    this.#lastCommit = 0;
    const inOrder = new Map<number, number>();
    const rows = this.#readRecent.all();
    for (const { number: commit, entries } of rows as { number: number; entries: string }[]) {
      for (const [key, ...entry] of JSON.parse(entries) as [number, ...Written][]) {
        const last = inOrder.get(key) ?? this.#lastOf(key);
        inOrder.set(key, last);
        if (entry[0] > last) this.#note(rowOf(key, entry), commit);
      }
      this.#lastCommit = commit;
    }
    this.#isInDoubt = false;
  }

  /** Another program may have opened the same file and written an entry of that number. */
  #refuseIfTaken(rows: readonly LogRow[], at: number): void {
    const { tableKey, number } = rows[at] as LogRow;
    const last = this.#recent.get(tableKey)?.rows.at(-1)?.number ?? this.#lastOf(tableKey);
    if (number === last + 1) return;
    if (rows.slice(0, at).some(before => before.tableKey === tableKey && before.number === number - 1)) return;
    throw new Error(`entry ${number} of table ${tableKey} does not follow entry ${last}`);
  }

  /** The number of a table’s last entry that is in order. */
  #lastOf(tableKey: number): number {
    return (this.#lastInOrder.get(tableKey) as { last: number } | undefined)?.last ?? 0;
  }

  #note(row: LogRow, commit: number): void {
    const recent = this.#recent.get(row.tableKey);
    if (recent === undefined) this.#recent.set(row.tableKey, { since: commit, rows: [row] });
    else if (recent.rows.push(row) === TOGETHER) this.#full.push(row.tableKey);
  }

  /** The tables whose turn it is to be put in order. */
  #ripe(): readonly number[] {
    const ripe = this.#full.slice(0, TABLES_A_COMMIT);
    for (const [key, { since }] of this.#recent) {
      if (ripe.length >= TABLES_A_COMMIT || since > this.#lastCommit - MOST_COMMITS) break;
      if (!ripe.includes(key)) ripe.push(key);
    }
    return ripe;
  }

  /** Writes entries, puts tables in order and clears away what has been, all of it or nothing. */
  #commit(rows: readonly LogRow[], ripe: readonly number[], clears: boolean): void {
    const commit = this.#lastCommit + 1;
    this.#database.exec('BEGIN IMMEDIATE');
    this.#isInDoubt = true;
    try {
      // If another program has written meanwhile, its commit has this number: then nothing is written.
      this.#add.run(commit, `[${rows.map(row => `[${row.tableKey},${written(row)}]`)}]`);
      for (const key of ripe) this.#putInOrder(key);
      if (clears) this.#clear.run(this.#oldestBut(ripe) ?? commit);
      this.#database.exec('COMMIT');
    } catch (reason) {
      this.#rollBack();
      throw reason;
    }
    this.#isInDoubt = false;
    this.#lastCommit = commit;
    for (const key of ripe) this.#recent.delete(key);
    if (ripe.length > 0) this.#full = this.#full.filter(key => this.#recent.has(key));
    for (const row of rows) this.#note(row, commit);
  }

  /** A full disk and a lost connection have ended the transaction already; what they say of that must not hide the reason. */
  #rollBack(): void {
    try {
      this.#database.exec('ROLLBACK');
    } catch {
      // Nothing was written.
    }
  }

  #putInOrder(key: number): void {
    const rows = this.#recent.get(key)?.rows ?? [];
    this.#putTogether.run(key, rows[0]?.number ?? 0, `[${rows.map(row => `[${written(row)}]`)}]`);
  }

  /** The first commit with an entry that stands nowhere else, once these tables are in order. */
  #oldestBut(ripe: readonly number[]): number | null {
    for (const [key, { since }] of this.#recent) if (!ripe.includes(key)) return since;
    return null;
  }
}

/** By hand: this is done for every move. */
const written = ({ number, kind, seat, text, seen, at }: LogRow): string =>
  `${number},"${kind}",${seat},${JSON.stringify(text)},${seen},${at}`;

const rowOf = (tableKey: number, [number, kind, seat, text, seen, at]: Written): LogRow => ({
  tableKey,
  number,
  kind,
  seat,
  text,
  seen,
  at,
});
