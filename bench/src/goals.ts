import type { Figures } from './figures.ts';
import type { Comparison } from './peer.ts';

/** A promise in numbers: the floor must hold, the target is what we want. */
export interface Goal {
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly floor: number;
  readonly target: number;
  /** Whether more is better; a cost is better when it is less. */
  readonly better: 'more' | 'less';
  readonly reached: 'target' | 'floor' | 'missed';
}

const goal = (id: string, what: string, better: Goal['better'], value: number, floor: number, target: number): Goal => {
  const isAtLeast = (wanted: number) => (better === 'more' ? value >= wanted : value <= wanted);
  return {
    id,
    what,
    value,
    floor,
    target,
    better,
    reached: isAtLeast(target) ? 'target' : isAtLeast(floor) ? 'floor' : 'missed',
  };
};

/** The goals for Snow Time. */
export function snowTimeGoals(figures: Figures, comparison: Comparison): Goal[] {
  return [
    goal('E3', 'decisions/s, 4 players', 'more', figures.players['4']?.decisionsPerSecond ?? 0, 1.5e6, 4.6e6),
    goal('E4', `ratio to ${comparison.peer}`, 'more', comparison.ratio, 150, 300),
    goal('E5', 'clone, µs', 'less', figures.cloneMicroseconds, 3, 0.5),
    goal('E5', 'imagine, µs', 'less', figures.imagineMicroseconds, 10, 2),
    goal('replay', 'whole record, ms', 'less', figures.replayMilliseconds, 5, 5),
  ];
}
