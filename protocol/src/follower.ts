import type { ChatLine, ErrorBody, ServerMessage, TableSeen } from './answers.ts';
import { type Json, type Patch, patched } from './patch.ts';

/** What a client hears, with tables worked out in full. */
export type Heard =
  | { readonly type: 'table'; readonly table: TableSeen }
  | { readonly type: 'done'; readonly ref: number; readonly number: number }
  | ({ readonly type: 'error'; readonly ref: number | null } & ErrorBody)
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine };

/** The client's end of a live connection: keeps the tables it watches as the server last showed them. */
export class Follower {
  readonly #tables = new Map<string, TableSeen>();

  /** The message that watches a table; what its journal said before is not sent again. */
  watch(ref: number, table: string): string {
    const journal = this.#tables.get(table)?.journal.length ?? 0;
    return JSON.stringify({ type: 'watch', ref, table, journal });
  }

  tableOf(id: string): TableSeen | null {
    return this.#tables.get(id) ?? null;
  }

  /** Understands what came over the wire. */
  hear(text: string): Heard | null {
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'table':
        return this.#show(message.table, message.table);
      case 'change': {
        const before = this.#tables.get(message.table);
        if (before === undefined) return null;
        return this.#show(changed(before, message.patch), message);
      }
      default:
        return message;
    }
  }

  /** The connection is a new one: what only the old one knew is forgotten, the tables stay. */
  reconnect(): void {}

  #show(table: TableSeen, { journalFrom, journal }: Pick<TableSeen, 'journalFrom' | 'journal'>): Heard {
    const told = this.#tables.get(table.id)?.journal.slice(0, journalFrom) ?? [];
    const whole = { ...table, journalFrom: 0, journal: [...told, ...journal] };
    this.#tables.set(table.id, whole);
    return { type: 'table', table: whole };
  }
}

const changed = (before: TableSeen, patch: Patch): TableSeen =>
  patched(before as unknown as Json, patch) as unknown as TableSeen;
