import type { AnyGame, Phrase, PlayerIndex, Seat } from '@snowbound/engine';
import type { ClockSnapshot, SeatHolderSnapshot, SnapshotParts, TableHeader, UndoRequest } from '@snowbound/protocol';
import type { TableRow } from '../storage/schema.ts';
import type { History } from './history.ts';
import { type TableResult, toldIn } from './result.ts';
import type { SeatHolder, SeatRequest } from './seat-holder.ts';

/** What there is to be seen at a table. */
export interface SnapshotSource {
  readonly game: AnyGame;
  readonly row: TableRow;
  readonly status: TableRow['status'];
  readonly begun: History | null;
  readonly halted: Phrase | null;
  readonly result: TableResult | null;
  readonly number: number;
  readonly places: readonly SeatHolder[];
  readonly placesSeen: readonly SeatHolderSnapshot[];
  readonly undoRequest: UndoRequest | null;
  readonly seatRequest: SeatRequest | null;
  readonly clock: ClockSnapshot | null;
  placeOf(person: string): PlayerIndex | null;
  viewerAt(place: PlayerIndex | null): Seat | 'spectator';
}

/** What everybody sees of a table and hardly ever changes: as it was `before`, if it has not. */
export function headerOf(live: SnapshotSource, before: TableHeader | null): TableHeader {
  const { row, status, begun, placesSeen, undoRequest: undo, clock } = live;
  const winners = begun?.table.winners ?? live.result?.winners ?? NOBODY;
  const seatRequest = live.seatRequest === null ? null : requestSeen(live.seatRequest);
  const isSame =
    before !== null &&
    before.places === placesSeen &&
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
    // Everybody's secrets, so it comes with the end.
    seed: status === 'over' ? row.seed : null,
    places: placesSeen,
    people: begun?.table.seating ?? live.result?.people ?? live.game.seating(row.players),
    undo,
    seatRequest,
    clock,
    winners,
    rematch: row.rematch,
  };
}

/** What whoever holds a place, or holds none, may know of a table. Nothing else ever leaves the server. */
export function snapshotFor(live: SnapshotSource, place: PlayerIndex | null, frame: TableHeader): SnapshotParts {
  const { begun, result, number } = live;
  const viewer = live.viewerAt(place);
  const mine = mineAlone(place);
  if (begun === null) {
    // Nothing is dealt yet, or nobody knows these rules any more.
    const journal = result === null ? NO_JOURNAL : toldIn(result, viewer);
    return {
      header: frame,
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
    header: frame,
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
const NO_PLACE: readonly PlayerIndex[] = [];
const ALONE: (readonly PlayerIndex[])[] = [];

/** The same list for the same place, so that who looks for changes sees at once that there is none. */
export function mineAlone(mine: PlayerIndex | null): readonly PlayerIndex[] {
  if (mine === null) return NO_PLACE;
  ALONE[mine] ??= [mine];
  return ALONE[mine];
}

const requestSeen = ({ place, user, agreed }: SeatRequest): TableHeader['seatRequest'] => ({
  place,
  name: user.name,
  agreed,
});
