import { join } from 'node:path';
import { setImmediate as soon } from 'node:timers/promises';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { DataRefused } from '../port/data-refused.ts';
import type { HostLog } from '../port/storage.ts';
import { Checkpoints } from './checkpoints.ts';
import { DatabaseConnection } from './connection.ts';
import { Durability, type Sync } from './durability.ts';
import { OWN_FILE, tighten } from './folder.ts';
import { closeWithoutCheckpoint, mend } from './mending.ts';
import { Recovery } from './recovery.ts';
import { DATABASE_FILE, openBare } from './sqlite.ts';
import { isFailedSync, SyncFailed, troubleOf, Unreachable } from './trouble.ts';
import { versionOf } from './version.ts';

/** How a database is opened. */
export interface DatabaseSettings {
  readonly log?: HostLog;
  /** How the disk is waited for; tests break it. */
  readonly sync?: Sync;
}

/** Waiting for another program that holds the database stops everything, so it is short; the log tries again. */
const BUSY_MILLISECONDS = 50;

/** A thread carries pages over to the file much sooner; this is what SQLite does without it, 160 MB beside the file. */
const MOST_PAGES_BESIDE = 40_000;

/** Whoever writes on and on when the server stops is not waited for. */
const MOST_ROUNDS = 1000;

const NOBODY_READS: HostLog = { error: () => {}, warn: () => {} };

type Waiting = Pick<Durability, 'settled' | 'close'>;

/** The file everything is in, and the disk it lies on. When the disk fails, it is opened anew under those who use it. */
export class DatabaseFile {
  readonly #file: string;
  readonly #sync: Sync | undefined;
  readonly #log: HostLog;
  readonly bare: DatabaseConnection;
  readonly checkpoints: Checkpoints;
  readonly recovery: Recovery;
  /** How often the disk was waited for. */
  #waits = 0;
  #open: { readonly native: DatabaseSyncInstance; readonly disk: Waiting } | null;

  private constructor(file: string, native: DatabaseSyncInstance, { log = NOBODY_READS, sync }: DatabaseSettings) {
    this.#file = file;
    this.#sync = sync;
    this.#log = log;
    this.recovery = new Recovery(() => this.#openAnew(), log);
    this.recovery.onLost(() => this.bare.lose());
    this.bare = new DatabaseConnection(native, reason => this.#failed(reason));
    this.checkpoints = new Checkpoints(file, reason => this.#failed(reason));
    this.#open = { native, disk: this.#waitingBeside(native) };
  }

  /** Opens the file in this folder; `prepare` brings it into the form of this version first. */
  static async open(
    folder: string,
    settings: DatabaseSettings,
    prepare: (bare: DatabaseConnection) => Promise<void>,
  ): Promise<DatabaseFile> {
    const file = join(folder, DATABASE_FILE);
    const native = await openBare(file);
    try {
      if (versionOf(native) === 'newer') throw new DataRefused('DATA_NEWER', folder);
      setUp(native, file);
      await prepare(new DatabaseConnection(native));
      return new DatabaseFile(file, native, settings);
    } catch (error) {
      native.close();
      throw error;
    }
  }

  /** Resolves once everything that was committed before is on the disk. */
  settled(): Promise<void> {
    this.#waits++;
    return this.#open === null ? Promise.reject(new Unreachable()) : this.#open.disk.settled();
  }

  /** Writes a little and waits until the disk has it. */
  async tryWriting(): Promise<void> {
    this.bare.use(writeALittle);
    this.checkpoints.add(1);
    await this.settled();
  }

  /** What follows from the last changes is still written. */
  async close(): Promise<void> {
    await this.recovery.close();
    await this.#calm();
    if (this.recovery.trouble === null) {
      await this.checkpoints.close();
      await this.#open?.disk.close();
      this.bare.close();
    } else await this.#letGo();
  }

  /** Until nobody has anything to write any more: the end of a game is several changes, one after the other. */
  async #calm(): Promise<void> {
    for (let round = 0, waits = -1; waits !== this.#waits && round < MOST_ROUNDS; round++) {
      waits = this.#waits;
      await this.#open?.disk.settled().catch(() => undefined);
      await soon();
    }
  }

  /** SQLite waits for the disk itself now and then; what else it could not do concerns only who asked for it. */
  #failed(reason: unknown): void {
    const trouble = troubleOf(reason);
    if (isFailedSync(reason)) this.recovery.begin(new SyncFailed(reason));
    // Another program that holds the database is waited for, and that it is being opened anew was said.
    else if (trouble !== null && trouble !== 'busy' && trouble !== 'sync') {
      this.#log.error({ reason: String(reason), trouble }, 'the database could not do what it was asked');
    }
  }

  async #openAnew(): Promise<void> {
    await this.#letGo();
    await mend(this.#file);
    const native = await openBare(this.#file);
    setUp(native, this.#file);
    this.#open = { native, disk: this.#waitingBeside(native) };
    // Only a disk that takes something now is believed.
    writeALittle(native);
    await this.settled();
    this.bare.openAnew(native);
  }

  async #letGo(): Promise<void> {
    const open = this.#open;
    if (open === null) return;
    await this.checkpoints.close();
    await open.disk.close();
    this.#open = null;
    await closeWithoutCheckpoint(open.native, this.#file);
  }

  /** FULL holds up everybody at every commit, so from here on the disk is waited for beside the event loop. */
  #waitingBeside(native: DatabaseSyncInstance): Waiting {
    const { journal_mode } = native.prepare('PRAGMA journal_mode').get() as { journal_mode: string };
    // Some network drives allow no write-ahead log: there every commit waits, as it did so far.
    if (journal_mode !== 'wal') return SQLITE_WAITS;
    native.exec('PRAGMA synchronous = NORMAL;');
    return new Durability(`${this.#file}-wal`, reason => this.recovery.begin(reason), this.#sync);
  }
}

const SQLITE_WAITS: Waiting = { settled: async () => {}, close: async () => {} };

function setUp(native: DatabaseSyncInstance, file: string): void {
  // Before there is anything in it: the files beside it get the same permissions.
  tighten(file, OWN_FILE);
  native.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${MOST_PAGES_BESIDE}; PRAGMA busy_timeout = ${BUSY_MILLISECONDS}; PRAGMA foreign_keys = ON;`,
  );
}

function writeALittle(native: DatabaseSyncInstance): void {
  const write = native.prepare("INSERT OR REPLACE INTO settings (name, value) VALUES ('last-tried', ?)");
  write.run(new Date().toISOString());
}
