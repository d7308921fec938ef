import type { Budget } from '@snowbound/engine';

/** What is left of a budget. */
export interface Allowance {
  /** Takes one iteration; false once there is none left. */
  take(): boolean;
  readonly taken: number;
}

/** Time left over for what follows the last iteration. */
const MARGIN = 0.95;

export function allowanceOf({ iterations, milliseconds }: Budget): Allowance {
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + milliseconds * MARGIN;
  let taken = 0;
  return {
    take() {
      if (taken >= iterations) return false;
      // However short the time, one look is taken.
      if (end < Number.POSITIVE_INFINITY && taken > 0 && Date.now() >= end) return false;
      taken++;
      return true;
    },
    get taken() {
      return taken;
    },
  };
}
