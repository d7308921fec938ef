import { usualBotFor } from '@snowbound/catalogue';
import type { FastifyBaseLogger } from 'fastify';
import type { TableStore } from '../storage/port/tables.ts';
import type { LiveTable } from './live-table.ts';
import { heldByBot, type SeatHolder } from './seat-holder.ts';

/** What is needed of the registry to check deadlines. */
interface SeatingTables {
  find(id: string): LiveTable | Promise<LiveTable>;
  seat(live: LiveTable, place: number, holder: SeatHolder): Promise<void>;
}

/** Checks deadlines, also of tables that are not in memory. A late player is nudged, or a bot takes over. */
export class Deadlines {
  readonly #store: TableStore;
  readonly #tables: SeatingTables;
  readonly #now: () => number;
  readonly #log: FastifyBaseLogger;
  /** Tables that could not be checked. Each is logged once; another version may read it. */
  readonly #failed = new Set<string>();

  constructor(store: TableStore, tables: SeatingTables, now: () => number, log: FastifyBaseLogger) {
    this.#store = store;
    this.#tables = tables;
    this.#now = now;
    this.#log = log;
  }

  async check(): Promise<void> {
    for (const id of await this.#store.due(this.#now())) {
      if (this.#failed.has(id)) continue;
      // One table that cannot be read must not stop the check of the others.
      try {
        const live = await this.#tables.find(id);
        if (live.halted === null) await this.#handleOverdue(live);
        else this.#fail(id, live.halted.key);
      } catch (reason) {
        this.#fail(id, String(reason));
      }
    }
  }

  #fail(id: string, reason: string): void {
    this.#failed.add(id);
    this.#log.error({ table: id, reason }, 'a deadline could not be checked');
  }

  async #handleOverdue(live: LiveTable): Promise<void> {
    const overdue = live.clock?.overdue ?? [];
    for (const place of live.row.late === 'bot' ? overdue : []) {
      const bot = usualBotFor(live.game.name);
      await live.mutex.run(() => this.#tables.seat(live, place, heldByBot(bot, live.places[place])));
    }
    // A nudge is a broadcast: everyone sees who is overdue.
    live.broadcast();
    await this.store(live);
  }

  /** Stores the next deadline of a table. A player who is overdue already needs none. */
  async store(live: LiveTable): Promise<void> {
    const { clock } = live;
    const now = this.#now();
    const ahead = (clock?.deadlines ?? []).filter(deadline => deadline !== null && deadline > now) as number[];
    const deadline = ahead.length > 0 ? Math.min(...ahead) : null;
    if (deadline === live.row.deadline) return;
    live.row = { ...live.row, deadline };
    await this.#store.change(live.id, { deadline });
  }
}
