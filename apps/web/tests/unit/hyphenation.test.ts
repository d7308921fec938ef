import { expect, test } from 'vitest';
import { partsOf } from '../../src/games/silverfrost/board/hyphenation.ts';

const lists = import.meta.glob<Record<string, string>>(
  '../../../../games/silverfrost/lang/*/{cards,big-critters,locations}.json',
  { eager: true, import: 'default' },
);
/** What fits into the narrowest place, on a tablet. */
const MOST_LETTERS = 12;

const namesIn = (locale: string): string[] =>
  Object.entries(lists).flatMap(([path, names]) => (path.includes(`/${locale}/`) ? Object.values(names) : []));

test.each(['en', 'de', 'pl'])('no word of a name in Silverfrost is too long to fit or to be parted: %s', locale => {
  const names = namesIn(locale);
  expect(names.length).toBeGreaterThan(80);
  for (const name of names) {
    const parts = partsOf(name);
    expect(parts.join('')).toBe(name);
    for (const word of parts.flatMap(part => part.split(/[ -]/))) {
      expect(word.length, `${word} in ${name}`).toBeLessThanOrEqual(MOST_LETTERS);
    }
  }
});

const texts = import.meta.glob<Record<string, string>>(
  '../../../../games/silverfrost/lang/*/{abilities,amounts,bonus,costs,families,filters,goods,whenever,words}.json',
  { eager: true, import: 'default' },
);
/** What fits beside a picture. */
const MOST_BESIDE = 10;

test.each(['en', 'de', 'pl'])('no word of a card’s text is too long to fit beside its picture: %s', locale => {
  const found = Object.entries(texts).filter(([path]) => path.includes(`/${locale}/`));
  expect(found).toHaveLength(9);
  const words = found.flatMap(([, list]) => Object.values(list).flatMap(text => text.match(/\p{L}+/gu) ?? []));
  for (const part of words.flatMap(partsOf)) expect(part.length, part).toBeLessThanOrEqual(MOST_BESIDE);
});

test('words are parted where they are joined', () => {
  expect(partsOf('für verschiedene Karten')).toEqual(['für ver', 'schiedene Karten']);
  expect(partsOf('Kupferhang')).toEqual(['Kupfer', 'hang']);
  expect(partsOf('Große Feuerstelle')).toEqual(['Große Feuer', 'stelle']);
  expect(partsOf('Biały niedźwiedź')).toEqual(['Biały niedź', 'wiedź']);
  expect(partsOf('Forge')).toEqual(['Forge']);
});
