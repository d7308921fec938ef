import { intervalOf } from '@snowbound/bots/lab';
import type { Options, PlayerIndex, Seed } from '@snowbound/engine';
import { threadsFor } from '../threads.ts';
import type { Duel, DuelEnd } from './duel.ts';
import { type Pairing, type Rating, ratingsOf } from './elo.ts';
import type { Entrant } from './entrant.ts';
import type { Ledger } from './ledger.ts';

export interface Tournament {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly entrants: readonly Entrant[];
  /** Games for each pair, rounded up to whole deals. */
  readonly games: number;
  readonly seed: Seed;
  /** Whether a pair stops as soon as it is certain who is stronger. */
  readonly stops: boolean;
}

/** What one pair came to. */
export interface Meeting {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  /** What the one won; with as many as there are players, so much is fair. */
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly par: number;
  readonly isStoppedEarly: boolean;
}

export interface Standing extends Rating {
  readonly bot: string;
}

export interface GameOutcome {
  readonly meetings: readonly Meeting[];
  readonly standings: readonly Standing[];
}

/** Deals between two looks at whether a pair is certain. Never depends on the threads. */
const DEALS_A_LOOK = 8;
/** Looking again and again makes chance look like certainty sooner or later, so each look asks for 999 in 1,000. */
const CERTAIN = 3.2905;

/** Lets everybody meet everybody where the ledger has no game. With counted budgets the outcome is the same on any number of threads. */
export async function playTournament(
  tournament: Tournament,
  ledger: Ledger,
  workers: number,
  onProgress: (games: number) => void,
): Promise<GameOutcome> {
  const { entrants, players } = tournament;
  const pool = threadsFor<Duel, DuelEnd>('./duel', import.meta.url, 'playDuel', workers);
  const meetings: Meeting[] = [];
  const pairings: Pairing[] = [];
  try {
    for (const [one, first] of entrants.entries()) {
      for (const [other, second] of entrants.entries()) {
        if (other <= one) continue;
        const play = async (deal: number, place: PlayerIndex): Promise<number> => {
          const fixture = { one: first.label, other: second.label, deal, place };
          const before = ledger.endOf(fixture);
          if (before !== null) return before.share;
          const end = await pool.run(duelOf(tournament, first, second, deal, place));
          ledger.add(fixture, end);
          return end.share;
        };
        const { deals, isStoppedEarly } = await meet(tournament, play, onProgress);
        pairings.push({ one, other, players, deals });
        meetings.push(meetingOf(first, second, players, deals, isStoppedEarly));
      }
    }
  } finally {
    await pool.destroy();
  }
  const ratings = ratingsOf(entrants.length, pairings);
  const standings = entrants.map(({ label }, at) => ({ bot: label, ...(ratings[at] as Rating) }));
  return { meetings, standings: standings.sort((one, other) => other.elo - one.elo) };
}

const duelOf = (
  { game, players, options, seed }: Tournament,
  one: Entrant,
  other: Entrant,
  deal: number,
  place: PlayerIndex,
): Duel => ({ game, players, options, one, other, seed, deal, place });

/** Plays the deals of one pair; gives the share of each. */
async function meet(
  { games, players, stops }: Tournament,
  play: (deal: number, place: PlayerIndex) => Promise<number>,
  onProgress: (games: number) => void,
): Promise<{ readonly deals: readonly number[]; readonly isStoppedEarly: boolean }> {
  const wanted = Math.ceil(games / players);
  const deals: number[] = [];
  while (deals.length < wanted) {
    const count = Math.min(DEALS_A_LOOK, wanted - deals.length);
    const places = Array.from({ length: count * players }, async (_, at) => {
      const share = await play(deals.length + Math.floor(at / players), at % players);
      onProgress(1);
      return share;
    });
    const shares = await Promise.all(places);
    for (let deal = 0; deal < count; deal++) deals.push(meanOf(shares.slice(deal * players, (deal + 1) * players)));
    if (stops && deals.length < wanted && isCertain(deals, players)) {
      onProgress((wanted - deals.length) * players);
      return { deals, isStoppedEarly: true };
    }
  }
  return { deals, isStoppedEarly: false };
}

function isCertain(deals: readonly number[], players: number): boolean {
  const [low, high] = intervalOf(meanOf(deals), deals.length * players, CERTAIN);
  return low > 1 / players || high < 1 / players;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function meetingOf(
  one: Entrant,
  other: Entrant,
  players: number,
  deals: readonly number[],
  isStoppedEarly: boolean,
): Meeting {
  const games = deals.length * players;
  const share = meanOf(deals);
  const interval = intervalOf(share, games);
  return { one: one.label, other: other.label, games, share, interval, par: 1 / players, isStoppedEarly };
}
