import type { PlayerArrangement } from '../rulebook/scene.ts';
import { of, WATCH } from './plain-deck.ts';

/** A position in which a Quest can be completed, and changes to it each of which leaves one requirement short by one. */
export interface QuestCase {
  readonly you: PlayerArrangement;
  readonly left?: PlayerArrangement;
  readonly short: readonly Change[];
}

type Change = Pick<QuestCase, 'you'> | { readonly left: PlayerArrangement };

const city = (...cards: readonly (readonly string[])[]): PlayerArrangement => ({ city: cards.flat() });
const supply = (goods: Readonly<Record<string, number>>): PlayerArrangement => ({ supply: { fire: 0, ...goods } });
const hand = (count: number): PlayerArrangement => ({ hand: of(count, 'tan-critter') });
const you = (...parts: readonly PlayerArrangement[]): Pick<QuestCase, 'you'> => ({ you: Object.assign({}, ...parts) });
const left = (...parts: readonly PlayerArrangement[]) => ({ left: Object.assign({}, ...parts) as PlayerArrangement });

const green = (count: number) => of(count, 'green-construction');
const blue = (count: number) => of(count, 'blue-construction');
const tan = (count: number) => of(count, 'tan-construction');
const red = (count: number) => of(count, 'red-construction');
const purple = (count: number) => of(count, 'purple-construction');
const uniques = (type: string, count: number) =>
  ['green', 'blue', 'tan', 'red', 'purple'].slice(0, count).map(colour => `unique-${colour}-${type}`);

export const LOWLANDS: Readonly<Record<string, QuestCase>> = {
  sprouts: {
    ...you(city(green(3))),
    ...left(city(green(2), ['green-critter snow'])),
    short: [you(city(green(2), ['green-critter snow'])), left(city(green(3)))],
  },
  'shore-to-shore': {
    ...you(city(green(5)), supply({ birch: 2 })),
    ...left(supply({ birch: 2 })),
    short: [you(city(green(4), ['green-critter snow'])), you(supply({ birch: 1 })), left(supply({ birch: 3 }))],
  },
  'warm-hearths': {
    ...you(supply({ fire: 3 })),
    ...left(supply({ fire: 2 })),
    short: [you(supply({ fire: 2 })), left(supply({ fire: 3 }))],
  },
  'full-larder': {
    ...you(city(of(4, 'green-critter')), supply({ acorn: 3 })),
    ...left(supply({ acorn: 2 })),
    short: [you(city(of(3, 'green-critter'), green(1))), you(supply({ acorn: 2 }))],
  },
  'beds-of-moss': {
    ...you(city(tan(2)), supply({ moss: 1 })),
    short: [you(city(tan(1))), you(supply({ moss: 0 })), left(supply({ moss: 1 }))],
  },
  'copper-vein': { ...you(supply({ copper: 4 })), short: [you(supply({ copper: 3, birch: 9 }))] },
  'good-company': {
    ...you(city(of(3, 'red-critter'))),
    ...left(city(of(2, 'green-critter'), green(3))),
    short: [you(city(of(2, 'red-critter'), red(2)))],
  },
  'stone-by-stone': {
    ...you(city(red(3))),
    ...left(city(green(2), of(3, 'green-critter'))),
    short: [you(city(red(2), of(2, 'red-critter')))],
  },
  'winter-tales': {
    ...you(city(red(2)), hand(4)),
    ...left(hand(3)),
    short: [you(city(red(1))), you(hand(3))],
  },
  'guests-at-the-door': {
    ...you(city(red(1), ['red-critter'])),
    ...left(city(red(1), ['red-critter snow'])),
    short: [you(city(red(1))), left(city(red(2)))],
  },
  'wise-council': {
    ...you(city(blue(3)), supply({ acorn: 2 })),
    ...left(supply({ acorn: 2 })),
    short: [you(city(blue(2))), you(supply({ acorn: 1 }))],
  },
  'wayfarers-rest': {
    ...you(city(tan(3)), supply({ fire: 2 })),
    ...left(supply({ fire: 2 })),
    short: [you(city(tan(2))), you(supply({ fire: 1 }))],
  },
  'fine-houses': {
    ...you(city(purple(2)), supply({ copper: 2 })),
    ...left(supply({ copper: 2 })),
    short: [you(city(purple(1))), you(supply({ copper: 1 }))],
  },
  'first-shovel': {
    ...you(supply({ snow: 2 })),
    ...left(supply({ snow: 1 })),
    short: [you(supply({ snow: 1 }))],
  },
  'dug-out': { ...you(supply({ snow: 5 })), ...left(supply({ snow: 9 })), short: [you(supply({ snow: 4 }))] },
  'snow-and-ember': {
    ...you(supply({ snow: 2, fire: 2 })),
    ...left(supply({ snow: 2, fire: 2 })),
    short: [you(supply({ snow: 1, fire: 2 })), you(supply({ snow: 2, fire: 1 }))],
  },
  'five-banners': {
    ...you(city(green(1), blue(1), tan(1), red(1), purple(1))),
    short: [you(city(green(2), blue(1), tan(1), red(1), ['purple-critter snow']))],
  },
  'rare-guests': {
    ...you(city(uniques('critter', 3))),
    short: [you(city(uniques('critter', 2), uniques('construction', 2), ['red-critter']))],
  },
  'plain-folk': { ...you(city(green(4), red(2))), short: [you(city(green(5), uniques('critter', 2)))] },
  landmarks: {
    ...you(city(uniques('construction', 2))),
    ...left(city(uniques('construction', 1), uniques('critter', 2), green(3))),
    short: [you(city(uniques('construction', 1)))],
  },
  'smoke-rising': {
    ...you(city(['red-construction chimney', 'red-construction chimney'], blue(2))),
    short: [
      you(city(['red-construction chimney', 'red-construction chimney snow'], blue(2))),
      you(city(['red-construction chimney', 'red-construction chimney'], blue(1))),
    ],
  },
  'side-by-side': {
    ...you(city(of(5, 'green-critter'), green(5))),
    short: [you(city(of(4, 'green-critter'), green(6))), you(city(of(6, 'green-critter'), green(4)))],
  },
  'lone-sentinel': {
    ...you(city(WATCH.slice(0, 1)), supply({ fire: 1 })),
    ...left(supply({ fire: 1 })),
    short: [you(city([`${WATCH[0]} snow`])), you(supply({ fire: 0 })), left(supply({ fire: 2 }))],
  },
  'digging-crew': {
    ...you(city(['chipdigger']), supply({ snow: 3 })),
    short: [you(city(['green-critter'])), you(supply({ snow: 2 }))],
  },
  'small-and-fine': {
    ...you(city(uniques('critter', 3))),
    ...left(city(green(4))),
    short: [you(city(uniques('critter', 2))), left(city(green(3)))],
  },
  'next-errand': {
    ...you({ completed: ['sprouts'] }, supply({ birch: 1, moss: 1, copper: 1, acorn: 1 })),
    ...left(supply({ birch: 3, fire: 5 })),
    short: [you({ completed: ['open-gates'] }), you(supply({ birch: 3, fire: 9 }))],
  },
  'friends-of-the-guild': {
    ...you({ completed: ['sprouts', 'open-gates'] }, supply({ point: 3 })),
    ...left(supply({ point: 2 })),
    short: [you({ completed: ['sprouts'] }), you(supply({ point: 2 }))],
  },
  'a-name-in-the-hills': { ...you({ completed: ['open-gates'] }), short: [you({ completed: ['sprouts'] })] },
};

