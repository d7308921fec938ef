import { describe, expect, test } from 'vitest';
import { complaintsOf, written } from './complaints.ts';
import { workshopFile } from './workshop.ts';

describe('SF-12 Quests and the board', () => {
  const [quest, ...quests] = workshopFile.lowlands;
  const withQuest = (change: object) => complaintsOf(written({ lowlands: [{ ...quest, ...change }, ...quests] }));
  const withLocation = (id: string, change: object) =>
    complaintsOf(
      written({ locations: workshopFile.locations.map(each => (each.id === id ? { ...each, ...change } : each)) }),
    );

  test('a Quest that asks for nothing, or for something unknown', () => {
    expect(withQuest({ needs: [] })).toEqual([
      'content.lowlands[0] (sprouts).needs: at least one entry is needed here.',
    ]);
    expect(withQuest({ needs: [{ fewerThanLeft: { have: 'snow' } }] })).toEqual([
      expect.stringMatching(/^content\.lowlands\[0\] \(sprouts\)\.needs\[0\]: .* is no word known here/),
    ]);
    expect(withQuest({ needs: [{ atLeast: 1, of: { cards: { family: 'choir' } } }] })).toEqual([
      'content.lowlands (sprouts).needs.0.of.cards.family: there is no “choir”.',
    ]);
  });

  test('a Location that is not on the board, one that is missing, one that uses another', () => {
    expect(withLocation('copper', { id: 'gold' })).toEqual([
      'content.locations (gold).id: there is no “gold”.',
      'content.locations: the Location “copper” is missing.',
    ]);
    expect(withLocation('copper', { does: [{ useLocation: 'basic' }] })).toEqual([
      'content.locations (copper).does[0]: a Location of the board cannot use another one.',
    ]);
    expect(withLocation('copper', { place: 'red' })).toEqual([
      expect.stringContaining('content.locations[0] (copper).place: "red" is not one of: basic'),
    ]);
  });

  test('Mountain values that are not four different ones', () => {
    for (const value of [
      [0, 1, 2],
      [0, 1, 2, 2],
      [0, 1, 2, 3, 4],
    ]) {
      expect(complaintsOf(written({ mountain: { value, known: 'certain' } }))).toEqual([
        'content.mountain.value: there must be 4 different values.',
      ]);
    }
  });

  test('a Snowstorm on a place that is not there', () => {
    const [first, ...others] = workshopFile.snowstorms;
    expect(complaintsOf(written({ snowstorms: [{ ...first, target: 'valley-9' }, ...others] }))).toEqual([
      'content.snowstorms[0].target: there is no “valley-9”.',
    ]);
  });

  test('a family that only the house could name', () => {
    expect(complaintsOf(written({ families: { watch: 'house', choir: 'house' } }))).toEqual([
      'content.families.choir: the house has no family of this name, so it needs names in en, de and pl.',
    ]);
    const choir = { en: 'Choir', de: 'Chor', pl: 'Chór' };
    expect(complaintsOf(written({ families: { watch: 'house', choir } }))).toEqual([]);
  });
});
