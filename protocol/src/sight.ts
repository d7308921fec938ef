import type { Entry } from '@snowbound/engine';
import type { TableSeen } from './answers.ts';

/** What changes with nearly every move, or with who looks. */
type Momentary = 'mine' | 'number' | 'view' | 'waiting' | 'answers' | 'questions' | 'journalFrom' | 'journal';

/** What stays as it is for most of a game, and is the same to all: what is played, and who plays. */
export type Frame = Omit<TableSeen, Momentary>;

/** A table as one viewer sees it now, with all of the journal. A frame that is the same object need not be compared. */
export interface Sight extends Pick<TableSeen, Exclude<Momentary, 'journalFrom' | 'journal'>> {
  readonly frame: Frame;
  readonly journal: readonly Entry[];
}

/** The same in one piece, with the journal from entry `journalFrom` on. */
export function wholeOf(sight: Sight, journalFrom: number): TableSeen {
  const { frame, mine, number, view, waiting, answers, questions } = sight;
  const journal = sight.journal.slice(journalFrom);
  return { ...frame, mine, number, view, waiting, answers, questions, journalFrom, journal };
}

/** A table with all of its journal, taken apart. */
export function sightOf(table: TableSeen): Sight {
  const { mine, number, view, waiting, answers, questions, journalFrom, journal, ...frame } = table;
  return { frame, mine, number, view, waiting, answers, questions, journal };
}
