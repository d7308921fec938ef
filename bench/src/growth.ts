import { type AnyGame, fastFromSeed, pick } from '@snowbound/engine';
import { rate } from './clock.ts';
import { dealt } from './playouts.ts';

const QUARTERS = 4;
const GAMES = 12;
/** Decisions made from each position, few enough to stay about there. */
const AHEAD = 8;

/** Microseconds a random decision takes in each quarter of a game, from the first to the last. */
export const costByQuarter = (game: AnyGame, players: number, seconds: number): readonly number[] =>
  positionsByQuarter(game, players).map(positions => costFrom(game, positions, seconds));

/** The same for the season of whoever is asked, in a game that has any. */
export function costBySeason(game: AnyGame, players: number, seconds: number): Readonly<Record<string, number>> {
  const seasons: Record<string, unknown[]> = {};
  for (let number = 0; number < GAMES; number++) {
    for (const state of wholeGame(game, players, `growth-${number}`)) {
      const season = seasonIn(game, state);
      if (season === null) continue;
      seasons[season] ??= [];
      seasons[season].push(state);
    }
  }
  return Object.fromEntries(
    Object.entries(seasons).map(([season, positions]) => [season, costFrom(game, positions, seconds)]),
  );
}

/** What everybody sees of a game with seasons. */
type Seasonal = Partial<{ readonly turn: number; readonly players: readonly { readonly season?: string }[] }>;

function seasonIn(game: AnyGame, state: unknown): string | null {
  const { turn = 0, players = [] } = game.view(state, 'spectator') as Seasonal;
  return players[turn]?.season ?? null;
}

function costFrom(game: AnyGame, positions: readonly unknown[], seconds: number): number {
  const random = fastFromSeed('growth');
  let turn = 0;
  const work = (): number => {
    const state = game.clone(positions[turn++ % positions.length]);
    let made = 0;
    for (; made < AHEAD; made++) {
      const [decision] = game.questions(state);
      if (decision === undefined) break;
      game.apply(state, decision.seat, pick(random, decision.options));
    }
    return Math.max(1, made);
  };
  rate(seconds / 2, work);
  return 1e6 / rate(seconds / 2, work);
}

/** The first position of each quarter of some random games. */
function positionsByQuarter(game: AnyGame, players: number): readonly unknown[][] {
  const quarters: unknown[][] = Array.from({ length: QUARTERS }, () => []);
  for (let number = 0; number < GAMES; number++) {
    const kept = wholeGame(game, players, `growth-${number}`);
    for (const [quarter, list] of quarters.entries()) list.push(kept[Math.floor((kept.length * quarter) / QUARTERS)]);
  }
  return quarters;
}

function wholeGame(game: AnyGame, players: number, seed: string): readonly unknown[] {
  const random = fastFromSeed(seed);
  const state = dealt(game, players, random);
  const kept: unknown[] = [];
  for (;;) {
    const [decision] = game.questions(state);
    if (decision === undefined) return kept;
    kept.push(game.clone(state));
    game.apply(state, decision.seat, pick(random, decision.options));
  }
}
