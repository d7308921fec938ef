import type { PlayerIndex, Seat } from '@snowbound/engine';
import type { ServerMessage, SnapshotParts } from '@snowbound/protocol';
import type { Answer } from '@snowbound/table';

/** The answer of one seat to a question that is still open for others. */
export interface SecretAnswer {
  readonly number: number;
  readonly seat: Seat;
  /** The move itself. */
  readonly text: string;
}

/** A connection that follows a table. */
export interface Watcher {
  readonly userId: string;
  /** Shows the current snapshot. Of the journal that was shown before, at most `kept` entries still hold. */
  show(snapshot: SnapshotParts, kept: number): void;
  /** Shows one secret answer, if nothing else has changed. */
  showSecret(number: number, answer: Answer, look: () => SnapshotParts): void;
  send(message: ServerMessage): void;
  /** Closes the connection. The client reconnects and sees the table as it is on disk. */
  cutOff(): void;
}

/** The watchers of a table. */
export class Watchers {
  /** Each with the places of its last snapshot, because the journal depends on them. */
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

  /** Closes all connections. */
  cutOffAll(): void {
    for (const watcher of [...this.#watchers.keys()]) watcher.cutOff();
  }

  isHere(userId: string): boolean {
    for (const watcher of this.#watchers.keys()) if (watcher.userId === userId) return true;
    return false;
  }

  /** Shows every watcher its snapshot. */
  show(snapshotOf: (userId: string) => SnapshotParts, kept: number): void {
    for (const watcher of this.#watchers.keys()) this.showTo(watcher, snapshotOf(watcher.userId), kept);
  }

  /** Shows one watcher its snapshot. A watcher whose place has changed gets the whole journal. */
  showTo(watcher: Watcher, snapshot: SnapshotParts, kept: number): void {
    const before = this.#watchers.get(watcher) ?? null;
    this.#watchers.set(watcher, snapshot.mine);
    watcher.show(snapshot, before === null || before === snapshot.mine ? kept : 0);
  }

  /** Shows secret answers: to everyone that they exist, to the holder of the seat also the move. */
  showSecrets(
    answers: readonly SecretAnswer[],
    holderOf: (seat: Seat) => string | null | undefined,
    snapshotOf: (userId: string) => SnapshotParts,
  ): void {
    for (const watcher of this.#watchers.keys()) {
      const { userId } = watcher;
      for (const { number, seat, text } of answers) {
        const move = holderOf(seat) === userId ? text : null;
        watcher.showSecret(number, { seat, move }, () => snapshotOf(userId));
      }
    }
  }

  /** Sends a message to the watchers that want it. */
  send(message: ServerMessage, wants: (userId: string) => boolean): void {
    for (const watcher of this.#watchers.keys()) if (wants(watcher.userId)) watcher.send(message);
  }
}
