import type { ColourView, View } from '@snowbound/snow-time';
import { beside, cut, padded, paddedLeft, widthOf } from '../terminal/layout.ts';
import { inSeatColour, type Paint, shapeOf } from '../terminal/paint.ts';
import type { Voice } from '../voice.ts';
import type { Draw, Scene } from './scene.ts';
import { unreadIn } from './unread.ts';

const LEVELS = 7;
const SPECIALS = ['healer', 'guardian', 'snowstorm'];
const CARDS = [...Array.from({ length: LEVELS }, (_, index) => String(index + 1)), ...SPECIALS];

/** The sign of each kind of point: fruit on the tree looks like fruit on the track. */
const SIGNS: Readonly<Record<View['track']['bonuses'][number]['kind'], string>> = { fruit: 'o', fight: 'x', mana: '~' };

const COLOUR_WIDTH = 10;
const LEAST_NAME_WIDTH = 8;
const HAND_WIDTH = 2 * CARDS.length;
const GAP = 2;

/** With this many lines beside the tree there is room for some air. */
const ROOMY = 2 * LEVELS;

/** The tree with its fruit and champions beside the unread sentences; below, each colour's figure on the track and its hand. */
export const drawSnowTime: Draw = (view, scene) => {
  const look = view as View;
  const below = [...headings(look, scene), ...look.colours.map((_, seat) => colourRow(look, seat, scene))];
  const rows = Math.max(LEVELS, scene.rows - below.length - 1);
  const tree = treeRows(look, scene);
  const at = Math.max(...tree.map(widthOf)) + GAP;
  const above = beside(tree, unreadIn(scene.unread, scene.columns - at, rows), at);
  const gap = rows >= ROOMY && above.length + GAP <= rows ? [''] : [];
  return [title(look, scene), ...gap, ...above, ...gap, ...below];
};

function title({ round, supply }: View, { voice, paint, columns }: Scene): string {
  const left = [
    voice.nameOf('names.game'),
    voice.tell('cli.board-round', { round }),
    voice.tell('cli.board-supply', { supply }),
  ];
  const right = SPECIALS.map(card => `${signOf(card, voice)} ${voice.nameOf(`names.${card}`)}`).join('  ');
  const spare = columns - widthOf(left.join(' · ')) - widthOf(right);
  const rest = ` · ${left.slice(1).join(' · ')}`;
  return `${paint('bold', left[0] ?? '')}${rest}${spare > 0 ? ' '.repeat(spare) + paint('dim', right) : ''}`;
}

/** A card as one character: the champion's level, or the first letter of its name. */
const signOf = (card: string, voice: Voice): string =>
  SPECIALS.includes(card) ? (voice.nameOf(`names.${card}`)[0] ?? '') : card;

/** Levels 7 to 1, each wider than the one above. */
function treeRows({ fruit, tree }: View, { voice, paint }: Scene): string[] {
  const champion = (seat: number): string => inSeatColour(paint, seat, `${shapeOf(seat)} ${voice.nameOfSeat(seat)}`);
  return Array.from({ length: LEVELS }, (_, row) => {
    const level = LEVELS - row;
    const inside = paint('red', fruitSigns(fruit[level - 1] ?? 0, 2 * row + 1));
    const branch = `${' '.repeat(LEVELS - row)}${paint('green', '/')}${inside}${paint('green', '\\')}`;
    const champions = (tree[level - 1] ?? []).map(champion).join(' ');
    return `${paint('dim', String(level))}${champions === '' ? branch : `${padded(branch, 2 * LEVELS + 4)}${champions}`}`;
  });
}

/** Fruit hanging on a level of this width, one by one if there is room. */
function fruitSigns(count: number, width: number): string {
  const apart = Array.from({ length: count }, () => SIGNS.fruit).join(' ');
  const close = SIGNS.fruit.repeat(count);
  const signs = [apart, close, `${count}${SIGNS.fruit}`].find(text => text.length <= width) ?? '';
  const left = Math.floor((width - signs.length) / 2);
  return ' '.repeat(left) + padded(signs, width - left);
}

