import { describe, expect, test } from 'vitest';
import { scene } from '../rulebook/scene.ts';
import { handOf, play, withoutFire } from './playing.ts';
import { titleOf } from './text.ts';

/** All workers placed: seat 0 prepares for autumn, with so much Fire before the city gives any. */
const autumn = (city: readonly string[], fire = 0, hand: readonly string[] = []) =>
  withoutFire({ city, hand, supply: { fire }, workers: 0, ranger: 0 }).play('prepare');

describe('Production: Constructions', () => {
  test(titleOf('birch-camp'), () => {
    const birch = (...city: string[]) => play('birch-camp', { city, supply: { acorn: 2 } }).you.supply.birch;
    expect(birch()).toBe(1);
    expect(birch('birch-camp', 'birch-camp snow', 'moss-commons')).toBe(2);
    expect(birch('birch-camp', 'birch-camp')).toBe(2);
    expect(autumn(['birch-camp', 'birch-camp', 'birch-camp snow']).you.supply.birch).toBe(4);
  });

  test(titleOf('moss-commons'), () => {
    const turn = scene({ players: [{ hand: ['moss-commons'], supply: { birch: 1 } }] }, 3).play('play moss-commons');
    expect(turn.you.supply).toMatchObject({ birch: 0, moss: 1 });
    expect(turn.player(1).supply.moss).toBe(1);
  });

  test(titleOf('copper-pit'), () => {
    const turn = play('copper-pit', { supply: { birch: 2, moss: 1 } });
    expect(turn.you.supply).toMatchObject({ birch: 0, moss: 0, copper: 1 });
  });

  test(titleOf('acorn-cellar'), () => {
    const acorns = (...city: string[]) =>
      play('acorn-cellar', { city, supply: { birch: 1, moss: 1 } }).you.supply.acorn;
    expect(acorns()).toBe(1);
    expect(acorns('birch-camp', 'moss-commons')).toBe(1);
    expect(acorns('birch-camp', 'birch-camp')).toBe(2);
    expect(acorns('birch-camp', 'birch-camp', 'birch-camp')).toBe(2);
    expect(acorns('birch-camp', 'birch-camp snow')).toBe(1);
  });

  test(titleOf('charcoal-kiln'), () => {
    const turn = () => play('charcoal-kiln', { supply: { birch: 2, moss: 1 } });
    expect(turn().play('yes').you.supply).toMatchObject({ birch: 0, fire: 2 });
    expect(turn().play('no').you.supply).toMatchObject({ birch: 1, fire: 0 });
    expect(play('charcoal-kiln', { supply: { birch: 1, moss: 1 } }).you.supply.fire).toBe(0);
  });

  test(titleOf('supply-hut'), () => {
    const chosen = (option: number) =>
      play('supply-hut', { supply: { birch: 2, moss: 1, copper: 1 } }).play(`option ${option}`).you.supply;
    expect(chosen(1)).toMatchObject({ birch: 3, acorn: 0, fire: 0 });
    expect(chosen(2)).toMatchObject({ birch: 0, acorn: 2, fire: 0 });
    expect(chosen(3)).toMatchObject({ birch: 0, acorn: 0, fire: 2 });
  });

  test(titleOf('lantern-market'), () => {
    const turn = play(
      'lantern-market',
      { supply: { birch: 1, moss: 2, copper: 1 } },
      { deckTop: ['tinker', 'glasshouse', 'smokehouse'] },
    ).play('card glasshouse');
    expect(handOf(turn, 0)).toEqual(['smokehouse', 'tinker']);
    expect(turn.view.discard).toBe(1);
    expect(turn.seat).toBe(1);
  });

  test(titleOf('smokehouse'), () => {
    const turn = play('smokehouse', {
      city: ['birch-camp chimney', 'copper-pit chimney', 'moss-commons snow chimney'],
      supply: { birch: 1, moss: 1, copper: 1 },
    });
    expect(turn.you.supply).toMatchObject({ acorn: 1, fire: 2 });
  });

  test(titleOf('glasshouse'), () => {
    const heated = (fire: number) => play('glasshouse', { supply: { moss: 1, copper: 2, fire } }).you.supply;
    expect(heated(3)).toMatchObject({ fire: 2, acorn: 2 });
    expect(heated(0)).toMatchObject({ fire: 0, acorn: 0 });
  });
});

