import { describe, expect, test } from 'vitest';
import { pawsTurn, yourTurnWithPaws } from './lair.ts';

/** His Cave corner calls for a card. */
const CARD = { his: { maps: ['cards'] } };
const noWorkers = { paws: { workers: 0, ranger: 0 } };

describe('SF-10.7 Plan C', () => {
  test('SF-10.7 the example of the rulebooks: no worker left, so a card from that corner’s source, and 1 Snow', () => {
    const scene = pawsTurn(['to-copper'], { ...noWorkers, deckTop: ['mill'] });
    expect(scene.city(1)).toEqual(['mill']);
    expect(scene.player(1).supply.snow).toBe(1);
    expect(scene.view.locations.find(({ id }) => id === 'copper')?.workers).toEqual([0, 0]);
    expect(scene.said()).toContain(
      'Plan C: Paws has no worker left, so he plays a card from the deck and gains 1 Snow',
    );
  });

  test('SF-10.7 from the Valley if the corner says so; a corner that calls for a card brings no Snow', () => {
    const valley = pawsTurn(['from-valley'], { ...noWorkers, valley: ['farm'] });
    expect(valley.city(1)).toEqual(['farm']);
    expect(valley.player(1).supply.snow).toBe(1);
    const card = pawsTurn(['from-valley'], { ...noWorkers, ...CARD, valley: ['farm'] });
    expect(card.player(1).supply.snow).toBe(0);
  });

  test('SF-10.7 in his spring too, as long as he has fewer than 15 cards', () => {
    const scene = pawsTurn(['to-copper'], {
      you: { season: 'spring' },
      paws: { ...noWorkers.paws, season: 'spring' },
      deckTop: ['mill'],
    });
    expect(scene.told()).toContain('paws.plan-c');
    expect(scene.player(1).supply.snow).toBe(1);
  });
});

describe('SF-10.8 Paws plays a card', () => {
  test('SF-10.8 the top card of the deck, free and without its text, a second Unique copy too', () => {
    const scene = pawsTurn(['to-birch'], { ...CARD, paws: { city: ['hall'] }, deckTop: ['hall'] });
    expect(scene.city(1)).toEqual(['hall', 'hall 2']);
    expect(scene.player(1).supply).toMatchObject({ fire: 1, acorn: 0 });
  });

  test('SF-10.8 more than fifteen cards fit into his city', () => {
    const city = [...Array.from({ length: 8 }, () => 'farm'), ...Array.from({ length: 4 }, () => 'mill'), 'inn', 'inn'];
    const scene = pawsTurn(['to-birch'], { ...CARD, paws: { city: [...city, 'host'] }, deckTop: ['noble'] });
    expect(scene.city(1)).toHaveLength(16);
  });

  test.each([
    [
      'the first colour of the Scheme that is present',
      ['farm', 'inn', 'hall', 'climber'],
      'hall',
      'and there is only this one',
    ],
    ['then the highest base points', ['hall', 'noble', 'crown'], 'noble', 'this one has the most points'],
    ['then one with Snow', ['hall', 'duke snow'], 'duke', 'of those with the most points this one has Snow'],
    ['then left to right', ['duke', 'hall'], 'duke', 'of equals this one lies first'],
    [
      'then left to right among those with Snow',
      ['crown', 'duke snow', 'hall snow'],
      'duke',
      'of equals this one lies first',
    ],
    [
      'then the top row first',
      ['farm', 'mill', 'inn', 'host', 'hall', 'duke'],
      'hall',
      'of equals this one lies first',
    ],
  ])('SF-10.8 from the Valley: %s', (_rule, valley, played, why) => {
    const scene = pawsTurn(['from-valley'], { ...CARD, valley });
    expect(scene.city(1)).toEqual([played]);
    const told = scene.said().find(sentence => sentence.startsWith('Paws plays'));
    expect(told).toContain(
      `Paws plays The ${played} from the Valley: purple is the Scheme’s first colour in the Valley`,
    );
    expect(told).toContain(why);
  });

  test('SF-10.8 the order of colours is the Scheme’s', () => {
    const scene = pawsTurn(['tan-first'], { ...CARD, valley: ['noble', 'farm', 'climber'] });
    expect(scene.city(1)).toEqual(['climber']);
    expect(pawsTurn(['tan-first'], { ...CARD, valley: ['noble', 'farm'] }).city(1)).toEqual(['farm']);
  });

  test('SF-10.8 a stack gives one card; its Snow goes with the first, a token stays on the rest', () => {
    const scene = pawsTurn(['from-valley'], { ...CARD, valley: ['hall x2 snow paws'], deck: [] });
    expect(scene.city(1)).toEqual(['hall']);
    expect(scene.player(1).supply.snow).toBe(1);
    expect(scene.view.valley[0]).toMatchObject({ id: 'hall', copies: 1, snow: false });
    expect(scene.view.paws).toMatchObject({ tokens: 9 });
  });

  test('SF-10.8 the token returns with the last card, also when you take it', () => {
    const his = pawsTurn(['from-valley'], { ...CARD, valley: ['hall paws'], deck: [] });
    expect(his.view.paws?.tokens).toBe(10);
    const yours = yourTurnWithPaws({
      you: { supply: { birch: 1 } },
      his: { next: ['to-forge'] },
      valley: ['inn paws', 'mill x2 paws'],
      deck: ['farm'],
    });
    expect(yours.view.paws?.tokens).toBe(8);
    yours.play('play inn from valley');
    expect(yours.view.paws).toMatchObject({ tokens: 9 });
    expect(yours.view.paws?.valleyTokens.slice(0, 2)).toEqual([false, true]);
  });

  test('SF-10.8 if the source is empty he uses the other; if both are, he plays nothing', () => {
    const deck = pawsTurn(['from-valley'], { ...CARD, valley: [], deckTop: ['mill'], deck: [] });
    expect(deck.city(1)).toEqual(['mill']);
    expect(deck.said()).toContain('The Valley was empty, so the card came from the deck');
    const valley = pawsTurn(['to-birch'], { ...CARD, valley: ['mill'], deck: [] });
    expect(valley.city(1)).toEqual(['mill']);
    expect(valley.said()).toContain('The deck was empty, so the card came from the Valley');
    const none = pawsTurn(['to-birch'], { ...CARD, valley: [], deck: [] });
    expect(none.city(1)).toEqual([]);
    expect(none.said()).toContain('Neither deck nor Valley has a card: Paws plays nothing');
  });

  test('SF-10.8 the discard is shuffled for him like for anybody (SF-1.2)', () => {
    const scene = pawsTurn(['to-birch'], { ...CARD, valley: [], deck: [], discard: ['mill'] });
    expect(scene.city(1)).toEqual(['mill']);
    expect(scene.told()).toContain('reshuffles');
  });
});
