import type { Entry } from '@snowbound/engine';
import { type Json, patchFrom, type ServerMessage, type TableSeen } from '@snowbound/protocol';

/** A connection that looks at a table. */
export interface Watcher {
  readonly person: string;
  /** Whether it can work out a table from what has changed. */
  readonly takesChanges: boolean;
  /** How many entries of the journal it has. */
  journal: number;
  /** The table as it was last shown to it, without the journal. */
  shown: TableSeen | null;
  send(text: string): void;
  /** Ends the connection: its client comes back and sees the table as it is on disk. */
  cutOff(): void;
}

/** What somebody is shown: the table without its journal, and the journal. */
export interface Showing {
  readonly table: TableSeen;
  readonly journal: readonly Entry[];
}

/** Who looks at a table now. */
export class Watchers {
  readonly #watchers = new Set<Watcher>();

  get count(): number {
    return this.#watchers.size;
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher);
  }

  delete(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  /** Sends everyone away. */
  cutOffAll(): void {
    for (const watcher of [...this.#watchers]) watcher.cutOff();
  }

  isHere(person: string): boolean {
    for (const watcher of this.#watchers) if (watcher.person === person) return true;
    return false;
  }

  /**
   * Shows everyone the table as they may see it: what has changed since they last saw it, or all of it the first time. Of
   * the journal they keep at most `kept` entries and get the rest. Those who know the same get the same text, made once.
   */
  show(showing: (person: string) => Showing, kept: number): void {
    const texts = new Map<TableSeen | null, Map<string, string>>();
    for (const watcher of this.#watchers) {
      const { table, journal } = showing(watcher.person);
      const from = Math.min(watcher.journal, kept, journal.length);
      const before = watcher.takesChanges ? watcher.shown : null;
      const made = texts.get(before) ?? new Map<string, string>();
      texts.set(before, made);
      const key = `${table.mine} ${from}`;
      const text = made.get(key) ?? JSON.stringify(message(before, table, from, journal.slice(from)));
      made.set(key, text);
      watcher.journal = journal.length;
      watcher.shown = table;
      watcher.send(text);
    }
  }

  /** Tells everyone who wants to hear it. */
  tell(told: ServerMessage, wants: (person: string) => boolean): void {
    const text = JSON.stringify(told);
    for (const watcher of this.#watchers) if (wants(watcher.person)) watcher.send(text);
  }
}

function message(
  before: TableSeen | null,
  table: TableSeen,
  journalFrom: number,
  journal: readonly Entry[],
): ServerMessage {
  if (before === null) return { type: 'table', table: { ...table, journalFrom, journal } };
  const patch = patchFrom(before as unknown as Json, table as unknown as Json) ?? {};
  return { type: 'change', table: table.id, patch, journalFrom, journal };
}
