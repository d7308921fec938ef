import { DeltaDecoder, DeltaEncoder, partsOfSnapshot } from '@snowbound/protocol/browser';
import type { DeviceSnapshot, DeviceTable } from './device-table.ts';

/** What is to be seen, of the table only what is new. */
export interface DeviceDelta extends Omit<DeviceSnapshot, 'table'> {
  /** Other eyes saw something else, and what was taken back was never told: then all is told anew. */
  readonly isAnew: boolean;
  /** `null` if all of it is as it was. */
  readonly told: string | null;
}

/** The worker's end: to send a whole table with each move would keep the page busy longer than to draw it. */
export class DeviceDeltaEncoder {
  #teller = new DeltaEncoder(0, 0);
  #table: DeviceTable | null = null;
  #looking: DeviceSnapshot['looking'] = null;
  #moves = 0;

  tell(table: DeviceTable): DeviceDelta {
    const { table: seen, ...rest } = table.seen;
    const isAnew = table !== this.#table || rest.looking !== this.#looking || table.moves < this.#moves;
    if (isAnew) this.#teller = new DeltaEncoder(0, 0);
    this.#table = table;
    this.#looking = rest.looking;
    this.#moves = table.moves;
    return { ...rest, isAnew, told: this.#teller.encode(partsOfSnapshot(seen), seen.journal.length) };
  }
}

/** The page's end. What has not changed is the same object as before, so that nothing is drawn for it. */
export class DeviceDeltaDecoder {
  readonly #follower = new DeltaDecoder();
  #table: DeviceSnapshot['table'] | null = null;

  hear({ isAnew, told, ...rest }: DeviceDelta): DeviceSnapshot {
    if (isAnew) this.#follower.reconnect();
    for (const heard of told === null ? [] : this.#follower.hear(told)) {
      if (heard.type === 'table') this.#table = heard.table;
    }
    if (this.#table === null) throw new Error('nothing was told of the table yet');
    return { ...rest, table: this.#table };
  }
}
