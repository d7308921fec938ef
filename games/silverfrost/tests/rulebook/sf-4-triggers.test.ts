import { describe, expect, test } from 'vitest';
import { compileContent } from '../../src/content/content.ts';
import { workshopFile } from '../cards/workshop.ts';
import { Scene, shopTurn, yourTurn } from './scene.ts';

describe('SF-4.11 triggers are judged after the effect', () => {
  test('SF-4.11 a trigger that the played card’s own effect frees of Snow comes', () => {
    // The Chipdigger digs out the Chronicler, which draws a card whenever a Critter is played.
    const you = { city: ['chronicler snow'], hand: ['chipdigger', 'tinker'], supply: { acorn: 9, fire: 0 } };
    const turn = yourTurn(you, { deckTop: ['birch-camp', 'glasshouse', 'sled-dock'] }).play('play chipdigger');
    turn.play('city 0 chronicler', 'card tinker');
    expect(turn.city(0)).toEqual(['chronicler', 'chipdigger']);
    expect(turn.you.hand).toEqual(['birch-camp', 'glasshouse']);
  });

  test('SF-4.11 one that the effect removes does not come', () => {
    const you = { city: ['clerk'], hand: ['mover'], supply: { acorn: 1, fire: 0 } };
    const turn = shopTurn(you).play('play mover', 'yes', 'city 0 clerk');
    expect(turn.city(0)).toEqual(['mover']);
    expect(turn.you.supply.moss).toBe(0);
  });

  test('SF-4.11 one that the effect brings comes for the play that brought it, not for its own', () => {
    const cards = workshopFile.cards.map(card =>
      card.id === 'builder'
        ? {
            ...card,
            whenPlayed: [{ playCard: { type: 'critter' as const }, from: 'hand' as const, less: 'all' as const }],
          }
        : card,
    );
    const you = { hand: ['builder', 'clerk'], supply: { acorn: 1, fire: 0 } };
    const turn = new Scene({ players: [you] }, 2, {}, compileContent({ ...workshopFile, cards }));
    turn.play('play builder', 'play clerk');
    expect(turn.city(0)).toEqual(['builder', 'clerk']);
    expect(turn.you.supply.moss).toBe(1);
    expect(turn.seat).toBe(1);
  });

  test('SF-4.11, SF-2.2 before the triggers Snow may be cleared, with Fire that the effect has just brought', () => {
    const you = { city: ['clerk snow'], hand: ['chooser'], supply: { acorn: 1, fire: 0 } };
    const turn = shopTurn(you).play('play chooser', 'option 1');
    expect(turn.offered).toEqual(['go on', 'clear clerk']);
    expect(turn.play('clear clerk').you.supply).toMatchObject({ fire: 1, moss: 1, snow: 1 });
    expect(turn.seat).toBe(1);
  });

  test('SF-4.11, SF-2.2 a snowed card that waits for something else is no reason to ask', () => {
    const you = { city: ['porter snow'], hand: ['chooser'], supply: { acorn: 1, fire: 0 } };
    // The one moment left is the end of the turn.
    const turn = shopTurn(you).play('play chooser', 'option 1', 'go on');
    expect(turn.seat).toBe(1);
  });

  test('SF-4.11 what a visit sets off is looked for once its effect is done', () => {
    const turn = shopTurn({ city: ['porter snow'], supply: { fire: 1 } }).play('worker birch');
    expect(turn.offered).toEqual(['go on', 'clear porter']);
    expect(turn.play('clear porter').you.supply).toMatchObject({ birch: 3, fire: 1, snow: 1 });
    expect(turn.seat).toBe(1);
  });
});
