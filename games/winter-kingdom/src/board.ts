import {
  type Areas,
  add,
  areasOf,
  type Cell,
  type CellSet,
  cellsIn,
  copyOf,
  has,
  meet,
  noCells,
  type Patches,
  patchesOf,
  remove,
  surround,
  unite,
} from '@snowbound/hex';
import { CELLS } from './spaces.ts';
import { cellsLaid, type Land } from './tableaus.ts';
import { CARD_TERRAINS, CASTLE, ICE, LETTERS, MOUNTAIN, TERRAINS, type Terrain, TUNNEL, VILLAGE } from './terrain.ts';

/** One side of a tableau: the terrain of its 61 spaces, row by row. */
export interface Side {
  readonly id: string;
  readonly terrain: readonly Terrain[];
}

/** A tableau on the table: which side is up, and how often it was turned by 60°. */
export interface Laid {
  readonly side: Side;
  readonly turns: number;
}

const OF_NO_TERRAIN: readonly null[] = TERRAINS.map(() => null);

/** What has been worked out about a board so far. */
class Known {
  readonly nextTo: (CellSet | null)[] = OF_NO_TERRAIN.slice();
  readonly onOrNextTo: (CellSet | null)[] = OF_NO_TERRAIN.slice();
  readonly nextToOthers = new Map<Cell, CellSet>();
  readonly surroundings: (Patches | null)[] = OF_NO_TERRAIN.slice();
  buildableAreas: Patches | null = null;
  mountainRegions: Patches | null = null;
  areas: Areas | null = null;
  tradingPlaces: CellSet | null = null;
  tradingPlacesNear: readonly (readonly Cell[])[] | null = null;
  letters: string | null = null;
}

/** Seven tableaus laid out. Never changes, so every copy of a game shares it. */
export class Board {
  readonly land: Land;
  readonly laid: readonly Laid[];
  /** The terrain of each space. */
  readonly terrain: readonly Terrain[];
  /** The spaces of each terrain. */
  readonly spaces: readonly CellSet[];
  /** WK-1.3: the six card terrains and ice. */
  readonly buildable: CellSet;
  readonly cardTerrains: CellSet;
  readonly #known = new Known();

  constructor(land: Land, laid: readonly Laid[], terrain: readonly Terrain[]) {
    this.land = land;
    this.laid = laid;
    this.terrain = terrain;
    this.spaces = TERRAINS.map(() => noCells(CELLS));
    for (let cell = 0; cell < CELLS; cell++) add(this.spaces[terrain[cell] as Terrain] as CellSet, cell);
    this.cardTerrains = noCells(CELLS);
    for (let kind = 0; kind < CARD_TERRAINS; kind++) unite(this.cardTerrains, this.spacesOf(kind));
    this.buildable = copyOf(this.cardTerrains);
    unite(this.buildable, this.spacesOf(ICE));
  }

  spacesOf(terrain: Terrain): CellSet {
    return this.spaces[terrain] ?? NONE;
  }

  /** Spaces next to a space of that terrain. Worked out when first asked for. */
  nextTo(terrain: Terrain): CellSet {
    const known = this.#known.nextTo[terrain] ?? null;
    if (known !== null) return known;
    const border = noCells(CELLS);
    surround(this.land.grid, border, this.spacesOf(terrain));
    this.#known.nextTo[terrain] = border;
    return border;
  }

  /** The same with the terrain itself. */
  onOrNextTo(terrain: Terrain): CellSet {
    const known = this.#known.onOrNextTo[terrain] ?? null;
    if (known !== null) return known;
    const both = copyOf(this.nextTo(terrain));
    unite(both, this.spacesOf(terrain));
    this.#known.onOrNextTo[terrain] = both;
    return both;
  }

  /** Spaces next to a space of the same terrain as `cell`, but not to that one only. */
  nextToOthers(cell: Cell): CellSet {
    const known = this.#known.nextToOthers.get(cell);
    if (known !== undefined) return known;
    const others = copyOf(this.spacesOf(this.terrain[cell] as Terrain));
    remove(others, cell);
    const border = noCells(CELLS);
    surround(this.land.grid, border, others);
    this.#known.nextToOthers.set(cell, border);
    return border;
  }

  /** What lies around each space of that terrain. */
  surroundings(terrain: Terrain): Patches {
    const known = this.#known.surroundings[terrain] ?? null;
    if (known !== null) return known;
    const around = patchesOf(cellsIn(this.spacesOf(terrain)).map(cell => this.land.grid.around[cell] as CellSet));
    this.#known.surroundings[terrain] = around;
    return around;
  }

  /** The areas of buildable terrain. */
  get buildableAreas(): Patches {
    this.#known.buildableAreas ??= patchesOf(this.areas.list.filter(area => meet(area, this.buildable)));
    return this.#known.buildableAreas;
  }

  /** Each mountain area with the spaces next to it. */
  get mountainRegions(): Patches {
    this.#known.mountainRegions ??= patchesOf(
      this.areas.list
        .filter(area => meet(area, this.spacesOf(MOUNTAIN)))
        .map(area => {
          const region = noCells(CELLS);
          surround(this.land.grid, region, area);
          unite(region, area);
          return region;
        }),
    );
    return this.#known.mountainRegions;
  }

  /** WK-6: castles, villages and tunnels. */
  get tradingPlaces(): CellSet {
    if (this.#known.tradingPlaces === null) {
      this.#known.tradingPlaces = copyOf(this.spacesOf(CASTLE));
      unite(this.#known.tradingPlaces, this.spacesOf(VILLAGE));
      unite(this.#known.tradingPlaces, this.spacesOf(TUNNEL));
    }
    return this.#known.tradingPlaces;
  }

  /** The castles, villages and tunnels next to each space. */
  get tradingPlacesNear(): readonly (readonly Cell[])[] {
    this.#known.tradingPlacesNear ??= this.land.grid.neighbours.map(near =>
      near.filter(cell => has(this.tradingPlaces, cell)),
    );
    return this.#known.tradingPlacesNear;
  }

  /** A letter for each space. */
  get letters(): string {
    this.#known.letters ??= Array.from(this.terrain, terrain => LETTERS[terrain]).join('');
    return this.#known.letters;
  }

  /** WK-1.5: connected spaces of one terrain. Worked out when first asked for. */
  get areas(): Areas {
    this.#known.areas ??= areasOf(this.land.grid, this.terrain);
    return this.#known.areas;
  }
}

const NONE = noCells(CELLS);
const BARE: readonly Terrain[] = Array.from({ length: CELLS }, () => MOUNTAIN);

export function layBoard(land: Land, laid: readonly Laid[]): Board {
  const terrain = BARE.slice();
  for (let slot = 0; slot < laid.length; slot++) {
    const { side, turns } = laid[slot] as Laid;
    const cells = cellsLaid(slot, turns);
    for (let at = 0; at < cells.length; at++) terrain[cells[at] as Cell] = side.terrain[at] as Terrain;
  }
  return new Board(land, laid, terrain);
}
