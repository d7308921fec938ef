import type { Words } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../rulebook/scene.ts';
import { plays } from './studying.ts';

describe('drawing and looking', () => {
  test('SF-2.5 up to a number: nothing if there are more already; keeping two of those looked at', () => {
    expect(plays([{ drawUpTo: 3 }], { hand: ['farm', 'farm', 'mill', 'hall'] }).you.hand).toHaveLength(4);
    expect(plays([{ drawUpTo: 3 }], { hand: ['farm', 'farm'] }).you.hand).toHaveLength(3);
    const turn = plays([{ inspect: 4, keep: 2 }], {}, { deckTop: ['hall', 'farm', 'farm', 'inn'] });
    expect(turn.offered).toEqual(['card hall', 'card farm', 'card inn']);
    turn.play('card farm');
    expect(turn.offered).toEqual(['card hall', 'card farm', 'card inn']);
    turn.play('card farm');
    expect(turn.you.hand).toEqual(['farm', 'farm']);
    expect(turn.view).toMatchObject({ discard: 2, inspected: [] });
  });

  test('SF-2.5 with a full hand nothing is kept and nothing taken', () => {
    const seven = ['farm', 'farm', 'farm', 'farm', 'mill', 'mill', 'mill', 'hall'];
    const kept = plays([{ inspect: 2, keep: 1 }], { hand: seven }, { deckTop: ['inn', 'host'] });
    expect(kept.seat).toBe(1);
    expect([kept.you.hand.length, kept.view.discard]).toEqual([8, 2]);
    const taken = plays([{ drawFromValley: 1 }], { hand: seven }, { valley: ['inn'] });
    expect([taken.seat, taken.you.hand.length]).toEqual([1, 8]);
    const back = plays([{ returnToHand: {} }], { hand: seven, city: ['noble'] });
    expect([back.seat, back.city(0)]).toEqual([1, ['noble', 'student']]);
    expect(plays([{ returnToHand: {} }], { hand: seven.slice(1), city: ['noble'] }).offered).toEqual([
      'city 0 noble',
      'city 0 student',
    ]);
  });

  test('SF-3.9 Quests: so many drawn, so many kept, the others under the deck', () => {
    const turn = plays([{ drawQuests: 3, keep: 2 }], {}, { lowlandDeck: ['low-1', 'low-2', 'low-3'] });
    turn.play('quest low-1');
    expect(turn.offered).toEqual(['quest low-2', 'quest low-3']);
    turn.play('quest low-3');
    expect(turn.you.lowlands).toEqual(['low-1', 'low-3']);
    expect(turn.view.lowlandDeck).toBe(1);
  });
});

