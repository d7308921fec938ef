import { flow, type Seat, toAll } from '@snowbound/engine';
import { POINT } from './goods.ts';
import { bigCritterName } from './names.ts';
import type { BigCritter, Effect, NumberSet, State } from './state.ts';
import { gain } from './supply.ts';
import { setOff } from './turn/afterwards.ts';
import { phrase } from './words.ts';

/** SF-1.3 */
export const MOUNTAIN_SPACES = 4;
export const NO_CRITTER = -1;

export const bigCritterAt = (state: State, number: number): BigCritter =>
  state.content.bigCritters[number] as BigCritter;

/** How many numbers are in the set: bits are summed in pairs, fours and bytes. */
export function countIn(set: NumberSet): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The lowest number in the set. */
export const lowestIn = (set: NumberSet): number => 31 - Math.clz32(set & -set);

/** The number in the set that has `at` others before it. */
export function numberAt(set: NumberSet, at: number): number {
  let rest = set;
  for (let skipped = 0; skipped < at; skipped++) rest &= rest - 1;
  return lowestIn(rest);
}

/** SF-1.3: from the deck, re-made from its discard if need be. */
function drawBigCritter(state: State): number {
  if (state.bigDeck === 0) {
    state.bigDeck = state.bigDiscard;
    state.bigDiscard = 0;
  }
  if (state.bigDeck === 0) return NO_CRITTER;
  const number = numberAt(state.bigDeck, flow.roll(state, 'big critters', countIn(state.bigDeck)));
  state.bigDeck &= ~(1 << number);
  state.journal?.push(
    toAll(phrase('SF-1.3', 'journal.big-critter-appears', { critter: bigCritterName(bigCritterAt(state, number)) })),
  );
  return number;
}

/** SF-1.3: from the right space to the left. */
export function dealRow(state: State): void {
  for (let space = MOUNTAIN_SPACES - 1; space >= 0; space--) {
    const number = state.row[space] as number;
    if (number !== NO_CRITTER) state.bigDiscard |= 1 << number;
    state.row[space] = NO_CRITTER;
  }
  for (let space = MOUNTAIN_SPACES - 1; space >= 0; space--) state.row[space] = drawBigCritter(state);
}

/** SF-3.7, SF-8.1: uses a Big Critter; its points only at a Beacon. */
export function useBigCritter(state: State, seat: Seat, number: number, hasPoints: boolean): void {
  const critter = bigCritterAt(state, number);
  state.bigInUse |= 1 << number;
  const points = hasPoints ? (state.content.mountain[state.row.indexOf(number)] as number) : 0;
  const values = { who: { seat }, critter: bigCritterName(critter) };
  state.journal?.push(toAll(phrase('SF-3.7', 'journal.calls', values)));
  const ending = flow.begin(state, seat, endOfUse, number);
  ending.counted = points;
  flow.resolve(state, seat, critter.effect);
}

/** SF-1.3: a Big Critter is discarded, the row slides and is filled again. */
export function sendHome(state: State, number: number): void {
  const { row } = state;
  state.bigDiscard |= 1 << number;
  for (let space = row.indexOf(number); space > 0; space--) row[space] = row[space - 1] as number;
  row[0] = drawBigCritter(state);
}

/** SF-3.7: its points, then it goes home. */
const endOfUse: Effect = {
  name: 'a Big Critter goes home',
  steps: [
    {
      kind: 'act',
      act: (state, { seat, subject: number, counted: points }) => {
        gain(state, seat, POINT, points);
        state.bigInUse &= ~(1 << number);
        sendHome(state, number);
        setOff(state, seat, 'big-critter');
      },
    },
  ],
};
