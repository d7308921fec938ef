import { DeltaDecoder, DeltaEncoder, partsOfSnapshot } from '@snowbound/protocol/browser';
import type { DeviceSnapshot, DeviceTable } from './device-table.ts';

/** A snapshot, of its table only what is new. */
export interface DeviceDelta extends Omit<DeviceSnapshot, 'table'> {
  /** Another viewer looks, or moves were taken back: the whole table follows. */
  readonly isAnew: boolean;
  /** `null` if nothing has changed. */
  readonly delta: string | null;
}

/** The worker's end: to send a whole table with each move would keep the page busy longer than to draw it. */
export class DeviceDeltaEncoder {
  #encoder = new DeltaEncoder(0, 0);
  #table: DeviceTable | null = null;
  #looking: DeviceSnapshot['looking'] = null;
  #moves = 0;

  tell(table: DeviceTable): DeviceDelta {
    const { table: snapshot, ...rest } = table.snapshot;
    const isAnew = table !== this.#table || rest.looking !== this.#looking || table.moves < this.#moves;
    if (isAnew) this.#encoder = new DeltaEncoder(0, 0);
    this.#table = table;
    this.#looking = rest.looking;
    this.#moves = table.moves;
    return { ...rest, isAnew, delta: this.#encoder.encode(partsOfSnapshot(snapshot), snapshot.journal.length) };
  }
}

/** The page's end. What has not changed is the same object as before, so that nothing is drawn for it. */
export class DeviceDeltaDecoder {
  readonly #decoder = new DeltaDecoder();
  #table: DeviceSnapshot['table'] | null = null;

  hear({ isAnew, delta, ...rest }: DeviceDelta): DeviceSnapshot {
    if (isAnew) this.#decoder.reconnect();
    for (const heard of delta === null ? [] : this.#decoder.hear(delta)) {
      if (heard.type === 'table') this.#table = heard.table;
    }
    if (this.#table === null) throw new Error('no table has come yet');
    return { ...rest, table: this.#table };
  }
}
