import type { ServerMessage } from '@snowbound/protocol';

/** A connection that looks at a table. */
export interface Watcher {
  readonly person: string;
  /** How many entries of the journal it has. */
  journal: number;
  send(text: string): void;
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

  /** Sends everyone their own message; those who know the same get the same text, made once. */
  tell(
    message: (person: string, journal: number) => { audience: string; journal: number; make: () => ServerMessage },
  ): void {
    const texts = new Map<string, string>();
    for (const watcher of this.#watchers) {
      const { audience, journal, make } = message(watcher.person, watcher.journal);
      const text = texts.get(audience) ?? JSON.stringify(make());
      texts.set(audience, text);
      watcher.journal = journal;
      watcher.send(text);
    }
  }
}
