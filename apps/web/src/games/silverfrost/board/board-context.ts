import type { Phrase, Seat, Target } from '@snowbound/engine';
import type { PrintedThings, View } from '@snowbound/silverfrost';
import { getContext, setContext } from 'svelte';
import type { SeatMark } from '../../board.ts';

/** What all parts of the board share. */
export interface Board {
  readonly view: View;
  readonly printed: PrintedThings;
  readonly seats: readonly SeatMark[];
  /** Whose things are shown as mine: my own, or for those who only look on those of whoever plays. */
  readonly me: Seat;
  readonly offered: ReadonlySet<Target>;
  /** What the payment chosen takes, good by good. */
  readonly pays: Readonly<Record<string, number>> | undefined;
  /** How the workers of a seat are drawn. */
  readonly animalOf: (seat: Seat) => Seat | 'paws';
  readonly say: (phrase: Phrase) => string;
  /** What makes an element stand for something that can be touched. */
  thing(target: Target): ThingAttributes;
}

export interface ThingAttributes {
  readonly 'data-target': Target;
  readonly 'data-offered': true | undefined;
  readonly 'aria-pressed': boolean;
  /** What the step of Paws that is being told speaks of. */
  readonly 'data-told': true | undefined;
}

const KEY = 'silverfrost';

export const shareBoard = (board: Board): Board => setContext(KEY, board);
export const theBoard = (): Board => getContext(KEY);
