import { fastFromSeed, type ScoreSheet, total } from '@snowbound/engine';
import { type AbilityView, LETTERS, TERRAINS, type View, winterKingdom } from '@snowbound/winter-kingdom';
import { cut, padded, paddedLeft, widthOf, wrapped } from '../terminal/layout.ts';
import { inSeatColour, shapeOf } from '../terminal/paint.ts';
import type { Voice } from '../voice.ts';
import type { Scene } from './scene.ts';
import { FIFTH, fortOf, inTerrainColour, TENTH } from './winter-kingdom-map.ts';

const ACTIVE = '▸';
const UPGRADED = '+';
const USED = '✓';
const NAME_WIDTH = 18;
const NUMBER_WIDTH = 3;
const INDENT = '  ';

export const tableWidth = ({ players }: View): number => NAME_WIDTH + NUMBER_WIDTH * players.length;

/** Supplies and points, a column for each player. */
export function tableOf(look: View, { voice, paint }: Scene): string[] {
  const { players } = look;
  const row = (name: string, numbers: readonly number[]): string =>
    `${padded(cut(name, NAME_WIDTH), NAME_WIDTH)}${numbers.map(number => paddedLeft(String(number), NUMBER_WIDTH)).join('')}`;
  const sheets = sheetsOf(look);
  const sources = (sheets[0] ?? []).map(({ source }) => source);
  const shapes = players.map((_, seat) =>
    inSeatColour(paint, seat, paddedLeft(`${activeMark(look, seat)}${shapeOf(seat)}`, NUMBER_WIDTH)),
  );
  return [
    `${' '.repeat(NAME_WIDTH)}${shapes.join('')}`,
    ...supplies(look, voice).map(([name, numbers]) => row(name, numbers)),
    ...sources.map((source, at) =>
      row(
        voice.nameOf(source),
        sheets.map(sheet => sheet[at]?.points ?? 0),
      ),
    ),
    paint('bold', row(voice.tell('cli.board-points'), sheets.map(total))),
  ];
}

const supplies = ({ players }: View, voice: Voice): [name: string, numbers: number[]][] => [
  [voice.tell('cli.board-coins'), players.map(({ coins }) => coins)],
  [voice.tell('cli.board-houses-left'), players.map(({ housesLeft }) => housesLeft)],
  [voice.tell('cli.board-forts-left'), players.map(({ fortsLeft }) => fortsLeft)],
];

/** The view does not tell points, but all they depend on is open: arranged anew, the game counts them itself. */
function sheetsOf({ terrain, scoring, twist, line, players }: View): ScoreSheet[] {
  const state = winterKingdom.arrange(
    {
      players: players.length,
      options: {},
      content: winterKingdom.content,
      random: fastFromSeed('points'),
      journal: null,
    },
    {
      spaces: Object.fromEntries([...terrain].map((letter, cell) => [cell, letter])),
      scoring,
      twist,
      line,
      players: players.map(({ houses, forts }) => ({ houses, forts })),
    },
  );
  return players.map((_, seat) => winterKingdom.score(state, seat));
}

/** An entry for each player's abilities in play, then the hands that may be seen. */
export function cardEntries(look: View, { voice, paint, sitters }: Scene): string[] {
  const inPlay = look.players.map(({ abilities, hand, cardsInHand }, seat) => {
    const shown = `${activeMark(look, seat)}${shapeOf(seat)} ${voice.nameOfSeat(seat)}`;
    const who = `${inSeatColour(paint, seat, shown)} (${sitters[seat] ?? ''})`;
    const cards = abilities.map(ability => abilityMark(ability, voice)).join(', ');
    const held = hand === null ? ` · ${voice.tell('cli.board-in-hand', { count: cardsInHand })}` : '';
    return `${who}: ${cards}${held}`;
  });
  const hands = look.players.flatMap(({ hand, terrain }) => {
    if (hand === null) return [];
    const cards = hand.map(card => voice.nameOf(`names.${card}`)).join(', ');
    const next = terrain === null ? [] : [voice.tell('cli.board-next-terrain', { terrain: nameOf(terrain, voice) })];
    return [[voice.tell('cli.board-hand', { cards: cards === '' ? '–' : cards }), ...next].join(' · ')];
  });
  return [...inPlay, ...hands];
}

const nameOf = (terrain: string, voice: Voice): string => voice.nameOf(`names.${terrain}`);

function activeMark({ active, winners }: View, seat: number): string {
  return seat === active && winners.length === 0 ? ACTIVE : '';
}

/** A card in play, its upgrade and a tick for each action used this turn. */
function abilityMark({ id, upgraded, usedFirst, usedSecond }: AbilityView, voice: Voice): string {
  const used = [usedFirst, usedSecond].filter(Boolean).map(() => USED);
  return `${voice.nameOf(`names.${id}`)}${upgraded ? UPGRADED : ''}${used.join('')}`;
}

/** What the signs on the map and the cards mean. */
export function legendEntries({ players }: View, { voice, paint }: Scene): string[] {
  const signs = (signOf: (seat: number) => string): string =>
    players.map((_, seat) => inSeatColour(paint, seat, signOf(seat))).join('');
  return [
    ...[...LETTERS].map(
      (letter, terrain) => `${inTerrainColour(paint, letter)} ${nameOf(TERRAINS[terrain] ?? '', voice)}`,
    ),
    `${signs(shapeOf)} ${voice.tell('cli.board-houses')}`,
    `${signs(fortOf)} ${voice.tell('cli.board-forts')}`,
    `${ACTIVE} ${voice.tell('cli.board-active')}`,
    `${UPGRADED} ${voice.tell('cli.board-upgraded')}`,
    `${USED} ${voice.tell('cli.board-used')}`,
    `${TENTH} ${voice.tell('cli.board-tenth')}`,
    `${FIFTH} ${voice.tell('cli.board-fifth')}`,
    voice.tell('cli.board-first-space'),
  ];
}

/** Entries one after another, as many on a line as fit whole; one too long for a line goes on indented. */
export function flowed(entries: readonly string[], width: number): string[] {
  return entries.reduce<string[]>((lines, entry) => {
    const last = lines.at(-1);
    const longer = `${last}${INDENT}${entry}`;
    if (last !== undefined && widthOf(longer) <= width) return [...lines.slice(0, -1), longer];
    return [...lines, ...hung(entry, width)];
  }, []);
}

/** An entry in lines, those after the first indented. */
export function hung(entry: string, width: number): string[] {
  return wrapped(entry, width - INDENT.length).map((line, at) => (at === 0 ? line : `${INDENT}${line}`));
}
