import { describe, expect, test } from 'vitest';
import { play, withoutFire } from './playing.ts';
import { titleOf } from './text.ts';

describe('Governance: whenever', () => {
  test(titleOf('mountain-watch'), () => {
    const city = ['mountain-watch'];
    const supply = { birch: 2, moss: 1 };
    expect(play('salvage-yard', { city, supply }).you.supply.fire).toBe(1);
    expect(play('birch-camp', { city, supply: { birch: 2 } }).you.supply.fire).toBe(0);
    expect(play('echo-caller', { city, supply: { acorn: 3 } }).you.supply.fire).toBe(0);
    expect(play('salvage-yard', { city: ['mountain-watch snow'], supply }).you.supply.fire).toBe(0);
    expect(play('mountain-watch', { supply: { acorn: 4 } }).you.supply.fire).toBe(0);
  });

  test(titleOf('chronicler'), () => {
    const city = ['chronicler'];
    expect(play('tinker', { city, supply: { acorn: 2 } }).you.hand).toHaveLength(1);
    expect(play('copper-pit', { city, supply: { birch: 2, moss: 1 } }).you.hand).toEqual([]);
  });

  test(titleOf('trailbreaker'), () => {
    const turn = withoutFire({ city: ['trailbreaker', 'copper-pit snow'], supply: { fire: 2 } }, { snow: ['birch'] });
    turn.play('clear copper-pit');
    expect(turn.you.supply).toMatchObject({ fire: 1, snow: 1, acorn: 1 });
    turn.play('worker birch');
    expect(turn.you.supply).toMatchObject({ fire: 0, snow: 2, acorn: 2, birch: 3 });
  });

  test(titleOf('flue-master'), () => {
    const laid = play('tinker', { city: ['flue-master', 'birch-camp'], supply: { fire: 1 }, chimneys: 1 });
    expect(laid.city(0)).toEqual(['flue-master', 'birch-camp chimney', 'tinker']);
    expect(laid.you).toMatchObject({ supply: { fire: 0 }, chimneys: 0 });
    expect(laid.you.hand).toHaveLength(1);
    const moved = play('tinker', {
      hand: ['frost-hall'],
      city: ['flue-master', 'birch-camp', 'copper-pit chimney'],
      supply: { fire: 1 },
    }).play('card frost-hall');
    expect(moved.city(0)).toEqual(['flue-master', 'birch-camp chimney', 'copper-pit', 'tinker']);
    expect(moved.you.supply.fire).toBe(0);
    expect(moved.you.hand).toHaveLength(1);
    expect(moved.you.hand).not.toContain('frost-hall');
  });

  test(titleOf('guild-scribe'), () => {
    const turn = withoutFire({ city: ['guild-scribe', 'birch-camp'], lowlands: ['sprouts'], hand: ['tinker'] });
    turn.play('worker guild-1', 'quest sprouts', 'copper');
    expect(turn.you.supply.copper).toBe(1);
    expect(turn.you.hand).toHaveLength(6);
  });

  test(titleOf('great-horn'), () => {
    const rest = { mountain: [null, null, null, 'old-goat-king'] };
    const turn = withoutFire({ city: ['great-horn', 'signal-fire'] }, rest).play('worker city 0 signal-fire', 'moss');
    expect(turn.you.supply).toMatchObject({ moss: 1, point: 0 });
    expect(turn.seat).toBe(1);
  });

  test(titleOf('waystation'), () => {
    const visit = (where: string) =>
      withoutFire({ city: ['waystation', 'waystation'] }).play(`worker ${where}`).you.supply.fire;
    expect(visit('birch')).toBe(2);
    expect(visit('forge')).toBe(0);
  });
});

describe('Governance: card-playing abilities', () => {
  test(titleOf('scaffolding'), () => {
    const turn = play('frost-hall', { city: ['scaffolding'], supply: { birch: 2, copper: 2 } });
    expect(turn.city(0)).toEqual(['frost-hall']);
    expect(turn.you.supply).toMatchObject({ birch: 0, copper: 0 });
    const short = { city: ['scaffolding'], hand: ['frost-hall'], supply: { birch: 2, copper: 1 } };
    expect(withoutFire(short).offers('play')).toEqual([]);
    expect(withoutFire({ city: ['scaffolding'], hand: ['chipdigger'] }).offers('play')).toEqual([]);
  });

  test(titleOf('soup-kitchen'), () => {
    const hand = ['chimney-sweep', 'star-reader', 'frost-hall'];
    const turn = withoutFire({ city: ['soup-kitchen'], hand, supply: { fire: 1 } });
    expect(turn.offers('play')).toEqual(['play chimney-sweep']);
    turn.play('play chimney-sweep', 'card star-reader', 'option 1');
    expect(turn.city(0)).toEqual(['soup-kitchen', 'chimney-sweep']);
    expect(turn.you).toMatchObject({ hand: ['frost-hall'], supply: { fire: 0 } });
    expect(withoutFire({ city: ['soup-kitchen'], hand }).offers('play')).toEqual([]);
    expect(withoutFire({ city: ['soup-kitchen'], hand: ['tinker'], supply: { fire: 1 } }).offers('play')).toEqual([]);
  });

  test(titleOf('salvage-yard'), () => {
    const city = ['salvage-yard', 'birch-camp', 'tinker'];
    const turn = play('frost-hall', { city, supply: { birch: 2, copper: 2, fire: 2 } }).play('acorn');
    expect(turn.city(0)).toEqual(['salvage-yard', 'tinker', 'frost-hall']);
    expect(turn.you.supply).toMatchObject({ birch: 0, copper: 0, fire: 0, acorn: 1 });
    expect(turn.seat).toBe(1);
    const alone = { city: ['salvage-yard', 'tinker'], hand: ['copper-pit'], supply: { fire: 2, birch: 1 } };
    expect(withoutFire(alone).offers('play')).toEqual([]);
    const cold = { city, hand: ['frost-hall'], supply: { birch: 2, copper: 2, fire: 1 } };
    expect(withoutFire(cold).offers('play')).toEqual([]);
    const wrecked = play('wrecker-beaver', { city, supply: { acorn: 2 } }).play('yes', 'city 0 birch-camp', 'moss');
    expect(wrecked.play('birch', 'birch', 'birch').you.supply).toMatchObject({ moss: 1, birch: 3 });
  });
});
