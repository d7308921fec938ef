import { describe, expect, it } from 'vitest';
import { afterTouch, meantBy, touchable } from '../../src/table-page/choosing.ts';

const option = (move: string, ...targets: string[]) => ({ move, words: { key: '', rule: '', values: {} }, targets });
const prompt = { key: '', rule: '', values: {} };

describe('touching things', () => {
  const hand = [
    { seat: 0, prompt, options: [option('play 1', 'hand 0 1'), option('play 2', 'hand 0 2'), option('pass')] },
  ];
  const heal = [
    { seat: 0, prompt, options: [option('none'), option('1', 'd 1'), option('2', 'd 2'), option('1 2', 'd 1', 'd 2')] },
  ];
  const moves = (offers: ReturnType<typeof meantBy>) => offers.map(offer => offer.option.move);

  it('means a move once everything it needs is touched', () => {
    expect(moves(meantBy(hand, new Set(['hand 0 2'])))).toEqual(['play 2']);
    expect(moves(meantBy(heal, new Set(['d 2', 'd 1'])))).toEqual(['1 2']);
    expect(meantBy(hand, new Set())).toEqual([]);
  });

  it('adds where more belongs together, and starts anew where it does not', () => {
    expect(afterTouch(heal, new Set(['d 1']), 'd 2')).toEqual(new Set(['d 1', 'd 2']));
    expect(afterTouch(hand, new Set(['hand 0 1']), 'hand 0 2')).toEqual(new Set(['hand 0 2']));
  });

  it('lets go of what is touched again', () => {
    expect(afterTouch(heal, new Set(['d 1', 'd 2']), 'd 1')).toEqual(new Set(['d 2']));
  });

  it('knows what nothing is offered for', () => {
    expect(afterTouch(hand, new Set(), 'hand 1 1')).toBeNull();
    expect(touchable(hand)).toEqual(new Set(['hand 0 1', 'hand 0 2']));
  });
});
