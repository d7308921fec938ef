import {
  add,
  areasOf,
  assignCommon,
  assignDifference,
  boundsOf,
  type Cell,
  cellAt,
  cellsIn,
  centreOf,
  collect,
  copyOf,
  cornersOf,
  count,
  countCommon,
  countMet,
  distancesFrom,
  draw,
  gridOf,
  has,
  hexagon,
  intersect,
  isEmpty,
  linesOf,
  listParts,
  meet,
  nextCell,
  noCells,
  partsOf,
  patchesOf,
  readDrawing,
  remove,
  secondRings,
  setOf,
  spread,
  stepFrom,
  subtract,
  surround,
  turned,
  unite,
} from '@snowbound/hex';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const CELLS = 127;
const grid = gridOf(hexagon(6));
const someCells = fc.uniqueArray(fc.integer({ min: 0, max: CELLS - 1 })).map(cells => cells.sort((a, b) => a - b));

describe('a set of cells is a set', () => {
  test('members, count and order', () => {
    fc.assert(
      fc.property(someCells, cells => {
        const set = setOf(CELLS, cells);
        expect(cellsIn(set)).toEqual(cells);
        expect(count(set)).toBe(cells.length);
        expect(isEmpty(set)).toBe(cells.length === 0);
        const letters: string[] = [];
        const names = Array.from({ length: CELLS }, (_, cell) => String(cell));
        expect(collect(letters, 0, set, names)).toBe(cells.length);
        expect(letters).toEqual(cells.map(String));
        expect(collect(letters, cells.length, set, names)).toBe(2 * cells.length);
        expect(cells.every(cell => has(set, cell))).toBe(true);
        for (const cell of cells) remove(set, cell);
        expect(isEmpty(set)).toBe(true);
        expect(nextCell(set, 0)).toBe(-1);
      }),
    );
  });

  test('its algebra is that of sets', () => {
    fc.assert(
      fc.property(someCells, someCells, (ones, others) => {
        const [one, other] = [setOf(CELLS, ones), setOf(CELLS, others)];
        const result = (change: (set: typeof one) => void): Cell[] => {
          const set = copyOf(one);
          change(set);
          return cellsIn(set);
        };
        const both = ones.filter(cell => others.includes(cell));
        const rest = ones.filter(cell => !others.includes(cell));
        expect(result(set => intersect(set, other))).toEqual(both);
        expect(result(set => assignCommon(set, one, other))).toEqual(both);
        expect(result(set => subtract(set, other))).toEqual(rest);
        expect(result(set => assignDifference(set, one, other))).toEqual(rest);
        expect(result(set => unite(set, other))).toEqual([...new Set([...ones, ...others])].sort((a, b) => a - b));
        expect(meet(one, other)).toBe(both.length > 0);
        expect(countCommon(one, other)).toBe(both.length);
      }),
    );
  });

  test('several sets looked at side by side are met where each of them meets', () => {
    fc.assert(
      fc.property(fc.array(someCells, { maxLength: 8 }), someCells, (many, others) => {
        const sets = many.map(cells => setOf(CELLS, cells));
        const other = setOf(CELLS, others);
        const patches = patchesOf(sets);
        expect(countMet(patches, other)).toBe(sets.filter(set => meet(set, other)).length);
        expect(patches.sets).toBe(sets);
      }),
    );
  });
});

describe('a grid', () => {
  test('neighbours are mutual, opposite and one step away', () => {
    for (let cell = 0; cell < CELLS; cell++) {
      for (let side = 0; side < 6; side++) {
        const next = stepFrom(grid, cell, side);
        if (next < 0) continue;
        expect(stepFrom(grid, next, (side + 3) % 6)).toBe(cell);
        expect(distancesFrom(grid, cell)[next]).toBe(1);
        expect(has(grid.around[cell] ?? [], next)).toBe(true);
      }
    }
  });

  test('distances in a full hexagon are those of the plane', () => {
    const { places } = grid;
    fc.assert(
      fc.property(fc.nat(CELLS - 1), fc.nat(CELLS - 1), (from, to) => {
        const [a, b] = [places[from], places[to]];
        if (a === undefined || b === undefined) throw new Error('off the grid');
        const [dq, dr] = [a.q - b.q, a.r - b.r];
        expect(distancesFrom(grid, from)[to]).toBe(Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)));
      }),
    );
  });

  test('second rings are the cells at distance 2', () => {
    secondRings(grid).forEach((ring, cell) => {
      const distances = distancesFrom(grid, cell);
      expect(cellsIn(ring)).toEqual([...distances.keys()].filter(other => distances[other] === 2));
    });
  });

  test('lines of each direction share out all cells', () => {
    for (const axis of ['horizontal', 'falling', 'rising'] as const) {
      const lines = linesOf(grid, axis);
      expect(lines.map(count)).toEqual([7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7]);
    }
  });

  test('six turns lead back, and one leads from east to south-east', () => {
    expect(turned({ q: 1, r: 0 }, 1)).toEqual({ q: 0, r: 1 });
    expect(turned({ q: 5, r: 4 }, 1)).toEqual({ q: -4, r: 9 });
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (q, r) => {
        expect(turned({ q: q + 0, r: r + 0 }, 6)).toEqual({ q: q + 0, r: r + 0 });
      }),
    );
  });

  test('places that are not joined are no neighbours', () => {
    const apart = gridOf(hexagon(1), (one, other) => one !== 0 && other !== 0);
    expect(apart.neighbours[0]).toEqual([]);
    expect(apart.neighbours[3]).toHaveLength(5);
  });
});

