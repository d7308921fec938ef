import type { Words } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';
import type { ForEach } from '../../src/cards/words/word.ts';
import { compileContent } from '../../src/content/content.ts';
import { type PlayerArrangement, Scene } from '../rulebook/scene.ts';
import { plays } from './studying.ts';
import { workshopFile } from './workshop.ts';

describe('SF-4.10 playing a card by a word', () => {
  const you = { hand: ['mill', 'inn', 'noble'], supply: { birch: 1, acorn: 5 } };
  const valley = ['kiln snow', 'crown'];

  test('from the hand, from the Valley, or from either', () => {
    const from = (where: 'hand' | 'valley' | 'either') =>
      plays([{ playCard: {}, from: where, less: 0 }], you, { valley }).offered;
    expect(from('hand')).toEqual(['play noble', 'play mill', 'play inn', 'done']);
    expect(plays([{ playCard: {}, from: 'valley', less: 0 }], you, { valley }).seat).toBe(1);
    expect(from('either')).toEqual(['play noble', 'play mill', 'play inn', 'done']);
    const fire = { ...you, supply: { birch: 1, acorn: 5, fire: 1 } };
    expect(plays([{ playCard: {}, from: 'valley', less: 0 }], fire, { valley }).offered).toEqual([
      'play kiln from valley',
      'done',
    ]);
  });

  test('only cards of the kind it speaks of; nothing tells what a hand could play', () => {
    const critter: Words = [{ playCard: { type: 'critter' }, from: 'hand', less: 0 }];
    expect(plays(critter, you).offered).toEqual(['play noble', 'done']);
    expect(plays(critter, { hand: ['mill'] }).offered).toEqual(['done']);
    expect(plays(critter).seat).toBe(1);
    expect(plays([{ playCard: { type: 'critter' }, from: 'valley', less: 0 }], you, { valley }).seat).toBe(1);
  });

  test('for nothing at all, or for less', () => {
    const free = plays([{ playCard: {}, from: 'hand', less: 'all' }], { hand: ['noble'] }).play('play noble');
    expect(free.city(0)).toEqual(['student', 'noble']);
    expect(plays([{ playCard: {}, from: 'hand', less: 4 }], { hand: ['noble'] }).offered).toEqual(['done']);
    const less = plays([{ playCard: {}, from: 'hand', less: 4 }], { hand: ['noble'], supply: { acorn: 2 } });
    expect(less.play('play noble').you.supply.acorn).toBe(1);
    expect(less.city(0)).toEqual(['student', 'noble']);
  });

  test('SF-4.9 with less off its price no ability of the city is used beside', () => {
    const helped = { city: ['crane'], hand: ['hall'], supply: { copper: 1 } };
    expect(plays([{ playCard: {}, from: 'hand', less: 0 }], helped).offered).toEqual(['play hall', 'done']);
    expect(plays([{ playCard: {}, from: 'hand', less: 1 }], helped).offered).toEqual(['done']);
  });

  test('cards that play each other end: thirty are played by words in one turn', () => {
    const words: Words = [{ playCard: {}, from: 'hand', less: 'all' }];
    const file = {
      ...workshopFile,
      cards: workshopFile.cards.map(card =>
        card.id === 'pebble' ? { ...card, whenPlayed: [{ returnToHand: { card: 'pebble' } }, ...words] } : card,
      ),
    };
    const scene = new Scene({ players: [{ hand: ['pebble', 'pebble'] }] }, 2, {}, compileContent(file)).play(
      'play pebble',
    );
    let played = 0;
    for (; scene.seat === 0 && played < 100; played++) scene.play(scene.offers('play')[0] ?? scene.offered[0] ?? '');
    expect(scene.told().filter(key => key === 'plays')).toHaveLength(31);
  });
});

describe('SF-2.3 prices and what they buy', () => {
  test('of goods, cards and a card of the city together; nothing is taken if one is short', () => {
    const words: Words = [
      {
        pay: { goods: { fire: 1, moss: 1, any: 2 }, cards: 1, fromCity: { colour: 'green' } },
        do: [{ gain: { point: 5 } }],
      },
    ];
    const you = { city: ['farm', 'inn'], hand: ['hall', 'crown'], supply: { fire: 1, moss: 2, birch: 1 } };
    const paid = plays(words, you).play('moss', 'birch', 'card hall');
    expect(paid.you.supply).toMatchObject({ fire: 0, moss: 0, birch: 0, point: 5 });
    expect([paid.city(0), paid.you.hand]).toEqual([['inn', 'student'], ['crown']]);
    for (const short of [
      { supply: { ...you.supply, fire: 0 } },
      { supply: { ...you.supply, moss: 0, birch: 9 } },
      { supply: { ...you.supply, birch: 0 } },
      { hand: [] },
      { city: ['inn'] },
      { city: ['farm snow', 'inn'] },
    ]) {
      const turn = plays(words, { ...you, ...short });
      expect(turn.you.supply.point, JSON.stringify(short)).toBe(0);
      expect(turn.you.hand).toHaveLength((short.hand ?? you.hand).length);
    }
  });

  test('Fire is no resource of one’s choice', () => {
    const words: Words = [{ mayPay: { goods: { any: 1 } }, do: [{ gain: { point: 1 } }] }];
    expect(plays(words, { supply: { fire: 3 } }).seat).toBe(1);
    expect(plays(words, { supply: { moss: 1 } }).offered).toEqual(['yes', 'no']);
    const fire: Words = [{ mayPay: { goods: { fire: 2 } }, do: [{ gain: { point: 1 } }] }];
    expect(plays(fire, { supply: { fire: 1, moss: 5 } }).seat).toBe(1);
    expect(plays(fire, { supply: { fire: 2 } }).play('yes').you.supply).toMatchObject({ fire: 0, point: 1 });
    const both: Words = [{ mayPay: { goods: { fire: 1, any: 1 } }, do: [{ gain: { point: 1 } }] }];
    expect(plays(both, { supply: { fire: 1, moss: 1 } }).offered).toEqual(['yes', 'no']);
  });

  test('“up to” of one resource: only that, as long as there is some', () => {
    const words: Words = [
      { payUpTo: 2, of: 'birch' },
      { gain: { point: 1 }, forEach: 'counted' },
    ];
    const turn = plays(words, { supply: { birch: 1, moss: 3, fire: 2 } });
    expect(turn.offered).toEqual(['birch', 'done']);
    expect(turn.play('birch').you.supply).toMatchObject({ birch: 0, moss: 3, point: 1 });
    expect(plays(words, { supply: { moss: 3 } }).you.supply.point).toBe(0);
    const two = plays(words, { supply: { birch: 5 } }).play('birch', 'birch');
    expect(two.you.supply).toMatchObject({ birch: 3, point: 2 });
  });

  test('what was counted before an exchange still counts inside it', () => {
    const words: Words = [
      { discardUpTo: 2 },
      { may: [{ gain: { point: 2 }, forEach: 'counted' }] },
      { mayPay: { goods: { moss: 1 } }, do: [{ draw: 1, forEach: 'counted' }] },
    ];
    const turn = plays(words, { hand: ['farm', 'mill'], supply: { moss: 1 } }).play(
      'card farm',
      'card mill',
      'yes',
      'yes',
    );
    expect(turn.you.supply).toMatchObject({ point: 4, moss: 0 });
    expect(turn.you.hand).toHaveLength(2);
  });
});

