import { LOCALES, say } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { readerOf, readScenario, runScenario } from '@snowbound/table';
import { describe, expect, test } from 'vitest';

const english = await readerOf(silverfrost, 'en');

const run = (arrange: unknown, more: object = {}) =>
  runScenario(silverfrost, readScenario({ game: 'silverfrost', players: 2, arrange, ...more }), english);

const one = (player: object) => ({ turn: 0, players: [player] });
const autumn = { season: 'autumn' };
const spring = { season: 'spring' };
const SIXTEEN = [
  ...['birch-camp', 'birch-camp', 'moss-commons', 'moss-commons', 'copper-pit', 'copper-pit', 'acorn-cellar', 'tinker'],
  ...[
    'acorn-cellar',
    'charcoal-kiln',
    'supply-hut',
    'smokehouse',
    'glasshouse',
    'chipdigger',
    'bark-carver',
    'stormwatch',
  ],
];
const NINE = ['birch-camp', 'birch-camp', ...SIXTEEN.slice(2, 9)];
const EIGHT = [
  'snowed-inn',
  'snowed-inn',
  'wool-merchant',
  'wool-merchant',
  'signal-fire',
  'signal-fire',
  'tinker',
  'glasshouse',
];
const MAPS = { maps: ['map-1'], mapDeck: ['map-1', 'map-2'] };

const CASES: readonly [string, string, string, object, number?][] = [
  ['SF-2.5', 'nine cards in hand', 'players[0].hand', one({ hand: NINE })],
  ['SF-4.2', 'sixteen cards in a city', 'players[0].city', one({ city: SIXTEEN })],
  ['SF-4.3', 'a Unique card twice', 'players[0].city[1]', one({ city: ['glasshouse', 'glasshouse snow'] })],
  ['SF-9.1', 'somebody who passed before spring', 'players[1].passed', { turn: 0, players: [{}, { passed: true }] }],
  ['SF-4.5', 'a chimney on a Critter', 'players[0].city[0]', one({ city: ['tinker chimney'] })],
  ['SF-1.11', 'three chimneys', 'players[0]', one({ chimneys: 2, city: ['birch-camp chimney'] })],
  ['SF-3.8', 'a worker on a green card', 'players[0].city[0]', one({ city: ['birch-camp worker'] })],
  ['SF-3.8', 'worker and Ranger on one card', 'players[0].city[0]', one({ city: ['snowed-inn worker ranger'] })],
  ['SF-3.8', 'a visitor on a red Construction', 'players[0].city[0]', one({ city: ['snowed-inn visitor-1'] })],
  ['SF-3.8', 'an owner who visits', 'players[0].city[0]', one({ city: ['wool-merchant visitor-0'] })],
  [
    'SF-1.11',
    'a Ranger in two places',
    'locations.copper[0]',
    { turn: 0, locations: { birch: ['0 ranger'], copper: ['0 ranger'] } },
  ],
  [
    'SF-1.11',
    'a Ranger out and at home',
    'locations.birch[0]',
    { ...one({ ranger: 1 }), locations: { birch: ['0 ranger'] } },
  ],
  ['SF-1.11', 'a worker too many', 'players[0]', { ...one({ workers: 1 }), locations: { birch: ['0'] } }],
  [
    'SF-1.8',
    'a worker on Beacon 3 of two players',
    'locations.beacon-3[0]',
    { turn: 0, locations: { 'beacon-3': ['0'] } },
  ],
  ['SF-3.10', 'a Journey in autumn', 'locations.journey-4[0]', { ...one(autumn), locations: { 'journey-4': ['0'] } }],
  [
    'SF-3.11',
    'two workers on an Exclusive Location',
    'locations.birch[1]',
    { turn: 0, locations: { birch: ['0', '1'] } },
  ],
  [
    'SF-3.11',
    'a Ranger beside an own worker',
    'locations.birch[1]',
    { turn: 0, locations: { birch: ['0', '0 ranger'] } },
  ],
  [
    'SF-3.11',
    'a Ranger beside a worker on the Journey',
    'locations.journey-4[1]',
    { turn: 0, players: [spring, spring], locations: { 'journey-4': ['0', '1 ranger'] } },
  ],
  [
    'SF-3.9',
    'three workers in the Guild',
    'locations.guild-shared[0]',
    { ...one(spring), locations: { 'guild-1': ['0'], 'guild-2': ['0'], 'guild-shared': ['0'] } },
  ],
  [
    'SF-7.3',
    'a Quest done by two',
    'players[1].completed[0]',
    { turn: 0, players: [{ completed: ['sprouts'] }, { completed: ['sprouts'] }] },
  ],
  [
    'SF-7.3',
    'a Quest held and done',
    'players[0].completed[0]',
    one({ lowlands: ['sprouts'], completed: ['sprouts'] }),
  ],
  [
    'SF-7.3',
    'a Quest done and open',
    'highlands[0]',
    { ...one({ completed: ['open-gates'] }), highlands: ['open-gates'] },
  ],
  [
    'SF-7.3',
    'a Quest held and in the deck',
    'lowlandDeck[0]',
    { ...one({ lowlands: ['sprouts'] }), lowlandDeck: ['sprouts'] },
  ],
  ['SF-1.3', 'a Big Critter twice on the mountain', 'mountain[1]', { turn: 0, mountain: ['grey-wolf', 'grey-wolf'] }],
  [
    'SF-1.3',
    'a Big Critter that is also in the deck',
    'bigDeck[0]',
    { turn: 0, mountain: ['grey-wolf'], bigDeck: ['grey-wolf'] },
  ],
  [
    'SF-1.4',
    'four Highland Quests of two players',
    'highlands',
    { turn: 0, highlands: ['open-gates', 'high-council', 'endless-forest', 'harvest-feast'] },
  ],
  ['SF-10.1', 'a Map in two places', 'paws.mapDeck[0]', { turn: 0, paws: MAPS }, 1],
  [
    'SF-10.1',
    'a Scheme in two places',
    'paws.schemes[0]',
    { turn: 0, paws: { next: ['scheme-1'], schemes: ['scheme-1'] } },
    1,
  ],
  ['SF-5.7', 'Snow on Beacon 4 of two players', 'snow[1]', { turn: 0, snow: ['copper', 'beacon-4'] }],
  [
    'SF-10.9',
    'a token of Paws on the Exclusive Forge spot',
    'paws.taxed[1]',
    { turn: 0, paws: { taxed: ['guild-shared', 'forge'] } },
    1,
  ],
];

