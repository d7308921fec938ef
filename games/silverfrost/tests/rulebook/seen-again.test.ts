import { describe, expect, test } from 'vitest';
import { type Scene, shop } from './scene.ts';

const FULL = ['hall', 'crown', 'inn', 'host', 'noble', 'duke', 'pebble', 'climber'];
const position = () =>
  shop({
    players: [
      {
        city: ['farm', 'farm snow', 'inn worker'],
        hand: ['mill', 'kiln'],
        lowlands: ['sprouts', 'low-2'],
        completed: ['low-3', 'high-1'],
        season: 'winter',
        supply: { fire: 4 },
      },
      { city: ['host visitor-0', 'hall chimney'], lowlands: ['low-4'], season: 'autumn' },
    ],
    valley: FULL,
    deck: [],
    mountain: ['owl', 'wolf', 'bear', 'elk'],
    highlands: ['high-2', 'nobility-in-need'],
    snow: ['beacon-1'],
    locations: { 'hot-springs': ['1'] },
  });

/** The view of somebody before and after some moves, and which of its fields are still the same objects. */
function seenBy(scene: Scene, viewer: number | 'spectator', ...moves: readonly string[]) {
  const before = scene.table.view(viewer);
  const after = scene.play(...moves).table.view(viewer);
  const objects = Object.entries(after).filter(([, value]) => typeof value === 'object' && value !== null);
  const kept = objects
    .filter(([field, value]) => before[field as keyof typeof before] === value)
    .map(([field]) => field);
  return { before, after, kept };
}

const EVERYTHING = [
  'valley',
  'locations',
  'mountain',
  'bigCritters',
  'highlands',
  'snowstorms',
  'inspected',
  'players',
  'mine',
  'winners',
];
const but = (...changed: readonly string[]) => EVERYTHING.filter(field => !changed.includes(field));

describe('what has not changed is seen as the same object', () => {
  test('a worker on the board: the Locations and its player, nothing else', () => {
    const { before, after, kept } = seenBy(position(), 1, 'worker birch');
    expect(kept).toEqual(but('locations', 'players'));
    expect(after.players[1]).toBe(before.players[1]);
    for (const field of ['city', 'hand', 'completed'] as const)
      expect(after.players[0]?.[field], field).toBe(before.players[0]?.[field]);
    expect(after.players[0]?.supply).not.toBe(before.players[0]?.supply);
    const changed = after.locations.filter((location, at) => location !== before.locations[at]);
    expect(changed.map(({ id }) => id)).toEqual(['birch']);
  });

  test('of one’s own: the Quests that count what has changed', () => {
    const scene = position();
    const { before, after, kept } = seenBy(scene, 0, 'worker birch');
    // Neither Quest counts birch.
    expect(kept).toEqual(but('locations', 'players'));
    const [own, ownBefore] = [after.players[0], before.players[0]];
    expect([own?.lowlands === ownBefore?.lowlands, own?.hand === ownBefore?.hand]).toEqual([true, true]);
    const quests = after.mine?.quests ?? [];
    expect(quests.map(({ id }) => id)).toEqual(['nobility-in-need', 'high-2', 'sprouts', 'low-2']);
    const cleared = seenBy(position(), 0, 'clear farm 2');
    expect(cleared.kept).toEqual(but('players', 'mine'));
    const same = cleared.after.mine?.quests.map((quest, at) => quest === cleared.before.mine?.quests[at]);
    // Now one more green card counts for three of them.
    expect(same).toEqual([true, false, false, false]);
    expect(cleared.after.mine?.next === cleared.before.mine?.next).toBe(false);
    // What the other one does is nothing of mine.
    const theirs = seenBy(scene, 0, 'go on', 'worker hot-springs');
    expect(theirs.after.players[0]).toBe(theirs.before.players[0]);
  });

  test('a card played: the hand of its player, the city, the supply', () => {
    const { before, after, kept } = seenBy(position(), 'spectator', 'worker birch', 'go on', 'worker moss');
    expect(kept).toEqual(but('locations', 'players', 'mine'));
    expect(after.players.map(({ city }, seat) => city === before.players[seat]?.city)).toEqual([true, true]);
    const scene = shop({
      players: [{ hand: ['farm', 'mill'], supply: { birch: 1 }, city: ['inn', 'inn'] }],
      valley: FULL,
      deck: [],
    });
    const played = seenBy(scene, 0, 'play farm');
    expect(played.kept).toEqual(but('players', 'mine'));
    expect(
      played.after.players[0]?.city.slice(0, 2).every((card, at) => card === played.before.players[0]?.city[at]),
    ).toBe(true);
    expect(played.after.players[0]?.city).toHaveLength(3);
    expect(played.after.players[1]).toBe(played.before.players[1]);
  });

  test('Snow that is cleared, a Big Critter that is called, a Snowstorm that falls', () => {
    const cleared = seenBy(position(), 1, 'clear farm 2');
    expect(cleared.kept).toEqual(but('players'));
    expect(cleared.after.players[0]?.city.map((card, at) => card === cleared.before.players[0]?.city[at])).toEqual([
      true,
      false,
      true,
    ]);
    const called = seenBy(position(), 1, 'worker beacon-2', 'big bear');
    expect(called.kept).toEqual(but('locations', 'mountain', 'bigCritters', 'players'));
    expect(called.after.mountain[3]).toBe(called.before.mountain[3]);
    expect(called.after.bigCritters.discard).toEqual(['bear']);
    const out = { workers: 0, ranger: 0 };
    const storm = shop({ players: [out], valley: FULL, deck: [], snowstorms: ['copper', 'valley-2'] });
    const fallen = seenBy(storm, 1, 'prepare');
    expect(fallen.kept).toEqual(but('valley', 'locations', 'snowstorms', 'players'));
    expect(fallen.after.snowstorms).toEqual({ deck: 0, discard: ['valley-2', 'copper'] });
    expect(fallen.after.valley.map((stack, at) => stack === fallen.before.valley[at])).toEqual([
      true,
      false,
      ...Array(6).fill(true),
    ]);
  });

  test('what is seen again is all the same after a move that shows nothing', () => {
    const scene = shop({
      players: [{ hand: ['chooser'], supply: { acorn: 1 }, city: ['farm snow'] }],
      valley: FULL,
      deck: [],
    });
    scene.play('play chooser');
    const { kept } = seenBy(scene, 1, 'clear farm');
    expect(kept).toEqual(but('players'));
  });
});

