import type { Seat } from '@snowbound/engine';
import { countCommon, countMet } from '@snowbound/hex';
import { type Player, pointsInSight, type State } from '@snowbound/winter-kingdom';

/** What a seat has on the board: all of it depends on the pieces alone, and costs more than to know them again. */
export interface BoardSummary {
  points: number;
  free: number;
  terrains: number;
  atCastles: number;
}

const CARD_TERRAINS = 6;
const CASTLE = 8;

/** Boards that are remembered; a search sees three of five again. */
const REMEMBERED = 1 << 14;
const PLACE = REMEMBERED - 1;

/** Two marks of the board that a place holds, 64 bits together, and the summary found there. */
const marks = new Int32Array(2 * REMEMBERED);
const summaries: readonly BoardSummary[] = Array.from({ length: REMEMBERED }, () => ({
  points: 0,
  free: 0,
  terrains: 0,
  atCastles: 0,
}));

/** The game they belong to: other scoring cards or spaces make another of it. */
let table: State['table'] | null = null;

/** The marks of the board being looked at: that two boards of a search share both is out of the question. */
let one = 0;
let other = 0;

/** Odd numbers whose product carries every bit on to those above it. */
const SPREADS = 0x9e3779b1;
const SPREADS_OTHERWISE = 0x85ebca6b;

/** Turned by a few bits a fort is distinguished from a house; by different numbers in the two marks, from any two houses. */
const turned = (bits: number, by: number): number => (bits << by) | (bits >>> (32 - by));

function markPieces({ pieces, forts }: Player): void {
  for (let word = 0; word < pieces.length; word++) {
    const stands = pieces[word] as number;
    const fortified = forts[word] as number;
    one = Math.imul(one ^ stands ^ turned(fortified, 7), SPREADS);
    one ^= one >>> 15;
    other = Math.imul(other ^ stands ^ turned(fortified, 12), SPREADS_OTHERWISE);
    other ^= other >>> 13;
  }
}

/** Whose pieces stand where, whom it is looked at for, and whether points on their way still count. */
function markBoard({ players, isOver }: State, seat: Seat): void {
  one = seat + 1;
  other = isOver ? 1 : 0;
  for (let at = 0; at < players.length; at++) markPieces(players[at] as Player);
}

/** What `seat` has on the board. Good until somebody looks again. */
export function lookAtBoard(state: State, seat: Seat): BoardSummary {
  if (state.table !== table) {
    marks.fill(0);
    table = state.table;
  }
  markBoard(state, seat);
  const at = one & PLACE;
  const summary = summaries[at] as BoardSummary;
  if (marks[2 * at] === one && marks[2 * at + 1] === other) return summary;
  marks[2 * at] = one;
  marks[2 * at + 1] = other;
  const player = state.players[seat] as Player;
  summary.points = pointsInSight(state, seat);
  summary.free = countCommon(player.touching, state.open);
  summary.terrains = terrainsTouched(state, player);
  summary.atCastles = countMet(state.table.board.surroundings(CASTLE), player.pieces);
  return summary;
}

/** Card terrains on which the player could build next to own pieces: the fewer, the freer. */
function terrainsTouched({ table: { board }, occupied }: State, { touching }: Player): number {
  let touched = 0;
  for (let terrain = 0; terrain < CARD_TERRAINS; terrain++) {
    const spaces = board.spacesOf(terrain);
    for (let word = 0; word < spaces.length; word++) {
      if (((spaces[word] as number) & (touching[word] as number) & ~(occupied[word] as number)) === 0) continue;
      touched++;
      break;
    }
  }
  return touched;
}
