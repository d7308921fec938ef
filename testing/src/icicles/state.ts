import { cloneRandomness, flow, type Seat } from '@snowbound/engine';

/** A card is its number of points. */
export type Card = number;

export interface Action {
  readonly move: string;
  readonly verb: 'aim' | 'play' | 'draw';
  readonly card: Card;
}

export type Effect = flow.Effect<State, Action>;

export interface Player {
  readonly hand: Card[];
  points: number;
}

/** Icicles: the smallest game with turns, a hidden deck, hidden hands and an open choice. Made for tests only. */
export interface State extends flow.Flow<State, Action> {
  readonly players: Player[];
  /** Face down; the last card is the top. */
  readonly deck: Card[];
  readonly discard: Card[];
  turnsLeft: number;
  /** Whether the player of this turn aimed high: then a card counts double or nothing. */
  aimedHigh: boolean;
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
    players: state.players.map(({ hand, points }) => ({ hand: hand.slice(), points })),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    turnsLeft: state.turnsLeft,
    aimedHigh: state.aimedHigh,
  };
}

export const playerAt = (state: State, seat: Seat): Player => state.players[seat] as Player;
