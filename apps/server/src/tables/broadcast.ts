import type { Seat } from '@snowbound/engine';
import type { SnapshotParts, TableHeader } from '@snowbound/protocol';
import type { LogRow } from '../storage/port/move-writer.ts';
import type { SeatHolder } from './seat-holder.ts';
import { headerOf, ownPlaces, type SnapshotSource, snapshotFor } from './snapshots.ts';
import type { Watcher, Watchers } from './watchers.ts';

/** A table that is shown to its watchers. */
interface BroadcastTable extends SnapshotSource {
  readonly watchers: Watchers;
  placeIn(seat: Seat): SeatHolder | undefined;
}

const SOON = Promise.resolve();
const ALL = Number.POSITIVE_INFINITY;

/** Shows a table to its watchers, once for all rows of a commit. */
export class Broadcast {
  readonly #live: BroadcastTable;
  /**
   * Rows that are stored but not shown yet. The list is reused: a new list each time would be promoted to the old
   * generation of the garbage collector, and keep its rows alive until the next major collection.
   */
  readonly #rows: LogRow[] = [];
  #isAllSecret = true;
  #kept = ALL;
  /** The last header, which hardly ever changes. */
  #header: TableHeader | null = null;
  /** The snapshots of one broadcast, one for each place. */
  readonly #snapshots: SnapshotParts[] = [];
  readonly #makeSnapshot = (userId: string): SnapshotParts => this.#snapshotOf(userId);

  constructor(live: BroadcastTable) {
    this.#live = live;
  }

  /** Shows everybody the current table. `kept` is how many entries of their journal still hold, if not all. */
  now(kept = ALL): void {
    this.#clearSnapshots();
    this.#live.watchers.show(this.#makeSnapshot, Math.min(kept, this.#kept));
    this.#clear();
  }

  /** Shows a new watcher the current table. */
  to(watcher: Watcher): void {
    this.#clearSnapshots();
    this.#live.watchers.showTo(watcher, this.#snapshotOf(watcher.userId), ALL);
    this.#clearSnapshots();
  }

  /** Shows everybody the whole table once the pending rows are on disk. */
  later(): void {
    this.#isAllSecret = false;
  }

  /** Shows a stored row, after all rows of its commit are known and before any of their moves is acknowledged. */
  soon(row: LogRow, isSecret: boolean, kept: number): void {
    this.#rows.push(row);
    this.#isAllSecret &&= isSecret;
    this.#kept = Math.min(this.#kept, kept);
    // A promise is cheaper than `queueMicrotask`, which creates an async resource for every call.
    if (this.#rows.length === 1) void SOON.then(() => this.#showRows());
  }

  #showRows(): void {
    if (this.#rows.length === 0) return;
    if (this.#isAllSecret) {
      const { watchers } = this.#live;
      this.#clearSnapshots();
      watchers.showSecrets(this.#rows, seat => this.#live.placeIn(seat)?.person, this.#makeSnapshot);
      this.#clear();
    } else this.now();
  }

  #clear(): void {
    this.#rows.length = 0;
    this.#isAllSecret = true;
    this.#kept = ALL;
    this.#clearSnapshots();
  }

  #clearSnapshots(): void {
    this.#snapshots.length = 0;
  }

  /** The snapshot for a user. All connections at one place, and all spectators, share one. */
  #snapshotOf(userId: string): SnapshotParts {
    const live = this.#live;
    const place = live.placeOf(userId);
    const mine = ownPlaces(place);
    for (const snapshot of this.#snapshots) if (snapshot.mine === mine) return snapshot;
    this.#header = this.#snapshots[0]?.header ?? headerOf(live, this.#header);
    const snapshot = snapshotFor(live, place, this.#header);
    this.#snapshots.push(snapshot);
    return snapshot;
  }
}
