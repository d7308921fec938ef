import { fastFromSeed, fork, LOCALES, type Phrase, type Prompt, pick, say } from '@snowbound/engine';
import { type State, silverfrost } from '@snowbound/silverfrost';
import { readerOf } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { readContent } from '../src/content/reading.ts';
import { workshop, workshopFile } from './cards/workshop.ts';
import { type Arrangement, Scene, scene, shopTurn, yourTurn } from './rulebook/scene.ts';

/** The turn itself, and a pause at its end. */
const OF_NO_SOURCE = ['prompts.turn', 'prompts.pause-turn-end'];

const GAMES = 40;

/** Every question of random games, with the position it is asked in. */
function eachQuestion(content: typeof workshop, visit: (state: State, prompt: Prompt) => void): void {
  const random = fastFromSeed('sources');
  for (let game = 0; game < GAMES; game++) {
    const deal = { players: 1 + (game % 4), options: {}, content, random: fork(random), journal: [] };
    const state = silverfrost.setup(deal);
    for (;;) {
      const [question] = silverfrost.questions(state);
      if (question === undefined) break;
      visit(state, question.prompt);
      silverfrost.apply(state, question.seat, pick(random, question.options));
    }
  }
}

/** The thing whose words are being done, by the effects under way: the innermost one that is called like a thing. */
function underWay({ stack, content }: State): string | null {
  const { cards, bigCritters, locations } = content;
  const things = new Map(
    [cards.map(({ id }) => [id, `card ${id}`]), bigCritters.map(({ id }) => [id, `big ${id}`])]
      .concat([locations.map(({ id }) => [id, `location ${id}`])])
      .flat() as [string, string][],
  );
  const within = ['a choice', 'something optional', 'a condition', 'an exchange', 'what another takes'];
  for (const { effect } of stack.toReversed()) {
    const thing = things.get(effect.name);
    if (thing !== undefined || !within.includes(effect.name)) return thing ?? null;
  }
  return null;
}

/** What a thing is called. */
function nameOf({ printed }: typeof workshop, thing: string): Phrase {
  const [kind, id = ''] = thing.split(' ');
  const name = (kind === 'card' ? printed.cards[id] : printed.bigCritters[id])?.name ?? { name: `locations.${id}` };
  return { key: 'moves.card', rule: '', values: { card: name } };
}

describe.each([
  ['house', silverfrost.content],
  ['workshop', workshop],
] as const)('whatever is asked in random games with the %s content', (_name, content) => {
  test('names what it comes from first, in every language', async () => {
    const asked = new Set<Prompt>();
    eachQuestion(content, (_state, prompt) => asked.add(prompt));
    const questions = [...asked].filter(({ key }) => !OF_NO_SOURCE.includes(key));
    for (const reader of await Promise.all(LOCALES.map(locale => readerOf(silverfrost, locale)))) {
      for (const prompt of questions) {
        const { source } = prompt;
        const words = say(prompt, reader);
        expect(words).toMatch(/^\p{L}[^:]*: [„“\p{L}].*\p{L}/u);
        if (source !== undefined)
          expect(words.startsWith(`${say(nameOf(content, source), reader)}: `), words).toBe(true);
      }
    }
    expect(questions.length).toBeGreaterThan(60);
  });

  test('names the card, Big Critter or Location whose words ask it', () => {
    let named = 0;
    eachQuestion(content, (state, prompt) => {
      const thing = underWay(state);
      if (thing === null || OF_NO_SOURCE.includes(prompt.key)) return;
      expect(prompt.source, prompt.key).toBe(thing);
      named++;
    });
    expect(named).toBeGreaterThan(300);
  });

  test('tells of no card that is not out for all to see', () => {
    let told = 0;
    eachQuestion(content, (state, { key, source }) => {
      const journal = silverfrost.journal(state) ?? [];
      if (key === 'prompts.turn') told = journal.length;
      if (source === undefined) return;
      const open = JSON.stringify(silverfrost.view(state, 'spectator'));
      // It may have left its city by what it does, before all eyes.
      const heard = JSON.stringify(journal.slice(told).filter(({ to }) => to === 'everyone'));
      const id = source.slice(source.indexOf(' ') + 1);
      expect(open.includes(`"${id}"`) || heard.includes(id), `${key} ${source}`).toBe(true);
    });
  });
});

const english = await readerOf(silverfrost, 'en');
const DISCARD = ['play razer', 'yes'];

