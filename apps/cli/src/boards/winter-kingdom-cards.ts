import { total } from '@snowbound/engine';
import { type AbilityView, LETTERS, TERRAINS, type View } from '@snowbound/winter-kingdom';
import { padded, paddedLeft, widthOf, wrapped } from '../terminal/layout.ts';
import { inSeatColour, shapeOf } from '../terminal/paint.ts';
import type { Voice } from '../voice.ts';
import type { Scene } from './scene.ts';
import { FIFTH, fortOf, inTerrainColour, TENTH } from './winter-kingdom-map.ts';

const ACTIVE = '▸';
const UPGRADED = '+';
const USED = '✓';
const NOTHING = '–';
const NUMBER_WIDTH = 3;
const INDENT = '  ';

/** Supplies and points, a column for each player, in `most` columns if possible. */
export function tableOf(look: View, { voice, paint }: Scene, most: number): string[] {
  const sheets = look.players.map(({ score }) => score);
  const sources = (sheets[0] ?? []).map(({ source }) => source);
  const rows: Row[] = [
    ...supplies(look, voice),
    ...sources.map((source, at): Row => [voice.nameOf(source), sheets.map(sheet => sheet[at]?.points ?? 0)]),
    [voice.tell('cli.board-points'), sheets.map(total)],
  ];
  const names = Math.max(...rows.map(([name]) => widthOf(name)));
  const isRoomy = names + (NUMBER_WIDTH + 1) * look.players.length <= most;
  const numbers = isRoomy ? NUMBER_WIDTH + 1 : NUMBER_WIDTH;
  const lines = rows.map(
    ([name, values]) => `${padded(name, names)}${values.map(value => paddedLeft(String(value), numbers)).join('')}`,
  );
  const shapes = look.players.map((_, seat) =>
    inSeatColour(paint, seat, paddedLeft(`${activeMark(look, seat)}${shapeOf(seat)}`, numbers)),
  );
  return [' '.repeat(names) + shapes.join(''), ...lines.slice(0, -1), paint('bold', lines.at(-1) ?? '')];
}

type Row = readonly [name: string, values: readonly number[]];

const supplies = ({ players }: View, voice: Voice): Row[] => [
  [voice.tell('cli.board-coins'), players.map(({ coins }) => coins)],
  [voice.tell('cli.board-houses-left'), players.map(({ housesLeft }) => housesLeft)],
  [voice.tell('cli.board-forts-left'), players.map(({ fortsLeft }) => fortsLeft)],
];

/** An entry for each player's abilities in play, then the hands that may be seen. */
export function cardEntries(look: View, { voice, paint, playerNames }: Scene, isBrief = false): string[] {
  const inPlay = look.players.map(({ abilities, hand, cardsInHand }, seat) => {
    const shown = unbroken(`${activeMark(look, seat)}${shapeOf(seat)} ${voice.nameOfSeat(seat)}`);
    const who = `${inSeatColour(paint, seat, shown)}${unbroken(` (${playerNames[seat] ?? ''})`)}`;
    const listed = isBrief ? abilities.filter(isTelling) : abilities;
    const cards = listed.map(ability => abilityMark(ability, voice)).join(', ') || NOTHING;
    const held = hand === null ? ` · ${unbroken(voice.tell('cli.board-in-hand', { count: cardsInHand }))}` : '';
    return `${who}: ${cards}${held}`;
  });
  const hands = look.players.flatMap(({ hand, terrain }) => {
    if (hand === null) return [];
    const cards = hand.map(card => voice.nameOf(`names.${card}`)).join(', ');
    const next = terrain === null ? [] : [voice.tell('cli.board-next-terrain', { terrain: nameOf(terrain, voice) })];
    return [[voice.tell('cli.board-hand', { cards: cards || NOTHING }), ...next].join(' · ')];
  });
  return [...inPlay, ...hands];
}

/** Kept on one line, so that none ends in the middle of a colour. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const nameOf = (terrain: string, voice: Voice): string => voice.nameOf(`names.${terrain}`);

function activeMark({ active, winners }: View, seat: number): string {
  return seat === active && winners.length === 0 ? ACTIVE : '';
}

/** WK-2.2: everybody has the Tunnel, so until it is used it goes without saying. */
const isTelling = ({ id, usedFirst, usedSecond }: AbilityView): boolean => id !== 'tunnel' || usedFirst || usedSecond;

/** A card in play, its upgrade and a tick for each action used this turn. */
function abilityMark({ id, upgraded, usedFirst, usedSecond }: AbilityView, voice: Voice): string {
  const used = [usedFirst, usedSecond].filter(Boolean).map(() => USED);
  return `${voice.nameOf(`names.${id}`)}${upgraded ? UPGRADED : ''}${used.join('')}`;
}

/** What the signs on the map and the cards mean. */
export const legendEntries = (look: View, scene: Scene): string[] => [
  ...terrainSigns([...LETTERS], scene),
  pieceSigns(look, scene, shapeOf, 'cli.board-houses'),
  pieceSigns(look, scene, fortOf, 'cli.board-forts'),
  `${ACTIVE} ${scene.voice.tell('cli.board-active')}`,
  `${UPGRADED} ${scene.voice.tell('cli.board-upgraded')}`,
  `${USED} ${scene.voice.tell('cli.board-used')}`,
  `${TENTH} ${scene.voice.tell('cli.board-tenth')}`,
  `${FIFTH} ${scene.voice.tell('cli.board-fifth')}`,
  scene.voice.tell('cli.board-first-space'),
];

/** The signs least easily guessed, for where there is no room for all. */
export const fewSigns = (look: View, scene: Scene): string[] => [
  pieceSigns(look, scene, fortOf, 'cli.board-forts'),
  ...terrainSigns(['C', 'V', 'M', 'U'], scene),
];

const terrainSigns = (letters: readonly string[], { voice, paint }: Scene): string[] =>
  letters.map(letter => `${inTerrainColour(paint, letter)} ${nameOf(TERRAINS[LETTERS.indexOf(letter)] ?? '', voice)}`);

function pieceSigns(
  { players }: View,
  { voice, paint }: Scene,
  signOf: (seat: number) => string,
  name: 'cli.board-houses' | 'cli.board-forts',
): string {
  const signs = players.map((_, seat) => inSeatColour(paint, seat, signOf(seat)));
  return `${signs.join('')} ${voice.tell(name)}`;
}

/** Entries one after another, as many on a line as fit whole; one too long for a line goes on indented. */
export function flowed(entries: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    const longer = `${last}${INDENT}${entry}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(...hung(entry, width));
  }
  return lines;
}

/** An entry in lines, those after the first indented. */
export function hung(entry: string, width: number): string[] {
  return wrapped(entry, width - INDENT.length).map((line, at) => (at === 0 ? line : `${INDENT}${line}`));
}
