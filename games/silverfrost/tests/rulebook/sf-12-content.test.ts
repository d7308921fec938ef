import { LOCALES, Problem, say } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { readerOf, Table } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/reading.ts';
import { workshop, workshopFile } from '../cards/workshop.ts';

type Json = { [field: string]: Json } & { [index: number]: Json };

/** The complaints about the workshop's file after one change. */
function complaints(change: (file: Json) => void): readonly string[] {
  const file = JSON.parse(JSON.stringify(workshopFile));
  change(file);
  try {
    readContent(file);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return said(error);
  }
}

const english = await readerOf(silverfrost, 'en');
const said = ({ phrase }: Problem): readonly string[] => say(phrase, english).split('\n');

const set = (path: readonly (string | number)[], value: unknown) => (file: Json) => {
  const last = path.at(-1) as string;
  const place = path.slice(0, -1).reduce((at, field) => at[field as string] as Json, file);
  if (value === undefined) delete place[last];
  else place[last] = value as Json;
};

describe('SF-12 Content sets', () => {
  test('SF-12 a sound file is read, and a record names it by its fingerprint', () => {
    expect(complaints(() => {})).toEqual([]);
    expect(workshop.id).toMatch(/^workshop-[0-9a-f]{12}$/);
    const table = new Table(silverfrost, { players: 2, seed: 'content', content: workshop });
    expect(table.record).toMatchObject({ content: workshop.id });
  });

  test.each([
    ['an unknown word', set(['cards', 0, 'produces'], [{ conjure: 1 }]), /cards\[0\] \(farm\)\.produces\[0\].*conjure/],
    ['an unknown field of a word', set(['cards', 0, 'produces', 0, 'also'], 1), /\(farm\)\.produces\[0\].*also/],
    ['a missing translation', set(['cards', 0, 'name', 'pl'], undefined), /\(farm\)\.name.*pl/],
    ['an empty translation', set(['cards', 0, 'name', 'de'], ' '), /\(farm\)\.name\.de/],
    ['no name at all', set(['bigCritters', 0, 'name'], undefined), /bigCritters \(wolf\)\.name/],
    ['acorns on a Construction', set(['cards', 1, 'cost'], { acorn: 1 }), /\(mill\)\.cost\.acorn: a Construction/],
    ['a Critter for birch', set(['cards', 5, 'cost'], { birch: 1 }), /\(host\)\.cost: a Critter/],
    ['122 cards', set(['cards', 0, 'copies'], 7), /content\.cards: there are 122, but there must be 123/],
    ['26 Big Critters', file => void (file['bigCritters'] as unknown as unknown[]).pop(), /bigCritters.*26.*27/],
    ['two cards of one id', set(['cards', 1, 'id'], 'farm'), /cards\[1\]\.id.*farm/],
    ['an id that is none', set(['cards', 1, 'id'], 'My Mill'), /\.id: "My Mill" is no id/],
    ['a chimney kind that does not exist', set(['cards', 0, 'chimney'], 'orange'), /\(farm\)\.chimney.*orange/],
    ['a Construction without a chimney', set(['cards', 0, 'chimney'], undefined), /\(farm\)\.chimney: every/],
    ['a Critter with a chimney', set(['cards', 5, 'chimney'], 'red'), /\(host\)\.chimney: Critters/],
    ['the effect of another colour', set(['cards', 0, 'whenPlayed'], [{ draw: 1 }]), /\(farm\)\.whenPlayed: a green/],
    ['a Snowstorm to nowhere', set(['snowstorms', 0, 'target'], 'valley-9'), /snowstorms\[0\]\.target.*valley-9/],
    ['equal Mountain values', set(['mountain', 'value'], [0, 1, 1, 3]), /mountain\.value.*4 different/],
    ['a Location the board has no name for', set(['locations', 0, 'id'], 'lake'), /locations \(lake\)/],
    [
      'an unknown family',
      set(['lowlands', 0, 'needs', 0], { atLeast: 1, of: { cards: { family: 'x' } } }),
      /family.*x/,
    ],
    ['an unknown card in a word', set(['cards', 0, 'produces', 0], { returnToHand: { card: 'ghost' } }), /ghost/],
    ['a worker sent to the Journey by a word', set(['cards', 0, 'produces'], [{ useLocation: 'journey' }]), /journey/],
    ['a number too large', set(['cards', 0, 'copies'], 16), /\(farm\)\.copies/],
    ['something that is no object', set(['cards', 0], 3), /cards\[0\]/],
  ])('SF-12 %s is refused, naming exactly what and where', (_what, change, complaint) => {
    const all = complaints(change as (file: Json) => void);
    expect(all.length).toBeGreaterThan(0);
    expect(all.join('\n')).toMatch(complaint);
  });

  test('SF-12 every problem is named at once', () => {
    const all = complaints(file => {
      set(['cards', 0, 'copies'], 99)(file);
      set(['cards', 1, 'colour'], 'pink')(file);
      set(['highlands', 2, 'points'], 'many')(file);
      set(['mountain', 'known'], undefined)(file);
    });
    expect(all).toHaveLength(4);
  });

  test('SF-12 a file that is refused leaves a running game untouched', () => {
    const table = new Table(silverfrost, { players: 2, seed: 'content', content: workshop });
    const before = JSON.stringify([table.view(0), table.content.id]);
    expect(() => readContent({ name: 'broken' })).toThrow(Problem);
    expect(JSON.stringify([table.view(0), table.content.id])).toBe(before);
  });

  test.each(LOCALES)('SF-12 the names of a file are said in %s', async locale => {
    const reader = await readerOf(silverfrost, locale);
    const names = { en: 'The farm', de: 'Karte farm', pl: 'Karta farm' };
    const words = silverfrost.wordsFor(workshop.actions.play[0] as never);
    expect(say(words, reader)).toContain(names[locale]);
  });
});
