/** A space of a grid, by its number. */
export type Cell = number;

/** Where a step off the grid leads. */
export const NOWHERE: Cell = -1;

/**
 * Some cells of one grid, a bit each. Changed in place, so that play allocates nothing.
 * A plain array of whole numbers: at this size it is copied in half the time of a typed array.
 */
export type CellSet = number[];

const BITS = 32;

/** An empty set of each size asked for so far: a copy is quicker than a new one. */
const EMPTY: CellSet[] = [];

export function noCells(cells: number): CellSet {
  const words = Math.ceil(cells / BITS);
  for (let size = EMPTY.length; size <= words; size++) EMPTY.push(Array.from({ length: size }, () => 0));
  return copyOf(EMPTY[words] as CellSet);
}

export function setOf(cells: number, members: Iterable<Cell>): CellSet {
  const set = noCells(cells);
  for (const cell of members) add(set, cell);
  return set;
}

export const has = (set: CellSet, cell: Cell): boolean => (((set[cell >> 5] as number) >> (cell & 31)) & 1) === 1;

export function add(set: CellSet, cell: Cell): void {
  set[cell >> 5] = (set[cell >> 5] as number) | (1 << (cell & 31));
}

export function remove(set: CellSet, cell: Cell): void {
  set[cell >> 5] = (set[cell >> 5] as number) & ~(1 << (cell & 31));
}

export const copyOf = (set: CellSet): CellSet => set.slice();

export function clear(set: CellSet): void {
  for (let word = 0; word < set.length; word++) set[word] = 0;
}

/** Makes `set` equal to `other`. */
export function assign(set: CellSet, other: CellSet): void {
  for (let word = 0; word < set.length; word++) set[word] = other[word] as number;
}

/** Adds all of `other` to `set`. */
export function unite(set: CellSet, other: CellSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] as number) | (other[word] as number);
}

/** Keeps in `set` only what `other` has too. */
export function intersect(set: CellSet, other: CellSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] as number) & (other[word] as number);
}

/** Takes all of `other` out of `set`. */
export function subtract(set: CellSet, other: CellSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] as number) & ~(other[word] as number);
}

/** Makes `set` what `these` has and `those` has not: the commonest question of a placement game, in one pass. */
export function assignDifference(set: CellSet, these: CellSet, those: CellSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (these[word] as number) & ~(those[word] as number);
}

/** Makes `set` what both have. */
export function assignCommon(set: CellSet, these: CellSet, those: CellSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (these[word] as number) & (those[word] as number);
}

export function isEmpty(set: CellSet): boolean {
  for (let word = 0; word < set.length; word++) if (set[word] !== 0) return false;
  return true;
}

/** Whether the two have a cell in common. */
export function meet(set: CellSet, other: CellSet): boolean {
  for (let word = 0; word < set.length; word++) {
    if (((set[word] as number) & (other[word] as number)) !== 0) return true;
  }
  return false;
}

/** Whether `set` has a cell that `other` has not. */
export function exceeds(set: CellSet, other: CellSet): boolean {
  for (let word = 0; word < set.length; word++) {
    if (((set[word] as number) & ~(other[word] as number)) !== 0) return true;
  }
  return false;
}

export function count(set: CellSet): number {
  let sum = 0;
  for (let word = 0; word < set.length; word++) sum += bitsIn(set[word] as number);
  return sum;
}

/** How many cells the two have in common. */
export function countCommon(set: CellSet, other: CellSet): number {
  let sum = 0;
  for (let word = 0; word < set.length; word++) sum += bitsIn((set[word] as number) & (other[word] as number));
  return sum;
}

/** The first cell of the set at or after `from`; NOWHERE if there is none. */
export function nextCell(set: CellSet, from: Cell): Cell {
  let word = from >> 5;
  if (word >= set.length) return NOWHERE;
  let bits = (set[word] as number) & (-1 << (from & 31));
  while (bits === 0) {
    word++;
    if (word >= set.length) return NOWHERE;
    bits = set[word] as number;
  }
  return cellOf(word, bits);
}

/** The bits of one word of what both have: for walking through it without making it. */
export const commonBits = (set: CellSet, other: CellSet, word: number): number =>
  (set[word] as number) & (other[word] as number);

/** The first cell among some bits of a word. */
export const cellOf = (word: number, bits: number): Cell => (word << 5) + 31 - Math.clz32(bits & -bits);

/** The cells in rising order. */
export function cellsIn(set: CellSet): Cell[] {
  const cells: Cell[] = [];
  for (let cell = nextCell(set, 0); cell >= 0; cell = nextCell(set, cell + 1)) cells.push(cell);
  return cells;
}

/** Writes into `list`, from place `from` on, the entry of `entries` for each cell, in rising order; says how far it got. */
export function collect<Entry>(list: Entry[], from: number, set: CellSet, entries: readonly Entry[]): number {
  let place = from;
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word] as number; bits !== 0; bits &= bits - 1) {
      list[place++] = entries[cellOf(word, bits)] as Entry;
    }
  }
  return place;
}

/** How many bits of a number are set. */
export function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
