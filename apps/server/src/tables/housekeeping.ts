import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from '../bots/bot-pool.ts';
import type { TableStore } from '../storage/port/tables.ts';
import type { LiveTable } from './live-table.ts';
import type { LoadedTables } from './loaded-tables.ts';
import { resultOf } from './result.ts';

/** A table leaves memory when nobody has looked at it for this long. */
const IDLE_MILLISECONDS = 60_000;
/** One where somebody was asked for consent has longer, but not for ever: anybody can ask, at any number of tables. */
const WAITING_MILLISECONDS = 10 * 60_000;
const DAY = 24 * 3600_000;
/** Each is replayed, so nobody should wait for many. */
const RESULTS_A_ROUND = 20;

/** What housekeeping looks after. */
interface Kept {
  readonly store: TableStore;
  readonly registry: LoadedTables;
  readonly botPool: BotPool;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** How long a table stays in memory that nobody looks at; tests are less patient. */
  readonly idleMilliseconds?: number;
}

/** Looks after tables that nobody looks at: in memory, and on the disk once they are over. */
export class Housekeeping {
  readonly #kept: Kept;
  /** The key of the last finished game that was looked at for its result. */
  #resultsUpTo = 0;

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  /** Removes games that have been over for longer than this. */
  async forgetOlderThan(days: number): Promise<void> {
    const { store, registry, now } = this.#kept;
    for (const id of await store.overBefore(now() - days * DAY)) {
      await store.remove(id);
      registry.remove(id);
    }
  }

  /** Forgets tables that nobody has looked at for a while; one where a bot thinks stays. */
  sweep(): void {
    const { registry, botPool, idleMilliseconds = IDLE_MILLISECONDS } = this.#kept;
    const now = this.#kept.now();
    const patience = ({ isWaiting }: LiveTable) =>
      isWaiting ? Math.max(WAITING_MILLISECONDS, idleMilliseconds) : idleMilliseconds;
    registry.sweep(live => !live.isIdle || botPool.isThinkingAt(live) || now - live.lastUsed <= patience(live));
  }

  /** Keeps results of games that were finished under a version which kept none, some at a time; each is tried once. */
  async keepResults(): Promise<void> {
    const { store, registry, log } = this.#kept;
    for (const { id, key } of await store.withoutResult(this.#resultsUpTo, RESULTS_A_ROUND)) {
      this.#resultsUpTo = key;
      try {
        const live = await registry.find(id);
        if (live.begun !== null && live.isOver) await this.keepResult(live);
      } catch (reason) {
        log.error({ table: id, reason: String(reason) }, 'the result of a game could not be kept');
      }
    }
  }

  /** Keeps how a game ended. */
  async keepResult({ id, history }: LiveTable): Promise<void> {
    await this.#kept.store.keepResult(id, resultOf(history.table));
  }
}
