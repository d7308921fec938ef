import { describe, expect, test } from 'vitest';
import { shop, shopTurn } from './scene.ts';

const farms = (count: number): string[] => Array.from({ length: count }, () => 'farm');
/** Fifteen cards that take a space, no two of them Unique. */
const fullCity = [...farms(8), 'mill', 'mill', 'mill', 'mill', 'inn', 'inn', 'inn'];

describe('SF-4 Playing a card', () => {
  test('SF-4.1 from the hand or from the Valley', () => {
    const turn = shopTurn({ hand: ['mill'], supply: { birch: 1 } }, { valley: ['inn'] });
    expect(turn.offers('play')).toEqual(['play mill', 'play inn from valley']);
    expect(turn.play('play inn from valley').city(0)).toEqual(['inn']);
  });

  test('SF-4.1 a snowed Valley card: its Snow price first, and the Snow is yours', () => {
    const turn = shopTurn({ supply: { birch: 1, fire: 1 } }, { valley: ['inn snow'] }).play('play inn from valley');
    expect(turn.you.supply).toMatchObject({ fire: 0, snow: 1 });
    const poor = shopTurn({ supply: { birch: 1, fire: 0 } }, { valley: ['inn snow'] });
    expect(poor.refusal('play inn from valley')).toMatchObject({ rule: 'SF-6.1', key: 'reasons.snow-too-dear' });
  });

  test('SF-4.1 first its own effect, then what it triggers, in the order you choose', () => {
    const you = { city: ['usher', 'bard'], hand: ['student', 'farm'], supply: { acorn: 1 } };
    const turn = shopTurn(you, { deckTop: ['mill'] }).play('play student');
    expect(turn.you.hand).toHaveLength(6);
    expect(turn.prompt).toBe('order');
    expect(turn.offered).toEqual(['city 0 bard', 'city 0 usher']);
    turn.play('city 0 bard', 'yes', 'card farm');
    expect(turn.you.hand).toHaveLength(6);
    expect(turn.seat).toBe(1);
  });

  test('SF-4.1 (6) only where it matters which comes first: one that is at home anywhere is not among them', () => {
    const supply = { acorn: 1 };
    const two = shopTurn({ city: ['clerk', 'bard'], hand: ['pebble', 'farm'], supply }).play('play pebble');
    expect(two.prompt).toBe('may');
    expect(two.play('yes', 'card farm').you.supply.moss).toBe(1);
    const three = shopTurn({ city: ['clerk', 'bard', 'usher'], hand: ['pebble', 'farm'], supply }).play('play pebble');
    expect(three.offered).toEqual(['city 0 usher', 'city 0 bard']);
    expect(three.play('city 0 usher', 'no').you.supply.moss).toBe(1);
    expect(three.seat).toBe(1);
  });

  test('SF-4.1 one card-playing ability per play', () => {
    const you = { city: ['market', 'altar', 'noble'], hand: ['duke', 'farm'], supply: { acorn: 3 } };
    const turn = shopTurn(you).play('play duke');
    expect(turn.offered).toEqual(['with market', 'with altar']);
    expect(turn.play('with market').you.supply.acorn).toBe(0);
    const free = shopTurn(you).play('play duke', 'with altar', 'card farm');
    expect(free.city(0)).toEqual(['market', 'altar', 'duke']);
    expect(free.you.supply.acorn).toBe(3);
  });

  test('SF-4.2 fifteen spaces; a full city accepts only cards that take none', () => {
    const turn = shopTurn({ city: fullCity, hand: ['kiln', 'pebble'], supply: { birch: 5 } });
    expect(turn.offers('play')).toEqual(['play pebble']);
    expect(turn.refusal('play kiln')).toMatchObject({ rule: 'SF-4.2', key: 'reasons.city-full' });
    expect(turn.play('play pebble').you.city).toHaveLength(16);
  });

  test('SF-4.2 snowed cards keep their space, and one that takes none takes none under Snow', () => {
    const snowed = fullCity.map(card => `${card} snow`);
    expect(shopTurn({ city: snowed, hand: ['kiln'], supply: { birch: 5 } }).offers('play')).toEqual([]);
    const city = [...fullCity.slice(1), 'pebble snow'];
    expect(shopTurn({ city, hand: ['kiln'], supply: { birch: 5 } }).offers('play')).toEqual(['play kiln']);
  });

  test('SF-4.3 one copy of a Unique card per city, a snowed one counts', () => {
    const turn = shopTurn({ city: ['noble snow'], hand: ['noble'], supply: { acorn: 9 } });
    expect(turn.refusal('play noble')).toMatchObject({ rule: 'SF-4.3', key: 'reasons.unique-there' });
  });

  test('SF-4.4 Constructions cost birch, moss, copper or any; acorns may pay any, Fire may not', () => {
    const turn = shopTurn({ hand: ['hall'], supply: { copper: 2, acorn: 2 } }).play('play hall');
    expect(turn.you.supply).toMatchObject({ copper: 0, acorn: 0 });
    const short = shopTurn({ hand: ['hall'], supply: { copper: 1, acorn: 1, fire: 9 } });
    expect(short.refusal('play hall')).toMatchObject({
      rule: 'SF-4.4',
      key: 'reasons.cannot-pay',
      values: {
        short: [{ values: { good: 'copper', count: 1 } }, { values: { good: 'any', count: 1 } }],
      },
    });
  });

  test('SF-4.4 the Mountaineer’s price: 1 Fire to the left, neither acorns nor a chimney', () => {
    const turn = shopTurn({ hand: ['climber'], supply: { fire: 1, acorn: 5 }, chimneys: 1 });
    turn.play('play climber');
    expect(turn.you.supply).toMatchObject({ fire: 0, acorn: 5 });
    expect(turn.player(1).supply.fire).toBe(2);
    const cold = shopTurn({ hand: ['climber'], supply: { fire: 0, acorn: 5 }, chimneys: 2 });
    expect(cold.refusal('play climber')).toMatchObject({ rule: 'SF-4.4', key: 'reasons.no-fire-to-give' });
  });

  test('SF-4.4 a discount lowers resources one by one, as you choose, and gives no change', () => {
    const turn = shopTurn({ city: ['crane'], hand: ['crown'], supply: { birch: 1 } }).play('play crown');
    expect(turn.you.supply.birch).toBe(1);
    const partly = shopTurn({ city: ['crane'], hand: ['hall'], supply: { copper: 1, moss: 1 } }).play('play hall');
    expect(partly.prompt).toBe('waive');
    expect(partly.offered).toEqual(['copper', 'any']);
    partly.play('any', 'any');
    expect(partly.you.supply).toMatchObject({ copper: 0, moss: 1 });
  });

  test('SF-4.5 a chimney and 1 Fire instead of acorns, on a fitting un-snowed Construction without one', () => {
    const city = ['hall', 'farm', 'inn chimney'];
    const turn = shopTurn({ city, hand: ['noble'], supply: { fire: 1 }, chimneys: 1 }).play('play noble');
    expect(turn.city(0)).toEqual(['hall chimney', 'farm', 'inn chimney', 'noble']);
    expect(turn.you).toMatchObject({ chimneys: 0, supply: { fire: 0 } });
    const snowed = shopTurn({ city: ['hall snow'], hand: ['noble'], supply: { fire: 1 }, chimneys: 1 });
    expect(snowed.offers('play')).toEqual([]);
  });

  test('SF-4.5 why not: what is short, and the chimney that would also do', () => {
    const refusal = (you: object) =>
      shopTurn({ city: ['hall'], hand: ['noble'], supply: { acorn: 3, fire: 0 }, ...you }).refusal('play noble');
    expect(refusal({})).toMatchObject({
      key: 'reasons.cannot-pay',
      values: { short: [{ values: { good: 'acorn', count: 2 } }], remedy: { key: 'remedies.chimney' } },
    });
    expect(refusal({ chimneys: 1 })).toMatchObject({ values: { remedy: { key: 'remedies.fire-for-chimney' } } });
    expect(refusal({ city: [] })).toMatchObject({ values: { remedy: { key: 'remedies.no-spot' } } });
  });

  test('SF-4.5 discarding the Construction removes its chimney from the game', () => {
    const you = { city: ['hall chimney'], hand: ['razer'], supply: { acorn: 1 }, chimneys: 0 };
    const turn = shopTurn(you).play('play razer', 'yes', 'birch', 'birch', 'birch');
    expect(turn.you.chimneys).toBe(0);
    expect(turn.city(0)).toEqual(['razer']);
  });

  test('SF-4.5 a chimney on a snowed Construction can be neither moved nor taken back', () => {
    const you = { city: ['hall chimney snow', 'inn'], hand: ['sweep', 'mason'], supply: { acorn: 2, fire: 0 } };
    const turn = shopTurn(you).play('play sweep');
    expect(turn.you.chimneys).toBe(0);
    expect(turn.play('worker hot-springs', 'play mason').city(0)).toEqual([
      'hall snow chimney',
      'inn',
      'sweep',
      'mason',
    ]);
  });

  test('SF-4.6 playing one of a Valley stack leaves the rest there', () => {
    const turn = shopTurn({ supply: { birch: 1 } }, { valley: ['mill x3'], deck: [] }).play('play mill from valley');
    expect(turn.view.valley[0]).toMatchObject({ id: 'mill', copies: 2 });
  });

  test('SF-4.7 green on play; tan once; red and purple not on play; blue never by its own play', () => {
    const played = (card: string) =>
      shopTurn({ hand: [card], supply: { birch: 9, acorn: 9, moss: 9, copper: 9, fire: 0 } }, { deck: [] })
        .play(`play ${card}`)
        .goOn();
    expect(played('mill').you.supply).toMatchObject({ birch: 8, moss: 10, fire: 1 });
    expect(played('inn').you.supply.birch).toBe(8);
    expect(played('clerk').you.supply.moss).toBe(9);
    expect(played('noble').score(0)).toMatchObject({ 'cards.noble': 5 });
  });

  test('SF-4.7 purple bonus comes on top of base points, at the end', () => {
    const sheet = shopTurn({ city: ['hall', 'farm', 'farm', 'farm', 'farm', 'mill snow'] }).score(0);
    expect(sheet).toMatchObject({ 'cards.hall': 4, bonus: 2 });
  });

  test('SF-4.8 base points may be negative', () => {
    expect(shopTurn({ city: ['crown'] }).score(0)['cards.crown']).toBe(-1);
  });

  test('SF-4.9 all prices together: Snow and the chimney’s Fire, and room after what an ability removed', () => {
    const chimney = { city: ['hall'], chimneys: 1, supply: { fire: 1 } };
    expect(shopTurn(chimney, { valley: ['noble snow'] }).offers('play')).toEqual([]);
    const two = { ...chimney, supply: { fire: 2 } };
    expect(shopTurn(two, { valley: ['noble snow'] }).offers('play')).toEqual(['play noble from valley']);
    const city = [...fullCity.slice(1), 'crane'];
    const turn = shopTurn({ city, hand: ['hall'], supply: { copper: 1 } });
    expect(turn.play('play hall', 'copper', 'any', 'any').city(0)).toContain('hall');
    expect(turn.city(0)).not.toContain('crane');
  });

  test('SF-4.9 the card being played cannot pay for itself', () => {
    const turn = shopTurn({ city: ['altar', 'noble'], hand: ['duke'] });
    expect(turn.offers('play')).toEqual([]);
  });

  test('SF-4.10 a card played by an effect goes through the same steps, its triggers before the outer effect goes on', () => {
    const you = { city: ['clerk'], hand: ['builder', 'hall'], supply: { acorn: 1, copper: 2 } };
    const turn = shopTurn(you).play('play builder', 'play hall', 'any', 'any');
    expect(turn.city(0)).toEqual(['clerk', 'builder', 'hall']);
    expect(turn.you.supply).toMatchObject({ copper: 0, moss: 1 });
  });

  test('SF-4.11 a trigger is lost if its card leaves first, and comes once per event', () => {
    const you = { city: ['clerk', 'altar'], hand: ['duke', 'farm'], supply: {} };
    const turn = shopTurn(you).play('play duke', 'card farm');
    expect(turn.city(0)).toEqual(['altar', 'duke']);
    expect(turn.you.supply.moss).toBe(0);
    const snowed = shopTurn({ city: ['clerk snow'], hand: ['duke'], supply: { acorn: 4, fire: 0 } }).play('play duke');
    expect(snowed.you.supply.moss).toBe(0);
  });
});