describe('areas', () => {
  const { grid: drawn, letters } = readDrawing(`
     a a b
    b a b b
     a c c
  `);

  test('a drawing is read and drawn alike', () => {
    expect(draw(drawn, cell => letters[cell] ?? '')).toBe(' a a b\nb a b b\n a c c');
    expect(drawn.neighbours[cellAt(drawn, 0, 0)]).toHaveLength(3);
    expect(() => readDrawing('a a\na a')).toThrow('stands between hexes');
  });

  test('areas of equal letters', () => {
    const { list, of } = areasOf(
      drawn,
      letters.map(letter => letter.charCodeAt(0)),
    );
    expect(list.map(count)).toEqual([4, 3, 1, 2]);
    expect(of[0]).toBe(of[4]);
  });

  test('spreading, parts and borders agree with distances', () => {
    fc.assert(
      fc.property(someCells, fc.nat(CELLS - 1), (cells, start) => {
        const within = setOf(CELLS, [...cells, start]);
        const flood = setOf(CELLS, [start]);
        spread(grid, flood, within);
        const part = partsOf(grid, within).find(candidate => has(candidate, start));
        expect(cellsIn(flood)).toEqual(cellsIn(part ?? noCells(CELLS)));
        const border = noCells(CELLS);
        surround(grid, border, flood);
        const near = noCells(CELLS);
        for (const cell of cellsIn(flood)) for (const next of grid.neighbours[cell] ?? []) add(near, next);
        expect(cellsIn(border)).toEqual(cellsIn(near));
        // Nothing of the set lies outside the flood and beside it.
        expect(cellsIn(border).filter(cell => has(within, cell) && !has(flood, cell))).toEqual([]);
      }),
    );
  });
});

describe('parts', () => {
  test('one list holds every cell once, a part after the other, each what a flood from its first cell reaches', () => {
    fc.assert(
      fc.property(someCells, cells => {
        const within = setOf(CELLS, cells);
        const { count: parts, cells: listed, ends } = listParts(grid, within);
        const floods = Array.from({ length: parts }, (_, part) => {
          const own = listed.slice(part === 0 ? 0 : ends[part - 1], ends[part]);
          const flood = setOf(CELLS, own.slice(0, 1));
          spread(grid, flood, within);
          expect(own.slice().sort((one, other) => one - other)).toEqual(cellsIn(flood));
          return cellsIn(flood);
        });
        expect(floods.flat().sort((one, other) => one - other)).toEqual(cellsIn(within));
        expect(partsOf(grid, within).map(cellsIn)).toEqual(floods);
      }),
    );
  });
});

describe('layout', () => {
  test('neighbours lie one hex width apart, corners one size', () => {
    const middle = centreOf({ q: 0, r: 0 }, 10);
    for (const place of hexagon(1).filter(({ q, r }) => q !== 0 || r !== 0)) {
      const { x, y } = centreOf(place, 10);
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(10 * Math.sqrt(3));
    }
    for (const { x, y } of cornersOf({ q: 0, r: 0 }, 10)) expect(Math.hypot(x, y)).toBeCloseTo(10);
    const { least, most } = boundsOf([{ q: 0, r: 0 }], 10);
    expect(most.y - least.y).toBeCloseTo(20);
    expect(most.x - least.x).toBeCloseTo(10 * Math.sqrt(3));
  });
});
