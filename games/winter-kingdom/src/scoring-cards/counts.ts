import type { Seat } from '@snowbound/engine';
import { type CellSet, cellsIn, copyOf, intersect, noCells, partsOf, subtract, surround, unite } from '@snowbound/hex';
import { playerAt, type ScoringCard, type State } from '../state.ts';
import { CELLS, EDGE, LINES, TABLEAUS } from '../tableaus.ts';
import { CASTLE, ICE, MOUNTAIN, type Terrain, TUNNEL, terrainNamed, VILLAGE } from '../terrain.ts';
import { housesOn, majorities, piecesTouch } from './majorities.ts';

type Counts = ScoringCard['counts'];

/** What each scoring card counts, by its id. The points for each are in the content. */
export const COUNTS: Readonly<Record<string, Counts>> = {
  bureaucrats: (state, seat) => majorities(state, seat, TABLEAUS),
  knights: (state, seat) => Math.max(...LINES[state.table.axis].map(line => housesOn(playerAt(state, seat), line))),
  climbers: housesNextTo(MOUNTAIN),
  loners: (state, seat) => groupsOf(state, seat).length,
  retainers,
  crowd: (state, seat) =>
    Math.floor(Math.max(0, ...groupsOf(state, seat).map(group => housesOn(playerAt(state, seat), group))) / 2),
  travellers: spacesTouched(VILLAGE),
  hikers: (state, seat) => piecesTouch(playerAt(state, seat), LINES[state.table.axis]),
  miners: (state, seat) => majorities(state, seat, state.table.board.mountainRegions),
  scouts: (state, seat) => housesOn(playerAt(state, seat), EDGE),
  'nature-lovers': (state, seat) => {
    const forest = terrainNamed('forest');
    const beside = copyOf(state.table.board.nextTo(forest));
    subtract(beside, state.table.board.spacesOf(forest));
    return housesOn(playerAt(state, seat), beside);
  },
  celebrities: housesNextTo(CASTLE),
  farmers: housesNextTo(VILLAGE),
  cavers: spacesTouched(TUNNEL),
  pioneers: (state, seat) => piecesTouch(playerAt(state, seat), state.table.board.buildableAreas),
  royalty: castleMajorities,
  'ice-fishers': housesNextTo(ICE),
  merchants,
};

/** WK-9.2: castles with the most houses next to them. */
export function castleMajorities(state: State, seat: Seat): number {
  return majorities(state, seat, state.table.board.surroundings(CASTLE));
}

function housesNextTo(terrain: Terrain): Counts {
  return (state, seat) => housesOn(playerAt(state, seat), state.table.board.nextTo(terrain));
}

/** Spaces of the terrain with an own piece next to them. */
function spacesTouched(terrain: Terrain): Counts {
  return (state, seat) => piecesTouch(playerAt(state, seat), state.table.board.surroundings(terrain));
}

const groupsOf = (state: State, seat: Seat): CellSet[] =>
  partsOf(state.table.board.land.grid, playerAt(state, seat).pieces);

/** Houses next to each own fort; a house next to two counts for both. */
function retainers(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  const { grid } = state.table.board.land;
  return cellsIn(player.forts).reduce((sum, fort) => sum + housesOn(player, grid.around[fort] as CellSet), 0);
}

/** Castles, villages and tunnels that a group joins to another; each once. */
function merchants(state: State, seat: Seat): number {
  const { board } = state.table;
  const places = copyOf(board.spacesOf(CASTLE));
  unite(places, board.spacesOf(VILLAGE));
  unite(places, board.spacesOf(TUNNEL));
  const joined = noCells(CELLS);
  const border = noCells(CELLS);
  for (const group of groupsOf(state, seat)) {
    surround(board.land.grid, border, group);
    intersect(border, places);
    if (cellsIn(border).length > 1) unite(joined, border);
  }
  return cellsIn(joined).length;
}
