import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from '../bots/bot-pool.ts';
import type { TableStore } from '../storage/port/tables.ts';
import type { LiveTable } from './live-table.ts';
import type { LoadedTables } from './loaded-tables.ts';
import { resultOf } from './result.ts';

/** A table leaves memory when it has had no watcher for this long. */
const IDLE_MILLISECONDS = 60_000;
/** A table with an open request stays longer, but not for ever: anybody can ask, at any number of tables. */
const WAITING_MILLISECONDS = 10 * 60_000;
const DAY = 24 * 3600_000;
/** Each result takes a replay, so a round is short. */
const RESULTS_A_ROUND = 20;

/** What housekeeping works on. */
interface HousekeepingParts {
  readonly store: TableStore;
  readonly loaded: LoadedTables;
  readonly botPool: BotPool;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** How long a table without watchers stays in memory; tests use less. */
  readonly idleMilliseconds?: number;
}

/** Removes tables that are not needed: idle ones from memory, old finished ones from disk. */
export class Housekeeping {
  readonly #parts: HousekeepingParts;
  /** The key of the last finished game that was checked for a result. */
  #resultsUpTo = 0;

  constructor(parts: HousekeepingParts) {
    this.#parts = parts;
  }

  /** Removes games that have been over for longer than this from disk. */
  async forgetOlderThan(days: number): Promise<void> {
    const { store, loaded, now } = this.#parts;
    for (const id of await store.overBefore(now() - days * DAY)) {
      await store.remove(id);
      loaded.remove(id);
    }
  }

  /** Drops idle tables from memory, except where a bot is choosing a move. */
  sweep(): void {
    const { loaded, botPool, idleMilliseconds = IDLE_MILLISECONDS } = this.#parts;
    const now = this.#parts.now();
    const patience = ({ isWaiting }: LiveTable) =>
      isWaiting ? Math.max(WAITING_MILLISECONDS, idleMilliseconds) : idleMilliseconds;
    loaded.sweep(live => !live.isIdle || botPool.isBusyAt(live) || now - live.lastUsed <= patience(live));
  }

  /** Stores results of games that were finished under a version which stored none, some at a time. Each is tried once. */
  async storeMissingResults(): Promise<void> {
    const { store, loaded, log } = this.#parts;
    for (const { id, key } of await store.withoutResult(this.#resultsUpTo, RESULTS_A_ROUND)) {
      this.#resultsUpTo = key;
      try {
        const live = await loaded.find(id);
        if (live.begun !== null && live.isOver) await this.storeResult(live);
      } catch (reason) {
        log.error({ table: id, reason: String(reason) }, 'the result of a game could not be stored');
      }
    }
  }

  /** Stores the result of a finished game. */
  async storeResult({ id, history }: LiveTable): Promise<void> {
    await this.#parts.store.keepResult(id, resultOf(history.table));
  }
}
