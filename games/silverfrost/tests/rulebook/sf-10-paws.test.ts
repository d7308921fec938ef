import { fastFromSeed } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { Table } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { lair, pawsTurn } from './lair.ts';

/** Eight different cards, so that nothing is dealt into the Valley. */
const FULL = ['hall', 'noble', 'inn', 'host', 'duke', 'farm', 'seer', 'kiln'];

const newGame = (level: string) =>
  silverfrost.setup({
    players: 1,
    options: { paws: level },
    content: silverfrost.content,
    random: fastFromSeed(`level-${level}`),
    journal: null,
  });

const bits = (set: number): number => [...set.toString(2)].filter(digit => digit === '1').length;

describe('SF-10 Solo: setting up', () => {
  test.each([
    ['1', 5, 0],
    ['2', 4, 1],
    ['3', 4, 1],
    ['4', 3, 2],
  ])('SF-10.1 level %s: a pile of %i Lowland and %i Highland Quests, unseen', (level, lowlands, highlands) => {
    const state = newGame(level);
    expect([bits(state.paws?.pileLowlands ?? 0), bits(state.paws?.pileHighlands ?? 0)]).toEqual([lowlands, highlands]);
    expect((state.paws?.pileHighlands ?? 0) & state.highlands).toBe(0);
    const view = silverfrost.view(state, 0);
    expect(view.paws).toMatchObject({ level: Number(level), questPile: 5, tokens: 10 });
    expect(view.lowlandDeck).toBe(28 - lowlands - 2);
    expect(JSON.stringify(view.paws)).not.toMatch(/"quests"|lowlands|highlands/);
  });

  test('SF-10.1 three Highland Quests, a Map open from the start, and Paws with worker, Ranger and 1 Fire, but no hand', () => {
    const view = silverfrost.view(newGame('1'), 0);
    expect(view.highlands).toHaveLength(3);
    expect(view.paws?.maps).toHaveLength(1);
    expect(view.paws?.maps[0]?.corners.every(({ scheme }) => scheme === null)).toBe(true);
    expect(view.players[1]).toMatchObject({ workers: 1, ranger: true, chimneys: 0, hand: [], lowlandCount: 0 });
    expect(view.players[1]?.supply).toMatchObject({ fire: 1, birch: 0, point: 0, snow: 0 });
    expect(view.locations.filter(({ id, inPlay }) => inPlay && /beacon|guild/.test(id)).map(({ id }) => id)).toEqual([
      'beacon-1',
      'beacon-2',
      'guild-1',
      'guild-2',
      'guild-shared',
    ]);
  });

  test('SF-10.1 against Paws it is always Flurries; SF-10.2 and he always starts', () => {
    const lay = (options: Readonly<Record<string, string>>) => () =>
      new Table(silverfrost, { players: 1, seed: 'solo', options });
    expect(lay({ reward: 'ice-storm' })).toThrow('reward');
    expect(lay({ start: '0' })).toThrow('start');
    expect(lay({ paws: '5' })).toThrow('1, 2, 3, 4');
    expect(lay({ paws: '4' })).not.toThrow();
  });

  test('SF-10.2 you choose your Quest and draw 6, then Paws takes the first turn before you are asked', () => {
    const table = new Table(silverfrost, { players: 1, seed: 'solo' });
    expect(table.questions.map(({ seat }) => seat)).toEqual([0]);
    table.play(0, table.questions[0]?.options[0]?.move ?? '');
    expect(table.view(0).players[0]?.hand).toHaveLength(6);
    expect(table.journal(0).some(({ tells }) => tells.key.startsWith('paws.calls'))).toBe(false);
    table.play(0, 'keep');
    expect(table.journal(0).filter(({ tells }) => tells.key.startsWith('paws.calls'))).toHaveLength(1);
    expect(table.waiting).toEqual([0]);
    expect(table.view(0).start).toBe(1);
  });

  test('SF-10 Paws is a seat that nobody sits in', () => {
    expect(silverfrost.seating(1)).toEqual([0, -1]);
    expect(silverfrost.seating(2)).toEqual([0, 1]);
    expect(new Table(silverfrost, { players: 2, seed: 'two' }).view(0).paws).toBeNull();
  });
});

