import { describe, expect, test } from 'vitest';
import { yourTurn } from '../rulebook/scene.ts';
import { bigCritterTitle } from './text.ts';

/** At a Beacon whose row shows only this Big Critter, on the space worth nothing. */
const call = (id: string, hand: readonly string[] = []) =>
  yourTurn({ hand, supply: { fire: 1 } }, { mountain: [id, null, null, null] }).play('worker beacon-1');

describe('Big Critters', () => {
  test(bigCritterTitle('snow-leopard'), () => {
    const turn = call('snow-leopard').play('birch', 'birch');
    expect(turn.you.supply.birch).toBe(2);
    expect(turn.you.hand).toHaveLength(1);
  });

  test(bigCritterTitle('old-goat-king'), () => {
    const turn = call('old-goat-king', ['birch-camp', 'birch-camp']).play('card birch-camp', 'done');
    expect(turn.you.supply.point).toBe(1);
    expect(turn.you.hand).toEqual(['birch-camp']);
  });
});
