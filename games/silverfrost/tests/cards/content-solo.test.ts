import { silverfrost } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../src/content/reading.ts';
import { complaintsOf, written } from './complaints.ts';

const { maps, schemes, tactics, levels } = silverfrost.content.file;
const [map, ...otherMaps] = maps;
const [scheme, ...otherSchemes] = schemes;
const [corner, ...otherCorners] = scheme?.corners ?? [];

const withMap = (change: object) => complaintsOf(written({ maps: [{ ...map, ...change }, ...otherMaps] }));
const withScheme = (change: object) => complaintsOf(written({ schemes: [{ ...scheme, ...change }, ...otherSchemes] }));
const withCorner = (change: object) => withScheme({ corners: [{ ...corner, ...change }, ...otherCorners] });

describe('SF-12 Paws’s cards', () => {
  test('SF-10.3 eight Maps, twenty Schemes, each once', () => {
    expect(complaintsOf(written({ maps: otherMaps }))).toEqual(['content.maps: there are 7, but there must be 8.']);
    expect(complaintsOf(written({ schemes: otherSchemes }))).toEqual([
      'content.schemes: there are 19, but there must be 20.',
    ]);
    expect(withMap({ id: 'map-2' })).toEqual([expect.stringContaining('map-2')]);
  });

  test('SF-10.3 a Map: four corners, one Cave, an arrow, at least one worker and one card', () => {
    expect(withMap({ corners: ['worker', 'card', 'card'] })).toEqual([
      'content.maps (map-1).corners: there are 3, but there must be 4.',
    ]);
    expect(withMap({ corners: ['card', 'card', 'card', 'card'] })).toEqual([
      'content.maps (map-1).corners: no corner has “worker”.',
    ]);
    expect(withMap({ cave: 5 })).toEqual([expect.stringContaining('content.maps[0] (map-1).cave')]);
    expect(withMap({ arrow: 'left' })).toEqual([expect.stringContaining('content.maps[0] (map-1).arrow')]);
    expect(withMap({ corners: ['worker', 'card', 'rest', 'card'] })).toEqual([
      expect.stringContaining('content.maps[0] (map-1).corners[2]'),
    ]);
  });

  test('SF-10.3 a Scheme: four corners with a place and a source, a Beacon among them, all five colours once', () => {
    expect(withScheme({ corners: otherCorners })).toEqual([
      'content.schemes (scheme-1).corners: there are 3, but there must be 4.',
    ]);
    const noBeacon = [corner, corner, corner, corner];
    expect(withScheme({ corners: noBeacon })).toEqual(['content.schemes (scheme-1).corners: no corner has “beacon”.']);
    expect(withScheme({ colours: ['green', 'green', 'blue', 'red', 'tan'] })).toEqual([
      'content.schemes (scheme-1).colours: each of these is needed once: green, blue, tan, red, purple.',
    ]);
    expect(withCorner({ to: 'lake' })).toEqual([
      expect.stringContaining('content.schemes[0] (scheme-1).corners[0].to: "lake" is not one of: birch'),
    ]);
    expect(withCorner({ from: 'hand' })).toEqual([
      expect.stringContaining('content.schemes[0] (scheme-1).corners[0].from'),
    ]);
  });

  test('SF-10.3 a Beacon has a value of the mountain, a Journey a wish, and nothing else has either', () => {
    expect(withCorner({ to: 'beacon' })).toEqual([
      'content.schemes (scheme-1).corners[0]: “points” stands on every corner to “beacon” and on no other.',
    ]);
    expect(withCorner({ to: 'beacon', points: 7 })).toEqual([
      'content.schemes (scheme-1).corners[0].points: no space of the mountain is worth 7; there are: 0, 1, 2, 3.',
    ]);
    expect(withCorner({ points: 1 })).toEqual([expect.stringContaining('“points” stands on every corner to “beacon”')]);
    expect(withCorner({ to: 'journey' })).toEqual([
      'content.schemes (scheme-1).corners[0]: “journey” stands on every corner to “journey” and on no other.',
    ]);
  });

  test('SF-10.6 the Tactics name each kind of Location once; SF-10.1 four levels, a pile of five Quests each', () => {
    expect(complaintsOf(written({ tactics: { ...tactics, value: tactics.value.slice(1) } }))).toEqual([
      expect.stringContaining('content.tactics.value: each of these is needed once: birch, moss'),
    ]);
    expect(complaintsOf(written({ levels: { ...levels, value: levels.value.slice(1) } }))).toEqual([
      'content.levels.value: there are 3, but there must be 4.',
    ]);
    const [first, ...rest] = levels.value;
    expect(complaintsOf(written({ levels: { ...levels, value: [{ ...first, lowlands: 4 }, ...rest] } }))).toEqual([
      'content.levels.value[0]: there are 4, but there must be 5.',
    ]);
  });

  test('the house’s own promise: workers and cards are called for about equally, and every Location is aimed at', () => {
    const { file } = silverfrost.content;
    expect(problemsOf(file, true)).toEqual([]);
    const lopsided = maps.map(each => ({ ...each, corners: ['worker', 'worker', 'worker', 'card'] }));
    expect(problemsOf({ ...file, maps: lopsided }, true).map(({ key }) => key)).toEqual(['problems.balance']);
    const noForge = schemes.map(each => ({
      ...each,
      corners: each.corners.map(one => (one.to === 'forge' ? { ...one, to: 'birch' } : one)),
    }));
    expect(problemsOf({ ...file, schemes: noForge }, true).map(({ values }) => values['given'])).toEqual(['forge']);
    // An owner's box is what it is.
    expect(complaintsOf(written({ maps: lopsided }))).toEqual([]);
  });
});
