import { cloneRandomness, flow, type PlayerIndex, type Seat } from '@snowbound/engine';
import type { Action } from './actions.ts';
import type { CardSet } from './cards.ts';
import type { SnowTimeContent } from './content.ts';
import type { SeatSet } from './seats.ts';

export type Effect = flow.Effect<State, Action>;
export type Act = flow.Act<State, Action>;
export type AskAll = flow.AskAll<State, Action>;

/** One colour: its ten cards, each in one of four places, and its figure. */
export interface Colour {
  hand: CardSet;
  /** Face up this round, on the tree or beside it. */
  revealed: CardSet;
  /** Fallen champions, which a Healer can bring back. */
  discard: CardSet;
  /** Guardian and Snowstorm once used: out of the game. */
  spent: CardSet;
  /** Where its figure stands: the sum of the four below. */
  space: number;
  fruit: number;
  fight: number;
  mana: number;
  bonus: number;
  /** The kinds of points gained this round, as bits. */
  gained: number;
}

export interface State extends flow.Flow<State, Action> {
  readonly content: SnowTimeContent;
  /** ST-5.4: whether this table asks before a bonus is taken. */
  readonly asksBonus: boolean;
  /** Who plays each colour. */
  readonly seating: readonly PlayerIndex[];
  readonly colours: Colour[];
  /** Fruit hanging on each level; the first entry is the ground. */
  readonly fruit: number[];
  /** Which colours' champions stand on each level. */
  readonly tree: SeatSet[];
  /** Fruit tokens not on the tree. */
  supply: number;
  round: number;
  /** What was rolled this round; 0 for a die that was not. */
  firstDie: number;
  secondDie: number;
  /** Figures on the last space; from the moment there is one, the game is over. */
  home: SeatSet;
  winners: SeatSet;
}

export function clone(state: State): State {
  return {
    seats: state.seats,
    random: cloneRandomness(state.random),
    journal: null,
    stack: flow.cloneStack(state.stack),
    questions: state.questions.slice(),
    sealed: state.sealed.slice(),
    reveals: state.reveals,
    questionNumber: state.questionNumber,
    content: state.content,
    asksBonus: state.asksBonus,
    seating: state.seating,
    colours: state.colours.map(cloneColour),
    fruit: state.fruit.slice(),
    tree: state.tree.slice(),
    supply: state.supply,
    round: state.round,
    firstDie: state.firstDie,
    secondDie: state.secondDie,
    home: state.home,
    winners: state.winners,
  };
}

function cloneColour(colour: Colour): Colour {
  return {
    hand: colour.hand,
    revealed: colour.revealed,
    discard: colour.discard,
    spent: colour.spent,
    space: colour.space,
    fruit: colour.fruit,
    fight: colour.fight,
    mana: colour.mana,
    bonus: colour.bonus,
    gained: colour.gained,
  };
}

/** The one place that trusts a seat to be there. */
export const colourAt = (state: State, seat: Seat): Colour => state.colours[seat] as Colour;
export const fruitOn = (state: State, level: number): number => state.fruit[level] as number;
export const championsOn = (state: State, level: number): SeatSet => state.tree[level] as SeatSet;
