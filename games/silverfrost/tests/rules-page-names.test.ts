import { LOCALES, type Name, type Phrase, say } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { readerOf } from '@snowbound/table';
import { describe, expect, test } from 'vitest';

const { cards, bigCritters, lowlands, highlands, locations } = silverfrost.content;
const PAGE = (await silverfrost.rulesPage(silverfrost.content)).flatMap(({ rules }) => rules);
const textOf = (rule: string): Phrase => PAGE.find(({ id }) => id === rule)?.text as Phrase;

/** The rules that speak of single cards, with the cards they speak of. */
const NAMED: readonly (readonly [string, string, readonly string[]])[] = [
  ['SF-4.4', 'cards', ['mountaineer']],
  ['SF-7.4', 'quests', ['sprouts', 'shore-to-shore', 'wandering-road', 'nobility-in-need']],
];

/** Names that are also plain words: a rule that has these speaks of no card. */
const PLAIN: readonly string[] = ['Forge', 'Schmiede', 'Kuźnia', 'Hot Springs', 'Heiße Quelle', 'Gorące źródła'];

describe.each(LOCALES)('the rules page of Silverfrost in %s', locale => {
  test.each(NAMED)('%s calls %s as they are called', async (rule, list, ids) => {
    const reader = await readerOf(silverfrost, locale);
    const said = say(textOf(rule), reader);
    const values = (textOf(rule).values as Readonly<Record<string, readonly Name[]>>)[list];
    expect(values).toHaveLength(ids.length);
    for (const id of ids) {
      expect(values).toContainEqual({ name: `${list}.${id}` });
      expect(said).toContain(reader.wording[`${list}.${id}`]?.({}));
    }
  });

  test('no name of a card, Big Critter or Quest is typed into a rule', async () => {
    const reader = await readerOf(silverfrost, locale);
    const named = (list: string, things: readonly { readonly id: string }[]) =>
      things.map(({ id }) => reader.wording[`${list}.${id}`]?.({}) ?? '');
    const names = [
      ...named('cards', cards),
      ...named('big-critters', bigCritters),
      ...named('quests', [...lowlands, ...highlands]),
    ];
    const rules = PAGE.filter(({ id, text }) => !id.includes(' ') && !NAMED.some(([rule]) => rule === text.rule));
    for (const { text } of rules) {
      const said = say(text, reader);
      expect(
        names.filter(name => said.includes(name) && !PLAIN.includes(name)),
        said,
      ).toEqual([]);
    }
  });

  test('SF-3.10 every spot of the Journey with its points, cards and Fire', async () => {
    const reader = await readerOf(silverfrost, locale);
    const said = say(textOf('SF-3.10'), reader);
    const numbers = said.replace('SF-3.10', '').match(/\d+/g)?.map(Number);
    const spots = locations.flatMap(({ file: { place, points = 0, discards = 0, fire = 0 } }) =>
      place === 'journey' ? [points, discards, fire] : [],
    );
    expect(numbers).toEqual(spots.filter(number => number > 0));
  });
});

test('cards are called as the printed rules call them', async () => {
  const called = async (locale: 'de' | 'pl', key: string) => (await readerOf(silverfrost, locale)).wording[key]?.({});
  expect(await called('de', 'cards.mountaineer')).toBe('Bergsteiger');
  expect(await called('de', 'quests.shore-to-shore')).toBe('Küste zu Küste');
  expect(await called('de', 'quests.wandering-road')).toBe('Gewundener Weg');
  expect(await called('de', 'quests.nobility-in-need')).toBe('Adel in Nöten');
  expect(await called('pl', 'cards.mountaineer')).toBe('Wspinacz');
  expect(await called('pl', 'quests.sprouts')).toBe('Młode pędy');
  expect(await called('pl', 'quests.shore-to-shore')).toBe('Między brzegami');
  expect(await called('pl', 'quests.wandering-road')).toBe('Kręta droga');
  expect(await called('pl', 'cards.fire-watch')).toBe('Strażnik ognia');
});
