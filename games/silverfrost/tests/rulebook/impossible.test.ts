import { Problem } from '@snowbound/engine';
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

/** Why it cannot be, exactly. */
const why = async (arrange: unknown, players = 2): Promise<unknown> => {
  const problem = await run(arrange, { players }).catch(error => error);
  return problem instanceof Problem ? problem.phrase.values['why'] : null;
};
const because = (rule: string, key: string, at: string, values: object = {}) => ({
  rule,
  key: `impossible.${key}`,
  values: { at: `arrange.${at}`, ...values },
});
const card = (id: string) => ({ name: `cards.${id}` });

describe('what is impossible says how much it is, and of what', () => {
  test('SF-2.5, SF-4.2, SF-1.11 hands, spaces, chimneys and workers: how many there are, and how many there may be', async () => {
    expect(await why(one({ hand: NINE }))).toEqual(because('SF-2.5', 'hand', 'players[0].hand', { given: 9, most: 8 }));
    const city = because('SF-4.2', 'city', 'players[0].city', { given: 16, most: 15 });
    expect(await why(one({ city: SIXTEEN }))).toEqual(city);
    const chimneys = one({ chimneys: 1, city: ['birch-camp chimney', 'copper-pit chimney'] });
    expect(await why(chimneys)).toEqual(because('SF-1.11', 'chimneys', 'players[0]', { given: 3, most: 2 }));
    const workers = { ...one({ season: 'autumn', workers: 2 }), locations: { birch: ['0'] } };
    expect(await why(workers)).toEqual(because('SF-1.11', 'workers', 'players[0]', { given: 3, most: 2 }));
    const passed = { turn: 1, players: [{ season: 'winter', passed: true }] };
    expect(await why(passed)).toEqual(because('SF-9.1', 'passed', 'players[0].passed'));
  });

  test('SF-4.3, SF-4.5, SF-3.8 cards of a city: which one', async () => {
    const at = 'players[0].city[1]';
    const second = (entry: string) => one({ city: ['birch-camp', entry] });
    expect(await why(one({ city: ['glasshouse', 'glasshouse'] }))).toEqual(
      because('SF-4.3', 'unique', at, { card: card('glasshouse') }),
    );
    const tinker = { card: card('tinker') };
    expect(await why(second('tinker chimney'))).toEqual(because('SF-4.5', 'no-chimney', at, tinker));
    expect(await why(second('tinker visitor-1'))).toEqual(because('SF-3.8', 'no-spot', at, tinker));
    for (const marks of ['visitor-0', 'visiting-ranger-0', 'visitor-1 visiting-ranger-1', 'worker ranger'])
      expect(await why({ ...second(`wool-merchant ${marks}`) }), marks).toEqual(
        because('SF-3.8', 'spots', at, { card: card('wool-merchant') }),
      );
    for (const marks of ['visitor-1', 'worker visiting-ranger-1'])
      expect(await why(second(`snowed-inn ${marks}`)), marks).toEqual(
        because('SF-3.8', 'spots', at, { card: card('snowed-inn') }),
      );
  });

  test('SF-1.11 one Ranger: where the second one stands, on whosever card', async () => {
    const ranger = (at: string) => because('SF-1.11', 'ranger', at);
    const away = { locations: { birch: ['1 ranger'] } };
    const visiting = one({ city: ['birch-camp', 'wool-merchant visiting-ranger-1'] });
    expect(await why({ ...visiting, ...away })).toEqual(ranger('players[0].city[1]'));
    const own = { turn: 0, players: [{}, { city: ['snowed-inn ranger'] }] };
    expect(await why({ ...own, ...away })).toEqual(ranger('players[1].city[0]'));
    expect(await why(own)).toBeNull();
    const home = { turn: 0, players: [{ city: ['wool-merchant visiting-ranger-1'] }, { ranger: 1 }] };
    expect(await why(home)).toEqual(ranger('players[0].city[0]'));
    expect(await why(visiting)).toBeNull();
    const visitors = { ...one({ city: ['wool-merchant visitor-1'] }), locations: { copper: ['1'] } };
    // `arrange` counts those who stand somewhere itself.
    await expect(run(visitors, { impossible: true })).rejects.toMatchObject({ phrase: { key: 'problems.workers' } });
  });

  test('SF-1.8, SF-3 Locations: which one, and how many it takes', async () => {
    const where = (id: string) => ({ name: `locations.${id}` });
    const at = (id: string, place = 0) => `locations.${id}[${place}]`;
    expect(await why({ turn: 0, locations: { 'guild-4': ['0'] } }, 3)).toEqual(
      because('SF-1.8', 'not-in-play', at('guild-4'), { where: where('guild-4'), players: 4 }),
    );
    expect(await why({ turn: 0, locations: { 'guild-3': ['0'] } }, 3)).toBeNull();
    const journey = (...players: readonly object[]) => ({ turn: 0, players, locations: { 'journey-2': ['0', '1'] } });
    expect(await why(journey(spring, autumn))).toEqual(because('SF-3.10', 'journey', at('journey-2', 1)));
    expect(await why(journey(spring, spring))).toBeNull();
    const exclusive = (id: string, place: number) =>
      because('SF-3.11', 'exclusive', at(id, place), { where: where(id) });
    const three = { turn: 0, players: [autumn, autumn, autumn] };
    const on = (...crowd: readonly string[]) => ({ ...three, locations: { birch: crowd } });
    expect(await why(on('0', '1 ranger', '2'), 3)).toEqual(exclusive('birch', 2));
    expect(await why(on('1 ranger', '0'), 3)).toBeNull();
    expect(await why(on('0 ranger', '1 ranger'), 3)).toEqual(exclusive('birch', 1));
    expect(await why({ ...three, locations: { 'hot-springs': ['0', '1', '2', '2 ranger'] } }, 3)).toBeNull();
    const beyond = { ...three, locations: { 'guild-1': ['1'], 'guild-2': ['1'], 'guild-shared': ['1 ranger', '0'] } };
    expect(await why(beyond, 3)).toEqual(because('SF-3.9', 'guild', at('guild-shared'), { most: 2 }));
    const two = { ...three, locations: { 'guild-1': ['1'], 'guild-2': ['1'], 'guild-shared': ['0'] } };
    expect(await why(two, 3)).toBeNull();
  });

  test('SF-1.4, SF-7.3, SF-1.3, SF-10.1 things that lie in one place: which, and how many there are', async () => {
    const quest = (id: string) => ({ what: { name: `quests.${id}` } });
    const twice = (rule: string, at: string, what: object) => because(rule, 'twice', at, what);
    const held = { turn: 0, players: [{}, { lowlands: ['copper-vein', 'sprouts'] }], lowlandDeck: ['sprouts'] };
    expect(await why(held)).toEqual(twice('SF-7.3', 'lowlandDeck[0]', quest('sprouts')));
    const open = { turn: 0, players: [{}, { completed: ['open-gates'] }], highlands: ['high-council', 'open-gates'] };
    expect(await why(open)).toEqual(twice('SF-7.3', 'highlands[1]', quest('open-gates')));
    const wolf = { what: { name: 'big-critters.grey-wolf' } };
    expect(await why({ turn: 0, mountain: [null, 'grey-wolf', 'grey-wolf'] })).toEqual(
      twice('SF-1.3', 'mountain[2]', wolf),
    );
    expect(await why({ turn: 0, mountain: [null, null, null, null] })).toBeNull();
    const four = { turn: 0, players: [{ completed: ['open-gates', 'high-council'] }] };
    const highlands = ['endless-forest', 'harvest-feast'];
    expect(await why({ ...four, highlands })).toEqual(
      because('SF-1.4', 'highlands', 'highlands', { given: 4, most: 3 }),
    );
    expect(await why({ ...four, highlands: highlands.slice(1) })).toBeNull();
    expect(await why({ ...four, highlands }, 3)).toBeNull();
    expect(await why({ ...four, highlands }, 1)).toBeNull();
    const own = (id: string) => ({ what: { names: { en: id, de: id, pl: id } } });
    expect(await why({ turn: 0, paws: { maps: ['map-1'], mapDeck: ['map-2', 'map-1'] } }, 1)).toEqual(
      twice('SF-10.1', 'paws.mapDeck[1]', own('map-1')),
    );
    expect(await why({ turn: 0, paws: { next: ['scheme-2'], schemes: ['scheme-1', 'scheme-2'] } }, 1)).toEqual(
      twice('SF-10.1', 'paws.schemes[1]', own('scheme-2')),
    );
    const pile = { turn: 0, players: [{ lowlands: ['sprouts'] }], paws: { quests: ['copper-vein'] } };
    expect(await why(pile, 1)).toBeNull();
  });

  test.each([
    ['SF-9.1 somebody who has passed in spring', { turn: 1, players: [{ season: 'spring', passed: true }] }],
    ['SF-1.11 two chimneys', one({ chimneys: 1, city: ['birch-camp chimney'] })],
    ['SF-1.11 all workers at home', one({ season: 'spring', workers: 5, ranger: 1 })],
    ['SF-4.2 a sixteenth card that takes no space', one({ city: [...SIXTEEN.slice(0, 15), 'mountaineer'] })],
    ['SF-4.3 a Unique card in two cities', { turn: 0, players: [{ city: ['glasshouse'] }, { city: ['glasshouse'] }] }],
    ['SF-3.8 owner alone on a red Construction', one({ city: ['snowed-inn snow worker'] })],
    ['SF-7.3 a Quest left in the deck', { ...one({ lowlands: ['sprouts'] }), lowlandDeck: ['copper-vein'] }],
  ])('%s is possible', async (_what, arrange) => {
    expect(await why(arrange)).toBeNull();
  });
});
