import type { Viewer } from '@snowbound/engine';
import type { AnyTable } from '@snowbound/table';
import type { Voice } from '../voice.ts';

/** Keeps for each viewer which part of the journal is new: what came since they last saw it grow. */
export class UnreadJournal {
  readonly #table: AnyTable;
  readonly #voice: Voice;
  readonly #seen = new Map<string, { from: number; to: number }>();

  constructor(table: AnyTable, voice: Voice) {
    this.#table = table;
    this.#voice = voice;
  }

  /** What `viewer` has not read before, and stays until there is more. */
  for(viewer: Viewer): string[] {
    const journal = this.#table.journal(viewer);
    const reader = viewer === 'spectator' ? viewer : `person ${this.#table.seating[viewer]}`;
    const seen = this.#seen.get(reader) ?? { from: 0, to: 0 };
    const now = journal.length > seen.to ? { from: seen.to, to: journal.length } : seen;
    this.#seen.set(reader, now);
    return journal.slice(now.from).map(({ tells }) => this.#voice.say(tells));
  }
}