describe('others, places and green cards', () => {
  test('SF-2.4 one chosen player draws, each of the others, or the left one who still plays', () => {
    const passed = { season: 'spring', passed: true };
    const hands = (turn: Scene) => [1, 2, 3].map(seat => turn.player(seat).hand.length);
    const chosen = plays([{ letDraw: 2, who: 'chosen' }], {}, { players: [{}, passed, {}] }, 4);
    expect(chosen.offered).toEqual(['seat 1', 'seat 3']);
    expect(hands(chosen.play('seat 3'))).toEqual([0, 0, 2]);
    expect(hands(plays([{ letDraw: 1, who: 'each' }], {}, { players: [{}, passed, {}] }, 4))).toEqual([1, 0, 1]);
    expect(hands(plays([{ letDraw: 1, who: 'left' }], {}, { players: [passed, {}, {}] }, 4))).toEqual([0, 1, 0]);
    const nobody = plays([{ letDraw: 1, who: 'left' }], {}, { players: [passed] });
    expect(nobody.told()).not.toContain('draws');
    expect(nobody.told()).toContain('plays');
  });

  test('SF-2.4 as much as there is, to a chosen player', () => {
    const give: Words = [{ give: { fire: 1, moss: 3, any: 2 }, to: 'chosen' }];
    const turn = plays(give, { supply: { fire: 1, moss: 1, birch: 1 } }, {}, 3).play('seat 2', 'birch');
    expect(turn.player(2).supply).toMatchObject({ fire: 2, moss: 1, birch: 1 });
    expect(turn.you.supply).toMatchObject({ fire: 0, moss: 0, birch: 0 });
    const rich = plays(give, { supply: { fire: 5, moss: 5 } }, {}, 3).play('seat 1', 'moss', 'moss');
    expect(rich.you.supply).toMatchObject({ fire: 4, moss: 0 });
  });

  test('SF-3.15 of several Locations one is chosen: in play, without Snow, its Fire there', () => {
    const use = (free: boolean): Words => [free ? { useLocation: 'guild', free: true } : { useLocation: 'guild' }];
    const rest = { snow: ['guild-2'], highlands: [], lowlandDeck: ['low-1', 'low-2'] };
    expect(plays(use(false), { supply: { fire: 1 } }, rest).offered).toEqual(['use guild-1', 'use guild-shared']);
    expect(plays(use(true), {}, rest).offered).toEqual(['use guild-1', 'use guild-shared']);
    // The only one is used without asking.
    expect(plays(use(false), {}, rest).prompt).toBe('keep-quest');
    expect(plays(use(false), { supply: { fire: 1 } }, rest, 3).offered).toEqual([
      'use guild-1',
      'use guild-3',
      'use guild-shared',
    ]);
    expect(plays(use(false), { supply: { fire: 1 } }, rest).play('use guild-shared').you.supply.fire).toBe(0);
    expect(plays(use(true), { supply: { fire: 1 } }, rest).play('use guild-shared').you.supply.fire).toBe(1);
  });

  test('SF-4.7 green cards of one’s own, of all others, or of the left player: un-snowed, and none that activates', () => {
    const players = [{ city: ['farm', 'echo', 'mill snow'] }, { city: ['mill', 'inn'] }];
    const activate = (of: 'you' | 'left' | 'opponents', city: readonly string[] = []) =>
      plays([{ activate: 1, of }], { city }, { players }, 3);
    expect(activate('opponents').offered).toEqual(['city 1 farm', 'city 2 mill']);
    expect(activate('opponents').play('city 2 mill').you.supply).toMatchObject({ moss: 1, fire: 1 });
    expect(activate('left').you.supply.acorn).toBe(1);
    expect(activate('you', ['farm', 'mill', 'farm snow']).offered).toEqual(['city 0 farm', 'city 0 mill']);
    expect(activate('you').seat).toBe(1);
  });

  test('SF-8.2 a chimney goes nowhere if no Construction has room; SF-6.4 Snow on the board costs cards if it says so', () => {
    const full = plays([{ moveChimney: 1 }], { city: ['inn chimney', 'hall snow', 'farm chimney', 'noble'] });
    expect([full.seat, full.city(0)[0]]).toEqual([1, 'inn chimney']);
    const board: Words = [{ clearSnow: 'board', byDiscarding: 2 }];
    const rest = { snow: ['moss', 'beacon-1'], valley: ['mill snow', 'inn snow'] };
    const turn = plays(board, { hand: ['farm', 'hall'] }, rest);
    expect(turn.offered).toEqual(['snow valley mill', 'snow valley inn', 'snow moss', 'snow beacon-1', 'done']);
    turn.play('snow valley inn', 'card farm', 'card hall');
    expect(turn.view.valley.map(card => card?.snow ?? null).slice(0, 2)).toEqual([true, false]);
    expect(plays(board, { hand: ['farm'] }, rest).seat).toBe(1);
    const location = plays(board, { hand: ['farm', 'hall'] }, rest).play('snow beacon-1', 'card farm', 'card hall');
    expect(location.view.locations.filter(({ snow }) => snow).map(({ id }) => id)).toEqual(['moss']);
  });
});
