import type { Entry, PlayerIndex, ScoreSheet, Seat, Viewer } from '@snowbound/engine';
import { type AnyTable, writeRecord } from '@snowbound/table';

/** How a game ended, as data: it can be read and exported when nobody knows its rules any more. */
export interface TableResult {
  readonly winners: readonly Seat[];
  readonly scores: readonly ScoreSheet[];
  /** Everything that was told, to everyone or to one seat. */
  readonly journal: readonly Entry[];
  /** Which place sat in each seat. */
  readonly people: readonly PlayerIndex[];
  /** The record file. */
  readonly record: string;
}

/** The result of a game that is over. */
export const resultOf = (table: AnyTable): TableResult => ({
  winners: table.winners,
  scores: table.seating.map((_, seat) => table.score(seat)),
  journal: table.entries,
  people: table.seating,
  record: writeRecord(table.record),
});

/** What of a finished game was told to `viewer`. */
export function toldIn({ journal, people }: TableResult, viewer: Viewer): readonly Entry[] {
  const isOwn = (seat: Seat): boolean => viewer !== 'spectator' && people[seat] === people[viewer];
  return journal.filter(({ to }) => to === 'everyone' || isOwn(to));
}
