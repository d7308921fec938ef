import { describe, expect, test } from 'vitest';
import { isLookAlike } from '../../src/table-page/look-alike.ts';

describe('names that could be taken for others', () => {
  test.each([
    ['the same', 'Anna', 'Anna'],
    ['another case', 'ANNA', 'anna'],
    ['Cyrillic letters', 'Аnnа', 'Anna'],
    ['Greek letters', 'Αnnα', 'Anna'],
    ['wide letters', 'Ａｎｎａ', 'Anna'],
    ['mathematical letters', '𝐀𝐧𝐧𝐚', 'Anna'],
    ['accents', 'Ánnà', 'Anna'],
    ['spaces and dots', 'A n.n a', 'Anna'],
    ['what is not seen', 'An\u200bna\u202e', 'Anna'],
    ['digits for letters', 'B0b', 'Bob'],
    ['an l for an I', 'lda', 'Ida'],
    ['two letters for one', 'Ernma', 'Emma'],
    ['a stroke', 'Łukasz', 'Lukasz'],
  ])('%s', (_what, name, other) => {
    expect(isLookAlike(name, ['Somebody', other])).toBe(true);
  });

  test.each(['Snowbound', 'ѕnowbound', 'Paws', 'HOST', 'Gastgeber', 'greedy', 'M0derator'])(
    '%s is nobody’s to be',
    name => {
      expect(isLookAlike(name, [])).toBe(true);
    },
  );

  test.each([
    ['Anna', 'Hanna'],
    ['Ben', 'Bea'],
    ['Żaneta', 'Zofia'],
    ['Gość', ''],
    ['李', '王'],
  ])('%s and %s are not mistaken', (name, other) => {
    expect(isLookAlike(name, [other])).toBe(false);
  });
});
