import type { Entry, PlayerIndex, Seat } from '@snowbound/engine';

/** The entries that each player and spectators may read: lists that grow with the journal, so that nobody reads it twice. */
export class VisibleJournals {
  readonly #lists = new Map<PlayerIndex | 'spectator', { readonly entries: Entry[]; next: number }>();

  to(listener: PlayerIndex | 'spectator', journal: readonly Entry[], isOwn: (seat: Seat) => boolean): readonly Entry[] {
    let list = this.#lists.get(listener);
    if (list === undefined) {
      list = { entries: [], next: 0 };
      this.#lists.set(listener, list);
    }
    for (; list.next < journal.length; list.next++) {
      const entry = journal[list.next] as Entry;
      if (entry.to === 'everyone' || isOwn(entry.to)) list.entries.push(entry);
    }
    return list.entries;
  }

  /** The journal begins anew. */
  clear(): void {
    this.#lists.clear();
  }
}
