import type { Budget, Clock } from '@snowbound/engine';

/** What is left of a budget. */
export interface Allowance {
  /** Takes one iteration; false once there is none left. */
  take(): boolean;
}

/** Time left over for what follows the last iteration. */
const MARGIN = 0.95;

const NO_CLOCK: Clock = () => {
  throw new Error('a budget in milliseconds needs a clock to read them from');
};

export function allowanceOf({
  iterations,
  milliseconds = Number.POSITIVE_INFINITY,
  now = NO_CLOCK,
}: Budget): Allowance {
  const isTimed = milliseconds < Number.POSITIVE_INFINITY;
  const end = isTimed ? now() + milliseconds * MARGIN : milliseconds;
  let taken = 0;
  return {
    take() {
      // However short the time, one look is taken.
      if (taken >= iterations || (isTimed && taken > 0 && now() >= end)) return false;
      taken++;
      return true;
    },
  };
}
