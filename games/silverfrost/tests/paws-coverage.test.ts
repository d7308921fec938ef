import { fastFromSeed, fork, pick, type Value } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';

const GAMES_A_LEVEL = 250;
const LEVELS = ['1', '2', '3', '4'];

/** Positions in which something comes up that whole random games hardly ever come to. */
const RARE: readonly unknown[] = [
  // Everything on the Tactics taken, and no Quest left for him.
  {
    turn: 1,
    players: [{ season: 'spring' }, { season: 'winter', workers: 1, ranger: 1 }],
    locations: {
      ...{ birch: ['0'], moss: ['0'], copper: ['0'], acorn: ['0'], forge: ['0'] },
      ...{ 'beacon-1': ['1'], 'beacon-2': ['1'] },
    },
    highlands: [],
    paws: { quests: [] },
  },
  // Hardly a card, no Big Critter, all of the Valley under tokens.
  {
    turn: 1,
    players: [{ season: 'spring' }, { season: 'winter' }],
    valley: ['birch-camp paws', 'chipdigger paws'],
    deck: ['birch-camp'],
    mountain: [null, null, null, null],
    bigDeck: [],
  },
  // An empty Valley, though there is a deck.
  { turn: 1, valley: [], paws: { maps: ['map-8'], next: ['scheme-1'] } },
  // A player far ahead.
  { turn: 0, players: [{ season: 'spring', supply: { point: 99 } }, { season: 'spring' }] },
];
const GAMES_A_POSITION = 40;

/** How often Paws's journal told of each thing, over random games on every level; half of them get in his way. */
function reached(): Map<string, number> {
  const told = new Map<string, number>();
  const count = (what: string) => told.set(what, (told.get(what) ?? 0) + 1);
  const random = fastFromSeed('paws-coverage');
  const whole = GAMES_A_LEVEL * LEVELS.length;
  for (let game = 0; game < whole + GAMES_A_POSITION * RARE.length; game++) {
    const options = { paws: LEVELS[game % LEVELS.length] ?? '1' };
    const { content } = silverfrost;
    const deal = { players: 1, options, content, random: fork(random), journal: [] };
    const state = game < whole ? silverfrost.setup(deal) : silverfrost.arrange(deal, RARE[game % RARE.length]);
    for (;;) {
      const [question] = silverfrost.questions(state);
      if (question === undefined) break;
      const blocking = question.options.filter(({ move }) =>
        /^(worker|ranger) (birch|moss|copper|acorn|forge|beacon|journey-[468])/.test(move),
      );
      const isBlocking = game % 8 > 3 && blocking.length > 0;
      silverfrost.apply(state, question.seat, pick(random, isBlocking ? blocking : question.options));
    }
    for (const { tells } of silverfrost.journal(state) ?? []) {
      if (!tells.key.startsWith('paws.')) continue;
      count(tells.key);
      for (const what of branchesOf(tells.key, tells.values, tells.rule)) count(what);
    }
    count(`wins ${silverfrost.winners(state)}`);
  }
  return told;
}

const shown = (value: Value | undefined): string =>
  typeof value === 'object' && 'key' in value
    ? value.key
    : typeof value === 'object' && 'name' in value
      ? value.name
      : String(value);

/** The branches an entry stands for. */
function branchesOf(key: string, values: Readonly<Record<string, Value>>, rule: string): string[] {
  const of = (name: string) => shown(values[name]);
  switch (key) {
    case 'paws.map':
      return [`map ${of('map')}`];
    case 'paws.calls-worker':
    case 'paws.calls-card':
      return [`scheme ${of('scheme')} ${of('corner')}`, `${key} scheme ${of('scheme')}`];
    case 'paws.plan-b':
      return [`plan b ${of('arrow')}`, `plan b to ${of('where')}`, `plan b since ${of('why')}`];
    case 'paws.plan-c':
    case 'paws.other-source':
      return [`${key} ${of('source')}`];
    case 'paws.plays-from-valley':
    case 'paws.token': {
      const { why } = values;
      const decider = typeof why === 'object' && 'rule' in why ? shown(why.values['decider']) : '';
      return [`${key} by ${decider}`];
    }
    case 'paws.places':
      return [`places ${of('ranger')} ${of('where')}`];
    case 'paws.prepares':
      return [`prepares ${of('season')}`];
    case 'paws.collects':
      return [`collects ${rule}`];
    case 'paws.passes':
      return [Number(values['count']) >= 15 ? 'passes with enough' : 'passes for want of cards'];
    case 'paws.taxes':
      return [`taxes ${of('where')}`];
    default:
      return [];
  }
}

