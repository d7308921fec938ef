import type { Entry } from '@snowbound/engine';
import type { Snapshot } from './snapshot.ts';

/** What changes with nearly every move, or with who looks. */
type Momentary = 'mine' | 'number' | 'view' | 'waiting' | 'answers' | 'questions' | 'journalFrom' | 'journal';

/** What stays as it is for most of a game, and is the same to all: what is played, and who plays. */
export type TableHeader = Omit<Snapshot, Momentary>;

/** A table as one viewer sees it now, with all of the journal. A frame that is the same object need not be compared. */
export interface SnapshotParts extends Pick<Snapshot, Exclude<Momentary, 'journalFrom' | 'journal'>> {
  readonly header: TableHeader;
  readonly journal: readonly Entry[];
}

/** The same in one piece, with the journal from entry `journalFrom` on. */
export function wholeSnapshot(parts: SnapshotParts, journalFrom: number): Snapshot {
  const { header: frame, mine, number, view, waiting, answers, questions } = parts;
  const journal = parts.journal.slice(journalFrom);
  return { ...frame, mine, number, view, waiting, answers, questions, journalFrom, journal };
}

/** A table with all of its journal, taken apart. */
export function partsOfSnapshot(table: Snapshot): SnapshotParts {
  const { mine, number, view, waiting, answers, questions, journalFrom, journal, ...frame } = table;
  return { header: frame, mine, number, view, waiting, answers, questions, journal };
}
