import { Problem } from '@snowbound/engine';
import { JOINED } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { named, numbered } from '../../src/rows.ts';

const { grid } = JOINED;
/** Row and column of each space, counted anew. */
const NAMES = grid.places.map(({ r }, cell) => {
  const rows = [...new Set(grid.places.map(place => place.r))];
  const first = grid.places.findIndex(place => place.r === r);
  return `r${rows.indexOf(r) + 1}c${cell - first + 1}`;
});
const ROWS = new Set(grid.places.map(({ r }) => r)).size;
const LAST = grid.cells - 1;
const at = (name: string): number => NAMES.indexOf(name);

describe('WK-1.2 spaces by row and column', () => {
  test('every space has one name, and every name is one space', () => {
    for (const [cell, name] of NAMES.entries()) {
      expect(named(`build ${cell}`)).toBe(`build ${name}`);
      expect(numbered(name, 'x')).toBe(cell);
    }
    expect(new Set(NAMES).size).toBe(grid.cells);
  });

  test('in moves of all kinds, and in nothing else', () => {
    for (const verb of ['build', 'fort', 'take', 'to', 'remove', 'space']) {
      expect(named(`${verb} 7`)).toBe(`${verb} ${NAMES[7]}`);
      expect(numbered(`${verb} ${NAMES[7]}`, 'x')).toBe(`${verb} 7`);
    }
    for (const other of ['use 7', 'build', 'build x', 'build 7 8', 'rebuild 7', 'use mule 2', '7', 'done', ''])
      expect(named(other), other).toBe(other);
    for (const other of ['done', 'xr1c1', 'r1c1x', 'r1', 'c1', 'r1 c1', '12']) expect(numbered(other, 'x')).toBe(other);
    expect(numbered('from r1c1 to r2c2', 'x')).toBe(`from ${at('r1c1')} to ${at('r2c2')}`);
  });

  test('in lists, in fields and in the names of fields', () => {
    const file = { spaces: { r1c1: 'V', 9: 'C' }, players: [{ houses: ['r1c2', 5], coins: 3 }, null], done: true };
    expect(numbered(file, 'arrange')).toEqual({
      ...{ spaces: { 0: 'V', 9: 'C' }, players: [{ houses: [1, 5], coins: 3 }, null], done: true },
    });
    const view = {
      ...{ houses: [0, 1], forts: [LAST], placed: [2], subject: 3, left: 4, coins: 5, other: [6, 'to 1'] },
      players: [{ houses: [], forts: [0], coins: 2, subject: null, left: 'x' }],
    };
    expect(named(view)).toEqual({
      ...{ houses: [NAMES[0], NAMES[1]], forts: [NAMES[LAST]], placed: [NAMES[2]], subject: NAMES[3], left: NAMES[4] },
      ...{ coins: 5, other: [6, `to ${NAMES[1]}`] },
      players: [{ houses: [], forts: [NAMES[0]], coins: 2, subject: null, left: 'x' }],
    });
    for (const plain of [3, null, true, undefined])
      expect([named(plain), numbered(plain, 'x')]).toEqual([plain, plain]);
  });

  const columns = (row: number): number => NAMES.filter(name => name.startsWith(`r${row}c`)).length;
  test.each([
    ['r0c1', 'no-row', { rows: ROWS }],
    [`r${ROWS + 1}c1`, 'no-row', { rows: ROWS }],
    ['r1c0', 'no-column', { row: 1, columns: columns(1) }],
    [`r1c${columns(1) + 1}`, 'no-column', { row: 1, columns: columns(1) }],
    [`r2c${columns(2) + 1}`, 'no-column', { row: 2, columns: columns(2) }],
    [`r${ROWS}c${columns(ROWS) + 1}`, 'no-column', { row: ROWS, columns: columns(ROWS) }],
  ])('%s is refused, saying where and how many there are', (name, key, values) => {
    const refusal = (value: unknown): unknown => {
      try {
        return numbered(value, 'arrange');
      } catch (error) {
        return error instanceof Problem ? error.phrase : error;
      }
    };
    const phrase = (where: string) => ({
      rule: 'WK-1.2',
      key: `problems.${key}`,
      values: { at: where, name, ...values },
    });
    expect(refusal(name)).toEqual(phrase('arrange'));
    expect(refusal([1, name])).toEqual(phrase('arrange[1]'));
    expect(refusal({ players: [{ houses: [name] }] })).toEqual(phrase('arrange.players[0].houses[0]'));
    expect(refusal({ [name]: 'V' })).toEqual(phrase('arrange'));
  });
});
