import { describe, expect, test } from 'vitest';
import { compileContent } from '../../src/content/content.ts';
import { type LairArrangement, lairFile, pawsTurn, yourTurnWithPaws } from './lair.ts';
import { type PlayerArrangement, Scene } from './scene.ts';

/** Paws has placed all and prepares at once. */
const preparing = (season: string, rest: LairArrangement = {}) => {
  const seasons = ['summer', 'autumn', 'winter', 'spring'];
  const yours = seasons[seasons.indexOf(season) + 1] ?? 'spring';
  return pawsTurn(['spare-1'], {
    snowstorms: [],
    ...rest,
    you: { season: yours, ...rest.you },
    paws: { season, workers: 0, ranger: 0, ...rest.paws },
  });
};

const FIFTEEN: readonly string[] = [
  ...Array.from({ length: 8 }, () => 'farm'),
  ...Array.from({ length: 4 }, () => 'mill'),
  ...Array.from({ length: 3 }, () => 'inn'),
];
const SEVENTEEN = [...FIFTEEN, 'inn', 'host'];
const spring = (player: PlayerArrangement = {}): PlayerArrangement => ({ season: 'spring', ...player });
const allPlaced = { workers: 0, ranger: 0 };

describe('SF-10.9 Paws prepares', () => {
  test('SF-10.9 whole stacks with his tokens go face down to him, with their Snow; the tokens return, the Valley is filled', () => {
    const scene = preparing('summer', { valley: ['hall x2 snow paws', 'inn', 'noble paws'] });
    expect(scene.player(1).hand).toEqual(['hall', 'hall', 'noble'].map(() => expect.anything()));
    expect(scene.view.players[1]?.hand.toSorted()).toEqual(['hall', 'hall', 'noble']);
    expect(scene.player(1).supply.snow).toBe(1);
    expect(scene.view.paws).toMatchObject({ tokens: 9, taxed: ['forge-shared'] });
    expect(scene.view.valley.filter(stack => stack !== null)).toHaveLength(8);
    expect(scene.view.valley[1]?.id).toBe('inn');
  });

  test.each([
    ['summer', 'autumn', 2, 2],
    ['autumn', 'winter', 3, 3],
    ['winter', 'spring', 5, 1],
  ])(
    'SF-10.9 from %s to %s: workers home and %i in all beside the Ranger, %i Snowstorms, no Fire, chimney or Snow in his city',
    (from, season, workers, storms) => {
      const scene = preparing(from, {
        paws: { city: ['farm', 'noble'], supply: { fire: 4 } },
        locations: { copper: ['1 ranger'] },
        snowstorms: ['copper', 'birch', 'moss', 'acorn'],
      });
      expect(scene.player(1)).toMatchObject({ season, workers, ranger: true, chimneys: 0 });
      expect(scene.player(1).supply).toMatchObject({ fire: 4, acorn: 0 });
      expect(scene.view.locations.find(({ id }) => id === 'copper')?.rangers).toEqual([false, false]);
      expect(scene.view.locations.filter(({ snow }) => snow)).toHaveLength(storms);
      expect(scene.city(1)).toEqual(['farm', 'noble']);
    },
  );

  test('SF-10.9 Maps and Schemes are discarded and a new Map is turned up', () => {
    const scene = preparing('summer', { his: { maps: ['down', 'up'], covered: 2, mapDeck: ['cards'] } });
    expect(scene.view.paws?.maps.map(({ id }) => id)).toEqual(['cards']);
    expect(scene.view.paws?.mapPile.discard).toEqual(expect.arrayContaining(['down', 'up']));
    expect(scene.view.paws?.nextCorner).toBe(0);
  });

  test('SF-10.9 Winter’s Fury is always yours to flip', () => {
    const scene = preparing('autumn', { mountain: ['owl', 'bear', 'elk', 'wolf'] });
    expect(scene.view.snowPrice).toBe(1);
    expect(scene.view.mountain.map(({ id }) => id)).toEqual(['owl', 'bear', 'elk', 'wolf']);
  });

  test('SF-10.9 from his autumn on your Fire price at the Shared Forge goes to Paws, from his winter on at the Shared Guild', () => {
    expect(preparing('summer').view.paws?.taxed).toEqual(['forge-shared']);
    expect(preparing('autumn', { his: { taxed: ['forge-shared'] } }).view.paws?.taxed).toEqual([
      'forge-shared',
      'guild-shared',
    ]);
    for (const spot of ['forge-shared', 'guild-shared']) {
      const position = { you: { hand: [], supply: { fire: 1 } }, his: { next: ['to-birch'], taxed: [spot] } };
      const scene = yourTurnWithPaws(position).play(`worker ${spot}`);
      expect(scene.you.supply.fire).toBe(0);
      expect(scene.player(1).supply.fire).toBe(2);
      const untaxed = yourTurnWithPaws({ ...position, his: { next: ['to-birch'] } }).play(`worker ${spot}`);
      expect(untaxed.player(1).supply.fire).toBe(1);
    }
  });

  test('SF-10.9 it falls due when a worker is placed, not when an effect uses the spot without one', () => {
    const cards = lairFile.cards.map(card =>
      card.id === 'smith' ? { ...card, whenPlayed: [{ useLocation: 'forge' as const }] } : card,
    );
    const you = { hand: ['smith'], supply: { acorn: 1, fire: 2 } };
    const paws = { maps: ['down'], next: ['to-birch'], taxed: ['forge-shared'] };
    const position = { players: [you, { supply: { fire: 0 } }], highlands: [], paws };
    const scene = new Scene(position, 1, { paws: '1' }, compileContent({ ...lairFile, cards }));
    scene.play('play smith', 'use forge-shared');
    expect([scene.you.supply.fire, scene.player(1).supply.fire]).toEqual([1, 0]);
  });

  test('SF-10.9 not the Snow price; and even after he has passed', () => {
    const scene = yourTurnWithPaws({
      you: spring({ supply: { fire: 2 } }),
      paws: spring({ ...allPlaced, passed: true }),
      snow: ['forge-shared'],
      his: { taxed: ['forge-shared'] },
    }).play('worker forge-shared');
    expect(scene.you.supply).toMatchObject({ fire: 0, snow: 1 });
    expect(scene.player(1).supply).toMatchObject({ fire: 2, snow: 0 });
  });
});