export const HIGHLANDS: Readonly<Record<string, QuestCase>> = {
  'nobility-in-need': {
    ...you(city(WATCH.slice(0, 2))),
    short: [you(city(WATCH.slice(0, 1), [`${WATCH[1]} snow`]))],
  },
  'wandering-road': {
    ...you(city(red(4)), supply({ moss: 1 })),
    ...left(supply({ moss: 1 })),
    // SF-7.2: as many as a neighbour with none is not enough.
    short: [
      you(city(red(3))),
      { ...you(supply({ moss: 0 })), ...left(supply({ moss: 0 })) },
      left(supply({ moss: 2 })),
    ],
  },
  'endless-forest': {
    ...you(city(green(4), of(3, 'green-critter'))),
    short: [you(city(green(4), of(2, 'green-critter'), ['green-critter snow']))],
  },
  'high-council': {
    ...you(city(blue(4)), hand(3)),
    ...left(hand(2)),
    short: [you(city(blue(3))), you(hand(2))],
  },
  'winter-caravan': {
    ...you(city(tan(4)), supply({ fire: 3 })),
    ...left(supply({ fire: 3 })),
    short: [you(city(tan(3))), you(supply({ fire: 2 }))],
  },
  'open-gates': {
    ...you(city(red(4))),
    ...left(city(of(3, 'red-critter'))),
    short: [left(city(of(4, 'red-critter'))), { ...you(city(red(3), ['red-critter snow'])), ...left() }],
  },
  'crown-of-the-valley': { ...you(city(purple(3))), short: [you(city(purple(2), ['purple-critter snow']))] },
  'heart-of-winter': {
    ...you(supply({ snow: 6 })),
    ...left(supply({ snow: 5 })),
    short: [left(supply({ snow: 6 })), { ...you(supply({ snow: 5 })), ...left(supply({ snow: 4 })) }],
  },
  'chain-of-beacons': {
    ...you(city(['signal-fire']), supply({ fire: 2 })),
    ...left(supply({ fire: 1 })),
    short: [you(city(['red-construction'])), you(supply({ fire: 1 }))],
  },
  'when-the-bell-rings': {
    ...you(city(['bell-tower'], of(5, 'green-critter'))),
    short: [you(city(tan(1), of(5, 'green-critter'))), you(city(['bell-tower'], of(4, 'green-critter')))],
  },
  'harvest-feast': {
    ...you(city(green(3), red(3))),
    short: [you(city(green(4), red(2))), you(city(green(2), red(4)))],
  },
  'full-storehouse': {
    ...you(supply({ birch: 3, moss: 2, copper: 2, acorn: 2 }), hand(2)),
    ...left(hand(2)),
    short: [you(supply({ birch: 2, moss: 2, copper: 2, acorn: 2, fire: 9 })), you(hand(1))],
  },
  'halls-of-renown': {
    ...you(city(uniques('critter', 3), uniques('construction', 2))),
    short: [you(city(uniques('critter', 3), uniques('construction', 1), green(3)))],
  },
  'city-in-the-snow': {
    ...you(city(green(5), of(4, 'green-critter'), red(3))),
    short: [you(city(green(5), of(4, 'green-critter'), red(2), ['red-construction snow']))],
  },
};
