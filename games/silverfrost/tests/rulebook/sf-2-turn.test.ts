import { describe, expect, test } from 'vitest';
import { shop, shopTurn } from './scene.ts';

describe('SF-2 A turn', () => {
  test('SF-2.1 exactly one action: place a worker, play a card, or prepare', () => {
    const turn = shopTurn({ hand: ['farm'], supply: { birch: 1 } });
    expect(turn.offers('play')).toEqual(['play farm']);
    expect(turn.offers('worker birch')).toEqual(['worker birch']);
    expect(turn.offered).not.toContain('prepare');
    expect(turn.play('play farm').seat).toBe(1);
    expect(shopTurn({ workers: 0, ranger: 0 }).offered).toEqual(['prepare']);
  });

  test('SF-2.2 one Snow of the own city may be cleared before the action …', () => {
    const turn = shopTurn({ city: ['farm snow', 'mill snow'], supply: { fire: 3 } });
    expect(turn.offers('clear')).toEqual(['clear farm', 'clear mill']);
    turn.play('clear farm');
    expect(turn.city(0)).toEqual(['farm', 'mill snow']);
    expect(turn.you.supply).toMatchObject({ fire: 2, snow: 1 });
    expect(turn.offers('clear')).toEqual([]);
    expect(turn.refusal('clear mill')).toMatchObject({ rule: 'SF-2.2', key: 'reasons.clear-used' });
    expect(turn.play('worker birch').seat).toBe(1);
  });

  test('SF-2.2 … or after it', () => {
    const turn = shopTurn({ city: ['farm snow'], supply: { fire: 1 } }).play('worker birch');
    expect(turn.offered).toEqual(['go on', 'clear farm']);
    expect(turn.play('clear farm').seat).toBe(1);
    expect(turn.city(0)).toEqual(['farm']);
  });

  test('SF-2.2 … or with any choice an effect asks of you', () => {
    const turn = shopTurn({ city: ['farm snow'], hand: ['minstrel', 'mill'], supply: { fire: 1, acorn: 1 } });
    turn.play('play minstrel');
    expect(turn.offered).toEqual(['card mill', 'done', 'clear farm']);
    turn.play('clear farm');
    expect(turn.offered).toEqual(['card mill', 'done']);
    expect(turn.play('card mill').you.supply.point).toBe(1);
  });

  test('SF-2.2 … or in the middle of an effect, before something counts the city', () => {
    const turn = shopTurn({ city: ['farm snow', 'mill'], hand: ['hoarder'], supply: { fire: 1, acorn: 1 } });
    turn.play('play hoarder');
    expect(turn.offered).toEqual(['go on', 'clear farm']);
    expect(turn.play('clear farm').you.supply.point).toBe(2);
    const other = shopTurn({ city: ['farm snow', 'mill'], hand: ['hoarder'], supply: { fire: 1, acorn: 1 } });
    expect(other.play('play hoarder', 'go on').you.supply.point).toBe(1);
  });

  test('SF-2.2 never between choosing a card and the end of its payments', () => {
    const turn = shopTurn({ city: ['mill snow'], hand: ['farm'], supply: { fire: 2, birch: 1, moss: 1 } });
    turn.play('play farm');
    expect(turn.prompt).toBe('pay-any');
    expect(turn.offered).toEqual(['birch', 'moss']);
  });

  test('SF-2.2 whoever clears first can neither prepare nor pass', () => {
    const you = { workers: 0, ranger: 0, city: ['mill snow'], supply: { fire: 1, birch: 1 }, hand: ['inn'] };
    const turn = shopTurn(you).play('clear mill');
    expect(turn.offered).toEqual(['play inn']);
    expect(turn.refusal('prepare')).toMatchObject({ rule: 'SF-2.2', key: 'reasons.cleared-first' });
  });

  test('SF-2.2 clearing first is offered only if a placement or a play is still possible afterwards', () => {
    const turn = shopTurn({ workers: 0, ranger: 0, city: ['mill snow'], supply: { fire: 1 } });
    expect(turn.offered).toEqual(['prepare']);
    expect(turn.refusal('clear mill')).toMatchObject({ rule: 'SF-2.2', key: 'reasons.nothing-after-clearing' });
  });

  test('SF-2.2 not when preparing, and never in another player’s turn', () => {
    const preparing = shopTurn({ workers: 0, ranger: 0, city: ['farm snow', 'mill snow'], supply: { fire: 5 } });
    expect(preparing.play('prepare').seat).toBe(1);
    expect(preparing.refusal('clear farm', 0)).toMatchObject({ key: 'reasons.not-your-turn' });
  });

  test('SF-2.3 what is not optional is done as far as possible', () => {
    const turn = shopTurn({ hand: ['miser', 'farm'], supply: { acorn: 1 } }).play('play miser');
    expect(turn.offered).toEqual(['card farm']);
    expect(turn.play('card farm').you.hand).toEqual([]);
  });

  test('SF-2.3 no full price, nothing for it; a price with “up to” may be 0', () => {
    const poor = shopTurn({ hand: ['kiln'], supply: { birch: 1, moss: 1 } }).play('play kiln');
    expect(poor.you.supply).toMatchObject({ moss: 1, point: 0 });
    const rich = shopTurn({ hand: ['kiln'], supply: { birch: 2, moss: 1 } }).play('play kiln', 'birch');
    expect(rich.you.supply).toMatchObject({ moss: 0, birch: 0, point: 2 });
    const none = shopTurn({ hand: ['minstrel', 'farm'], supply: { acorn: 1 } }).play('play minstrel', 'done');
    expect(none.you.supply.point).toBe(0);
  });

  test('SF-2.4 gifts to the left skip those who have passed, but not a full hand', () => {
    const eight = Array.from({ length: 8 }, () => 'farm');
    const giving = (players: readonly object[]) =>
      shop({ players: [{ hand: ['friend', 'hall'], supply: { acorn: 1 } }, ...players] }, 3).play(
        'play friend',
        'card hall',
      );
    expect(giving([{ season: 'spring', passed: true }, {}]).player(2).hand).toEqual(['hall']);
    const full = giving([{ hand: eight }, {}]);
    expect(full.player(2).hand).toEqual([]);
    expect(full.view.discard).toBe(1);
    expect(full.you.supply.point).toBe(1);
    const nobody = giving([
      { season: 'spring', passed: true },
      { season: 'spring', passed: true },
    ]);
    expect(nobody.view.discard).toBe(1);
  });

  test('SF-2.4 a chosen receiver must be playing and, for cards, have room if any such player has', () => {
    const eight = Array.from({ length: 8 }, () => 'farm');
    const you = { hand: ['postman', 'hall', 'crown'], supply: { acorn: 1 } };
    const choosing = shop({ players: [you, {}, {}, { season: 'spring', passed: true }] }, 4).play('play postman');
    expect(choosing.offered).toEqual(['seat 1', 'seat 2']);
    const full = shop({ players: [you, { hand: eight }, {}] }, 3).play('play postman', 'card hall', 'card crown');
    expect(full.player(2).hand).toEqual(['hall', 'crown']);
  });

  test('SF-2.4 goods that nobody can receive are given up all the same', () => {
    const players = [
      { hand: ['giver'], supply: { acorn: 4 } },
      { season: 'spring', passed: true },
    ];
    const alone = shop({ players }).play('play giver', 'acorn');
    expect(alone.you.supply.acorn).toBe(0);
    expect(alone.player(1).supply.acorn).toBe(0);
  });

  test('SF-2.5 the ninth card is not drawn, from deck or Valley', () => {
    const turn = shopTurn({ hand: Array.from({ length: 7 }, () => 'farm') }).play('worker hot-springs');
    expect(turn.you.hand).toHaveLength(8);
    const seven = [...Array.from({ length: 7 }, () => 'farm'), 'forager'];
    const taking = shopTurn({ hand: seven, supply: { acorn: 1 } }, { valley: ['hall', 'crown'] });
    taking.play('play forager', 'valley hall');
    expect(taking.you.hand).toHaveLength(8);
    expect(taking.seat).toBe(1);
  });
});
