import { commitmentTo } from '@snowbound/engine';
import type { PlaceSeen, TableSeen } from '@snowbound/protocol';
import type { LiveTable } from './live-table.ts';

/** What one person may know of a table. Nothing else ever leaves the server. */
export function seenBy(live: LiveTable, person: string, journalFrom: number): TableSeen {
  const { row, history, places, undoRequest, watchers } = live;
  const { table } = history;
  const viewer = live.viewerOf(person);
  const mine = live.placeOf(person);
  const isMine = (seat: number) => mine !== null && table.people[seat] === mine && places[mine]?.kind === 'person';
  const isRunning = row.status !== 'open';
  const asked = isRunning ? table.questions : [];
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
    commitment: commitmentTo(table.seed),
    seed: table.isOver ? table.seed : null,
    places: seen,
    people: table.people,
    mine: mine === null ? [] : [mine],
    number: history.number,
    view: table.view(viewer),
    waiting: asked.map(({ seat }) => seat),
    questions: asked.filter(({ seat }) => isMine(seat)),
    journalFrom,
    journal: table.journal(viewer).slice(journalFrom),
    undo: undoRequest,
    clock: live.clock,
    winners: table.winners,
    rematch: row.rematch,
  };
}
