import type { Person, Seat } from '@snowbound/engine';
import type { ClockSeen, Frame, PlaceSeen, Sight, UndoRequest } from '@snowbound/protocol';
import type { TableRow } from '../storage/schema.ts';
import type { History } from './history.ts';
import type { Held, SeatRequest } from './place.ts';

/** What there is to be seen at a table. */
export interface ToBeSeen {
  readonly row: TableRow;
  readonly history: History;
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
  const { row, history, placesSeen, undoRequest: undo, clock } = live;
  const { table } = history;
  const { winners } = table;
  const seed = table.isOver ? table.seed : null;
  const seatRequest = live.seatRequest === null ? null : requestSeen(live.seatRequest);
  const isSame =
    before !== null &&
    before.places === placesSeen &&
    before.status === row.status &&
    before.visibility === row.visibility &&
    before.rematch === row.rematch &&
    before.undo === undo &&
    before.clock === clock &&
    before.seatRequest === seatRequest &&
    before.seed === seed &&
    before.winners.length === winners.length &&
    before.winners.every((seat, at) => seat === winners[at]);
  if (isSame) return before;
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    content: row.content,
    players: row.players,
    options: table.options,
    status: row.status,
    visibility: row.visibility,
    commitment: history.commitment,
    seed,
    places: placesSeen,
    people: table.people,
    undo,
    seatRequest,
    clock,
    winners,
    rematch: row.rematch,
  };
}

/** What whoever holds a place, or holds none, may know of a table. Nothing else ever leaves the server. */
export function sightFrom(live: ToBeSeen, mine: Person | null, frame: Frame): Sight {
  const { row, history, places } = live;
  const { table } = history;
  const viewer = live.viewerAt(mine);
  const hasBegun = row.status !== 'open';
  const isAsked = mine !== null && places[mine]?.kind === 'person' && hasBegun;
  return {
    frame,
    mine: mineAlone(mine),
    number: history.number,
    view: table.view(viewer),
    waiting: hasBegun ? table.waiting : NOBODY,
    answers: table.answersSeenBy(viewer),
    questions: isAsked ? table.questionsTo(seat => table.people[seat] === mine) : NO_QUESTIONS,
    journal: table.told(viewer),
  };
}

const NOBODY: readonly Seat[] = [];
const NO_QUESTIONS: Sight['questions'] = [];
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
