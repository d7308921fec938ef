import type { PlayerIndex, Seat } from '@snowbound/engine';
import type { ServerMessage, SnapshotParts } from '@snowbound/protocol';
import type { Answer } from '@snowbound/table';

/** That a seat has answered a question which is still open for others. */
export interface SecretAnswer {
  readonly number: number;
  readonly seat: Seat;
  /** The move itself. */
  readonly text: string;
}

/** A connection that looks at a table. */
export interface Watcher {
  readonly person: string;
  /** Shows the table as it is now. Of the journal that was shown before at most `kept` entries still hold. */
  show(snapshot: SnapshotParts, kept: number): void;
  /** Somebody has answered in secret, and that is all that is new. */
  showSecret(number: number, answer: Answer, look: () => SnapshotParts): void;
  tell(message: ServerMessage): void;
  /** Ends the connection: its client comes back and sees the table as it is on disk. */
  cutOff(): void;
}

/** Who looks at a table now. */
export class Watchers {
  /** Each with the places it was last shown the table from: another's journal is another one. */
  readonly #watchers = new Map<Watcher, readonly PlayerIndex[] | null>();

  get count(): number {
    return this.#watchers.size;
  }

  add(watcher: Watcher): void {
    this.#watchers.set(watcher, null);
  }

  delete(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  /** Sends everyone away. */
  cutOffAll(): void {
    for (const watcher of [...this.#watchers.keys()]) watcher.cutOff();
  }

  isHere(person: string): boolean {
    for (const watcher of this.#watchers.keys()) if (watcher.person === person) return true;
    return false;
  }

  /** Shows everyone the table as they may see it. */
  show(snapshotOf: (person: string) => SnapshotParts, kept: number): void {
    for (const watcher of this.#watchers.keys()) this.showTo(watcher, snapshotOf(watcher.person), kept);
  }

  /** Shows one of them the table. Whoever has changed places since has nothing of this journal. */
  showTo(watcher: Watcher, snapshot: SnapshotParts, kept: number): void {
    const before = this.#watchers.get(watcher) ?? null;
    this.#watchers.set(watcher, snapshot.mine);
    watcher.show(snapshot, before === null || before === snapshot.mine ? kept : 0);
  }

  /** Shows secret answers: to everyone that there are some, to those who gave them also what they are. */
  showSecrets(
    answers: readonly SecretAnswer[],
    holderOf: (seat: Seat) => string | null | undefined,
    snapshotOf: (person: string) => SnapshotParts,
  ): void {
    for (const watcher of this.#watchers.keys()) {
      const { person } = watcher;
      for (const { number, seat, text } of answers) {
        const move = holderOf(seat) === person ? text : null;
        watcher.showSecret(number, { seat, move }, () => snapshotOf(person));
      }
    }
  }

  /** Tells everyone who wants to hear it. */
  tell(told: ServerMessage, wants: (person: string) => boolean): void {
    for (const watcher of this.#watchers.keys()) if (wants(watcher.person)) watcher.tell(told);
  }
}
