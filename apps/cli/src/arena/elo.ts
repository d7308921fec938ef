import { type Fast, fastFromSeed, unitFrom } from '@snowbound/engine';

/** Two bots and what the one won of each deal, as a share of its games. */
export interface Pairing {
  readonly one: number;
  readonly other: number;
  readonly players: number;
  readonly deals: readonly number[];
}

/** How much stronger each bot is than the average of them, and between which values that lies 19 times in 20. */
export interface Rating {
  readonly elo: number;
  readonly interval: readonly [number, number];
}

const RESAMPLES = 400;
const STEPS = 300;
/** Elo points for odds of e to 1. */
const POINTS = 400 / Math.LN10;
/** As if each pair had also drawn this many games, so that a clean sweep stays finite. */
const DRAWN = 1;

/** Ratings that explain the shares best; the intervals come from drawing the deals anew. */
export function ratingsOf(bots: number, pairings: readonly Pairing[]): readonly Rating[] {
  const found = fitted(bots, pairings);
  const random = fastFromSeed('ratings');
  const again = Array.from({ length: RESAMPLES }, () =>
    fitted(
      bots,
      pairings.map(pairing => ({ ...pairing, deals: redrawn(pairing.deals, random) })),
    ),
  );
  return found.map((elo, bot) => {
    const sorted = again.map(ratings => ratings[bot] as number).sort((low, high) => low - high);
    const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] as number;
    return { elo: Math.round(elo), interval: [Math.round(at(0.025)), Math.round(at(0.975))] };
  });
}

const redrawn = (deals: readonly number[], random: Fast): number[] =>
  deals.map(() => deals[Math.floor(unitFrom(random) * deals.length)] as number);

/** Against several of the other, a share is turned into the chance against each of them. */
export const chanceAgainstEach = (share: number, players: number): number =>
  share === 0 ? 0 : share / (share + (1 - share) / (players - 1));

/** Bradley and Terry's strengths, found step by step, in Elo points around 0. */
function fitted(bots: number, pairings: readonly Pairing[]): number[] {
  const won = Array.from({ length: bots }, () => 0);
  const met = Array.from({ length: bots }, () => Array.from({ length: bots }, () => 0));
  for (const { one, other, players, deals } of pairings) {
    const games = deals.length * players;
    if (games === 0) continue;
    const share = deals.reduce((sum, deal) => sum + deal, 0) / deals.length;
    const wins = chanceAgainstEach(share, players) * games;
    won[one] = (won[one] as number) + wins + DRAWN / 2;
    won[other] = (won[other] as number) + games - wins + DRAWN / 2;
    (met[one] as number[])[other] = games + DRAWN;
    (met[other] as number[])[one] = games + DRAWN;
  }
  let strengths = won.map(() => 1);
  for (let step = 0; step < STEPS; step++) {
    const next = strengths.map((own, bot) => {
      const faced = strengths.reduce(
        (sum, their, other) => sum + ((met[bot] as number[])[other] as number) / (own + their),
        0,
      );
      return faced === 0 ? own : (won[bot] as number) / faced;
    });
    const mean = Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / bots);
    strengths = next.map(strength => strength / mean);
  }
  return strengths.map(strength => POINTS * Math.log(strength));
}
