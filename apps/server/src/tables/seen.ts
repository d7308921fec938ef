import type { Person, Seat } from '@snowbound/engine';
import type { ClockSeen, PlaceSeen, TableSeen, UndoRequest } from '@snowbound/protocol';
import type { TableRow } from '../storage/schema.ts';
import type { History } from './history.ts';
import type { Held, SeatRequest } from './place.ts';
import type { Watchers } from './watchers.ts';

/** What there is to be seen at a table. */
interface Sight {
  readonly row: TableRow;
  readonly history: History;
  readonly places: readonly Held[];
  readonly watchers: Watchers;
  readonly undoRequest: UndoRequest | null;
  readonly seatRequest: SeatRequest | null;
  readonly clock: ClockSeen | null;
  placeOf(person: string): Person | null;
  viewerOf(person: string): Seat | 'spectator';
}

/** What one person may know of a table, without the journal. Nothing else ever leaves the server. */
export function seenBy(live: Sight, person: string): TableSeen {
  const { row, history, places, undoRequest, seatRequest, watchers } = live;
  const { table } = history;
  const viewer = live.viewerOf(person);
  const mine = live.placeOf(person);
  const isMine = (seat: number) => mine !== null && table.people[seat] === mine && places[mine]?.kind === 'person';
  const isRunning = row.status !== 'open';
  const seen = places.map(({ kind, name, bot, person: holder }): PlaceSeen => {
    return { kind, name, bot, here: kind === 'bot' || (holder !== null && watchers.isHere(holder)) };
  });
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
    places: seen,
    people: table.people,
    mine: mine === null ? [] : [mine],
    number: history.number,
    view: table.view(viewer),
    waiting: isRunning ? table.waiting : [],
    answers: table.answersSeenBy(viewer),
    questions: isRunning ? table.questionsTo(isMine) : [],
    journalFrom: 0,
    journal: [],
    undo: undoRequest,
    seatRequest: seatRequest === null ? null : requestSeen(seatRequest),
    clock: live.clock,
    winners: table.winners,
    rematch: row.rematch,
  };
}

const requestSeen = ({ place, guest, agreed }: SeatRequest): TableSeen['seatRequest'] => ({
  place,
  name: guest.name,
  agreed,
});