describe('what is asked beside the words of a thing', () => {
  const rich = { copper: 4, moss: 2, birch: 4, acorn: 2, fire: 3 };
  const altar = { city: ['altar', 'noble'], hand: ['hall', 'farm'], supply: { copper: 2, moss: 1, birch: 1 } };
  const traveller = { season: 'spring', workers: 1, hand: ['farm', 'mill', 'hall', 'inn', 'crown'], supply: rich };
  const flue = { city: ['flue', 'farm chimney', 'inn'], hand: ['host'], supply: { fire: 1 } };

  test.each([
    ['how to pay, by the card played', shopTurn(altar).play('play hall'), 'card hall', 'way'],
    ['what to pay with', shopTurn({ hand: ['farm'], supply: rich }).play('play farm'), 'card farm', 'pay-any'],
    [
      'what to give up, by the card whose ability is used',
      shopTurn(altar).play('play hall', 'with altar'),
      'card altar',
      'discard-for-ability',
    ],
    [
      'what to leave behind, by the Journey',
      shopTurn(traveller).play('worker journey-8'),
      'location journey-8',
      'journey',
    ],
    ['where a chimney goes', shopTurn(flue).play('play host'), 'card flue', 'chimney-to'],
    [
      'which card reacts first, by the card played',
      shopTurn({ city: ['bard', 'usher'], hand: ['pebble', 'farm'] }).play('play pebble'),
      'card pebble',
      'order',
    ],
  ])('%s', (_what, { table }, thing, key) => {
    const [question] = table.questions;
    expect(question?.prompt).toMatchObject({ key: `prompts.${key}`, source: thing });
    expect(say(question?.prompt as Phrase, english)).toMatch(new RegExp(`^${say(nameOf(workshop, thing), english)}: `));
  });

  test.each([
    ['visit', { visit: 'basic' }, {}, ['worker birch'], 'Worker placed'],
    ['snow', { clear: 'snow' }, { city: ['farm snow'] }, ['clear farm'], 'Snow cleared'],
    [
      'quest',
      { complete: 'quest' },
      { lowlands: ['sprouts'], city: ['farm'] },
      ['worker guild-1', 'quest sprouts'],
      'Quest completed',
    ],
    ['big-critter', { use: 'big-critter' }, {}, ['worker beacon-1'], 'Big Critter used'],
    [
      'city-discard',
      { discard: 'from-city' },
      { hand: ['razer'], city: ['mill'] },
      DISCARD,
      'Card discarded from your city',
    ],
  ] as const)('which card reacts first, by what was done: %s', (_occasion, you, mine, moves, said) => {
    // Who draws before discarding has one more card to choose from.
    const does = { usher: [{ draw: 1 }], bard: [{ may: [{ discard: 1 }] }] } as const;
    const cards = workshopFile.cards.map(card =>
      card.id === 'usher' || card.id === 'bard' ? { ...card, whenever: { you, do: does[card.id] } } : card,
    );
    const city = ['usher', 'bard', ...('city' in mine ? mine.city : [])];
    const player = { supply: { fire: 2, acorn: 1 }, ...mine, city };
    const position = { players: [player, {}], mountain: [null, null, null, 'bear'], highlands: [], lowlandDeck: [] };
    const content = readContent({ ...workshopFile, cards });
    const [question] = new Scene(position, 2, {}, content).play(...moves).table.questions;
    expect(say(question?.prompt as Phrase, english)).toBe(`${said}: which of your cards comes next?`);
  });
});

describe('a question as it is read', () => {
  const three: Arrangement = { players: [{ hand: ['snow-goose'], supply: { acorn: 1 } }, {}, {}] };
  const snowy = {
    season: 'summer',
    workers: 0,
    ranger: 0,
    city: ['birch-camp', 'moss-commons', 'smokehouse', 'tinker'],
  };

  test.each([
    ['en', 'Snow Goose Courier: who gets the cards?'],
    ['de', 'Schneegansbotin: Wer bekommt die Karten?'],
    ['pl', 'Gęsia poczta: kto dostaje karty?'],
  ] as const)('a card names itself, in %s', async (locale, words) => {
    const [question] = scene(three, 3).play('play snow-goose').table.questions;
    expect(question?.prompt.source).toBe('card snow-goose');
    expect(say(question?.prompt as Phrase, await readerOf(silverfrost, locale))).toBe(words);
  });

  test.each([
    ['en', /^Preparing for autumn: which of /],
    ['de', /^Vorbereitung auf den Herbst: Welche /],
    ['pl', /^Przygotowanie do jesieni: któr/],
  ] as const)('a season names itself, in %s', async (locale, words) => {
    const [question] = yourTurn(snowy).play('prepare').table.questions;
    expect(question?.prompt.source).toBeUndefined();
    expect(say(question?.prompt as Phrase, await readerOf(silverfrost, locale))).toMatch(words);
  });
});