describe('SF-8 Effects the decks must contain', () => {
  test('SF-8.1 a Big Critter used by a card is discarded and the row slides; no points', () => {
    const turn = shopTurn(
      { hand: ['caller'], supply: { acorn: 1 } },
      { mountain: ['owl', 'wolf', 'beast-1', 'bear'], bigDeck: ['beast-9'] },
    ).play('play caller', 'big bear');
    expect(turn.you.supply).toMatchObject({ fire: 4, point: 0 });
    expect(turn.view.mountain.map(({ id }) => id)).toEqual(['beast-9', 'owl', 'wolf', 'beast-1']);
  });

  test('SF-8.2 a chimney is moved to another Construction without one, or taken back', () => {
    const you = { city: ['hall chimney', 'inn', 'farm chimney'], hand: ['mason', 'sweep'], supply: { acorn: 2 } };
    const turn = shopTurn(you).play('play mason', 'city 0 hall');
    expect(turn.city(0)).toEqual(['hall', 'inn chimney', 'farm chimney', 'mason']);
    turn.play('worker hot-springs', 'play sweep', 'city 0 inn');
    expect(turn.you.chimneys).toBe(1);
  });

  test('SF-8.2 moving a chimney pays for a Critter only where the effect says so, for 1 Fire', () => {
    const city = ['flue', 'inn chimney', 'hall'];
    const turn = shopTurn({ city, hand: ['noble'], supply: { fire: 1 } }).play('play noble');
    expect(turn.city(0)).toEqual(['flue', 'inn', 'hall chimney', 'noble']);
    expect(turn.you.supply.fire).toBe(0);
    expect(shopTurn({ city, hand: ['noble'], supply: { fire: 0 } }).offers('play')).toEqual([]);
  });

  test('SF-8 a card of the own city may be returned to the hand, its chimney lost', () => {
    const turn = shopTurn({ city: ['noble'], hand: ['mover'], supply: { acorn: 1 } }).play('play mover', 'yes');
    expect(turn.offered).toEqual(['city 0 noble', 'city 0 mover']);
    expect(turn.play('city 0 noble').you.hand).toEqual(['noble']);
    expect(turn.table.view(1).players[0]?.hand).toEqual(['noble']);
  });

  test('SF-8 give to a chosen player, let opponents draw', () => {
    const players = [{ hand: ['patron', 'herald'], supply: { acorn: 2, fire: 1 } }];
    const turn = shop({ players }, 3).play('play patron', 'seat 2');
    expect(turn.player(2).supply.fire).toBe(2);
    turn.play('worker hot-springs', 'worker birch', 'play herald');
    expect(turn.player(2).hand).toHaveLength(1);
    expect(turn.player(1).hand).toHaveLength(3);
  });
});
