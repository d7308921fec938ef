import { fastFromSeed, fork, LOCALES, type Phrase, pick, say } from '@snowbound/engine';
import { readerOf } from '@snowbound/table';
import { quotedIn, ruleCoverage } from '@snowbound/testing';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { scene } from './rulebook/scene.ts';

const { content } = winterKingdom;

/** Rules that only say what other rules do, that no sentence cites, or that random play never needs. */
const TELLS_NOTHING = [
  ...['WK-1.1', 'WK-1.2', 'WK-1.3', 'WK-1.4', 'WK-1.5', 'WK-2.1', 'WK-2.2', 'WK-2.3', 'WK-2.4', 'WK-2.5'],
  ...['WK-3.3', 'WK-4.3', 'WK-4.4', 'WK-5', 'WK-6', 'WK-7', 'WK-8.3', 'WK-8.5', 'WK-8.6', 'WK-8.8', 'WK-10'],
];

const PAGE = (await winterKingdom.rulesPage(content)).flatMap(({ rules }) => rules);
const RULES = PAGE.map(({ id }) => id).filter(id => !id.includes(' '));

test('random play reaches every rule of Winter Kingdom, and tells none that the rules page does not have', () => {
  const told = ruleCoverage(winterKingdom, { players: 3, games: 300, seed: 'coverage' });
  const telling = RULES.filter(id => !TELLS_NOTHING.includes(id));
  expect(telling.filter(id => (told.get(id) ?? 0) <= 10)).toEqual([]);
  expect([...told.keys()].filter(id => !RULES.includes(id))).toEqual([]);
});

test('every card is used in random games', () => {
  const used = new Map<string, number>();
  const count = (what: string) => used.set(what, (used.get(what) ?? 0) + 1);
  const random = fastFromSeed('cards');
  for (let game = 0; game < 400; game++) {
    const state = winterKingdom.setup({
      players: 2 + (game % 3),
      options: {},
      content,
      random: fork(random),
      journal: null,
    });
    const { scoring, economy, twist } = winterKingdom.view(state, 'spectator');
    for (const card of [...scoring, economy, twist]) count(card);
    for (
      let [question] = winterKingdom.questions(state);
      question !== undefined;
      [question] = winterKingdom.questions(state)
    ) {
      // Buying and using whenever possible, so that rare cards come into play often enough.
      const keen = question.options.filter(({ verb }) =>
        ['use', 'use-second', 'buy', 'upgrade', 'five'].includes(verb),
      );
      const action = pick(random, keen.length > 0 ? keen : question.options);
      if (action.card !== '') count(`${action.verb} ${action.card}`);
      winterKingdom.apply(state, question.seat, action);
    }
  }
  const abilities = content.abilities.slice(1);
  const all = [
    ...abilities.flatMap(({ id, kind }) => [
      `buy ${id}`,
      `upgrade ${id}`,
      `use ${id}`,
      ...(kind === 'arrow' ? [] : [`use-second ${id}`]),
    ]),
    'use tunnel',
    'five tunnel',
    ...[...content.scoring, ...content.economy, ...content.twists].map(({ id }) => id),
  ];
  expect(all.filter(what => (used.get(what) ?? 0) <= 3)).toEqual([]);
});

