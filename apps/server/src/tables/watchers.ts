import type { ServerMessage } from '@snowbound/protocol';

/** A connection that looks at a table. */
export interface Watcher {
  readonly person: string;
  /** How many entries of the journal it has. */
  journal: number;
  send(text: string): void;
}

/** A message for all who know the same, and how much of the journal they have after it. */
interface Told {
  readonly audience: string;
  readonly journal: number;
  readonly make: () => ServerMessage;
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

  isHere(person: string): boolean {
    for (const watcher of this.#watchers) if (watcher.person === person) return true;
    return false;
  }

  /** Sends everyone their own message, if there is one; those who know the same get the same text, made once. */
  tell(message: (person: string, journal: number) => Told | null): void {
    const texts = new Map<string, string>();
    for (const watcher of this.#watchers) {
      const told = message(watcher.person, watcher.journal);
      if (told === null) continue;
      const { audience, journal, make } = told;
      const text = texts.get(audience) ?? JSON.stringify(make());
      texts.set(audience, text);
      watcher.journal = journal;
      watcher.send(text);
    }
  }
}
