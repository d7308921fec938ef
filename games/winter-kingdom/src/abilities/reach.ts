import type { Seat } from '@snowbound/engine';
import { type Cell, type CellSet, cellsIn, nextCell, noCells, unite } from '@snowbound/hex';
import { positionFromView } from '../position.ts';
import { CELLS } from '../spaces.ts';
import type { Deed, Position } from '../state.ts';
import type { View } from '../view.ts';
import { deedNamed } from './deeds.ts';
import { allowedSites, isPossible, movableHouses } from './possible.ts';

/** Which houses an ability could move, and where it could build or move to. */
export interface Reach {
  readonly from: readonly Cell[];
  readonly to: readonly Cell[];
}

const found = noCells(CELLS);

/** Where a card in play or in hand reaches as things stand; once it is spent, where five coins would let it. */
export function reachOf(view: View, seat: Seat, card: string): Reach {
  const from = noCells(CELLS);
  const to = noCells(CELLS);
  const position = positionFromView(view, seat);
  for (const deed of halvesOf(view, seat, card).map(deedNamed)) {
    if (isPossible(position, seat, deed)) addReach(position, seat, deed, from, to);
  }
  return { from: cellsIn(from), to: cellsIn(to) };
}

/** The halves of a card that are open: those unused this turn, or all of them for five coins. */
function halvesOf({ cards, players, five }: View, seat: Seat, card: string): readonly string[] {
  const printed = cards.abilities.find(({ id }) => id === card);
  if (printed === undefined) return [];
  const { kind, first, second } = printed;
  const inPlay = players[seat]?.abilities.find(({ id }) => id === card);
  if (inPlay === undefined) return [first];
  const { upgraded, usedFirst, usedSecond, isSpent } = inPlay;
  const isFresh = isSpent || five?.card === card;
  const hasSecond = second !== null && kind !== 'arrow' && upgraded;
  return [...(isFresh || !usedFirst ? [first] : []), ...(hasSecond && (isFresh || !usedSecond) ? [second] : [])];
}

function addReach(position: Position, seat: Seat, deed: Deed, from: CellSet, to: CellSet): void {
  if (deed.does !== 'move') {
    allowedSites(position, seat, deed, found);
    unite(to, found);
    return;
  }
  const houses = noCells(CELLS);
  movableHouses(position, seat, deed, houses);
  unite(from, houses);
  for (let house = nextCell(houses, 0); house >= 0; house = nextCell(houses, house + 1)) {
    deed.targets(position, seat, house, found);
    unite(to, found);
  }
}