describe.each(LOCALES)('everything Winter Kingdom says can be said in %s:', locale => {
  test('prompts, options, journal and reasons of whole games', async () => {
    const reader = await readerOf(winterKingdom, locale);
    const cited = new Set<string>();
    const sayWhole = (phrase: Phrase) => {
      // A value that is missing is said as a “?” by itself.
      expect(say(phrase, reader)).toMatch(/^(?!.*(NaN|(^|[\s(“„])\?))[^{}]*\p{L}[^{}]*$/u);
      for (const { rule } of quotedIn(phrase)) cited.add(rule);
    };
    const random = fastFromSeed('languages');
    for (let game = 0; game < 6; game++) {
      const players = pick(random, [2, 3, 4]);
      const state = winterKingdom.setup({ players, options: {}, content, random: fork(random), journal: [] });
      for (
        let [question] = winterKingdom.questions(state);
        question !== undefined;
        [question] = winterKingdom.questions(state)
      ) {
        const { seat, prompt, options } = question;
        sayWhole(prompt);
        for (const option of options.slice(-8)) sayWhole(winterKingdom.wordsFor(option));
        for (const what of [
          'build 3',
          'take 70',
          'to 99',
          'use mine',
          'buy farm',
          'card 1 mule',
          'done',
          'nonsense',
          'space 5',
        ]) {
          const reason = winterKingdom.whyNot(state, seat, what);
          if (reason !== null) sayWhole(reason);
        }
        winterKingdom.apply(state, seat, pick(random, options));
      }
      for (const { tells } of winterKingdom.journal(state) ?? []) sayWhole(tells);
    }
    expect([...cited].filter(rule => !RULES.includes(rule))).toEqual([]);
  });

  test('the rules page, every rule and card with its mark', async () => {
    const reader = await readerOf(winterKingdom, locale);
    for (const { title, rules } of await winterKingdom.rulesPage(content)) {
      expect(say(title, reader)).toMatch(/\p{L}/u);
      for (const { text, known } of rules) {
        const said = say(text, reader);
        expect(said.length).toBeGreaterThan(30);
        expect(said).not.toMatch(/(names|deeds|cards)\.\w|NaN|(^|[\s(“„])\?/);
        expect(reader.wording[`names.known-${known}`]?.({})).toMatch(/\p{L}/u);
      }
    }
    expect(PAGE).toHaveLength(50 + 1 + 25 + 18);
  });

  test('WK-5 the second action of an arrow card moves this house, the one the first was about', async () => {
    const reader = await readerOf(winterKingdom, locale);
    const words = { en: ['this house', 'a house'], de: ['dieses Haus', 'ein Haus'], pl: ['ten dom', 'dom'] } as const;
    const [thisHouse, aHouse] = words[locale];
    const secondActions = PAGE.flatMap(({ id, text }) => {
      const isArrow = content.abilities.some(card => `WK-5 ${card.id}` === id && card.kind === 'arrow');
      return isArrow && id !== 'WK-5 tunnel' && id !== 'WK-5 caravan' ? [say(text, reader).split(': ')[2] ?? ''] : [];
    });
    expect(secondActions).toHaveLength(10);
    for (const said of secondActions) expect(said).toContain(` ${thisHouse} `);
    const toboggan = PAGE.find(({ id }) => id === 'WK-5 toboggan');
    expect(toboggan && say(toboggan.text, reader).split(` ${aHouse} `)).toHaveLength(3);
    const asked = scene('o 1 2 3', { abilities: ['pasture 2'] }).play('use pasture', 'build 1');
    expect(say(asked.question, reader)).toContain(` ${thisHouse} `);
  });

  test('WK-2.4 the rules page says that the direction of lines is agreed before the game, where the rulebook has its end', async () => {
    const reader = await readerOf(winterKingdom, locale);
    const told = PAGE.find(({ id }) => id === 'WK-2.4');
    const words = { en: ['Hikers', 'end of the game'], de: ['Wanderer', 'Spielende'], pl: ['Wędrowców', 'koniec gry'] };
    for (const word of words[locale]) expect(told && say(told.text, reader)).toContain(word);
    expect(told?.known).toBe('house');
  });

  test.each([1, 2, 3, 5])('what every scoring card counts, where %i bring points', async each => {
    const reader = await readerOf(winterKingdom, locale);
    for (const { id } of content.scoring) {
      const said = reader.wording[`cards.${id}`]?.({ each }) ?? '';
      expect(said).toMatch(/\p{L}/u);
      expect(said.includes(String(each)), said).toBe(each > 1);
    }
  });

  test('every score line has a name', async () => {
    const reader = await readerOf(winterKingdom, locale);
    for (const { id } of content.scoring) expect(reader.wording[`score.${id}`]?.({})).toMatch(/\p{L}/u);
    expect(reader.wording['score.castles']?.({})).toMatch(/\p{L}/u);
  });
});