describe('SF-10.10 Paws in spring', () => {
  test('SF-10.10 with all workers placed and 15 cards face up he passes, whatever you do', () => {
    const scene = pawsTurn(['spare-1'], { you: spring(), paws: spring({ ...allPlaced, city: FIFTEEN }) });
    expect(scene.player(1).passed).toBe(true);
    expect(scene.said()).toContain('All workers placed, 15 cards face up: Paws passes');
    expect(scene.prompt).toBe('turn');
  });

  test('SF-10.10 with 14 cards, or with a worker left, he plays on', () => {
    const few = pawsTurn(['spare-1'], { you: spring(), paws: spring({ ...allPlaced, city: FIFTEEN.slice(1) }) });
    expect(few.player(1).passed).toBe(false);
    expect(few.city(1)).toHaveLength(15);
    const busy = pawsTurn(['spare-1'], { you: spring(), paws: spring({ workers: 1, ranger: 0, city: FIFTEEN }) });
    expect(busy.player(1)).toMatchObject({ passed: false, workers: 0 });
  });

  test('SF-10.10 face-down cards do not count towards the fifteen', () => {
    const hand = ['host', 'host'];
    const scene = pawsTurn(['spare-1'], {
      you: spring(),
      paws: spring({ ...allPlaced, city: FIFTEEN.slice(2), hand }),
    });
    expect(scene.player(1).passed).toBe(false);
  });

  test('SF-10.10 with 17 cards and workers left, card corners are skipped in the same turn, onto a new Map if need be', () => {
    const skipping = { you: spring(), paws: spring({ workers: 1, city: SEVENTEEN }) };
    const scene = pawsTurn(['to-forge'], { ...skipping, his: { maps: ['down'], covered: 1 } });
    expect(scene.city(1)).toHaveLength(17);
    expect(scene.view.paws?.maps[0]?.corners.map(({ scheme }) => scheme?.id ?? null)).toEqual([
      null,
      null,
      'to-forge',
      null,
    ]);
    const onto = pawsTurn(['to-forge'], { ...skipping, his: { maps: ['down'], covered: 3, mapDeck: ['cards'] } });
    expect(onto.told().filter(key => key === 'paws.skips')).toHaveLength(2);
    expect(onto.view.paws?.maps.map(({ id }) => id)).toEqual(['down', 'cards']);
    expect(onto.view.paws?.nextCorner).toBe(2);
    const sixteen = pawsTurn(['to-forge'], {
      you: spring(),
      paws: spring({ workers: 1, city: SEVENTEEN.slice(1) }),
      his: { maps: ['down'], covered: 1 },
    });
    expect(sixteen.city(1)).toHaveLength(17);
  });

  test('SF-10.10 if deck, discard and Valley hold no card the fifteen count as reached', () => {
    const scene = pawsTurn(['spare-1'], { you: spring(), paws: spring(allPlaced), valley: [], deck: [] });
    expect(scene.player(1).passed).toBe(true);
  });

  test('SF-10.10 after you have passed he goes on alone, preparing too, until he passes', () => {
    const scene = yourTurnWithPaws({ you: spring(), paws: { season: 'autumn' } }).play('pass');
    expect(scene.player(1)).toMatchObject({ season: 'spring', passed: true, workers: 0, ranger: false });
    expect(scene.city(1).length).toBeGreaterThanOrEqual(15);
    expect(scene.told().filter(key => key === 'paws.prepares')).toHaveLength(2);
    expect(scene.prompt).toBe('over');
  });
});

