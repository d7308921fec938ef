import { fastFromSeed, fork, LOCALES, type Phrase, pick, say } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { readerOf } from '@snowbound/table';
import { quotedIn, ruleCoverage } from '@snowbound/testing';
import { describe, expect, test } from 'vitest';

/** Rules that only say what other rules do, or that random play never needs. */
const TELLS_NOTHING = [
  'ST-1.1',
  'ST-1.2',
  'ST-1.3',
  'ST-1.4',
  'ST-2.4',
  'ST-3.2',
  'ST-3.4',
  'ST-4.3',
  'ST-5.3',
  'ST-6.2',
  'ST-6.3',
  'ST-7',
];

const RULES = (await snowTime.rulesPage(snowTime.content)).flatMap(({ rules }) => rules.map(({ id }) => id));

test('random play reaches every rule of Snow Time, and tells none that the rules page does not have', () => {
  const told = ruleCoverage(snowTime, { players: 4, games: 500, seed: 'coverage' });
  const telling = RULES.filter(id => !TELLS_NOTHING.includes(id));
  expect(telling.filter(id => (told.get(id) ?? 0) <= 10)).toEqual([]);
  expect([...told.keys()].filter(id => !RULES.includes(id))).toEqual([]);
});

describe.each(LOCALES)('everything Snow Time says can be said in %s:', locale => {
  test('prompts, options, journal and reasons of whole games', async () => {
    const reader = await readerOf(snowTime, locale);
    const cited = new Set<string>();
    const sayWhole = (phrase: Phrase) => {
      // A value that is missing is said as a “?” by itself.
      expect(say(phrase, reader)).toMatch(/^(?!.*(NaN|(^|[\s(“„])\?))[^{}]*\p{L}[^{}]*$/u);
      for (const { rule } of quotedIn(phrase)) cited.add(rule);
    };
    const random = fastFromSeed('languages');
    for (let game = 0; game < 25; game++) {
      const deal = {
        players: pick(random, [2, 3, 4, 5]),
        options: { bonus: game % 2 === 0 ? 'taken' : 'asked' },
        content: snowTime.content,
        random: fork(random),
        journal: [],
      };
      const state = snowTime.setup(deal);
      for (let [question] = snowTime.questions(state); question !== undefined; [question] = snowTime.questions(state)) {
        const { seat, prompt, options } = question;
        sayWhole(prompt);
        for (const option of options) sayWhole(snowTime.wordsFor(option));
        for (const what of [
          'play 3',
          'add 3',
          'heal 3 4 5',
          'heal all',
          'pass',
          'hand 1 6',
          'discard 0 2',
          'bonus take',
          'figure 0',
          'nonsense',
        ]) {
          const reason = snowTime.whyNot(state, seat, what);
          if (reason !== null) sayWhole(reason);
        }
        snowTime.apply(state, seat, pick(random, options));
      }
      for (const { tells } of snowTime.journal(state) ?? []) sayWhole(tells);
    }
    expect([...cited].filter(rule => !RULES.includes(rule))).toEqual([]);
  });

  test('the rules page, every rule with its mark', async () => {
    const reader = await readerOf(snowTime, locale);
    for (const { title, rules } of await snowTime.rulesPage(snowTime.content)) {
      expect(say(title, reader)).toMatch(/\p{L}/u);
      for (const { text, known } of rules) {
        expect(say(text, reader).length).toBeGreaterThan(40);
        expect(reader.wording[`names.known-${known}`]?.({})).toMatch(/\p{L}/u);
      }
    }
    expect(RULES).toHaveLength(24);
  });

  test('the values of the content stand in the rules', async () => {
    const reader = await readerOf(snowTime, locale);
    const sections = await snowTime.rulesPage(snowTime.content);
    const page = sections.flatMap(({ rules }) => rules.map(({ text }) => say(text, reader)));
    expect(page.some(text => text.includes('30') && text.includes('25'))).toBe(true);
    expect(page.some(text => text.includes('15'))).toBe(true);
    expect(page.some(text => text.includes('100'))).toBe(true);
  });
});
