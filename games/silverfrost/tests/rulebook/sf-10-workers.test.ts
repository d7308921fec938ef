import { describe, expect, test } from 'vitest';
import { HIS_RANGER, HIS_WORKER, type LairArrangement, pawsTurn, there } from './lair.ts';
import type { Scene } from './scene.ts';

const lastWorker: LairArrangement = { paws: { workers: 0, ranger: 1 } };
const inSpring: LairArrangement = { paws: { season: 'spring' }, you: { season: 'spring' } };

describe('SF-10.5 Paws places a worker', () => {
  test('SF-10.5 a basic Location is just blocked: he gains neither resources nor cards and pays nothing', () => {
    const scene = pawsTurn(['to-copper'], { paws: { supply: { fire: 0 } } });
    expect(there(scene, 'copper')).toEqual(HIS_WORKER);
    expect(scene.player(1)).toMatchObject({ workers: 0, ranger: true, hand: [] });
    expect(scene.player(1).supply).toMatchObject({ copper: 0, fire: 0 });
    expect(scene.offers('worker copper')).toEqual([]);
    expect(scene.refusal('worker copper')).toMatchObject({ key: 'reasons.occupied' });
  });

  test('SF-10.5 normal workers first, the Ranger last; alone on its spot it brings him 1 Fire', () => {
    const first = pawsTurn(['to-copper'], { paws: { season: 'autumn' }, you: { season: 'autumn' } });
    expect(first.player(1)).toMatchObject({ workers: 1, ranger: true });
    expect(first.player(1).supply.fire).toBe(1);
    const last = pawsTurn(['to-copper'], lastWorker);
    expect(there(last, 'copper')).toEqual(HIS_RANGER);
    expect(last.player(1).supply.fire).toBe(2);
  });

  test('SF-10.5 the example of the rulebooks: his Ranger joins a worker of yours, without Fire, and your copper is no Plan B', () => {
    const scene = pawsTurn(['to-copper'], { ...lastWorker, locations: { copper: ['0'] } });
    expect(there(scene, 'copper')).toEqual([1, 0, 0, 1]);
    expect(scene.player(1).supply.fire).toBe(1);
    expect(scene.told()).toContain('paws.no-ranger-fire');
    expect(scene.told()).not.toContain('paws.plan-b');
  });

  test('SF-10.5 his Ranger joins neither yours nor a worker of his own', () => {
    const yours = pawsTurn(['to-copper'], { ...lastWorker, locations: { copper: ['0 ranger'] } });
    expect(there(yours, 'acorn')).toEqual(HIS_RANGER);
    const his = pawsTurn(['to-copper'], {
      paws: { season: 'autumn', workers: 0 },
      you: { season: 'autumn' },
      locations: { copper: ['1'] },
    });
    expect(there(his, 'acorn')).toEqual(HIS_RANGER);
  });

  test('SF-10.5 his own workers on a Shared spot do not cost his Ranger its Fire, yours do', () => {
    const shared = { ...inSpring, paws: { season: 'spring', workers: 0 } };
    const own = pawsTurn(['to-shared'], { ...shared, locations: { 'journey-2': ['1'] } });
    expect(own.player(1).supply.fire).toBe(2);
    const yours = pawsTurn(['to-shared'], { ...shared, locations: { 'journey-2': ['0'] } });
    expect(yours.player(1).supply.fire).toBe(1);
  });

  test('SF-10.5 Snow never blocks him: he takes it without paying', () => {
    const scene = pawsTurn(['to-copper'], { snow: ['copper'], fury: true, paws: { supply: { fire: 0 } } });
    expect(there(scene, 'copper')).toEqual(HIS_WORKER);
    expect(scene.player(1).supply).toMatchObject({ snow: 1, fire: 0 });
    expect(scene.view.locations.find(({ id }) => id === 'copper')?.snow).toBe(false);
  });

  test('SF-10.5 the Forge: the Exclusive spot only, for 1 Fire', () => {
    expect(pawsTurn(['to-forge']).player(1).supply.fire).toBe(2);
    const taken = pawsTurn(['to-forge'], { locations: { forge: ['0'] } });
    expect(there(taken, 'forge-shared')).toEqual([0, 0, 0, 0]);
    expect(taken.told()).toContain('paws.plan-b');
  });

  test('SF-10.5 a Beacon: the Scheme’s points, and the Big Critter of that value goes home unused', () => {
    const scene = pawsTurn(['to-beacon-3'], { mountain: ['owl', 'bear', 'elk', 'wolf'], bigDeck: ['beast-1'] });
    expect(there(scene, 'beacon-1')).toEqual(HIS_WORKER);
    expect(scene.player(1).supply).toMatchObject({ point: 3, fire: 1 });
    expect(scene.view.mountain.map(({ id }) => id)).toEqual(['beast-1', 'owl', 'bear', 'elk']);
    expect(scene.view.bigCritters.discard).toEqual(['wolf']);
    const empty = pawsTurn(['to-beacon-0'], { mountain: [null, 'bear', 'elk', 'wolf'], bigDeck: ['beast-1'] });
    expect(empty.view.mountain.map(({ id }) => id)).toEqual([null, 'bear', 'elk', 'wolf']);
    expect(empty.told()).toContain('paws.empty-space');
  });

  test('SF-10.5 of several spots: Exclusive, then empty, then with Snow, then lowest number', () => {
    const snowed = pawsTurn(['to-beacon-0'], { snow: ['beacon-2'] });
    expect(there(snowed, 'beacon-2')).toEqual(HIS_WORKER);
    expect(snowed.player(1).supply.snow).toBe(1);
    const joining = pawsTurn(['to-beacon-0'], { ...lastWorker, locations: { 'beacon-1': ['0'] }, snow: ['beacon-1'] });
    expect(there(joining, 'beacon-2')).toEqual(HIS_RANGER);
    const exclusive = pawsTurn(['to-guild'], {
      ...lastWorker,
      you: { season: 'autumn' },
      locations: { 'guild-1': ['0'], 'guild-2': ['0'] },
    });
    expect(there(exclusive, 'guild-1')).toEqual([1, 0, 0, 1]);
    const shared = pawsTurn(['to-guild'], {
      you: { season: 'autumn' },
      locations: { 'guild-1': ['0'], 'guild-2': ['0'] },
    });
    expect(there(shared, 'guild-shared')).toEqual(HIS_WORKER);
  });
});

