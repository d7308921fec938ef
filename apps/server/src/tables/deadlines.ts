import { usualBotFor } from '@snowbound/catalogue';
import type { FastifyBaseLogger } from 'fastify';
import type { TableStore } from '../storage/table-store.ts';
import type { LiveTable } from './live-table.ts';
import { mindedBy, type SeatHolder } from './seat-holder.ts';

/** What is needed of the house to look after late people. */
interface Waking {
  find(id: string): LiveTable | Promise<LiveTable>;
  seat(live: LiveTable, place: number, held: SeatHolder): Promise<void>;
}

/** Looks after people whose time is up, at tables that are asleep too: they are nudged, or a bot takes over. */
export class Deadlines {
  readonly #store: TableStore;
  readonly #tables: Waking;
  readonly #now: () => number;
  readonly #log: FastifyBaseLogger;
  /** Tables that could not be looked at: another version may; this one has said so once. */
  readonly #givenUp = new Set<string>();

  constructor(store: TableStore, tables: Waking, now: () => number, log: FastifyBaseLogger) {
    this.#store = store;
    this.#tables = tables;
    this.#now = now;
    this.#log = log;
  }

  async check(): Promise<void> {
    for (const id of await this.#store.due(this.#now())) {
      if (this.#givenUp.has(id)) continue;
      // One table that cannot be read must not keep the others waiting.
      try {
        const live = await this.#tables.find(id);
        if (live.halted === null) await this.#hurry(live);
        else this.#giveUp(id, live.halted.key);
      } catch (reason) {
        this.#giveUp(id, String(reason));
      }
    }
  }

  #giveUp(id: string, reason: string): void {
    this.#givenUp.add(id);
    this.#log.error({ table: id, reason }, 'a clock could not be looked at');
  }

  async #hurry(live: LiveTable): Promise<void> {
    const overdue = live.clock?.overdue ?? [];
    for (const place of live.row.late === 'bot' ? overdue : []) {
      await live.turns.take(() =>
        this.#tables.seat(live, place, mindedBy(usualBotFor(live.game.name), live.places[place])),
      );
    }
    // Nudging is showing: everyone sees who is overdue.
    live.tellAll();
    await this.keep(live);
  }

  /** Keeps when the next person's time is up; those who are overdue already need no waking. */
  async keep(live: LiveTable): Promise<void> {
    const { clock } = live;
    const now = this.#now();
    const ahead = (clock?.deadlines ?? []).filter(deadline => deadline !== null && deadline > now) as number[];
    const deadline = ahead.length > 0 ? Math.min(...ahead) : null;
    if (deadline === live.row.deadline) return;
    live.row = { ...live.row, deadline };
    await this.#store.change(live.id, { deadline });
  }
}
