import type { Seat } from '@snowbound/engine';
import { copyOf, NOWHERE, noCells } from '@snowbound/hex';
import { Board } from './board.ts';
import { put } from './pieces.ts';
import { newPlayer } from './players.ts';
import { CELLS } from './spaces.ts';
import type { Position } from './state.ts';
import type { TableView } from './table-view.ts';
import { LETTERS, NO_TERRAIN, terrainNamed } from './terrain.ts';
import { NO_TWIST, TWISTS } from './twists/twist.ts';
import type { View } from './view.ts';

type Table = Position['table'];
const tables = new Map<string, Table>();

/** A board never changes, so it is drawn up once. */
function tableSeen({ terrain, twist: id, line }: TableView): Table {
  const key = `${terrain} ${id} ${line}`;
  const twist = TWISTS.find(card => card.id === id) ?? NO_TWIST;
  const letters = Array.from(terrain, letter => LETTERS.indexOf(letter));
  const table = tables.get(key) ?? { board: new Board(twist.land, [], letters), twist, axis: line };
  if (!tables.has(key)) tables.clear();
  tables.set(key, table);
  return table;
}

/** WK-5.7: done, under way, or declared for another terrain than that of the card. */
const hasBegun = ({ isMandatoryDone, placed, building, played }: View): boolean =>
  isMandatoryDone || placed.length > 0 || building !== played;

/** The position somebody sees, as `seat` would play on from it: before its own turn with the card in its hand. */
export function positionFromView(view: View, seat: Seat): Position {
  const table = tableSeen(view);
  const isTurn = view.active === seat;
  const card = isTurn ? view.played : (view.players[seat]?.terrain ?? null);
  const position: Position = {
    seats: view.players.length,
    table,
    players: view.players.map(({ housesLeft, fortsLeft, coins }) => ({
      ...newPlayer(table.twist, coins),
      housesLeft,
      fortsLeft,
    })),
    occupied: noCells(CELLS),
    open: copyOf(table.board.buildable),
    played: card === null ? NO_TERRAIN : terrainNamed(card),
    isMandatoryBegun: isTurn && hasBegun(view),
    left: NOWHERE,
  };
  position.players.forEach((player, at) => {
    for (const cell of view.players[at]?.houses ?? []) put(position, player, cell, 'house');
    for (const cell of view.players[at]?.forts ?? []) put(position, player, cell, 'fort');
  });
  return position;
}
