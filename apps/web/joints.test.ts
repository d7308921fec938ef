import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partsOf } from './src/boards/silverfrost/joints.ts';

const LISTS = ['cards', 'big-critters', 'locations'];
/** What fits into the narrowest place, on a tablet. */
const MOST_LETTERS = 12;

const namesIn = (locale: string): string[] =>
  LISTS.flatMap(list => {
    const file = new URL(`../../games/silverfrost/lang/${locale}/${list}.json`, import.meta.url);
    return Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  });

test.each(['en', 'de', 'pl'])('no word of a name in Silverfrost is too long to fit or to be parted: %s', locale => {
  for (const name of namesIn(locale)) {
    const parts = partsOf(name);
    expect(parts.join('')).toBe(name);
    for (const word of parts.flatMap(part => part.split(/[ -]/))) {
      expect(word.length, `${word} in ${name}`).toBeLessThanOrEqual(MOST_LETTERS);
    }
  }
});

test('words are parted where they are joined', () => {
  expect(partsOf('Kupferhang')).toEqual(['Kupfer', 'hang']);
  expect(partsOf('Große Feuerstelle')).toEqual(['Große Feuer', 'stelle']);
  expect(partsOf('Biały niedźwiedź')).toEqual(['Biały niedź', 'wiedź']);
  expect(partsOf('Forge')).toEqual(['Forge']);
});