/** The bonuses above the spaces they lie on: which kind, and how many spaces further. */
function headings(look: View, scene: Scene): string[] {
  const { voice, paint } = scene;
  const { bonuses } = look.track;
  const kinds = (['fruit', 'fight', 'mana'] as const)
    .map(kind => `${SIGNS[kind]} ${voice.nameOf(`names.${kind}`)}`)
    .join(' ');
  const width = leftWidth(look, scene);
  if (!hasRoomForTrack(look, scene)) {
    const listed = bonuses.map(({ space, kind, worth }) => `${space}${SIGNS[kind]}+${worth}`).join(' ');
    return [paint('dim', cut(`${kinds}: ${listed}`, scene.columns))];
  }
  const signs = lane(
    look,
    space => bonuses.find(bonus => bonus.space === space)?.kind,
    kind => SIGNS[kind],
  );
  const worths = lane(
    look,
    space => bonuses.find(bonus => bonus.space === space)?.worth,
    worth => String(worth),
  );
  return [
    `${padded(cut(kinds, width), width)} ${signs}`,
    `${padded(voice.tell('cli.board-cards'), width)} ${worths}`,
  ].map(line => paint('dim', line.trimEnd()));
}

function lane<Found>(
  { track }: View,
  at: (space: number) => Found | undefined,
  sign: (found: Found) => string,
): string {
  return Array.from({ length: track.lastSpace + 1 }, (_, space) => {
    const found = at(space);
    return found === undefined ? ' ' : sign(found);
  }).join('');
}

/** Shape, colour, who plays it, the space reached, whether a choice lies face down, the figure, the hand. */
function colourRow(look: View, seat: number, scene: Scene): string {
  const { voice, paint, playerNames, answers } = scene;
  const colour = look.colours[seat] as ColourView;
  const name = `${shapeOf(seat)} ${padded(cut(voice.nameOfSeat(seat), COLOUR_WIDTH), COLOUR_WIDTH)}`;
  const playerName = nameWidth(look, scene);
  const row = [
    inSeatColour(paint, seat, name),
    padded(cut(playerNames[seat] ?? '', playerName), playerName),
    `${paddedLeft(String(colour.space), 2)}${answers.some(answer => answer.seat === seat) ? '✓' : ' '}`,
    ...(hasRoomForTrack(look, scene) ? [figure(look, seat, paint)] : []),
    ` ${hand(colour, seat, scene)}`,
  ];
  return row.join(' ').trimEnd();
}

function figure({ colours, track }: View, seat: number, paint: Paint): string {
  const space = colours[seat]?.space ?? 0;
  const behind = inSeatColour(paint, seat, '━'.repeat(space) + shapeOf(seat));
  return behind + paint('dim', '·'.repeat(track.lastSpace - space));
}

/** All ten cards in their order: in hand, played this round, or a dot for those out of reach. */
function hand(colour: ColourView, seat: number, { voice, paint, answers }: Scene): string {
  const chosen = answers.find(answer => answer.seat === seat)?.move?.split(' ')[1];
  const isPlayed = (card: string): boolean => colour.revealed.includes(card) || chosen === card;
  const cells = CARDS.map(card => {
    if (isPlayed(card)) return paint('bold', `${signOf(card, voice)}*`);
    return colour.hand.includes(card) ? `${signOf(card, voice)} ` : paint('dim', '· ');
  });
  return cells.join('');
}

const trackWidth = ({ track }: View): number => track.lastSpace + 1;

/** Two spaces, two digits of the space reached and the mark of a choice lie between the columns. */
const fixedWidth = (): number => 2 + COLOUR_WIDTH + 1 + 1 + 3;

const hasRoomForTrack = (look: View, { columns }: Scene): boolean =>
  fixedWidth() + LEAST_NAME_WIDTH + 1 + trackWidth(look) + GAP + HAND_WIDTH <= columns + 1;

function nameWidth(look: View, scene: Scene): number {
  const longest = Math.max(LEAST_NAME_WIDTH, ...scene.playerNames.map(widthOf));
  if (!hasRoomForTrack(look, scene)) return LEAST_NAME_WIDTH;
  return Math.min(longest, scene.columns - fixedWidth() - 1 - trackWidth(look) - GAP - HAND_WIDTH);
}

const leftWidth = (look: View, scene: Scene): number => fixedWidth() + nameWidth(look, scene);
