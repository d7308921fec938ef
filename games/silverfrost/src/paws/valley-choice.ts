import type { Phrase } from '@snowbound/engine';
import { type Card, cardOf, type Kind, NO_CARD, type State } from '../state.ts';
import { isValleySnowed } from '../valley.ts';
import { phrase } from '../words.ts';
import type { Paws } from './paws.ts';
import type { SchemeFile } from './solo-file.ts';

export const hasToken = ({ valleyTokens }: Paws, position: number): boolean => ((valleyTokens >> position) & 1) === 1;

/** A position of the Valley, and what decided for it. */
export interface ValleyChoice {
  readonly position: number;
  readonly why: Phrase;
}

type Decider = 'colour' | 'points' | 'snow' | 'first';

/** SF-10.8: first colour present, then highest base points, then one with Snow, then left to right, top row first. */
export function chooseInValley(
  state: State,
  paws: Paws,
  { colours }: SchemeFile,
  isTokenFree: boolean,
): ValleyChoice | null {
  for (const colour of colours) {
    const positions: number[] = [];
    for (let position = 0; position < state.valley.length; position++) {
      if (state.valley[position] === NO_CARD || (isTokenFree && hasToken(paws, position))) continue;
      if (cardIn(state, position).colour === colour) positions.push(position);
    }
    if (positions.length === 0) continue;
    const [position, decider] = amongSameColour(state, positions);
    return { position, why: phrase('SF-10.8', 'paws.valley-why', { colour, decider }) };
  }
  return null;
}

const cardIn = (state: State, position: number): Card => cardOf(state, state.valley[position] as Kind);

function amongSameColour(state: State, positions: readonly number[]): readonly [number, Decider] {
  if (positions.length === 1) return [positions[0] as number, 'colour'];
  const most = Math.max(...positions.map(position => cardIn(state, position).points));
  const highest = positions.filter(position => cardIn(state, position).points === most);
  if (highest.length === 1) return [highest[0] as number, 'points'];
  const snowed = highest.filter(position => isValleySnowed(state, position));
  if (snowed.length === 1) return [snowed[0] as number, 'snow'];
  return [(snowed[0] ?? highest[0]) as number, 'first'];
}
