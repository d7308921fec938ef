import type { Entry } from '@snowbound/engine';
import type { Snapshot } from './snapshot.ts';

/** Fields that change with nearly every move, or differ between viewers. */
type Changing = 'mine' | 'number' | 'view' | 'waiting' | 'answers' | 'questions' | 'journalFrom' | 'journal';

/** Fields that hardly ever change and are the same for all viewers: what is played, and who plays. */
export type TableHeader = Omit<Snapshot, Changing>;

/** A snapshot in parts, with the whole journal. A header that is the identical object has not changed. */
export interface SnapshotParts extends Pick<Snapshot, Exclude<Changing, 'journalFrom' | 'journal'>> {
  readonly header: TableHeader;
  readonly journal: readonly Entry[];
}

/** The snapshot in one piece, with the journal from entry `journalFrom` on. */
export function wholeSnapshot(parts: SnapshotParts, journalFrom: number): Snapshot {
  const { header, mine, number, view, waiting, answers, questions } = parts;
  const journal = parts.journal.slice(journalFrom);
  return { ...header, mine, number, view, waiting, answers, questions, journalFrom, journal };
}

/** A snapshot with the whole journal, taken apart. */
export function partsOfSnapshot(table: Snapshot): SnapshotParts {
  const { mine, number, view, waiting, answers, questions, journalFrom, journal, ...header } = table;
  return { header, mine, number, view, waiting, answers, questions, journal };
}
