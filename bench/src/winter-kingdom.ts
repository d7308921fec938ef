import { fastFromSeed, pick } from '@snowbound/engine';
import { mandatoryOptions, type State, winterKingdom } from '@snowbound/winter-kingdom';
import { type Speed, speedOf } from './clock.ts';
import { dealt } from './playouts.ts';

/** What is measured of a big board. */
export interface BoardFigures {
  /** Listing the building sites of a mandatory action, in positions of random games. */
  readonly sitesNanoseconds: { readonly early: number; readonly middle: number; readonly late: number };
  /** How much dearer the dearest of them is than the cheapest, by the yardstick beside each. */
  readonly sitesSpread: number;
  /** Scoring all cards of the content for all players of a finished game. */
  readonly scoringMilliseconds: number;
}

const PLAYERS = 4;
const POSITIONS = 64;
/** How far a random game has come, as a share of its moves. */
const PARTS = { early: 0.1, middle: 0.5, late: 0.9 };
/** Times all positions are looked at before the clock is read again. */
const ROUNDS = 20;

/** Measures what grows with the board: it should not grow with the pieces on it. */
export function boardFiguresOf(seconds: number) {
  const perYard: Record<string, number> = {};
  const measured = (what: string, work: () => number): Speed => {
    const speed = speedOf(seconds / 2, work);
    perYard[what] = speed.perYard;
    return speed;
  };
  const listing = (part: keyof typeof PARTS): Speed => {
    const states = Array.from({ length: POSITIONS }, (_, game) => positionAt(PARTS[part], `${part}-${game}`));
    return measured(`lists of building sites, ${part}`, () => listAll(states));
  };
  const [early, middle, late] = [listing('early'), listing('middle'), listing('late')];
  const speeds = [early, middle, late].map(speed => speed.perYard);
  const ends = Array.from({ length: POSITIONS }, (_, game) => positionAt(1, `end-${game}`));
  const board: BoardFigures = {
    sitesNanoseconds: {
      early: 1e9 / early.perSecond,
      middle: 1e9 / middle.perSecond,
      late: 1e9 / late.perSecond,
    },
    sitesSpread: Math.max(...speeds) / Math.min(...speeds),
    scoringMilliseconds: 1000 / measured('final scorings', () => scoreAll(ends)).perSecond,
  };
  return { board, perYard };
}

function listAll(states: readonly State[]): number {
  for (let round = 0; round < ROUNDS; round++) {
    for (const state of states) mandatoryOptions(state, state.active);
  }
  return ROUNDS * states.length;
}

function scoreAll(states: readonly State[]): number {
  const { scoring } = winterKingdom.content;
  for (const state of states) {
    for (let seat = 0; seat < PLAYERS; seat++) for (const card of scoring) card.counts(state, seat);
  }
  return states.length;
}

/** A position of a random game, in the middle of a mandatory action or at the end. */
function positionAt(part: number, seed: string): State {
  const deal = () => dealt(winterKingdom, PLAYERS, fastFromSeed(seed)) as State;
  const whole = play(deal(), seed, () => false);
  const state = deal();
  play(state, seed, (moves, prompt) => moves >= part * whole && prompt === 'prompts.mandatory');
  return state;
}

/** Plays at random until the end or until told to stop; says how many moves. */
function play(state: State, seed: string, isEnough: (moves: number, prompt: string) => boolean): number {
  const random = fastFromSeed(seed);
  for (let moves = 0; ; moves++) {
    const [decision] = winterKingdom.questions(state);
    if (decision === undefined || isEnough(moves, decision.prompt.key)) return moves;
    winterKingdom.apply(state, decision.seat, pick(random, decision.options));
  }
}
