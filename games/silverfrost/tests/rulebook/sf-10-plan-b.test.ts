import { describe, expect, test } from 'vitest';
import { HIS_WORKER, type LairArrangement, pawsTurn, there } from './lair.ts';

const inSpring: LairArrangement = { paws: { season: 'spring' }, you: { season: 'spring' } };

describe('SF-10.6 Plan B', () => {
  test('SF-10.6 the example of the rulebooks: copper is taken, so acorn; acorn too, so the Guild', () => {
    const one = pawsTurn(['to-copper'], { locations: { copper: ['0'] } });
    expect(there(one, 'acorn')).toEqual(HIS_WORKER);
    expect(one.said()).toContain('Plan B: Copper Slope is taken; arrow down; next possible place: Acorn Grove');
    const two = pawsTurn(['to-copper'], { you: { season: 'autumn' }, locations: { copper: ['0'], acorn: ['0'] } });
    expect(there(two, 'guild-1')).toEqual(HIS_WORKER);
    expect(two.said()).toContain(
      'Plan B: Copper Slope is taken; arrow down; passed over: Acorn Grove is taken; next possible place: Guild',
    );
    expect(two.player(1).completed).toHaveLength(1);
  });

  test('SF-10.6 the arrow of the current Map says which way, wrapping round', () => {
    const up = { his: { maps: ['up'] } };
    expect(there(pawsTurn(['to-copper'], { ...up, locations: { copper: ['0'] } }), 'moss')).toEqual(HIS_WORKER);
    const wrapped = pawsTurn(['to-birch'], { ...up, locations: { birch: ['0'] } });
    // Above birch comes the end of the list: the Journey waits for spring, so a Beacon.
    expect(there(wrapped, 'beacon-1')).toEqual(HIS_WORKER);
  });

  test('SF-10.6 a Beacon after Plan B has the value of the first Beacon corner clockwise from the active one', () => {
    const scene = pawsTurn(['to-forge'], {
      locations: { forge: ['0'] },
      mountain: ['owl', 'bear', 'elk', 'wolf'],
      bigDeck: ['beast-1'],
    });
    expect(there(scene, 'beacon-1')).toEqual(HIS_WORKER);
    expect(scene.player(1).supply.point).toBe(2);
    expect(scene.view.bigCritters.discard).toEqual(['elk']);
  });

  test('SF-10.6 the Journey after Plan B: highest free Exclusive above level 1, failing that the Shared 2; on level 1 the Shared 2', () => {
    const beacons = { 'beacon-1': ['0'], 'beacon-2': ['0'] };
    const position = { ...inSpring, locations: beacons };
    expect(there(pawsTurn(['to-beacon-0'], position, 3), 'journey-8')).toEqual(HIS_WORKER);
    expect(there(pawsTurn(['to-beacon-0'], position, 1), 'journey-2')).toEqual(HIS_WORKER);
    const full = { ...beacons, 'journey-8': ['0'], 'journey-6': ['0'], 'journey-4': ['0'] };
    expect(there(pawsTurn(['to-beacon-0'], { ...inSpring, locations: full }, 3), 'journey-2')).toEqual(HIS_WORKER);
  });

  test('SF-10.6 then a token on the Valley card he would choose, among those without one', () => {
    const locations = { copper: ['0'] };
    const scene = pawsTurn(['to-copper'], { locations, valley: ['farm', 'hall', 'noble paws', 'inn'] });
    expect(scene.view.paws?.valleyTokens.slice(0, 4)).toEqual([false, true, true, false]);
    expect(scene.view.paws?.tokens).toBe(8);
    expect(scene.said()).toContain(
      'A Paws token is laid on The hall in the Valley: purple is the Scheme’s first colour in the Valley and there is only this one',
    );
    const none = pawsTurn(['to-copper'], { locations, valley: ['farm paws'], deck: [] });
    expect(none.told()).toContain('paws.no-token');
    expect(none.view.paws?.tokens).toBe(9);
  });

  test('SF-10.6 with nothing on the Tactics possible: the Hot Springs, for 2 Fire, and a token all the same', () => {
    const scene = pawsTurn(['to-copper'], {
      you: { season: 'spring' },
      paws: { season: 'autumn', workers: 1, ranger: 0 },
      locations: {
        ...{ birch: ['0'], moss: ['0'], copper: ['0'], acorn: ['0'], forge: ['0'] },
        ...{ 'beacon-1': ['0 ranger'], 'beacon-2': ['1'] },
      },
      his: { quests: [] },
      valley: ['hall'],
    });
    expect(there(scene, 'hot-springs')).toEqual(HIS_WORKER);
    expect(scene.player(1).supply.fire).toBe(3);
    expect(scene.view.paws?.valleyTokens[0]).toBe(true);
  });
});
