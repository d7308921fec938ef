import { type AnyGame, fastFromSeed, pick } from '@snowbound/engine';
import { rate } from './clock.ts';
import { dealt } from './playouts.ts';

const QUARTERS = 4;
const GAMES = 12;
/** Decisions made from each position, few enough to stay in its quarter. */
const AHEAD = 8;

/** Microseconds a random decision takes in each quarter of a game, from the first to the last. */
export function costByQuarter(game: AnyGame, players: number, seconds: number): readonly number[] {
  const positions = positionsByQuarter(game, players);
  const random = fastFromSeed('growth');
  return positions.map(quarter => {
    let turn = 0;
    const work = (): number => {
      const state = game.clone(quarter[turn++ % quarter.length]);
      let made = 0;
      for (; made < AHEAD; made++) {
        const [decision] = game.decisions(state);
        if (decision === undefined) break;
        game.apply(state, decision.seat, pick(random, decision.options));
      }
      return Math.max(1, made);
    };
    rate(seconds / 2, work);
    return 1e6 / rate(seconds / 2, work);
  });
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
    const [decision] = game.decisions(state);
    if (decision === undefined) return kept;
    kept.push(game.clone(state));
    game.apply(state, decision.seat, pick(random, decision.options));
  }
}
