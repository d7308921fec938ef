import { type Phrase, say, speech } from '@snowbound/engine';
import { describe, expect, test } from 'vitest';

const wording = {
  beats: (values: Readonly<Record<string, string | number>>) => `${values['who']} beats ${values['fallen']}.`,
  quotes: (values: Readonly<Record<string, string | number>>) => `It says: ${values['inner']}`,
  'names.healer': () => 'Healer',
};
const reader = {
  locale: 'en',
  wording,
  nameOfSeat: (seat: number) => ['Anna', 'Ben', 'Cleo', 'Dora'][seat] ?? '?',
} as const;
const beats = (fallen: Phrase['values'][string]): Phrase => ({
  key: 'beats',
  rule: 'X-1',
  values: { who: { seat: 0 }, fallen },
});

describe('say', () => {
  test('names seats as this table calls them, and cards by their names', () => {
    expect(say(beats({ seat: 1 }), reader)).toBe('Anna beats Ben.');
    expect(say(beats({ name: 'names.healer' }), reader)).toBe('Anna beats Healer.');
  });

  test('lists names as the language does', () => {
    const fallen = [{ seat: 1 }, { seat: 2 }, { seat: 3 }];
    expect(say(beats(fallen), reader)).toBe('Anna beats Ben, Cleo, and Dora.');
    expect(say(beats(fallen), { ...reader, locale: 'de' })).toBe('Anna beats Ben, Cleo und Dora.');
  });

  test('what a content file calls its things is said in the language, and what has no name by its key', () => {
    const names = { en: 'Moon', de: 'Mond', pl: 'Księżyc' };
    expect(say(beats({ names }), reader)).toBe('Anna beats Moon.');
    expect(say(beats({ names }), { ...reader, locale: 'de' })).toBe('Anna beats Mond.');
    expect(say(beats({ name: 'names.nobody' }), reader)).toBe('Anna beats names.nobody.');
  });

  test('numbers, plurals, ranks and choices are said as the language does', () => {
    const { text, plural, ordinal, select } = speech('en');
    expect([text(1234), text('as it is'), text(undefined)]).toEqual(['1,234', 'as it is', '?']);
    expect(speech('de').text(1234)).toBe('1.234');
    expect(speech('en')).toBe(speech('en'));
    const cards = { '=0': () => 'no card', one: (n: string) => `${n} card`, other: (n: string) => `${n} cards` };
    expect([0, 1, 2, 1000].map(count => plural(count, cards))).toEqual(['no card', '1 card', '2 cards', '1,000 cards']);
    const ranks = { one: (n: string) => `${n}st`, two: (n: string) => `${n}nd`, other: (n: string) => `${n}th` };
    expect([1, 2, 4, 21].map(rank => ordinal(rank, ranks))).toEqual(['1st', '2nd', '4th', '21st']);
    const kinds = { yes: () => 'aye', other: () => 'whatever' };
    expect(['yes', 'no', 'toString'].map(kind => select(kind, kinds))).toEqual(['aye', 'whatever', 'whatever']);
  });

  test('quotes a phrase inside a phrase', () => {
    expect(say({ key: 'quotes', rule: '', values: { inner: beats({ seat: 1 }) } }, reader)).toBe(
      'It says: Anna beats Ben.',
    );
  });

  test('a missing message is a mistake of ours, and says which', () => {
    expect(() => say({ key: 'nope', rule: '', values: {} }, reader)).toThrow("no message 'nope' in en");
  });
});
