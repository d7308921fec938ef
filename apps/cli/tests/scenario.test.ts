import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Shell } from './shell.ts';

const shell = new Shell();
const root = fileURLToPath(new URL('../../../', import.meta.url));

const run = (scenario: object, ...args: string[]) =>
  shell.run(['scenario', shell.file('scenario.json', JSON.stringify(scenario)), ...args]);

const silverfrost = (arrange: unknown, more: object = {}) => ({ game: 'silverfrost', players: 2, arrange, ...more });

describe('a slip in a scenario file is refused with the field and the nearest right word', () => {
  test.each([
    ['a flag', silverfrost({ fury: 'yes' }), 'arrange.fury: ', 'true'],
    ['a Ranger', silverfrost({ locations: { birch: ['1 rangr'] } }), 'arrange.locations.birch[0]: ', 'ranger'],
    ['Snow', silverfrost({ players: [{ city: ['tinker snwo'] }] }), 'arrange.players[0].city[0]: ', 'snow'],
    ['copies', silverfrost({ valley: ['copper-pit xabc'] }), 'arrange.valley[0]: ', 'x2'],
    ['a card', silverfrost({ players: [{ hand: ['coper-pit'] }] }), 'arrange.players[0].hand[0]: ', 'copper-pit'],
    ['a field of a player', silverfrost({ players: [{ sason: 'autumn' }] }), 'arrange.players[0]: ', 'season'],
    ['a season', silverfrost({ players: [{ season: 'autum' }] }), 'arrange.players[0].season: ', 'autumn'],
    ['a Location', silverfrost({ locations: { brich: ['0'] } }), 'arrange.locations: ', 'birch'],
    ['a good', silverfrost({ players: [{ supply: { acron: 1 } }] }), 'arrange.players[0].supply: ', 'acorn'],
    ['a field of the file', silverfrost({}, { expct: {} }), 'scenario: ', 'expect'],
    ['what is shown', silverfrost({}, { show: ['scroe'] }), 'scenario.show[0]: ', 'score'],
    ['an option', silverfrost({}, { options: { rewrad: 'flurries' } }), 'silverfrost has no option “rewrad”', 'reward'],
    ['a value of one', silverfrost({}, { options: { reward: 'flurrys' } }), 'Option “reward”: ', 'flurries'],
    ['the game', silverfrost({}, { game: 'silverforst' }), 'There is no game “silverforst”', 'silverfrost'],
    [
      'an ability',
      { game: 'winter-kingdom', players: 2, arrange: { players: [{ abilities: ['farn 2'] }, {}] } },
      'arrange.players[0].abilities[0]: ',
      'farm',
    ],
    ['a fruit', { game: 'snow-time', players: 3, arrange: { friut: {} } }, 'arrange: ', 'fruit'],
  ])('%s', async (_what, scenario, field, near) => {
    const { code, out, err } = await run(scenario);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(field), err).toBe(true);
    expect(err).toMatch(new RegExp(`Did you mean “${near}”\\?\\n$`));
  });

  test.each([
    ['a Ranger named twice', silverfrost({ locations: { birch: ['1 ranger ranger'] } })],
    ['a seat left out', silverfrost({ locations: { birch: [' ranger'] } })],
    [
      'an upgrade of an upgrade',
      { game: 'winter-kingdom', players: 2, arrange: { players: [{ abilities: ['farm 22'] }, {}] } },
    ],
    [
      'a side turned twice over',
      { game: 'winter-kingdom', players: 2, arrange: { tableaus: ['1a 2 3', '2a', '3a', '4a', '5a', '6a', '7a'] } },
    ],
    ['half a Ranger', silverfrost({ players: [{ ranger: 0.5 }] })],
    ['null for a flag', silverfrost({ fury: null })],
    ['null for a hand', silverfrost({ players: [{ hand: null }] })],
    ['null for the Locations', silverfrost({ locations: null })],
    ['null for a player', { game: 'winter-kingdom', players: 2, arrange: { players: [null, {}] } }],
    ['null for all players', { game: 'winter-kingdom', players: 2, arrange: { players: null } }],
    ['null for the colours', { game: 'snow-time', players: 3, arrange: { colours: null } }],
    ['a fifth Big Critter', silverfrost({ mountain: [null, null, null, null, 'grey-wolf'] })],
    ['a Quest done twice', silverfrost({ players: [{ completed: ['sprouts', 'sprouts'] }] })],
  ])('%s is refused', async (_what, scenario) => {
    expect(await run(scenario)).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^arrange\./) });
  });
});

describe('a position no game comes to', () => {
  const arrange = { turn: 0, locations: { birch: ['0', '1'] } };

  test.each([
    ['en', 'arrange.locations.birch[1]: Birch Wood has room for one worker'],
    ['de', 'arrange.locations.birch[1]: Birkenwald hat Platz für ein Tier'],
    ['pl', 'arrange.locations.birch[1]: Las brzozowy: miejsce dla jednego robotnika'],
  ])('is refused, in %s', async (locale, sentence) => {
    const { code, out, err } = await run(silverfrost(arrange), '--lang', locale);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('"impossible": true');
    expect(err.slice(0, sentence.length)).toBe(sentence);
  });

  test('is played if the file says that it is meant', async () => {
    expect(await run(silverfrost(arrange, { impossible: true }))).toMatchObject({ code: 0, err: '' });
  });
});

describe('what a scenario expects', () => {
  const position = silverfrost({ turn: 0, players: [{ city: ['tinker', 'birch-camp', 'copper-pit snow'] }] });
  const met = {
    'options:0': { has: ['worker birch'], not: ['pass'] },
    'view:0 /city/2/snow': true,
  };

  test('and is so ends well', async () => {
    const { out } = await run({ ...position, show: ['score:0 /total'] });
    const total = JSON.parse(out).show['score:0 /total'];
    const { code, err } = await run({ ...position, expect: { ...met, 'score:0': total } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  const unmet = {
    'view:0 /city/1/snow': true,
    'options:0': { has: ['worker moon'], not: ['worker birch'] },
    'view:0 /hnd': [],
  };

  test('and is not so ends with 1 and a diff', async () => {
    const { code, err } = await run({ ...position, expect: unmet });
    expect(code).toBe(1);
    expect(err).toContain('4 things are not as expected:\n\nview:0 /city/1/snow\n- expected: true\n+ is: false\n');
    expect(err).toMatch(/\noptions:0\n- expected among them: "worker moon"\n\+ is: \[.*"worker birch".*\]\n/);
    expect(err).toMatch(/\noptions:0\n- not expected among them: "worker birch"\n/);
    expect(err).toMatch(/\nview:0 \/hnd\n- expected: \[\]\n\+ nothing is there; there are: .*players/);
  });

  test('and is not so is told as JSON alone with --json', async () => {
    const { code, out, err } = await run({ ...position, expect: unmet }, '--json');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const outcome = JSON.parse(out);
    expect(Object.keys(outcome)).toEqual(['ok', 'show', 'differs']);
    expect(outcome.ok).toBe(false);
    for (const difference of outcome.differs)
      expect(Object.keys(difference)).toEqual(['path', 'kind', 'expected', 'actual']);
  });
});

describe('scenario files of the games', () => {
  const files = readdirSync(`${root}games`).flatMap(game =>
    readdirSync(`${root}games/${game}/scenarios`).map(name => `${root}games/${game}/scenarios/${name}`),
  );

  test.each(files.map(file => [file.slice(root.length), file]))(
    '%s is possible and as it expects',
    async (_name, file) => {
      const { code, err } = await shell.run(['scenario', file]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
    },
  );
});