test('what looks the same at another table is the same object, too', () => {
  const [one, other] = [position().view, position().view];
  for (const list of ['valley', 'locations', 'mountain'] as const)
    for (const [at, seen] of one[list].entries()) expect(other[list][at], `${list} ${at}`).toBe(seen);
  for (const [at, quest] of (one.mine?.quests ?? []).entries()) expect(other.mine?.quests[at], quest.id).toBe(quest);
  for (const [seat, { city }] of one.players.entries())
    for (const [at, card] of city.entries()) expect(other.players[seat]?.city[at], card.id).toBe(card);
});

describe('what everybody sees', () => {
  test('who is at turn, what lies where, and how many are left', () => {
    const { view } = position();
    expect(view).toMatchObject({
      turn: 0,
      reward: 'flurries',
      snowPrice: 1,
      deck: 0,
      discard: 0,
      playing: null,
      lowlandDeck: 24,
    });
    expect(view.highlands).toEqual(['nobility-in-need', 'high-2']);
    expect(view.mountain).toEqual(['owl', 'wolf', 'bear', 'elk'].map((id, points) => ({ id, points })));
    expect(view.bigCritters).toEqual({ deck: 23, discard: [] });
    const at = (id: string) => view.locations.find(location => location.id === id);
    expect(at('beacon-1')).toEqual({
      id: 'beacon-1',
      inPlay: true,
      snow: true,
      workers: [0, 0],
      rangers: [false, false],
    });
    expect(at('hot-springs')).toEqual({
      id: 'hot-springs',
      inPlay: true,
      snow: false,
      workers: [0, 1],
      rangers: [false, false],
    });
    expect(at('beacon-3')).toMatchObject({ inPlay: false });
    expect(view.valley.map(card => card?.id)).toEqual(FULL);
    const plain = { copy: 1, snow: false, chimney: false, worker: null, visitor: null, visitingRanger: false };
    expect(view.players[0]?.city).toEqual([
      { ...plain, id: 'farm' },
      { ...plain, id: 'farm', copy: 2, snow: true },
      { ...plain, id: 'inn', worker: 'worker' },
    ]);
    expect(view.players[1]?.city).toEqual([
      { ...plain, id: 'host', visitor: 0 },
      { ...plain, id: 'hall', chimney: true },
    ]);
    expect(view.players[0]).toMatchObject({
      season: 'winter',
      passed: false,
      workers: 1,
      ranger: true,
      beside: 0,
      freeSpaces: 12,
    });
    expect(view.players[0]).toMatchObject({ lowlandCount: 2, completed: ['high-1', 'low-3'], chimneys: 0 });
    expect(view.players[1]).toMatchObject({ season: 'autumn', lowlands: null, lowlandCount: 1, hand: [] });
  });

  test('SF-4.1 the card being played, SF-2.5 and how many somebody looks at', () => {
    const paying = shop({ players: [{ hand: ['farm'], supply: { birch: 1, moss: 1 } }] }).play('play farm');
    expect([paying.view.playing, paying.table.view(1).playing, paying.table.view('spectator').playing]).toEqual([
      'farm',
      'farm',
      'farm',
    ]);
    expect([paying.view.mine?.due, paying.table.view(1).mine?.due]).toEqual([{ any: 1 }, {}]);
    const seer = shop({ players: [{ hand: ['seer'], supply: { birch: 1 } }], deckTop: ['hall', 'farm', 'inn'] }).play(
      'play seer',
    );
    expect([seer.view.inspected, seer.table.view(1).inspected]).toEqual([
      ['hall', 'farm', 'inn'],
      [null, null, null],
    ]);
    expect(seer.table.view('spectator').inspected).toEqual([null, null, null]);
    const guild = shop({ highlands: [], lowlandDeck: ['low-3', 'low-4'] }).play('worker guild-1');
    expect([guild.view.inspected, guild.table.view(1).inspected]).toEqual([
      ['low-3', 'low-4'],
      [null, null],
    ]);
  });
});
