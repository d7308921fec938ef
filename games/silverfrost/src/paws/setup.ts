import { draw, flow, type Options } from '@snowbound/engine';
import { countIn, numberAt } from '../mountain.ts';
import { playerAt, type SilverfrostContent, type State } from '../state.ts';
import { PAWS, type Paws, YOU } from './paws.ts';
import type { LevelFile } from './solo-file.ts';

/** SF-10: two seats for one player. */
export const seatsFor = (players: number): number => Math.max(2, players);

const whole = (count: number): number => (1 << count) - 1;

/** SF-10.1, SF-10.3: both piles shuffled, nothing laid out yet; `null` with two or more players. */
export function newPaws(players: number, options: Options, { solo }: SilverfrostContent): Paws | null {
  if (players > 1) return null;
  return {
    level: Number(options['paws'] ?? '1') - 1,
    mapDeck: whole(solo.maps.length),
    mapDiscard: 0,
    schemeDeck: whole(solo.schemes.length),
    schemeDiscard: 0,
    schemesOnTop: [],
    maps: [],
    schemes: [],
    covered: 0,
    valleyTokens: 0,
    taxed: 0,
    pileLowlands: 0,
    pileHighlands: 0,
  };
}

/** SF-10.1: Lowlands from the deck, Highlands from those not laid out, unseen. */
export function dealQuests(state: State, paws: Paws): void {
  const { lowlands, highlands } = state.content.solo.levels[paws.level] as LevelFile;
  for (let count = lowlands; count > 0 && state.lowlandDeck !== 0; count--) {
    const number = numberAt(state.lowlandDeck, flow.roll(state, 'lowlands', countIn(state.lowlandDeck)));
    state.lowlandDeck &= ~(1 << number);
    paws.pileLowlands |= 1 << number;
  }
  for (let count = highlands; count > 0; count--) {
    const left = highlandsNobodySaw(state) & ~paws.pileHighlands;
    if (left === 0) break;
    paws.pileHighlands |= 1 << numberAt(left, draw(state.random, 'highlands', countIn(left)));
  }
}

/** SF-1.4: neither laid out nor completed: his pile and what has left the game. */
export function highlandsNobodySaw(state: State): number {
  const seen = [YOU, PAWS].reduce((set, seat) => set | playerAt(state, seat).completedHighlands, state.highlands);
  return whole(state.content.highlands.length) & ~seen;
}