describe('positions no game of Silverfrost comes to', () => {
  test.each(CASES)(
    '%s %s is refused naming the field, unless the file says so',
    async (rule, _what, at, arrange, players = 2) => {
      await expect(run(arrange, { players })).rejects.toMatchObject({
        phrase: { key: 'scenario.impossible', rule, values: { why: { values: { at: `arrange.${at}` } } } },
      });
      expect(await run(arrange, { players, impossible: true })).toMatchObject({ ok: true });
    },
  );

  test('each is said in three languages', async () => {
    for (const locale of LOCALES) {
      const reader = await readerOf(silverfrost, locale);
      for (const [, what, at, arrange, players = 2] of CASES) {
        const problem = await run(arrange, { players }).catch(error => error);
        expect(say(problem.phrase, reader), what).toMatch(
          new RegExp(`^arrange\\.${at.replaceAll(/[[\].]/g, '\\$&')}: .*"impossible": true`),
        );
      }
    }
  });

  test.each([
    ['SF-3.11 a Ranger beside the worker of somebody else', { turn: 0, locations: { birch: ['0', '1 ranger'] } }],
    ['SF-3.8 owner and visitor on a red Critter', one({ city: ['wool-merchant worker visitor-1'] })],
    ['SF-4.2 fifteen cards and eight in hand', one({ city: SIXTEEN.slice(0, 15), hand: EIGHT })],
    [
      'SF-1.4 completed Highland Quests are not dealt again',
      one({ completed: ['open-gates', 'high-council', 'harvest-feast'] }),
    ],
  ])('%s is possible', async (_what, arrange) => {
    expect(await run(arrange)).toMatchObject({ ok: true });
  });

  test('SF-10.10 Paws may have more cards than a city has spaces', async () => {
    expect(await run({ turn: 0, players: [{}, { city: SIXTEEN }] }, { players: 1 })).toMatchObject({ ok: true });
  });

  test('an empty list is empty', async () => {
    const expected = {
      'view:0 /mountain': [],
      'view:0 /highlands': [],
      'view:0 /hand': [],
      'view:0 /lowlandDeck': 0,
      'view:0 /deck': 0,
    };
    const empty = {
      turn: 0,
      players: [{ hand: [] }],
      mountain: [],
      bigDeck: [],
      highlands: [],
      lowlandDeck: [],
      deck: [],
      valley: [],
    };
    const outcome = await run(empty, {
      expect: { ...expected, 'view:0 /mountain': [{ id: null }, { id: null }, { id: null }, { id: null }] },
    });
    expect(outcome).toEqual({ ok: true, show: {} });
  });
});
