import type { AnyGame, Phrase, PlayerIndex, Seat } from '@snowbound/engine';
import type { ClockSnapshot, SeatHolderSnapshot, SnapshotParts, TableHeader, UndoRequest } from '@snowbound/protocol';
import type { StoredTable, TableResult } from '../storage/port/tables.ts';
import type { History } from './history.ts';
import { visibleJournalIn } from './result.ts';
import type { SeatHolder, SeatRequest } from './seat-holder.ts';

/** What a snapshot is made of. */
export interface SnapshotSource {
  readonly game: AnyGame;
  readonly row: StoredTable;
  readonly status: StoredTable['status'];
  readonly begun: History | null;
  readonly halted: Phrase | null;
  readonly result: TableResult | null;
  readonly number: number;
  readonly places: readonly SeatHolder[];
  readonly seatHolders: readonly SeatHolderSnapshot[];
  readonly undoRequest: UndoRequest | null;
  readonly seatRequest: SeatRequest | null;
  readonly clock: ClockSnapshot | null;
  placeOf(userId: string): PlayerIndex | null;
  viewerAt(place: PlayerIndex | null): Seat | 'spectator';
}

/** The table header; the same object as `before` if nothing has changed. */
export function headerOf(live: SnapshotSource, before: TableHeader | null): TableHeader {
  const { row, status, begun, seatHolders, undoRequest: undo, clock } = live;
  const winners = begun?.table.winners ?? live.result?.winners ?? NOBODY;
  const seatRequest = live.seatRequest === null ? null : requestSnapshot(live.seatRequest);
  const isSame =
    before !== null &&
    before.places === seatHolders &&
    before.status === status &&
    before.visibility === row.visibility &&
    before.rematch === row.rematch &&
    before.undo === undo &&
    before.clock === clock &&
    before.seatRequest === seatRequest &&
    before.winners.length === winners.length &&
    before.winners.every((seat, at) => seat === winners[at]);
  if (isSame) return before;
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    content: row.content,
    players: row.players,
    options: JSON.parse(row.options) as TableHeader['options'],
    status,
    halted: live.halted,
    visibility: row.visibility,
    commitment: begun?.commitment ?? null,
    // The seed reveals everybody's secrets, so it is shown only at the end.
    seed: status === 'over' ? row.seed : null,
    places: seatHolders,
    people: begun?.table.seating ?? live.result?.people ?? live.game.seating(row.players),
    undo,
    seatRequest,
    clock,
    winners,
    rematch: row.rematch,
  };
}

/** The snapshot for the holder of a place, or for a spectator. Nothing else about a game leaves the server. */
export function snapshotFor(live: SnapshotSource, place: PlayerIndex | null, header: TableHeader): SnapshotParts {
  const { begun, result, number } = live;
  const viewer = live.viewerAt(place);
  const mine = ownPlaces(place);
  if (begun === null) {
    // Nothing is dealt yet, or this version does not have the rules.
    const journal = result === null ? NO_JOURNAL : visibleJournalIn(result, viewer);
    return {
      header,
      mine,
      number,
      view: null,
      waiting: NOBODY,
      answers: NO_ANSWERS,
      questions: NO_QUESTIONS,
      journal,
    };
  }
  const { table } = begun;
  const isAsked = place !== null && live.places[place]?.kind === 'person';
  return {
    header,
    mine,
    number,
    view: table.view(viewer),
    waiting: table.waiting,
    answers: table.visibleAnswers(viewer),
    questions: isAsked ? table.questionsTo(seat => table.seating[seat] === place) : NO_QUESTIONS,
    journal: table.visibleJournal(viewer),
  };
}

const NOBODY: readonly Seat[] = [];
const NO_ANSWERS: SnapshotParts['answers'] = [];
const NO_QUESTIONS: SnapshotParts['questions'] = [];
const NO_JOURNAL: SnapshotParts['journal'] = [];
const NONE: readonly PlayerIndex[] = [];
const PLACE_LISTS: (readonly PlayerIndex[])[] = [];

/** The same list object for the same place, so the comparison of snapshots is cheap. */
export function ownPlaces(mine: PlayerIndex | null): readonly PlayerIndex[] {
  if (mine === null) return NONE;
  PLACE_LISTS[mine] ??= [mine];
  return PLACE_LISTS[mine];
}

const requestSnapshot = ({ place, user, agreed }: SeatRequest): TableHeader['seatRequest'] => ({
  place,
  name: user.name,
  agreed,
});
