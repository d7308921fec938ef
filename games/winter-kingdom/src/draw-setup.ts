import { draw, type Options, type Randomness, type Seat } from '@snowbound/engine';
import { AXES, type Axis } from '@snowbound/hex';
import { type Laid, layBoard } from './board.ts';
import { NONE, RANDOM, SCORING_NAMES, SIDE_NAMES, TURNS_NAMES } from './options.ts';
import { CELLS, SLOTS, TURNS } from './spaces.ts';
import type { ScoringCard, Table, Twist, WinterKingdomContent } from './state.ts';
import { cellsLaid } from './tableaus.ts';
import { LETTERS, type Terrain } from './terrain.ts';
import { NO_TWIST } from './twists/twist.ts';

/** WK-2: the table as chosen, and by chance where nothing was. */
export function drawSetup(players: number, options: Options, content: WinterKingdomContent, random: Randomness): Table {
  const twist = chooseTwist(options['twist'] ?? RANDOM, content, random);
  const laid = chooseTableaus(options, content, random);
  return {
    board: layBoard(twist.land, laid),
    scoring: chooseScoring(options, content, random),
    economy: oneOf(content.economy, options['economy'], random, 'economy'),
    twist,
    axis: AXES.find(axis => axis === options['line']) ?? (AXES[0] as Axis),
    upper: numberFrom(options['upper'], 1, SLOTS - 1, random, 'upper'),
    start: numberFrom(options['start'], 0, players, random, 'start') as Seat,
  };
}

function chooseTwist(choice: string, content: WinterKingdomContent, random: Randomness): Twist {
  return choice === NONE ? NO_TWIST : oneOf(content.twists, choice, random, 'twist');
}

/** WK-2.1: three different cards. */
function chooseScoring(options: Options, content: WinterKingdomContent, random: Randomness): Table['scoring'] {
  const rest = [...content.scoring];
  const chosen = SCORING_NAMES.map(name => {
    const choice = options[name] ?? RANDOM;
    const found = choice === RANDOM ? -1 : rest.findIndex(({ id }) => id === choice);
    return found < 0 ? null : (rest.splice(found, 1)[0] ?? null);
  });
  return chosen.map(card => card ?? (rest.splice(draw(random, 'scoring', rest.length), 1)[0] as ScoringCard));
}

/** WK-1.1: each of the seven tableaus once, any side up, any rotation. Chosen ones first, the rest by chance. */
function chooseTableaus(options: Options, { sides }: WinterKingdomContent, random: Randomness): Laid[] {
  const isTaken: boolean[] = [];
  const chosen = SIDE_NAMES.map(name => {
    const choice = options[name] ?? RANDOM;
    const at = choice === RANDOM ? -1 : sides.findIndex(({ id }) => id === choice);
    if (at >= 0) isTaken[tableauOf(at)] = true;
    return at;
  });
  let left = sides.length - 2 * chosen.filter(at => at >= 0).length;
  return chosen.map((choice, slot) => {
    let at = choice;
    if (at < 0) {
      at = freeSide(isTaken, draw(random, 'tableaus', left));
      isTaken[tableauOf(at)] = true;
      left -= 2;
    }
    return {
      side: sides[at] as Laid['side'],
      turns: numberFrom(options[TURNS_NAMES[slot] ?? ''], 0, TURNS, random, 'turns'),
    };
  });
}

/** The terrain of each space as far as the options settle it, a blank elsewhere; what is turned by chance lies unturned. */
export function terrainChosen(options: Options, { sides }: WinterKingdomContent): string {
  const letters = Array.from({ length: CELLS }, () => ' ');
  SIDE_NAMES.forEach((name, slot) => {
    const side = sides.find(({ id }) => id === options[name]);
    const turns = Number(options[TURNS_NAMES[slot] ?? '']) || 0;
    if (side === undefined) return;
    cellsLaid(slot, turns).forEach((cell, at) => {
      letters[cell] = LETTERS[side.terrain[at] as Terrain] as string;
    });
  });
  return letters.join('');
}

/** The same options with everything about the board drawn that was left to chance. */
export function withBoardDrawn(options: Options, content: WinterKingdomContent, random: Randomness): Options {
  const laid = chooseTableaus(options, content, random);
  return {
    ...options,
    ...Object.fromEntries(SIDE_NAMES.map((name, slot) => [name, laid[slot]?.side.id ?? RANDOM])),
    ...Object.fromEntries(TURNS_NAMES.map((name, slot) => [name, String(laid[slot]?.turns ?? RANDOM)])),
  };
}

/** The same options with everything about the board left to chance. */
export const withBoardOpen = (options: Options): Options => ({
  ...options,
  ...Object.fromEntries([...SIDE_NAMES, ...TURNS_NAMES].map(name => [name, RANDOM])),
});

/** Sides are listed tableau by tableau, two for each. */
const tableauOf = (side: number): number => side >> 1;

/** The side that has `skipped` sides of free tableaus before it. */
function freeSide(isTaken: readonly boolean[], skipped: number): number {
  let side = 0;
  for (let left = skipped; ; side++) {
    if (isTaken[tableauOf(side)]) continue;
    if (left === 0) return side;
    left--;
  }
}

function oneOf<Card extends { readonly id: string }>(
  cards: readonly Card[],
  choice: string | undefined,
  random: Randomness,
  stream: string,
): Card {
  return cards.find(({ id }) => id === choice) ?? (cards[draw(random, stream, cards.length)] as Card);
}

function numberFrom(
  choice: string | undefined,
  first: number,
  count: number,
  random: Randomness,
  stream: string,
): number {
  return choice === undefined || choice === RANDOM ? first + draw(random, stream, count) : Number(choice);
}
