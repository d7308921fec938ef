import { NO_PREVIOUS, reuse, reuseList, reuseRecord } from '@snowbound/engine';
import { describe, expect, test } from 'vitest';

const CARDS = ['one', 'two', 'three'];

describe('what is still as it was is the same object', () => {
  test('nothing, if there is no view before', () => {
    expect(NO_PREVIOUS).toStrictEqual({ open: null, before: null });
  });

  test('a list', () => {
    const before = ['one', 'two'];
    expect(reuseList(before, ['one', 'two'])).toBe(before);
    for (const after of [['one'], ['one', 'two', 'three'], ['one', 'three'], ['zero', 'two']]) {
      expect(reuseList(before, after)).toBe(after);
      expect(reuseList(null, after)).toBe(after);
      expect(reuseList(undefined, after)).toBe(after);
    }
  });

  test('an object', () => {
    const before = { space: 3, cards: CARDS };
    expect(reuse(before, { space: 3, cards: CARDS })).toBe(before);
    for (const after of [
      { space: 4, cards: CARDS },
      { space: 3, cards: [...CARDS] },
    ]) {
      expect(reuse(before, after)).toBe(after);
      expect(reuse(null, after)).toBe(after);
      expect(reuse(undefined, after)).toBe(after);
    }
  });

  test('a record', () => {
    const before = { fire: 2, wood: 1 };
    expect(reuseRecord(before, ['fire', 'wood'], [2, 1])).toBe(before);
    expect(reuseRecord(before, ['fire', 'wood'], [2, 0])).toEqual({ fire: 2, wood: 0 });
    expect(reuseRecord(before, ['fire', 'wood'], [3, 1])).toEqual({ fire: 3, wood: 1 });
    expect(reuseRecord(before, ['fire'], [2])).toEqual({ fire: 2 });
    expect(reuseRecord(before, ['fire', 'wood', 'ice'], [2, 1, 0])).toEqual({ fire: 2, wood: 1, ice: 0 });
    expect(reuseRecord(null, ['fire'], [2])).toEqual({ fire: 2 });
    expect(reuseRecord(undefined, ['fire'], [2])).toEqual({ fire: 2 });
  });
});
