import type { Entry, Seat, Viewer } from '@snowbound/engine';
import { type AnyTable, writeRecord } from '@snowbound/table';
import type { TableResult } from '../storage/port/tables.ts';

/** The result of a game that is over. */
export const resultOf = (table: AnyTable): TableResult => ({
  winners: table.winners,
  scores: table.seating.map((_, seat) => table.score(seat)),
  journal: table.entries,
  people: table.seating,
  record: writeRecord(table.record),
});

/** The visible journal of a finished game for `viewer`. */
export function visibleJournalIn({ journal, people }: TableResult, viewer: Viewer): readonly Entry[] {
  const isOwn = (seat: Seat): boolean => viewer !== 'spectator' && people[seat] === people[viewer];
  return journal.filter(({ to }) => to === 'everyone' || isOwn(to));
}
