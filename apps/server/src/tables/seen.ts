import type { AnyGame, Person, Phrase, Seat } from '@snowbound/engine';
import type { ClockSeen, Frame, PlaceSeen, Sight, UndoRequest } from '@snowbound/protocol';
import type { TableRow } from '../storage/schema.ts';
import type { History } from './history.ts';
import type { Held, SeatRequest } from './place.ts';
import { type Result, toldIn } from './result.ts';

/** What there is to be seen at a table. */
export interface ToBeSeen {
  readonly game: AnyGame;
  readonly row: TableRow;
  readonly status: TableRow['status'];
  readonly begun: History | null;
  readonly halted: Phrase | null;
  readonly result: Result | null;
  readonly number: number;
  readonly places: readonly Held[];
  readonly placesSeen: readonly PlaceSeen[];
  readonly undoRequest: UndoRequest | null;
  readonly seatRequest: SeatRequest | null;
  readonly clock: ClockSeen | null;
  placeOf(person: string): Person | null;
  viewerAt(place: Person | null): Seat | 'spectator';
}

/** What everybody sees of a table and hardly ever changes: as it was `before`, if it has not. */
export function frameOf(live: ToBeSeen, before: Frame | null): Frame {
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
    options: JSON.parse(row.options) as Frame['options'],
    status,
    halted: live.halted,
    visibility: row.visibility,
    commitment: begun?.commitment ?? null,
    // Everybody's secrets, so it comes with the end.
    seed: status === 'over' ? row.seed : null,
    places: placesSeen,
    people: begun?.table.people ?? live.result?.people ?? live.game.seating(row.players),
    undo,
    seatRequest,
    clock,
    winners,
    rematch: row.rematch,
  };
}

/** What whoever holds a place, or holds none, may know of a table. Nothing else ever leaves the server. */
export function sightFrom(live: ToBeSeen, place: Person | null, frame: Frame): Sight {
  const { begun, result, number } = live;
  const viewer = live.viewerAt(place);
  const mine = mineAlone(place);
  if (begun === null) {
    // Nothing is dealt yet, or nobody knows these rules any more.
    const journal = result === null ? NO_JOURNAL : toldIn(result, viewer);
    return { frame, mine, number, view: null, waiting: NOBODY, answers: NO_ANSWERS, questions: NO_QUESTIONS, journal };
  }
  const { table } = begun;
  const isAsked = place !== null && live.places[place]?.kind === 'person';
  return {
    frame,
    mine,
    number,
    view: table.view(viewer),
    waiting: table.waiting,
    answers: table.answersSeenBy(viewer),
    questions: isAsked ? table.questionsTo(seat => table.people[seat] === place) : NO_QUESTIONS,
    journal: table.told(viewer),
  };
}

const NOBODY: readonly Seat[] = [];
const NO_ANSWERS: Sight['answers'] = [];
const NO_QUESTIONS: Sight['questions'] = [];
const NO_JOURNAL: Sight['journal'] = [];
const NO_PLACE: readonly Person[] = [];
const ALONE: (readonly Person[])[] = [];

/** The same list for the same place, so that who looks for changes sees at once that there is none. */
export function mineAlone(mine: Person | null): readonly Person[] {
  if (mine === null) return NO_PLACE;
  ALONE[mine] ??= [mine];
  return ALONE[mine];
}

const requestSeen = ({ place, guest, agreed }: SeatRequest): Frame['seatRequest'] => ({
  place,
  name: guest.name,
  agreed,
});