describe('Production: Critters', () => {
  test(titleOf('stormwatch'), () => {
    const turn = () =>
      play(
        'stormwatch',
        { hand: ['tinker'], city: ['copper-pit snow'], supply: { acorn: 3, fire: 1 } },
        { snow: ['beacon-1'], valley: ['glasshouse snow'] },
      );
    expect(turn().offered).toEqual(
      expect.arrayContaining(['snow beacon-1', 'snow valley glasshouse', 'clear copper-pit', 'done']),
    );
    expect(turn().offers('city')).toEqual([]);
    const beacon = turn().play('snow beacon-1', 'card tinker').goOn();
    expect(beacon.view.locations.find(({ id }) => id === 'beacon-1')?.snow).toBe(false);
    expect(beacon.you).toMatchObject({ hand: [], supply: { fire: 1, snow: 1 } });
    const valley = turn().play('snow valley glasshouse', 'card tinker').goOn();
    expect(valley.view.valley[0]).toMatchObject({ id: 'glasshouse', snow: false });
  });

  test(titleOf('chipdigger'), () => {
    const digging = play('chipdigger', { city: ['copper-pit snow'], supply: { acorn: 2 } }, { deckTop: ['tinker'] });
    digging.play('city 0 copper-pit', 'card tinker');
    expect(digging.city(0)).toEqual(['copper-pit', 'chipdigger']);
    expect(digging.you).toMatchObject({ hand: [], supply: { fire: 0, snow: 1 } });
    // SF-5.5: cleared while preparing, the pit gives neither Fire nor copper any more.
    const preparing = autumn(['chipdigger', 'copper-pit snow'], 0, ['tinker']).play('city 0 copper-pit', 'card tinker');
    expect(preparing.you.supply).toMatchObject({ fire: 1, snow: 1, copper: 0 });
  });

  test(titleOf('forest-watch'), () => {
    const turn = play('forest-watch', { city: ['mountain-watch', 'fire-watch snow'], supply: { acorn: 4 } });
    turn.play('copper', 'acorn');
    expect(turn.you.supply).toMatchObject({ copper: 1, acorn: 1 });
    expect(turn.seat).toBe(1);
    const many = play('forest-watch', { city: ['air-watch', 'mist-watch', 'fire-watch'], supply: { acorn: 4 } });
    expect(many.play('moss', 'moss', 'moss').seat).toBe(1);
  });

  test(titleOf('bark-carver'), () => {
    const turn = () => play('bark-carver', { supply: { acorn: 2, birch: 3 } });
    expect(turn().play('birch', 'birch').you.supply).toMatchObject({ birch: 1, point: 2 });
    expect(turn().play('birch', 'done').you.supply).toMatchObject({ birch: 2, point: 1 });
  });

  test(titleOf('tinker'), () => {
    const turn = play('tinker', { supply: { acorn: 2, moss: 2, birch: 2 } });
    turn.play('moss', 'moss', 'birch', 'copper', 'copper', 'acorn');
    expect(turn.you.supply).toMatchObject({ birch: 1, moss: 0, copper: 2, acorn: 1 });
    expect(turn.seat).toBe(1);
  });

  test(titleOf('star-reader'), () => {
    const deckTop = ['tinker', 'tinker', 'ice-palace', 'birch-camp'];
    const turn = play('star-reader', { supply: { acorn: 3 } }, { deckTop }).play('card ice-palace');
    expect(turn.you.hand).toEqual(['ice-palace']);
    expect(turn.view.discard).toBe(3);
  });

  test(titleOf('echo-caller'), () => {
    const turn = play('echo-caller', { city: ['birch-camp', 'copper-pit', 'waystation'], supply: { acorn: 3 } });
    expect(turn.offered).toEqual(['city 0 birch-camp', 'city 0 copper-pit']);
    expect(turn.play('city 0 copper-pit').you.supply).toMatchObject({ copper: 1, birch: 0 });
  });

  test(titleOf('snow-goose'), () => {
    const hand = ['snow-goose', 'tinker', 'frost-hall', 'birch-camp'];
    const turn = scene({ players: [{ hand, supply: { acorn: 1 } }] }, 3).play('play snow-goose', 'seat 2');
    turn.play('card tinker', 'card frost-hall');
    expect(handOf(turn, 2)).toEqual(['frost-hall', 'tinker']);
    expect(turn.you).toMatchObject({ hand: ['birch-camp'], supply: { point: 2 } });
    expect(turn.player(1).hand).toEqual([]);
  });
});
