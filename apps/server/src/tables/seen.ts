import type { Person, Seat } from '@snowbound/engine';
import type { ClockSeen, PlaceSeen, TableSeen, UndoRequest } from '@snowbound/protocol';
import type { TableRow } from '../storage/schema.ts';
import type { History } from './history.ts';
import type { Held, SeatRequest } from './place.ts';

/** What there is to be seen at a table. */
export interface Sight {
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

/** What everybody sees of a table; what depends on who looks is still empty. */
export function headOf({ row, history, placesSeen, undoRequest, seatRequest, clock }: Sight): TableSeen {
  const { table } = history;
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
    seed: table.isOver ? table.seed : null,
    places: placesSeen,
    people: table.people,
    mine: NO_PLACE,
    number: history.number,
    view: null,
    waiting: row.status === 'open' ? [] : table.waiting,
    answers: [],
    questions: [],
    journalFrom: 0,
    journal: [],
    undo: undoRequest,
    seatRequest: seatRequest === null ? null : requestSeen(seatRequest),
    clock,
    winners: table.winners,
    rematch: row.rematch,
  };
}

/** What one person may know of a table, without the journal. Nothing else ever leaves the server. */
export function seenBy(live: Sight, person: string, head: TableSeen): TableSeen {
  const place = live.placeOf(person);
  return seenFrom(live, place, live.viewerAt(place), head);
}

/** The same for whoever holds a place, or holds none, through the eyes that go with it. */
export function seenFrom(live: Sight, mine: Person | null, viewer: Seat | 'spectator', head: TableSeen): TableSeen {
  const { row, history, places } = live;
  const { table } = history;
  const isAsked = mine !== null && places[mine]?.kind === 'person' && row.status !== 'open';
  return {
    ...head,
    mine: mineAlone(mine),
    view: table.view(viewer),
    answers: table.answersSeenBy(viewer),
    questions: isAsked ? table.questionsTo(seat => table.people[seat] === mine) : NO_QUESTIONS,
  };
}

const NO_QUESTIONS: TableSeen['questions'] = [];
const NO_PLACE: readonly Person[] = [];
const ALONE = new Map<Person, readonly Person[]>();

/** The same list for the same place, so that who looks for changes sees at once that there is none. */
function mineAlone(mine: Person | null): readonly Person[] {
  if (mine === null) return NO_PLACE;
  const known = ALONE.get(mine) ?? [mine];
  ALONE.set(mine, known);
  return known;
}

const requestSeen = ({ place, guest, agreed }: SeatRequest): TableSeen['seatRequest'] => ({
  place,
  name: guest.name,
  agreed,
});
