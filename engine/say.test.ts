import { type Phrase, say } from '@snowbound/engine';
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

  test('quotes a phrase inside a phrase', () => {
    expect(say({ key: 'quotes', rule: '', values: { inner: beats({ seat: 1 }) } }, reader)).toBe(
      'It says: Anna beats Ben.',
    );
  });

  test('a missing message is a mistake of ours, and says which', () => {
    expect(() => say({ key: 'nope', rule: '', values: {} }, reader)).toThrow("no message 'nope' in en");
  });
});
