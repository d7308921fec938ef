import { silverfrost } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';
import { scene } from '../rulebook/scene.ts';
import { handOf, withoutFire } from './playing.ts';
import { titleOf } from './text.ts';

/** Three at a table: seat 0 visits the card of seat 2, whose point it is; left of the visitor sits seat 1. */
const visitOf = (card: string, hand: readonly string[] = []) => {
  const turn = scene({ players: [{ hand, supply: { fire: 0 } }, {}, { city: [card] }] }, 3);
  return turn.play(`worker city 2 ${card}`);
};

/** Seat 0 of two visits the card in its own city. */
const ownVisit = (card: string, you: Parameters<typeof withoutFire>[0] = {}, rest = {}) =>
  withoutFire({ ...you, city: [card, ...(you.city ?? [])] }, rest).play(`worker city 0 ${card}`);

describe('Destination: Critters', () => {
  test(titleOf('fire-watch'), () => {
    const turn = visitOf('fire-watch');
    expect(turn.you.supply.fire).toBe(2);
    expect(turn.player(1).supply.fire).toBe(2);
    expect(turn.player(2).supply).toMatchObject({ fire: 1, point: 1 });
    expect(ownVisit('fire-watch').you.supply).toMatchObject({ fire: 2, point: 0 });
  });

  test(titleOf('wandering-teacher'), () => {
    const turn = scene({ players: [{ city: ['wandering-teacher'], hand: ['tinker'] }] }, 3);
    turn.play('worker city 0 wandering-teacher', 'seat 2', 'card tinker');
    expect(turn.you.hand).toHaveLength(4);
    expect(turn.player(2).hand).toEqual(['tinker']);
    expect(turn.seat).toBe(1);
  });

  test(titleOf('guild-envoy'), () => {
    const turn = ownVisit(
      'guild-envoy',
      { city: ['birch-camp'], lowlands: ['sprouts'] },
      { highlands: [], locations: { 'guild-1': ['1'], 'guild-2': ['1 ranger'] } },
    ).play('quest sprouts');
    expect(turn.you.completed).toEqual(['sprouts']);
    const drawn = turn.offers('quest');
    const [first = ''] = drawn;
    // All but the one just completed are still in the deck.
    expect(drawn).toHaveLength(Math.min(3, silverfrost.content.lowlands.length - 1));
    expect(turn.play(first).you.lowlands).toEqual([first.replace('quest ', '')]);
  });

  test(titleOf('wool-merchant'), () => {
    const turn = visitOf('wool-merchant', ['tinker', 'frost-hall', 'birch-camp']).play('copper', 'card tinker');
    turn.play('card frost-hall', 'moss', 'acorn');
    expect(turn.you).toMatchObject({ hand: ['birch-camp'], supply: { copper: 1, moss: 1, acorn: 1 } });
    expect(handOf(turn, 1)).toEqual(['frost-hall', 'tinker']);
    expect(turn.player(2).supply.point).toBe(1);
    expect(turn.seat).toBe(1);
    const poor = visitOf('wool-merchant').play('copper');
    expect(poor.you.supply).toMatchObject({ copper: 1, moss: 0, acorn: 0 });
  });

  test(titleOf('curious-lemming'), () => {
    const players = [{ city: ['curious-lemming', 'birch-camp'] }, { city: ['moss-commons', 'copper-pit snow'] }];
    const turn = scene({ players }).play('worker city 0 curious-lemming');
    expect(turn.you.hand).toHaveLength(1);
    expect(turn.you.supply).toMatchObject({ moss: 1, birch: 0, copper: 0 });
    expect(turn.player(1).supply.moss).toBe(1);
  });

  test(titleOf('travelling-smith'), () => {
    const rest = { locations: { forge: ['1'] }, deckTop: ['frost-hall'] };
    const turn = ownVisit('travelling-smith', { hand: ['tinker'] }, rest).play('use forge-shared');
    turn.play('card tinker', 'card frost-hall', 'copper', 'moss');
    expect(turn.you).toMatchObject({ hand: [], supply: { copper: 1, moss: 1, fire: 0 } });
  });
});

describe('Destination: Constructions', () => {
  test(titleOf('signal-fire'), () => {
    const rest = { mountain: ['snow-leopard', null, null, 'old-goat-king'], bigDeck: [] };
    const turn = ownVisit('signal-fire', { hand: ['tinker'] }, rest).play('big old-goat-king', 'card tinker');
    // The row slides; the used-up deck is made anew of the one Big Critter just discarded.
    expect(turn.view.mountain.map(({ id }) => id)).toEqual(['old-goat-king', 'snow-leopard', null, null]);
    // SF-8.1: the one point is that of the old goat king, not the 3 above it.
    expect(turn.you.supply).toMatchObject({ point: 1, fire: 0 });
  });

  test(titleOf('snowed-inn'), () => {
    const valley = ['mountain-watch', 'chipdigger', 'birch-camp'];
    const turn = ownVisit('snowed-inn', { supply: { acorn: 1 } }, { valley });
    expect(turn.offers('play')).toEqual(['play mountain-watch from valley', 'play chipdigger from valley']);
    turn.play('play mountain-watch from valley');
    expect(turn.city(0)).toEqual(['snowed-inn worker', 'mountain-watch']);
    expect(turn.you.supply.acorn).toBe(0);
    expect(ownVisit('snowed-inn', {}, { valley }).offers('play')).toEqual(['play chipdigger from valley']);
  });
});