describe('what words count', () => {
  const points = (forEach: ForEach, you: PlayerArrangement = {}): number =>
    plays([{ gain: { point: 1 }, forEach }], you).goOn().you.supply.point;

  test('SF-6.3 cards by colour, type, rank, family and id, without the snowed ones', () => {
    const city = ['farm', 'farm', 'mill snow', 'noble', 'hall', 'inn'];
    const cards = (of: object) => points({ cards: of }, { city });
    expect([cards({ colour: 'green' }), cards({ type: 'construction' }), cards({ rank: 'unique' })]).toEqual([2, 4, 2]);
    // The Student itself is a Critter and a Common card.
    expect([cards({ type: 'critter' }), cards({ rank: 'common' }), cards({})]).toEqual([2, 4, 6]);
    expect([cards({ family: 'watch' }), cards({ card: 'farm' }), cards({ card: 'mill' })]).toEqual([1, 2, 0]);
    expect(cards({ colour: 'purple', type: 'critter' })).toBe(1);
  });

  test('pairs, goods, cards in hand, chimneys, colours, free spaces and Quests', () => {
    const you = {
      city: ['farm chimney', 'inn chimney snow', 'noble', 'hall'],
      hand: ['farm', 'mill', 'mill'],
      supply: { fire: 4, birch: 2, moss: 1, snow: 3 },
      completed: ['sprouts', 'low-2', 'high-1'],
    };
    const have = (what: Extract<ForEach, { have: unknown }>['have']) => points({ have: what }, you);
    expect(points({ pairs: [{ type: 'critter' }, { type: 'construction' }] }, you)).toBe(2);
    expect([have('fire'), have('birch'), have('snow'), have('resource')]).toEqual([4, 2, 3, 3]);
    expect([have('card'), have('chimney'), have('colour'), have('space')]).toEqual([3, 1, 3, 10]);
    expect([have('quest'), have('lowland'), have('highland')]).toEqual([3, 2, 1]);
  });

  test('for every two, at most so often', () => {
    const you = { supply: { fire: 7 } };
    expect(points({ have: 'fire', every: 2 }, you)).toBe(3);
    expect(points({ have: 'fire', most: 5 }, you)).toBe(5);
    expect(points({ have: 'fire', every: 3, most: 1 }, you)).toBe(1);
  });

  test('conditions: at least, more than or as many as the left player', () => {
    const holds = (
      condition: Extract<Words[number], { if: unknown }>['if'],
      you: PlayerArrangement,
      left: PlayerArrangement = {},
    ) =>
      plays([{ if: condition, do: [{ gain: { point: 1 } }] }], you, { players: [left] }).goOn().you.supply.point === 1;
    expect(holds({ atLeast: 2, of: { have: 'moss' } }, { supply: { moss: 2 } })).toBe(true);
    expect(holds({ atLeast: 2, of: { have: 'moss' } }, { supply: { moss: 1 } })).toBe(false);
    expect(holds({ atLeast: 2, of: { cards: { colour: 'green' } } }, { city: ['farm', 'mill'] })).toBe(true);
    expect(holds({ atLeast: 2, of: { cards: { colour: 'green' } } }, { city: ['farm', 'mill snow'] })).toBe(false);
    const more = { moreThanLeft: { have: 'moss' } } as const;
    expect(holds(more, { supply: { moss: 2 } }, { supply: { moss: 1 } })).toBe(true);
    expect(holds(more, { supply: { moss: 2 } }, { supply: { moss: 2 } })).toBe(false);
    const asMany = { asManyAsLeft: { have: 'moss' } } as const;
    expect(holds(asMany, { supply: { moss: 2 } }, { supply: { moss: 2 } })).toBe(true);
    expect(holds(asMany, { supply: { moss: 1 } }, { supply: { moss: 2 } })).toBe(false);
    expect(holds(asMany, {}, {})).toBe(false);
  });
});
