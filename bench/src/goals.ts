import type { Figures } from './figures.ts';
import type { Comparison } from './peer.ts';
import type { BoardFigures } from './winter-kingdom.ts';

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

/** The goals each game has to meet. */
export function goalsFor(games: Readonly<Record<string, Figures>>, comparison: Comparison): Goal[] {
  const [snowTime, winterKingdom] = [games['snow-time'], games['winter-kingdom']];
  const { silverfrost } = games;
  return [
    ...(snowTime === undefined ? [] : snowTimeGoals(snowTime, comparison)),
    ...(winterKingdom === undefined ? [] : winterKingdomGoals(winterKingdom)),
    ...(silverfrost === undefined ? [] : silverfrostGoals(silverfrost)),
  ];
}

function snowTimeGoals(figures: Figures, comparison: Comparison): Goal[] {
  return [
    goal('E3', 'Snow Time decisions/s, 4 players', 'more', figures.players['4']?.decisionsPerSecond ?? 0, 1.5e6, 4.6e6),
    goal('E4', `Snow Time to ${comparison.peer}`, 'more', comparison.ratio, 150, 300),
    ...copyGoals('Snow Time', figures),
    searchGoal('Snow Time', figures, 30_000),
    goal('replay', 'Snow Time, whole record, ms', 'less', figures.replayMilliseconds, 5, 5),
  ];
}

function winterKingdomGoals(figures: Figures): Goal[] {
  const { playoutsPerSecond } = figures.players['2'] ?? { playoutsPerSecond: 0 };
  return [
    goal('E2', 'Winter Kingdom play-outs/s, 2 players', 'more', playoutsPerSecond, 2500, 8000),
    ...copyGoals('Winter Kingdom', figures),
    searchGoal('Winter Kingdom', figures, 2000),
    ...(figures.board === null ? [] : boardGoals('Winter Kingdom', figures.board)),
  ];
}

const boardGoals = (game: string, { sitesSpread, scoringMilliseconds }: BoardFigures): Goal[] => [
  goal('sites', `${game} building sites early, middle, late: dearest to cheapest`, 'less', sitesSpread, 2, 2),
  goal('scoring', `${game} final scoring, all cards, 4 players, ms`, 'less', scoringMilliseconds, 0.2, 0.2),
];

function silverfrostGoals(figures: Figures): Goal[] {
  const playouts = (players: string) => figures.players[players]?.playoutsPerSecond ?? 0;
  return [
    goal('E1', 'Silverfrost play-outs/s, 2 players', 'more', playouts('2'), 2500, 4000),
    goal('E1', 'Silverfrost play-outs/s, 4 players', 'more', playouts('4'), 800, 1280),
    ...copyGoals('Silverfrost', figures),
    searchGoal('Silverfrost', figures, 1000),
  ];
}

/** The target is twice the floor. */
const searchGoal = (game: string, { searchIterationsPerSecond }: Figures, floor: number): Goal =>
  goal('B1', `${game} search iterations/s from the opening`, 'more', searchIterationsPerSecond, floor, 2 * floor);

const copyGoals = (game: string, { cloneMicroseconds, imagineMicroseconds }: Figures): Goal[] => [
  goal('E5', `${game} clone, µs`, 'less', cloneMicroseconds, 3, 0.5),
  goal('E5', `${game} imagine, µs`, 'less', imagineMicroseconds, 10, 2),
];