describe('SF-10.11 The end', () => {
  test('SF-10.11 when both have passed he takes what lies under his tokens, before scoring', () => {
    const scene = yourTurnWithPaws(
      {
        you: spring(),
        paws: spring({ ...allPlaced, passed: true }),
        valley: ['hall x3 snow paws', 'inn'],
        deck: [],
      },
      4,
    ).play('pass');
    expect(scene.player(1).hand).toHaveLength(3);
    expect(scene.view.paws).toMatchObject({ tokens: 10 });
    // Three face-down cards at 2 points each; 1 Snow, the most of all.
    expect(scene.score(1)).toMatchObject({ 'paws-face-down': 6, snow: 6 });
  });

  test('SF-10.12 ties are his, and nothing has to decide them', () => {
    const even = yourTurnWithPaws({
      you: spring({ supply: { point: 3 } }),
      paws: spring({ ...allPlaced, passed: true, supply: { point: 3, fire: 0 } }),
    });
    even.play('pass');
    expect([even.score(0)['total'], even.score(1)['total']]).toEqual([3, 3]);
    expect(even.table.winners).toEqual([1]);
    expect(even.view.tieBreak).toBeNull();
  });

  test('SF-10.9 each season taxes its own place, spring none', () => {
    expect(preparing('summer').view.paws?.taxed).toEqual(['forge-shared']);
    expect(preparing('autumn').view.paws?.taxed).toEqual(['guild-shared']);
    expect(preparing('winter').view.paws?.taxed).toEqual([]);
    const told = (season: string) =>
      preparing(season)
        .told()
        .filter(key => key === 'paws.taxes').length;
    expect(['summer', 'autumn', 'winter'].map(told)).toEqual([1, 1, 0]);
  });
});
