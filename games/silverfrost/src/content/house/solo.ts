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

/** SF-10.3: half the cards from the deck, half from the Valley; every colour comes first somewhere, purple last most often. */
export const schemes: readonly SchemeFile[] = [
  scheme(1, [forge, beacon(1), copper, guild], 'dvdv', 'green tan red blue purple'),
  scheme(2, [copper, moss, beacon(0), birch], 'vdvd', 'tan green blue red purple'),
  scheme(3, [acorn, beacon(2), guild, moss], 'dvvd', 'red tan green purple blue'),
  scheme(4, [beacon(1), moss, forge, journey('highest')], 'vddv', 'blue green tan purple red'),
  scheme(5, [birch, acorn, beacon(0), copper], 'dvdv', 'tan red blue green purple'),
  scheme(6, [moss, journey('lowest'), copper, beacon(1)], 'vdvd', 'purple tan green red blue'),
  scheme(7, [birch, forge, beacon(3), acorn], 'ddvv', 'green blue tan red purple'),
  scheme(8, [beacon(0), copper, journey('shared'), moss], 'vvdd', 'red green tan blue purple'),
  scheme(9, [guild, beacon(1), acorn, copper], 'dvdv', 'blue tan red green purple'),
  scheme(10, [journey('highest'), acorn, beacon(2), birch], 'vdvd', 'tan blue green purple red'),
  scheme(11, [copper, acorn, birch, beacon(1)], 'dvvd', 'green red blue tan purple'),
  scheme(12, [beacon(2), birch, moss, journey('highest')], 'vddv', 'tan purple green red blue'),
  scheme(13, [acorn, guild, beacon(0), forge], 'dvdv', 'red blue tan purple green'),
  scheme(14, [birch, beacon(1), journey('lowest'), copper], 'vdvd', 'blue red green tan purple'),
  scheme(15, [moss, copper, beacon(0), acorn], 'ddvv', 'green tan purple blue red'),
  scheme(16, [beacon(3), guild, birch, moss], 'vvdd', 'purple green tan blue red'),
  scheme(17, [forge, acorn, beacon(1), guild], 'dvdv', 'tan green red purple blue'),
  scheme(18, [guild, journey('lowest'), moss, beacon(0)], 'vdvd', 'red tan blue green purple'),
  scheme(19, [journey('shared'), beacon(2), birch, copper], 'dvvd', 'blue purple tan red green'),
  scheme(20, [beacon(1), moss, guild, forge], 'vddv', 'green blue red tan purple'),
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
    { lowlands: 4, highlands: 1, purple: 2, fire: 0, faceDown: 0 },
    { lowlands: 4, highlands: 1, purple: 3, fire: 1, faceDown: 0 },
    { lowlands: 3, highlands: 2, purple: 3, fire: 1, faceDown: 2 },
  ],
  known: 'house',
};
