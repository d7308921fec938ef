import type { Entry, Person, Seat } from '@snowbound/engine';

/** What was told to each person and to spectators: lists that grow with the journal, so that nobody reads it twice. */
export class Told {
  readonly #lists = new Map<Person | 'spectator', { readonly entries: Entry[]; next: number }>();

  to(listener: Person | 'spectator', journal: readonly Entry[], isOwn: (seat: Seat) => boolean): readonly Entry[] {
    const list = this.#lists.get(listener) ?? { entries: [], next: 0 };
    this.#lists.set(listener, list);
    for (const entry of journal.slice(list.next)) {
      if (entry.to === 'everyone' || isOwn(entry.to)) list.entries.push(entry);
    }
    list.next = journal.length;
    return list.entries;
  }

  /** The journal begins anew. */
  clear(): void {
    this.#lists.clear();
  }
}
