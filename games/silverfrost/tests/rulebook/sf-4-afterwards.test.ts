import { describe, expect, test } from 'vitest';
import { compileContent } from '../../src/content/content.ts';
import { workshopFile } from '../cards/workshop.ts';
import { Scene, shop, shopTurn } from './scene.ts';

const seatAndFire = (turn: Scene) => [turn.seat, turn.you.supply.fire];

describe('SF-4.11, SF-2.2 the moment before what an action sets off', () => {
  const fire = { fire: 1, acorn: 2 };

  test('a snowed copy of the card played is woken, the card played itself sets off nothing', () => {
    const cards = workshopFile.cards.map(card => (card.id === 'clerk' ? { ...card, copies: 2 } : card));
    const players = [{ city: ['clerk snow'], hand: ['clerk'], supply: fire }];
    const turn = new Scene({ players }, 2, {}, compileContent({ ...workshopFile, cards })).play('play clerk');
    expect(turn.offered).toEqual(['go on', 'clear clerk']);
    expect(turn.play('clear clerk').you.supply).toMatchObject({ moss: 1, snow: 1 });
    expect(seatAndFire(turn)).toEqual([1, 0]);
    const alone = shopTurn({ hand: ['clerk'], supply: fire }).play('play clerk');
    expect([alone.you.supply.moss, alone.seat]).toEqual([0, 1]);
  });

  test('leaving the Snow there sets off nothing; the end of the turn asks once more', () => {
    const turn = shopTurn({ city: ['clerk snow'], hand: ['pebble'], supply: fire }).play('play pebble', 'go on');
    expect([turn.prompt, turn.offered]).toEqual(['pause-turn-end', ['go on', 'clear clerk']]);
    expect(turn.play('go on').you.supply).toMatchObject({ moss: 0, snow: 0, fire: 1 });
    expect(turn.seat).toBe(1);
  });

  test('without the price of its Snow, or with the one Snow of the turn cleared, nothing is asked', () => {
    const poor = shopTurn({ city: ['clerk snow'], hand: ['pebble'], supply: { fire: 0 } }).play('play pebble');
    expect([poor.seat, poor.you.supply.moss]).toEqual([1, 0]);
    const dear = shopTurn({ city: ['clerk snow'], hand: ['pebble'], supply: fire }, { fury: true }).play('play pebble');
    expect(dear.seat).toBe(1);
    const used = shopTurn({ city: ['farm snow', 'clerk snow'], hand: ['pebble'], supply: { fire: 5 } });
    expect(used.play('clear farm', 'play pebble').seat).toBe(1);
    expect(used.you.supply).toMatchObject({ moss: 0, snow: 1 });
  });

  test('what waits for another kind of card or place is no reason to ask, what has no trigger neither', () => {
    const end = (turn: Scene) => turn.play('go on').seat;
    // One moment is left, at the end of the turn.
    expect(end(shopTurn({ city: ['clerk snow'], hand: ['inn'], supply: { birch: 1, fire: 1 } }).play('play inn'))).toBe(
      1,
    );
    expect(
      end(shopTurn({ city: ['farm snow', 'hall snow'], hand: ['pebble'], supply: fire }).play('play pebble')),
    ).toBe(1);
    expect(end(shopTurn({ city: ['porter snow'], supply: fire }).play('worker hot-springs'))).toBe(1);
    const both = shopTurn({ city: ['farm snow', 'clerk snow'], hand: ['pebble'], supply: fire }).play('play pebble');
    // Now every Snow may go, not only that one; what it frees still counts.
    expect(both.offered).toEqual(['go on', 'clear farm', 'clear clerk']);
    expect(both.play('clear farm').you.supply.moss).toBe(0);
    expect(both.seat).toBe(1);
  });

  test('SF-4.5 a chimney, a Snow of the Valley and a card given up on the way are set off beside the play', () => {
    const chimney = { city: ['potter', 'clerk', 'hall'], hand: ['noble'], chimneys: 1, supply: { fire: 1 } };
    expect(shopTurn(chimney).play('play noble').you.supply).toMatchObject({ moss: 1, copper: 1 });
    const snow = shopTurn({ city: ['skier'], supply: { birch: 1, fire: 1 } }, { valley: ['mill snow'] });
    expect(snow.play('play mill from valley').you.supply).toMatchObject({ point: 1, snow: 1 });
    const given = shopTurn({ city: ['mourner', 'altar', 'noble'], hand: ['duke', 'farm'] });
    given.play('play duke', 'card farm', 'city 0 noble');
    expect(given.you.hand).toHaveLength(1);
    const plain = shopTurn({ city: ['mourner', 'potter', 'skier'], hand: ['pebble'] }).play('play pebble');
    expect([plain.you.hand, plain.you.supply.copper, plain.you.supply.point]).toEqual([[], 0, 0]);
  });

  test('SF-3.13 Snow cleared while placing is set off beside the visit, each by its place', () => {
    const board = shopTurn({ city: ['porter', 'skier'], supply: { fire: 1 } }, { snow: ['birch'] });
    expect(board.play('worker birch').you.supply).toMatchObject({ fire: 1, point: 1, snow: 1 });
    const free = shopTurn({ city: ['porter', 'skier'] }).play('worker birch');
    expect(free.you.supply).toMatchObject({ point: 0 });
    const red = shopTurn({ city: ['porter', 'skier', 'inn snow'], supply: { fire: 1 } }).play(
      'worker city 0 inn',
      'birch',
      'birch',
    );
    expect(red.you.supply).toMatchObject({ fire: 0, point: 1, snow: 1 });
  });

  test('SF-4.11 the triggers are those of whoever acts, at their own city only', () => {
    const players = [{ hand: ['pebble'], supply: { fire: 1 } }, { city: ['clerk', 'bard snow'] }];
    const turn = shop({ players }).play('play pebble');
    expect([turn.seat, turn.player(1).supply.moss]).toEqual([1, 0]);
  });
});
