import type { Budget, Clock } from '@snowbound/engine';

/** What is left of a budget. */
export interface SearchAllowance {
  /** Takes one iteration; false once there is none left. */
  take(): boolean;
  /** How many more there will be: counted, or at the pace so far. */
  left(): number;
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
}: Budget): SearchAllowance {
  const isTimed = milliseconds < Number.POSITIVE_INFINITY;
  const start = isTimed ? now() : 0;
  const end = start + milliseconds * MARGIN;
  let taken = 0;
  return {
    take() {
      // However short the time, one look is taken.
      if (taken >= iterations || (isTimed && taken > 0 && now() >= end)) return false;
      taken++;
      return true;
    },
    left() {
      const counted = iterations - taken;
      if (!isTimed) return counted;
      const time = now();
      // A clock that has not moved yet tells no pace.
      return time > start ? Math.min(counted, (taken * (end - time)) / (time - start)) : counted;
    },
  };
}
