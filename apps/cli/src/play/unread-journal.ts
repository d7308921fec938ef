import type { Viewer } from '@snowbound/engine';
import type { AnyTable } from '@snowbound/table';
import type { Voice } from '../voice.ts';

/** Keeps for each viewer which part of the journal is new: what came since they last saw it grow. */
export class UnreadJournal {
  readonly #table: AnyTable;
  readonly #voice: Voice;
  readonly #ranges = new Map<string, { from: number; to: number }>();

  constructor(table: AnyTable, voice: Voice) {
    this.#table = table;
    this.#voice = voice;
  }

  /** What `viewer` has not read before, and stays until there is more. */
  for(viewer: Viewer): string[] {
    const journal = this.#table.journal(viewer);
    const reader = viewer === 'spectator' ? viewer : `player ${this.#table.seating[viewer]}`;
    const range = this.#ranges.get(reader) ?? { from: 0, to: 0 };
    const now = journal.length > range.to ? { from: range.to, to: journal.length } : range;
    this.#ranges.set(reader, now);
    return journal.slice(now.from).map(({ tells }) => this.#voice.say(tells));
  }
}