describe('SF-10 Solo: Maps and Schemes', () => {
  test('SF-10.3 eight Maps and twenty Schemes; corners count clockwise from the top left', () => {
    const { maps, schemes, tactics, levels } = silverfrost.content.file;
    expect([maps.length, schemes.length, levels.value.length]).toEqual([8, 20, 4]);
    for (const { corners, known } of [...maps, ...schemes]) {
      expect(corners).toHaveLength(4);
      expect(known).toBe('house');
    }
    const run = tactics.value.indexOf('copper');
    expect(tactics.value.slice(run, run + 3)).toEqual(['copper', 'acorn', 'guild']);
  });

  test('SF-10.4 the example of the rulebooks: Forge on the Cave corner, then a card from the deck', () => {
    const scene = pawsTurn(['to-forge', 'second-from-deck'], { deckTop: ['mill'], valley: ['hall', 'noble'] });
    expect(scene.player(1).supply.fire).toBe(2);
    expect(scene.view.locations.find(({ id }) => id === 'forge')?.workers).toEqual([0, 1]);
    expect(scene.view.paws).toMatchObject({ nextCorner: 1 });
    expect(scene.city(1)).toEqual([]);
  });

  test('SF-10.4 the example goes on: the next corner clockwise, a card from the deck', () => {
    const scene = pawsTurn(['to-forge', 'second-from-deck'], { valley: FULL, deckTop: ['mill'], deck: ['farm'] });
    scene.play('worker birch');
    expect(scene.city(1)).toEqual(['mill']);
    expect(scene.said().slice(-2)).toEqual([
      'Scheme 12 on Map 1, top right: a card from the deck',
      'Paws plays The mill from the deck',
    ]);
  });

  test('SF-10.4 the Cave first, then clockwise; on Map corner n the Scheme’s corner n counts', () => {
    const scene = pawsTurn(['spare-1', 'spare-2', 'spare-3'], {
      his: { maps: ['cave-3'] },
      paws: { season: 'spring', city: [] },
      you: { season: 'spring' },
      mountain: ['owl', 'bear', 'elk', 'wolf'],
    });
    const covered = () => scene.view.paws?.maps[0]?.corners.map(({ scheme }) => scheme?.id ?? null);
    expect(covered()).toEqual([null, null, 'spare-1', null]);
    // Corner 3 of the Scheme is a Beacon of 1.
    expect(scene.player(1).supply.point).toBe(1);
    scene.play('worker hot-springs');
    expect(covered()).toEqual([null, null, 'spare-1', 'spare-2']);
    expect(scene.view.locations.find(({ id }) => id === 'copper')?.workers).toEqual([0, 1]);
    scene.play('worker hot-springs');
    expect(covered()).toEqual(['spare-3', null, 'spare-1', 'spare-2']);
    expect(scene.city(1)).toHaveLength(1);
  });

  test('SF-10.4 a full Map stays in play while a new one is turned up; a spent pile comes back from its own discard', () => {
    const scene = pawsTurn(['spare-1'], { his: { maps: ['down'], covered: 4, mapDeck: ['up'] } });
    expect(scene.view.paws?.maps.map(({ id }) => id)).toEqual(['down', 'up']);
    expect(scene.view.paws?.mapPile.deck).toBe(0);
    const drawn = pawsTurn([], { his: { maps: ['down'], covered: 4, mapDeck: ['up'] } });
    expect(drawn.view.paws?.maps.map(({ id }) => id)).toEqual(['down', 'up']);
    const spent = pawsTurn(['spare-1'], { his: { maps: ['down'], covered: 4, mapDeck: [] } });
    expect(spent.view.paws?.maps).toHaveLength(2);
    expect(spent.view.paws?.mapPile).toMatchObject({ deck: 6, discard: [] });
  });

  test('SF-10.4 with deck and discard both empty, full Maps and their Schemes are discarded first', () => {
    const all = lair.file.maps.map(({ id }) => id);
    const scene = pawsTurn(['spare-1'], { his: { maps: all, covered: 4 } });
    expect(scene.view.paws?.maps).toHaveLength(1);
    expect(scene.view.paws?.mapPile).toMatchObject({ deck: 7, discard: [] });
    // Six workers and fifteen cards in one spring: the twenty-first Scheme finds none but those on full Maps.
    const long = pawsTurn([], { you: { season: 'spring', passed: true }, paws: { season: 'spring' } });
    expect(long.told().filter(key => key.startsWith('paws.calls')).length).toBeGreaterThan(20);
    expect(long.view.paws?.maps.length).toBeLessThan(6);
    expect(long.prompt).toBe('over');
  });

  test('SF-10.4 prepares before anything else, but never for a season you have not prepared for', () => {
    const position = { paws: { workers: 0, ranger: 0 }, snowstorms: [] };
    const early = pawsTurn(['to-copper'], { ...position, deckTop: ['mill'] });
    expect(early.player(1).season).toBe('summer');
    expect(early.told()).toContain('paws.plan-c');
    const ready = pawsTurn(['to-copper'], { ...position, you: { season: 'autumn' } });
    expect(ready.player(1)).toMatchObject({ season: 'autumn', workers: 2, ranger: true });
    const busy = pawsTurn(['to-copper'], { you: { season: 'winter' }, paws: { workers: 0, ranger: 1 } });
    expect(busy.player(1)).toMatchObject({ season: 'summer', ranger: false });
  });
});
