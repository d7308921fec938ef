import { median } from '../clock.ts';
import type { ServerChild } from './child.ts';
import { type DiskWaits, diskWaits, since } from './disk-waits.ts';
import { type Stretch, steadily } from './load.ts';
import type { LoadTables } from './load-player.ts';
import type { Yardstick } from './yardstick.ts';

/** Stretches at one pace. Medians count, because a pause of the disk or the machine spoils one stretch, not most. */
export interface Pace {
  readonly rate: number;
  readonly stretches: readonly Stretch[];
  /** The bare server at the same pace, by turns with ours, if there was time. */
  readonly bare: readonly Stretch[];
  readonly disk: DiskWaits;
}

/** Number and length of the stretches of a pace, for our server and the bare one. */
const STRETCHES = 5;
const STRETCH_PART = 0.8;
const BARE_PART = 0.4;

export async function paceOf(
  loadTables: LoadTables,
  server: ServerChild,
  yardstick: Yardstick | null,
  rate: number,
  seconds: number,
): Promise<Pace> {
  const before = await diskWaits(server.address);
  const stretches: Stretch[] = [];
  const bare: Stretch[] = [];
  while (stretches.length < STRETCHES) {
    stretches.push(await steadily(loadTables, server, rate, seconds * STRETCH_PART));
    if (yardstick !== null) bare.push(await yardstick.steadily(rate, seconds * BARE_PART));
  }
  return { rate, stretches, bare, disk: since(before, await diskWaits(server.address)) };
}

/** The median of a figure over several stretches. */
export const middle = (stretches: readonly Stretch[], figure: keyof Stretch): number =>
  median(stretches.map(stretch => stretch[figure]));
