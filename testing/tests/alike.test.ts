import { describe, expect, test } from 'vitest';
import { areAlike, copyOf } from '../src/alike.ts';

const VALUE = { seat: 1, hand: ['mill', null], goods: { moss: 2, fire: 0 }, isOver: false };

describe('values are compared for the promises:', () => {
  test('a copy is like what it was made from, and stays so when that changes', () => {
    const value = { list: [1, 2], part: { deep: ['a'] } };
    const copy = copyOf(value);
    expect(areAlike(copy, value)).toBe(true);
    value.part.deep.push('b');
    expect(copy).toEqual({ list: [1, 2], part: { deep: ['a'] } });
    expect(areAlike(copy, value)).toBe(false);
  });

  test.each([
    ['another number', { ...VALUE, seat: 2 }],
    ['another type', { ...VALUE, seat: '1' }],
    ['nothing for something', { ...VALUE, hand: null }],
    ['one more in a list', { ...VALUE, hand: ['mill', null, 'inn'] }],
    ['another order in a list', { ...VALUE, hand: [null, 'mill'] }],
    ['a list for a record', { ...VALUE, goods: [2, 0] }],
    ['another number deep inside', { ...VALUE, goods: { moss: 2, fire: 1 } }],
    ['a field more', { ...VALUE, top: 3 }],
    ['a field that holds nothing', { ...VALUE, top: undefined }],
    ['a field of another name', { ...VALUE, goods: { moss: 2, snow: 0 } }],
  ])('%s is a difference', (_what, other) => {
    for (const isOrderFree of [false, true]) {
      expect(areAlike(VALUE, other, isOrderFree)).toBe(false);
      expect(areAlike(other, VALUE, isOrderFree)).toBe(false);
    }
  });

  test('another order of fields is a difference only where order counts', () => {
    const other = { ...VALUE, goods: { fire: 0, moss: 2 } };
    expect(areAlike(VALUE, other)).toBe(false);
    expect(areAlike(VALUE, other, true)).toBe(true);
  });
});
