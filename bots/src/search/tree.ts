import type { PlayerIndex } from '@snowbound/engine';

/** What is known of playing one action after those above it, whatever the hidden cards. */
export class Branch<Action> {
  readonly action: Action;
  /** Who plays it. */
  readonly playerIndex: PlayerIndex;
  /** What it looked worth to them before it was tried, in points. */
  readonly promise: number;
  visits = 0;
  /** The rewards of its player, summed, and their squares. */
  reward = 0;
  squares = 0;
  /** How often it could have been chosen. */
  available = 0;
  /** Whether it can be chosen in the world being looked at. */
  isOpen = false;
  readonly branches: Branch<Action>[] = [];

  constructor(action: Action, playerIndex: PlayerIndex, promise: number) {
    this.action = action;
    this.playerIndex = playerIndex;
    this.promise = promise;
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.reward / this.visits;
  }
}

/** Branches a place may have: about 2 + 1.5 · √visits. */
export const breadthAfter = (visits: number): number => 2 + Math.floor(1.5 * Math.sqrt(visits));
