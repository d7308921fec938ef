import { describe, expect, test } from 'vitest';
import { yourTurn } from '../rulebook/scene.ts';
import { titleOf } from './text.ts';

describe('Traveler', () => {
  test(titleOf('mountaineer'), () => {
    const turn = yourTurn(
      { hand: ['mountaineer'], supply: { fire: 1, acorn: 9 }, chimneys: 1 },
      { valley: ['bell-tower'] },
    ).play('play mountaineer', 'valley bell-tower');
    expect(turn.you.hand).toEqual(['bell-tower']);
    expect(turn.you.supply).toMatchObject({ fire: 0, acorn: 9 });
    expect(turn.player(1).supply.fire).toBe(2);
  });

  test(titleOf('bell-tower'), () => {
    const turn = yourTurn(
      { hand: ['bell-tower'], supply: { birch: 1, copper: 2 } },
      { mountain: ['old-goat-king', null, null, 'snow-leopard'] },
    ).play('play bell-tower', 'big snow-leopard', 'moss', 'acorn');
    expect(turn.you.supply).toMatchObject({ moss: 1, acorn: 1, point: 0 });
    expect(turn.you.hand).toHaveLength(1);
  });
});