describe('random games against Paws reach', () => {
  const told = reached();
  const missing = (things: readonly string[]) => things.filter(thing => !told.has(thing));
  const { maps, schemes, tactics } = silverfrost.content.solo;
  const aims = (list: readonly string[]) =>
    list.map(aim => (/birch|moss|copper|acorn/.test(aim) ? `locations.${aim}` : `paws.aim-${aim}`));

  test('every Map, and every Scheme on every corner', () => {
    expect(missing(maps.map((_, at) => `map ${at + 1}`))).toEqual([]);
    const corners = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'];
    expect(missing(schemes.flatMap((_, at) => corners.map(corner => `scheme ${at + 1} ${corner}`)))).toEqual([]);
    expect(missing(schemes.map((_, at) => `paws.calls-worker scheme ${at + 1}`))).toEqual([]);
  });

  test('every spot, by workers and by the Ranger', () => {
    const spots = [
      ...['birch', 'moss', 'copper', 'acorn', 'forge', 'beacon-1', 'beacon-2', 'guild-1', 'guild-2', 'guild-shared'],
      ...['journey-8', 'journey-6', 'journey-4', 'journey-2'],
    ];
    for (const ranger of ['yes', 'no']) {
      expect(missing(spots.map(spot => `places ${ranger} locations.${spot}`))).toEqual([]);
    }
    expect(missing(['paws.no-ranger-fire', 'paws.beacon', 'paws.empty-space'])).toEqual([]);
  });

  test('every branch of Plan B', () => {
    expect(missing(aims(tactics).map(where => `plan b to ${where}`))).toEqual([]);
    expect(missing(['up', 'down'].map(arrow => `plan b ${arrow}`))).toEqual([]);
    const reasons = ['taken', 'no-quest', 'not-spring', 'journey-taken'];
    expect(missing(reasons.map(reason => `plan b since paws.${reason}`))).toEqual([]);
    expect(missing(['paws.token', 'paws.no-token', 'paws.hot-springs'])).toEqual([]);
  });

  test('every branch of Plan C and of the choice in the Valley', () => {
    expect(missing(['deck', 'valley'].map(source => `paws.plan-c ${source}`))).toEqual([]);
    const deciders = ['colour', 'points', 'snow', 'first'];
    expect(missing(deciders.map(decider => `paws.plays-from-valley by ${decider}`))).toEqual([]);
    expect(missing(deciders.map(decider => `paws.token by ${decider}`))).toEqual([]);
    const sources = ['paws.plays-from-deck', 'paws.other-source deck', 'paws.other-source valley', 'paws.no-card'];
    expect(missing(sources)).toEqual([]);
  });

  test('every priority in the Guild', () => {
    expect(missing(['paws.highland', 'paws.pile', 'plan b since paws.no-quest'])).toEqual([]);
  });

  test('every season, both taxes, both collections, and the end conditions', () => {
    expect(missing(['autumn', 'winter', 'spring'].map(season => `prepares ${season}`))).toEqual([]);
    expect(missing(['taxes locations.forge-shared', 'taxes locations.guild-shared'])).toEqual([]);
    expect(missing(['collects SF-10.9', 'collects SF-10.11'])).toEqual([]);
    expect(
      missing(['passes with enough', 'passes for want of cards', 'paws.skips', 'paws.result', 'wins 0', 'wins 1']),
    ).toEqual([]);
  });
});
