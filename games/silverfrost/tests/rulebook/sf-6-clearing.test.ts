import type { CardFile, silverfrost } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';
import { compileContent } from '../../src/content/content.ts';
import { workshopFile } from '../cards/workshop.ts';
import { type PlayerArrangement, Scene, shopTurn } from './scene.ts';

/** The workshop with a Skier that does something else whenever Snow is cleared, and a Digger of this price. */
const withSkier = (words: NonNullable<CardFile['whenever']>['do'], byDiscarding: number, where: 'city' | 'board') =>
  compileContent({
    ...workshopFile,
    cards: workshopFile.cards.map(card => {
      if (card.id === 'skier') return { ...card, whenever: { you: { clear: 'snow' }, do: words } };
      return card.id === 'digger' ? { ...card, produces: [{ clearSnow: where, byDiscarding }] } : card;
    }),
  });

const turnWith = (content: typeof silverfrost.content, you: PlayerArrangement, snow: readonly string[] = []): Scene =>
  new Scene({ players: [you], snow }, 2, {}, content).play('play digger');

describe('SF-6.4 a discard that pays for clearing Snow', () => {
  const you = { city: ['farm snow', 'mill snow'], hand: ['digger', 'hall', 'inn'], supply: { birch: 1, fire: 1 } };

  test('SF-6.4 is not left without its Snow: that one cannot be cleared for Fire in between', () => {
    const turn = shopTurn(you).play('play digger', 'city 0 farm');
    expect(turn.offered).toEqual(['card inn', 'card hall', 'clear mill']);
    expect(turn.refusal('clear farm')).toMatchObject({ key: 'reasons.wrong-time' });
    turn.play('clear mill', 'card hall');
    expect(turn.city(0)).toEqual(['farm', 'mill', 'digger']);
    expect(turn.you).toMatchObject({ hand: ['inn'], supply: { fire: 0, snow: 2 } });
  });

  test('SF-6.4 every card discarded has cleared a Snow, whichever way it went', () => {
    const alone = shopTurn({ ...you, city: ['farm snow'] }).play('play digger', 'city 0 farm');
    expect(alone.offered).toEqual(['card inn', 'card hall']);
    expect(alone.play('card inn').you.supply).toMatchObject({ fire: 1, snow: 1 });
    expect(alone.seat).toBe(1);
  });

  test('SF-6.4 nothing comes between two cards discarded for one Snow', () => {
    const turn = turnWith(withSkier([{ draw: 1 }], 2, 'city'), you).play('city 0 farm', 'card hall');
    expect(turn.offered).toEqual(['card inn']);
    expect(turn.play('card inn').city(0)).toEqual(['farm', 'mill snow', 'digger']);
  });

  test('SF-6.4 it is called off if another Snow, cleared first, has set off what takes this one', () => {
    const helped = { ...you, city: ['skier', ...you.city] };
    const city = turnWith(withSkier([{ clearSnow: 'city', byDiscarding: 0 }], 1, 'city'), helped);
    city.play('city 0 farm', 'clear mill', 'city 0 farm');
    expect(city.you.hand).toEqual(['hall', 'inn']);
    expect([city.you.supply.snow, city.seat]).toEqual([2, 1]);
    const board = turnWith(withSkier([{ clearSnow: 'board', byDiscarding: 0 }], 1, 'board'), helped, ['copper']);
    board.play('snow copper', 'clear mill', 'snow copper');
    expect(board.you.hand).toEqual(['hall', 'inn']);
    expect([board.you.supply.snow, board.seat]).toEqual([2, 1]);
  });

  test('SF-6.4 … or the cards it would take', () => {
    const turn = turnWith(withSkier([{ discard: 2 }], 1, 'city'), { ...you, city: ['skier', ...you.city] });
    turn.play('city 0 farm', 'clear mill', 'card hall', 'card inn');
    expect(turn.city(0)).toEqual(['skier', 'farm snow', 'mill', 'digger']);
    expect(turn.you.supply.snow).toBe(1);
  });
});