describe('SF-10.5 Paws in the Guild', () => {
  test('SF-10.5 the highest-value Highland he qualifies for, of equals the first in the row', () => {
    // high-2 wants 3 green cards for 6 points, high-5 2 Fire, nobility-in-need 2 Watch Critters.
    const scene = pawsTurn(['to-guild'], {
      highlands: ['high-2', 'high-5', 'nobility-in-need'],
      paws: { city: ['farm', 'farm', 'farm'], supply: { fire: 2 } },
      his: { quests: ['sprouts'] },
    });
    expect(scene.player(1).completed).toEqual(['high-2']);
    expect(scene.view.paws?.questPile).toBe(1);
    expect(scene.view.highlands).toEqual(['nobility-in-need', 'high-5']);
    expect(scene.told()).toContain('paws.highland');
  });

  test('SF-10.5 else the next Quest of his pile, whether he meets it or not', () => {
    const scene = pawsTurn(['to-guild'], { highlands: ['nobility-in-need'], his: { quests: ['shore-to-shore'] } });
    expect(scene.player(1).completed).toEqual(['shore-to-shore']);
    expect(scene.view.paws?.questPile).toBe(0);
    expect(scene.score(1)).toMatchObject({ 'quests.shore-to-shore': 4 });
  });

  test('SF-10.5 no limit of two workers', () => {
    const scene = pawsTurn(['to-guild'], {
      ...inSpring,
      locations: { 'guild-1': ['1'], 'guild-2': ['1'] },
      his: { quests: ['sprouts'] },
    });
    expect(there(scene, 'guild-shared')).toEqual(HIS_WORKER);
  });

  test('SF-10.5 with an empty pile and no Highland for him the Guild is not possible; the Ranger’s Fire counts', () => {
    // high-5 asks for 2 Fire.
    const position = { highlands: ['high-5'], his: { quests: [] } };
    const without = pawsTurn(['to-guild'], position);
    expect(there(without, 'forge')).toEqual(HIS_WORKER);
    expect(without.said().join()).toContain(
      'Plan B: the Guild has no Quest left for him; arrow down; next possible place: Forge',
    );
    const withRanger = pawsTurn(['to-guild'], { ...position, ...lastWorker });
    expect(withRanger.player(1).completed).toEqual(['high-5']);
  });
});

describe('SF-10.5 Paws on the Journey', () => {
  const spots = ['journey-8', 'journey-6', 'journey-4', 'journey-2'];
  const where = (scene: Scene) => spots.filter(id => there(scene, id)[1] === 1);

  test.each([
    ['to-highest', 2, 'journey-6'],
    ['to-lowest', 2, 'journey-4'],
    ['to-shared', 2, 'journey-2'],
    ['to-highest', 1, 'journey-2'],
    ['to-lowest', 1, 'journey-2'],
  ])('SF-10.5 %s on level %i: %s, without Fire or discards', (scheme, level, spot) => {
    const scene = pawsTurn([scheme], { ...inSpring, locations: { 'journey-8': ['0'] } }, level);
    expect(where(scene)).toEqual([spot]);
    expect(scene.player(1).supply.fire).toBe(1);
  });

  test('SF-10.5 only in his own spring', () => {
    const scene = pawsTurn(['to-shared'], { paws: { season: 'winter' }, you: { season: 'spring' } });
    expect(where(scene)).toEqual([]);
    expect(scene.said().join()).toContain(
      'Plan B: the Journey waits for his spring; arrow down; next possible place: Birch Wood',
    );
  });

  test('SF-10.5 his Ranger joins nobody there; with every Exclusive spot taken it is Plan B', () => {
    const taken = { 'journey-8': ['0'], 'journey-6': ['0'], 'journey-4': ['0'] };
    const scene = pawsTurn(['to-lowest'], { ...inSpring, paws: { season: 'spring', workers: 0 }, locations: taken }, 2);
    expect(where(scene)).toEqual([]);
    expect(scene.said().join()).toContain('no Exclusive spot of the Journey is free');
    expect(there(scene, 'birch')).toEqual(HIS_RANGER);
  });
});
