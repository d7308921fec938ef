import { fastFromSeed, fork, LOCALES, type Phrase, pick, say } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { readerOf } from '@snowbound/table';
import { quotedIn, ruleCoverage } from '@snowbound/testing';
import { describe, expect, test } from 'vitest';
import { workshop } from './cards/workshop.ts';

const THINGS = [
  ...['play farm', 'play hall from valley', 'worker birch', 'ranger beacon-1', 'worker journey-8', 'location guild-1'],
  ...['worker city 0 inn', 'city 1 host', 'clear farm', 'quest sprouts', 'quest nobility-in-need', 'prepare', 'pass'],
  ...['hand 0 noble', 'hand 1 mill', 'valley mill', 'nonsense', 'big owl', 'done'],
];

/** Rules that only say what other rules do, or that random play has no words for. */
const TELLS_NOTHING = [
  ...['SF-1.4', 'SF-1.6', 'SF-1.8', 'SF-1.9', 'SF-1.10', 'SF-1.11', 'SF-1.13', 'SF-3.1', 'SF-3.2', 'SF-3.3', 'SF-3.4'],
  ...['SF-3.5', 'SF-3.6', 'SF-3.11', 'SF-3.12', 'SF-3.14', 'SF-4.2', 'SF-4.3', 'SF-4.5', 'SF-4.6', 'SF-4.8', 'SF-4.9'],
  ...['SF-4.11', 'SF-5.2', 'SF-5.4', 'SF-5.5', 'SF-5.8', 'SF-6.1', 'SF-6.3', 'SF-6.5', 'SF-7.1', 'SF-7.2', 'SF-7.3'],
  ...['SF-7.4', 'SF-8.1', 'SF-9.2', 'SF-9.3', 'SF-10.1', 'SF-10.2', 'SF-10.3', 'SF-12'],
];

const PAGE = (await silverfrost.rulesPage(workshop)).flatMap(({ rules }) => rules);
const RULES = PAGE.map(({ id }) => id).filter(id => !id.includes(' '));

test('random play reaches every rule of Silverfrost, and tells none that the rules page does not have', () => {
  const game = { ...silverfrost, content: workshop };
  const told = ruleCoverage(game, { players: 3, games: 150, seed: 'coverage' });
  for (const [rule, times] of ruleCoverage(game, { players: 1, games: 150, seed: 'coverage' })) {
    told.set(rule, (told.get(rule) ?? 0) + times);
  }
  const telling = RULES.filter(id => !TELLS_NOTHING.includes(id));
  expect(telling.filter(id => (told.get(id) ?? 0) <= 3)).toEqual([]);
  expect([...told.keys()].filter(id => !RULES.includes(id))).toEqual([]);
});

describe.each(LOCALES)('the rules page in %s', locale => {
  test('has every rule and every card, each with its mark', async () => {
    const reader = await readerOf(silverfrost, locale);
    for (const { text, known } of PAGE) {
      const said = say(text, reader);
      expect(said.length).toBeGreaterThan(12);
      expect(said).not.toMatch(/[{}#]|\b(words|cards|quests|rules|paws)\.\w|NaN|(^|[\s(“„])\?/);
      expect(quotedIn(text).filter(({ rule }) => !RULES.some(id => `${id}.`.startsWith(`${rule}.`)))).toEqual([]);
      expect(reader.wording[`names.known-${known}`]?.({})).toMatch(/\p{L}/u);
    }
    expect(RULES).toHaveLength(84);
    const { cards, bigCritters, lowlands, highlands, locations, solo } = workshop;
    const lists = [cards, bigCritters, lowlands, highlands, locations, solo.maps, solo.schemes];
    const things = lists.reduce((sum, list) => sum + list.length, 0);
    expect(PAGE).toHaveLength(RULES.length + things);
  });
});

describe.each([
  ['house', silverfrost.content],
  ['workshop', workshop],
] as const)('random games with the %s content', (_name, content) => {
  describe.each(LOCALES)('everything said can be said in %s:', locale => {
    test('prompts, options, journal and reasons of whole games', async () => {
      const reader = await readerOf(silverfrost, locale);
      const cited = new Set<string>();
      const sayWhole = (phrase: Phrase) => {
        // A value that is missing is said as a “?” by itself.
        expect(say(phrase, reader)).toMatch(/^(?!.*(NaN|(^|[\s(“„])\?))[^{}#]*\p{L}[^{}#]*$/u);
        for (const { rule } of quotedIn(phrase)) cited.add(rule);
      };
      const random = fastFromSeed('languages');
      for (let game = 0; game < 8; game++) {
        const players = 1 + (game % 4);
        const state = silverfrost.setup({ players, options: {}, content, random: fork(random), journal: [] });
        for (;;) {
          const [question] = silverfrost.questions(state);
          if (question === undefined) break;
          const { seat, prompt, options } = question;
          sayWhole(prompt);
          for (const option of options.slice(-8)) sayWhole(silverfrost.wordsFor(option));
          const reason = silverfrost.whyNot(state, seat, pick(random, THINGS));
          if (reason !== null) sayWhole(reason);
          silverfrost.apply(state, seat, pick(random, options));
        }
        for (const { tells } of silverfrost.journal(state) ?? []) sayWhole(tells);
        const sheets = [0, 1].flatMap(seat => silverfrost.score(state, seat));
        for (const { source } of sheets.filter(line => line.source.startsWith('score.'))) {
          expect(reader.wording[source]?.({})).toMatch(/\p{L}/u);
        }
      }
      expect([...cited].filter(rule => !RULES.includes(rule))).toEqual([]);
    });
  });

  test('play every card, call every Big Critter and see every Quest', () => {
    const used = new Set<string>();
    const random = fastFromSeed('cards');
    for (let game = 0; game < 500; game++) {
      const deal = { players: 2 + (game % 3), options: {}, content, random: fork(random), journal: null };
      const state = silverfrost.setup(deal);
      for (;;) {
        const [question] = silverfrost.questions(state);
        if (question === undefined) break;
        // Playing, calling and completing whenever possible, so that rare ones come up often enough.
        const keen = question.options.filter(
          ({ verb, move }) =>
            ['play', 'play-from-valley', 'big', 'highland', 'lowland'].includes(verb) || move.includes('guild'),
        );
        const action = pick(random, keen.length > 0 && game % 2 === 0 ? keen : question.options);
        if (action.number >= 0) used.add(`${action.verb === 'play-from-valley' ? 'play' : action.verb} ${action.id}`);
        silverfrost.apply(state, question.seat, action);
      }
      for (const quest of silverfrost.view(state, 'spectator').highlands) used.add(`highland ${quest}`);
    }
    expect(content.cards.map(({ id }) => `play ${id}`).filter(what => !used.has(what))).toEqual([]);
    expect(content.bigCritters.map(({ id }) => `big ${id}`).filter(what => !used.has(what))).toEqual([]);
    expect(content.lowlands.map(({ id }) => `lowland ${id}`).filter(what => !used.has(what))).toEqual([]);
    expect(content.highlands.map(({ id }) => `highland ${id}`).filter(what => !used.has(what))).toEqual([]);
  });
});
