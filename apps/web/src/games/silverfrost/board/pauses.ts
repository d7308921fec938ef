import type { Seat } from '@snowbound/engine';
import type { Pauses } from '@snowbound/silverfrost';
import type { Refusal, TableClient } from '../../../clients/table-client.ts';

/** SF-2.2: when one wishes to be asked whether Snow is to be cleared, in the words of the moves. */
export const PAUSES: readonly Pauses[] = ['when it matters', 'always', 'never'];

const KEY = 'snowbound.pauses';

/** Says it at this table, and keeps it for the next one; who shares a device speaks for one seat and one table only. */
export async function wish(client: TableClient, seat: Seat, when: Pauses): Promise<Pick<Refusal, 'text'> | null> {
  if (isAlone(client)) localStorage.setItem(KEY, when);
  return client.play(seat, `pauses ${when}`).catch(error => ({ text: String(error) }));
}

/** As long as I have said nothing at a table, what I said at the one before. */
export function wishAsBefore(client: TableClient, seat: Seat): void {
  const last = PAUSES.find(when => when === localStorage.getItem(KEY));
  if (last !== undefined && isAlone(client) && client.table?.status === 'running') void wish(client, seat, last);
}

const isAlone = ({ kind, table }: TableClient): boolean =>
  kind === 'online' || table?.places.filter(place => place.kind === 'person').length === 1;
