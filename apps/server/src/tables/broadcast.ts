import type { Seat } from '@snowbound/engine';
import type { SnapshotParts, TableHeader } from '@snowbound/protocol';
import type { LogEntry } from '../storage/port/move-writer.ts';
import type { SeatHolder } from './seat-holder.ts';
import { headerOf, mineAlone, type SnapshotSource, snapshotFor } from './snapshots.ts';
import type { Watcher, Watchers } from './watchers.ts';

/** A table that is shown to those who look on. */
interface Shown extends SnapshotSource {
  readonly watchers: Watchers;
  placeIn(seat: Seat): SeatHolder | undefined;
}

const SOON = Promise.resolve();
const ALL = Number.POSITIVE_INFINITY;

/** Shows a table to its watchers, once for everything that reached the disk together. */
export class Broadcast {
  readonly #live: Shown;
  /**
   * What was stored and is not shown yet: answers that are all secret, or anything. Always the same list: one that is put
   * aside after it has outlived two collections of garbage would keep all that was in it alive until old garbage is
   * looked for.
   */
  readonly #answers: LogEntry[] = [];
  #isAllSecret = true;
  #kept = ALL;
  /** What hardly ever changes, as it was seen last. */
  #frame: TableHeader | null = null;
  /** What each place sees while it is being shown. */
  readonly #sights: SnapshotParts[] = [];
  readonly #toShow = (person: string): SnapshotParts => this.#snapshotOf(person);

  constructor(live: Shown) {
    this.#live = live;
  }

  /** Shows everybody the table as it is now. `kept` is how much of their journal still holds, if not all. */
  now(kept = ALL): void {
    this.#lookAnew();
    this.#live.watchers.show(this.#toShow, Math.min(kept, this.#kept));
    this.#forget();
  }

  /** Shows one who has just come the table as it is now. */
  to(watcher: Watcher): void {
    this.#lookAnew();
    this.#live.watchers.showTo(watcher, this.#snapshotOf(watcher.person), ALL);
    this.#lookAnew();
  }

  /** Something is on its way to the disk: the table is shown to everybody in full when it is there. */
  later(): void {
    this.#isAllSecret = false;
  }

  /** Shows what was stored once all that shared its commit is known, and before anybody's move is acknowledged. */
  soon(row: LogEntry, isSecret: boolean, kept: number): void {
    this.#answers.push(row);
    this.#isAllSecret &&= isSecret;
    this.#kept = Math.min(this.#kept, kept);
    // A promise, since `queueMicrotask` keeps an account of every call.
    if (this.#answers.length === 1) void SOON.then(() => this.#catchUp());
  }

  #catchUp(): void {
    if (this.#answers.length === 0) return;
    if (this.#isAllSecret) {
      const { watchers } = this.#live;
      this.#lookAnew();
      watchers.showSecrets(this.#answers, seat => this.#live.placeIn(seat)?.person, this.#toShow);
      this.#forget();
    } else this.now();
  }

  #forget(): void {
    this.#answers.length = 0;
    this.#isAllSecret = true;
    this.#kept = ALL;
    this.#lookAnew();
  }

  #lookAnew(): void {
    this.#sights.length = 0;
  }

  /** What a person sees. All at one place, and all spectators, see the same. */
  #snapshotOf(person: string): SnapshotParts {
    const live = this.#live;
    const place = live.placeOf(person);
    const mine = mineAlone(place);
    for (const snapshot of this.#sights) if (snapshot.mine === mine) return snapshot;
    this.#frame = this.#sights[0]?.header ?? headerOf(live, this.#frame);
    const snapshot = snapshotFor(live, place, this.#frame);
    this.#sights.push(snapshot);
    return snapshot;
  }
}
