import { describe, expect, test } from 'vitest';
import type { PlayerArrangement } from '../rulebook/scene.ts';
import { withoutFire } from './playing.ts';
import { titleOf } from './text.ts';

/** What the one Prosperity card in this city scores: base points and bonus. */
function scores(card: string, city: readonly string[], rest: PlayerArrangement = {}, left: PlayerArrangement = {}) {
  const lines = withoutFire({ ...rest, city: [card, ...city] }, { players: [{}, left] }).score(0);
  return [lines[`cards.${card}`], lines['bonus']];
}

describe('Prosperity: Critters', () => {
  test(titleOf('mist-watch'), () => {
    expect(scores('mist-watch', [])).toEqual([2, 1]);
    expect(scores('mist-watch', ['air-watch', 'fire-watch', 'forest-watch snow', 'stormwatch'])).toEqual([2, 3]);
  });

  test(titleOf('winter-queen'), () => {
    const colours = ['birch-camp', 'waystation', 'bell-tower', 'signal-fire'];
    expect(scores('winter-queen', colours)).toEqual([4, 3]);
    expect(scores('winter-queen', colours.slice(1), { supply: { snow: 2 } }, { supply: { snow: 1 } })).toEqual([4, 2]);
    expect(scores('winter-queen', colours, { supply: { snow: 1 } }, { supply: { snow: 1 } })).toEqual([4, 3]);
    expect(scores('winter-queen', colours, { supply: { snow: 1 } })).toEqual([4, 5]);
    expect(scores('winter-queen', [...colours.slice(1), 'birch-camp snow'])).toEqual([4, 0]);
  });

  test(titleOf('quartermaster'), () => {
    const stores = { supply: { birch: 2, moss: 1, copper: 1, acorn: 1, fire: 5 } };
    expect(scores('quartermaster', [], stores, { supply: { birch: 5 } })).toEqual([2, 3]);
    expect(scores('quartermaster', [], stores, { supply: { birch: 6 } })).toEqual([2, 2]);
    expect(scores('quartermaster', [], { supply: { acorn: 20 } })).toEqual([2, 3]);
    expect(scores('quartermaster', [], { supply: { acorn: 3 } })).toEqual([2, 2]);
    expect(scores('quartermaster', [])).toEqual([2, 0]);
  });
});

describe('Prosperity: Constructions', () => {
  test(titleOf('frost-hall'), () => {
    const city = ['birch-camp', 'birch-camp', 'waystation', 'birch-camp snow', 'glasshouse', 'tinker'];
    expect(scores('frost-hall', city)).toEqual([3, 3]);
    expect(scores('frost-hall', [...city, 'copper-pit'])).toEqual([3, 3]);
    expect(scores('frost-hall', ['birch-camp', 'waystation', 'glasshouse'])).toEqual([3, 2]);
  });

  test(titleOf('ice-palace'), () => {
    const city = ['glasshouse', 'scaffolding', 'bell-tower snow', 'birch-camp', 'star-reader'];
    expect(scores('ice-palace', city)).toEqual([5, 1]);
    expect(scores('ice-palace', ['bell-tower snow', 'birch-camp'])).toEqual([5, 0]);
    expect(scores('ice-palace', [...city, 'great-horn'])).toEqual([5, 2]);
    expect(scores('ice-palace', [...city, 'great-horn', 'soup-kitchen', 'salvage-yard'])).toEqual([5, 2]);
    const snowed = withoutFire({ city: ['ice-palace snow', 'glasshouse'] }).score(0);
    expect(snowed).toMatchObject({ 'cards.glasshouse': 2, total: 2 });
  });

  test(titleOf('hall-of-deeds'), () => {
    const completed = ['sprouts', 'nobility-in-need'];
    expect(scores('hall-of-deeds', [], { completed })).toEqual([3, 4]);
    expect(scores('hall-of-deeds', [], { completed: [...completed, 'shore-to-shore', 'wandering-road'] })).toEqual([
      3, 6,
    ]);
  });

  test(titleOf('great-hearth'), () => {
    expect(scores('great-hearth', [], { supply: { fire: 5 } })).toEqual([2, 2]);
    expect(scores('great-hearth', [], { supply: { fire: 30 } })).toEqual([2, 4]);
  });

  test(titleOf('burrow-lane'), () => {
    expect(scores('burrow-lane', ['tinker', 'tinker', 'star-reader'])).toEqual([2, 1]);
    expect(scores('burrow-lane', ['tinker', 'tinker', 'birch-camp', 'glasshouse'])).toEqual([2, 2]);
    expect(scores('burrow-lane', ['tinker', 'birch-camp', 'birch-camp'])).toEqual([2, 1]);
    const many = ['tinker', 'tinker', 'tinker', 'chipdigger', 'birch-camp', 'birch-camp', 'birch-camp', 'birch-camp'];
    expect(scores('burrow-lane', many)).toEqual([2, 3]);
  });
});
