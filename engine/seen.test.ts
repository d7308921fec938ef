import { kept, keptList, keptRecord, NOTHING_SEEN } from '@snowbound/engine';
import { describe, expect, test } from 'vitest';

const CARDS = ['one', 'two', 'three'];

describe('what is still as it was is the same object', () => {
  test('nothing, if nothing was seen', () => {
    expect(NOTHING_SEEN).toStrictEqual({ open: null, before: null });
  });

  test('a list', () => {
    const before = ['one', 'two'];
    expect(keptList(before, ['one', 'two'])).toBe(before);
    for (const after of [['one'], ['one', 'two', 'three'], ['one', 'three'], ['zero', 'two']]) {
      expect(keptList(before, after)).toBe(after);
      expect(keptList(null, after)).toBe(after);
      expect(keptList(undefined, after)).toBe(after);
    }
  });

  test('an object', () => {
    const before = { space: 3, cards: CARDS };
    expect(kept(before, { space: 3, cards: CARDS })).toBe(before);
    for (const after of [
      { space: 4, cards: CARDS },
      { space: 3, cards: [...CARDS] },
    ]) {
      expect(kept(before, after)).toBe(after);
      expect(kept(null, after)).toBe(after);
      expect(kept(undefined, after)).toBe(after);
    }
  });

  test('a record', () => {
    const before = { fire: 2, wood: 1 };
    expect(keptRecord(before, ['fire', 'wood'], [2, 1])).toBe(before);
    expect(keptRecord(before, ['fire', 'wood'], [2, 0])).toEqual({ fire: 2, wood: 0 });
    expect(keptRecord(before, ['fire', 'wood'], [3, 1])).toEqual({ fire: 3, wood: 1 });
    expect(keptRecord(before, ['fire'], [2])).toEqual({ fire: 2 });
    expect(keptRecord(before, ['fire', 'wood', 'ice'], [2, 1, 0])).toEqual({ fire: 2, wood: 1, ice: 0 });
    expect(keptRecord(null, ['fire'], [2])).toEqual({ fire: 2 });
    expect(keptRecord(undefined, ['fire'], [2])).toEqual({ fire: 2 });
  });
});
