import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Unreachable } from './trouble.ts';

type Native = ReturnType<DatabaseSyncInstance['prepare']>;
type Values = Parameters<Native['run']>;

/**
 * A connection to the database that can be lost and opened anew: those who prepared statements keep them. While it is
 * lost every statement is refused.
 */
export class DatabaseConnection {
  #native: DatabaseSyncInstance | null;
  readonly #prepared = new Set<Statement>();
  /** Told whatever SQLite could not do. */
  readonly #failed: (reason: unknown) => void;

  constructor(native: DatabaseSyncInstance, failed: (reason: unknown) => void = () => {}) {
    this.#native = native;
    this.#failed = failed;
  }

  /** A statement for as long as the server runs. */
  prepare(sql: string): Statement {
    const statement = new Statement(this, sql);
    // What is wrong with it is said now, not when it is first needed.
    statement.begin();
    this.#prepared.add(statement);
    return statement;
  }

  exec(sql: string): void {
    this.use(native => native.exec(sql));
  }

  /** Does something with SQLite itself. */
  use<Outcome>(run: (native: DatabaseSyncInstance) => Outcome): Outcome {
    try {
      return run(this.native);
    } catch (reason) {
      throw this.heard(reason);
    }
  }

  get native(): DatabaseSyncInstance {
    if (this.#native === null) throw new Unreachable();
    return this.#native;
  }

  /** Passes an error on, and tells of it. */
  heard(reason: unknown): unknown {
    this.#failed(reason);
    return reason;
  }

  /** From now on every statement is refused. Returns what is to be closed. */
  lose(): DatabaseSyncInstance | null {
    const native = this.#native;
    this.#native = null;
    for (const statement of this.#prepared) statement.end();
    return native;
  }

  openAnew(native: DatabaseSyncInstance): void {
    this.#native = native;
  }

  close(): void {
    this.lose()?.close();
  }
}

/** A prepared statement; prepared again after the connection was lost. */
export class Statement {
  readonly #connection: DatabaseConnection;
  readonly #sql: string;
  #native: Native | null = null;

  constructor(connection: DatabaseConnection, sql: string) {
    this.#connection = connection;
    this.#sql = sql;
  }

  begin(): Native {
    this.#native ??= this.#connection.native.prepare(this.#sql);
    return this.#native;
  }

  /** One that is remembered would keep the file open. */
  end(): void {
    this.#native = null;
  }

  get(...values: Values): unknown {
    return this.begin().get(...values);
  }

  all(...values: Values): unknown[] {
    return this.begin().all(...values);
  }

  /** How many rows it changed. */
  run(...values: Values): number {
    try {
      return Number(this.begin().run(...values).changes);
    } catch (reason) {
      throw this.#connection.heard(reason);
    }
  }
}
