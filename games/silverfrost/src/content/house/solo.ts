import type { Marked } from '@snowbound/engine';
import type { Colour } from '../../cards/words/word.ts';
import type {
  Aim,
  Arrow,
  Call,
  JourneyWish,
  LevelFile,
  MapFile,
  SchemeCorner,
  SchemeFile,
  Source,
} from '../../paws/solo-file.ts';

const CALLED: Readonly<Record<string, Call>> = { w: 'worker', c: 'card' };

/** `wcwc`: what the corners call for, clockwise from the top left. */
const map = (number: number, corners: string, cave: number, arrow: Arrow): MapFile => ({
  id: `map-${number}`,
  known: 'house',
  corners: [...corners].map(letter => CALLED[letter] as Call),
  cave,
  arrow,
});

/** SF-10.3: as many workers as cards over all eight, every corner a Cave twice, as many arrows up as down. */
export const maps: readonly MapFile[] = [
  map(1, 'wcwc', 1, 'down'),
  map(2, 'cwcw', 2, 'up'),
  map(3, 'wwcc', 1, 'up'),
  map(4, 'ccww', 3, 'down'),
  map(5, 'wccw', 4, 'up'),
  map(6, 'wwcw', 2, 'down'),
  map(7, 'ccwc', 3, 'up'),
  map(8, 'cwwc', 4, 'down'),
];

type To = (from: Source) => SchemeCorner;
const to =
  (aim: Aim): To =>
  from => ({ to: aim, from });
const beacon =
  (points: number): To =>
  from => ({ to: 'beacon', points, from });
const journey =
  (wish: JourneyWish): To =>
  from => ({ to: 'journey', journey: wish, from });

const [birch, moss, copper, acorn, guild, forge] = [
  to('birch'),
  to('moss'),
  to('copper'),
  to('acorn'),
  to('guild'),
  to('forge'),
];

const SOURCE: Readonly<Record<string, Source>> = { d: 'deck', v: 'valley' };

/** Where to, clockwise from the top left; `dvdv`: where from; the colours he likes best first. */
const scheme = (number: number, aims: readonly To[], sources: string, colours: string): SchemeFile => ({
  id: `scheme-${number}`,
  known: 'house',
  corners: aims.map((aim, corner) => aim(SOURCE[sources[corner] ?? 'd'] as Source)),
  colours: colours.split(' ') as Colour[],
});

/** SF-10.3: half the cards from the deck, half from the Valley; each colour first on four Schemes. */
export const schemes: readonly SchemeFile[] = [
  scheme(1, [forge, beacon(2), copper, guild], 'dvdv', 'purple blue green red tan'),
  scheme(2, [copper, guild, beacon(1), birch], 'vdvd', 'green tan red blue purple'),
  scheme(3, [acorn, beacon(3), guild, moss], 'dvvd', 'red purple tan green blue'),
  scheme(4, [beacon(0), moss, forge, journey('highest')], 'vddv', 'blue green purple tan red'),
  scheme(5, [guild, birch, beacon(2), acorn], 'dvdv', 'tan red blue purple green'),
  scheme(6, [moss, journey('lowest'), copper, beacon(1)], 'vdvd', 'purple red blue tan green'),
  scheme(7, [birch, acorn, beacon(3), guild], 'ddvv', 'green blue purple red tan'),
  scheme(8, [beacon(1), copper, journey('shared'), moss], 'vvdd', 'red tan green purple blue'),
  scheme(9, [guild, beacon(2), acorn, copper], 'dvdv', 'blue purple tan green red'),
  scheme(10, [journey('highest'), forge, beacon(0), birch], 'vdvd', 'tan green red blue purple'),
  scheme(11, [copper, acorn, guild, beacon(3)], 'dvvd', 'purple tan red green blue'),
  scheme(12, [beacon(2), birch, moss, journey('highest')], 'vddv', 'green red blue purple tan'),
  scheme(13, [acorn, guild, beacon(1), forge], 'dvdv', 'red blue purple tan green'),
  scheme(14, [birch, beacon(0), journey('lowest'), copper], 'vdvd', 'blue tan green red purple'),
  scheme(15, [moss, copper, beacon(2), acorn], 'ddvv', 'tan purple blue green red'),
  scheme(16, [beacon(3), guild, birch, moss], 'vvdd', 'purple green tan blue red'),
  scheme(17, [forge, acorn, beacon(1), guild], 'dvdv', 'green purple red tan blue'),
  scheme(18, [guild, journey('lowest'), moss, beacon(0)], 'vdvd', 'red green blue purple tan'),
  scheme(19, [journey('shared'), beacon(3), birch, guild], 'dvvd', 'blue red tan purple green'),
  scheme(20, [beacon(2), moss, guild, birch], 'vddv', 'tan blue purple red green'),
];

/** SF-10.6: the run copper, acorn, Guild is printed, the rest is ours. */
export const tactics: Marked<readonly Aim[]> = {
  value: ['birch', 'moss', 'copper', 'acorn', 'guild', 'forge', 'beacon', 'journey'],
  known: 'house',
};

/** SF-10.1: the Quests of his pile are printed; SF-10.12: the points are ours. */
export const levels: Marked<readonly LevelFile[]> = {
  value: [
    { lowlands: 5, highlands: 0, purple: 1, fire: 0, faceDown: 0 },
    { lowlands: 4, highlands: 1, purple: 2, fire: 0, faceDown: 1 },
    { lowlands: 4, highlands: 1, purple: 3, fire: 1, faceDown: 1 },
    { lowlands: 3, highlands: 2, purple: 3, fire: 1, faceDown: 2 },
  ],
  known: 'house',
};
