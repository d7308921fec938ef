import { silverfrost } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';
import { contentTemplate } from '../../src/content/template.ts';

describe('SF-12 a content set to fill in', () => {
  test('has one card of each colour and type, and as much of everything as the box holds', () => {
    const { cards, bigCritters, lowlands, highlands, families, ...board } = contentTemplate();
    const blank = { name: { en: '', de: '', pl: '' }, known: 'certain' };
    const rest = { copies: 1, points: 0, ...blank };
    const effects = {
      green: { produces: [] },
      blue: { whenever: { you: { play: {} }, do: [] } },
      tan: { whenPlayed: [] },
      red: { whenVisited: [] },
      purple: { bonus: [] },
    };
    expect(cards).toEqual(
      Object.entries(effects).flatMap(([colour, effect]) => [
        { ...rest, id: `${colour}-critter`, type: 'critter', colour, cost: { acorn: 0 }, ...effect },
        {
          ...{ ...rest, id: `${colour}-construction`, type: 'construction', colour },
          ...{ cost: { birch: 0, moss: 0, copper: 0 }, chimney: colour },
          ...effect,
        },
      ]),
    );
    expect([bigCritters.length, lowlands.length, highlands.length]).toEqual([27, 28, 14]);
    expect(bigCritters[26]).toEqual({ id: 'big-critter-27', ...blank, does: [] });
    expect(lowlands[0]).toEqual({ id: 'lowland-1', ...blank, needs: [], points: 0 });
    expect(highlands[13]).toEqual({ id: 'highland-14', ...blank, needs: [], points: 0 });
    expect(families).toEqual({ watch: 'house' });
    const { locations, snowstorms, mountain, maps, schemes, tactics, levels } = silverfrost.content.file;
    expect(board).toEqual({ name: 'my-box', locations, snowstorms, mountain, maps, schemes, tactics, levels });
  });
});
