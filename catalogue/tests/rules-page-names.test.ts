import { GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import { type AnyGame, LOCALES, type Locale, type Phrase, say } from '@snowbound/engine';
import { readerOf } from '@snowbound/table';
import { describe, expect, test } from 'vitest';

/** Where games keep what their cards and Quests are called. */
const NAMED = /^(names|cards|quests|big-critters)\.(?!seat-|known-|game$|automa$)/;
/** Endings come and go with case and number: this much of each word stays in all three languages. */
const LEAST_STEM = 3;
const LONGEST_ENDING = 3;

const stemOf = (word: string): string => word.slice(0, Math.max(LEAST_STEM, word.length - LONGEST_ENDING));
const hasName = (text: string, name: string): boolean => name.split(' ').every(word => text.includes(stemOf(word)));

/** The rules in words, without the entries that cards have of their own. */
const pageOf = async (game: AnyGame): Promise<readonly { readonly id: string; readonly text: Phrase }[]> =>
  (await game.rulesPage(game.content)).flatMap(({ rules }) => rules).filter(({ id }) => !id.includes(' '));

const namesBy = async (game: AnyGame, locale: Locale): Promise<ReadonlyMap<string, string>> => {
  const { wording } = await readerOf(game, locale);
  return new Map(Object.keys(wording).flatMap(key => (NAMED.test(key) ? [[key, wording[key]?.({}) ?? '']] : [])));
};

/** Which cards a rule speaks of, by the English text: there names are words that begin with a capital letter and never change. */
async function mentions(game: AnyGame): Promise<ReadonlyMap<string, readonly string[]>> {
  const reader = await readerOf(game, 'en');
  const all = await Promise.all(LOCALES.map(locale => namesBy(game, locale)));
  // What is written small somewhere is a plain word, no card.
  const isCard = (key: string): boolean => all.every(names => /^\p{Lu}/u.test(names.get(key) ?? ''));
  const names = [...(await namesBy(game, 'en'))].filter(([key]) => isCard(key));
  return new Map(
    (await pageOf(game)).map(({ id, text }) => {
      const said = say(text, reader);
      return [id, names.filter(([, name]) => new RegExp(`\\b${name}(s|\\b)`).test(said)).map(([key]) => key)];
    }),
  );
}

/** At least so many rules speak of a card, so that nothing is missed because nothing is found. */
const LEAST: Readonly<Record<string, number>> = { 'snow-time': 11, 'winter-kingdom': 12, silverfrost: 2 };

describe.each(GAME_NAMES)('the rules page of %s', name => {
  test.each(LOCALES)('calls cards as they are called, in %s', async locale => {
    const game = await gameNamed(name);
    const [page, names, spokenOf] = await Promise.all([pageOf(game), namesBy(game, locale), mentions(game)]);
    const reader = await readerOf(game, locale);
    const speaking = page.filter(({ id }) => (spokenOf.get(id)?.length ?? 0) > 0);
    expect(speaking.length).toBeGreaterThanOrEqual(LEAST[name] ?? 1);
    const missing = speaking.flatMap(({ id, text }) => {
      const said = say(text, reader);
      return (spokenOf.get(id) ?? []).filter(key => !hasName(said, names.get(key) ?? '')).map(key => `${id}: ${key}`);
    });
    expect(missing).toEqual([]);
  });
});
