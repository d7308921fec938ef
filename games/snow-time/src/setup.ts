import { type Deal, flow, type PlayerIndex } from '@snowbound/engine';
import { ALL_CARDS, LEVELS, NO_CARDS } from './cards.ts';
import type { SnowTimeContent } from './content.ts';
import { asksBonus } from './options.ts';
import { theGame } from './round.ts';
import { NOBODY } from './seats.ts';
import type { Colour, State } from './state.ts';

/** Who plays each colour, by the number of players. ST-1.4: two players have two colours each. */
const SEATING: Readonly<Record<number, readonly PlayerIndex[]>> = {
  2: [0, 1, 0, 1],
  3: [0, 1, 2],
  4: [0, 1, 2, 3],
  5: [0, 1, 2, 3, 4],
};

export const seatingFor = (players: number): readonly PlayerIndex[] => SEATING[players] ?? [];

/** ST-1: all cards in hand, every figure on space 0, the first fruit rolled. */
export function setup(deal: Deal<SnowTimeContent>): State {
  const state = layOut(deal);
  flow.resolve(state, 0, theGame);
  flow.advance(state);
  return state;
}

/** By level; the first entry is the ground. */
const NO_FRUIT = Array.from({ length: LEVELS + 1 }, () => 0);
const EMPTY_TREE = Array.from({ length: LEVELS + 1 }, () => NOBODY);

/** The table before the first round. */
export function layOut({ players, options, content, random, journal }: Deal<SnowTimeContent>): State {
  const seating = seatingFor(players);
  return {
    seats: seating.length,
    random,
    journal,
    stack: [],
    questions: [],
    sealed: seating.map(() => null),
    reveals: 0,
    questionNumber: 0,
    content,
    asksBonus: asksBonus(options),
    seating,
    colours: seating.map(newColour),
    fruit: NO_FRUIT.slice(),
    tree: EMPTY_TREE.slice(),
    supply: content.fruitTokens,
    round: 0,
    firstDie: 0,
    secondDie: 0,
    home: NOBODY,
    winners: NOBODY,
  };
}

function newColour(): Colour {
  return {
    hand: ALL_CARDS,
    revealed: NO_CARDS,
    discard: NO_CARDS,
    spent: NO_CARDS,
    space: 0,
    fruit: 0,
    fight: 0,
    mana: 0,
    bonus: 0,
    gained: 0,
  };
}
