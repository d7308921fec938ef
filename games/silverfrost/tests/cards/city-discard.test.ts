import { describe, expect, test } from 'vitest';
import { Scene } from '../rulebook/scene.ts';
import { workshop } from './workshop.ts';

const inWorkshop = (city: readonly string[], hand: readonly string[], supply: Readonly<Record<string, number>>) =>
  new Scene({ players: [{ city, hand, supply }] }, 2, {}, workshop);

describe('SF-4.11: whenever you discard a card from your city', () => {
  test('a card-playing ability that takes its own card sets it off once the play is done', () => {
    const turn = inWorkshop(['crane', 'mourner'], ['inn'], {}).play('play inn');
    expect(turn.city(0)).toEqual(['mourner', 'inn']);
    expect(turn.you.hand).toHaveLength(1);
  });

  test('so does one that takes another card', () => {
    const turn = inWorkshop(['altar', 'host', 'mourner'], ['hall', 'farm'], {}).play('play hall', 'card farm');
    expect(turn.play('city 0 host').city(0)).toEqual(['altar', 'mourner', 'hall']);
    expect(turn.you.hand).toHaveLength(1);
  });

  test('not if the card that waited for it is the one given up', () => {
    const turn = inWorkshop(['altar', 'host', 'mourner'], ['hall', 'farm'], {}).play('play hall', 'card farm');
    expect(turn.play('city 0 mourner').city(0)).toEqual(['altar', 'host', 'hall']);
    expect(turn.you.hand).toEqual([]);
  });
});
