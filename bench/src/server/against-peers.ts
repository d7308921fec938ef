import { median } from '../clock.ts';
import { openBareHall } from './bare-sitters.ts';
import { theirGame } from './boardgame-io-games.ts';
import { openBoardgameIoHall } from './boardgame-io-sitters.ts';
import { ServerChild, type ServerFile } from './child.ts';
import { flatOut, type Stretch } from './load.ts';
import { openOurHall } from './our-sitters.ts';
import type { Hall, OpenHall } from './sitter.ts';

/** Who is compared: ours, boardgame.io's server in memory, and the least that a durable move can cost. */
export type Contender = 'ours' | 'boardgameIo' | 'bare';

/** Medians over the rounds, and the moves a CPU second of every round. */
export interface SideFigures {
  readonly movesPerCpuSecond: number;
  readonly movesPerSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  readonly bytesPerMoveAndPair: number;
  readonly moves: number;
  /** What else ran on the machine. */
  readonly otherCores: number;
  readonly refused: number;
  readonly rounds: readonly number[];
}

/** The same game with the same number of people at three servers in one run. */
export interface AgainstPeers {
  readonly tables: number;
  readonly people: number;
  readonly sides: Readonly<Record<Contender, SideFigures>>;
  /** S1: ours to boardgame.io, moves a CPU second, round by round. */
  readonly ratio: number;
  readonly ratios: readonly number[];
  /** S3: bytes down, boardgame.io to ours. */
  readonly bytesRatio: number;
  /** How close ours comes to the bare server, from 0 to 1. */
  readonly partOfBare: number;
}

export interface PeerRun {
  readonly folder: string;
  readonly tables: number;
  readonly people: number;
  readonly rounds: number;
  readonly seconds: number;
  /** What is played; boardgame.io plays Snow Time instead of a game that nobody has written for it. */
  readonly game: string;
  /** When the last round may begin. */
  readonly until: number;
  /** Where to leave a CPU profile of our server. */
  readonly profile: string | null;
}

const sidesOf = (
  game: string,
): readonly { readonly side: Contender; readonly file: ServerFile; readonly open: OpenHall }[] => [
  { side: 'ours', file: 'our-server', open: (address, tables, people) => openOurHall(address, tables, people, game) },
  {
    side: 'boardgameIo',
    file: 'boardgame-io-server',
    open: (address, tables, people) => openBoardgameIoHall(address, tables, people, theirGame(game)),
  },
  { side: 'bare', file: 'bare-server', open: openBareHall },
];

/** A server that has just started is still being compiled: it plays this much longer before anything counts. */
const WARM_PARTS: Readonly<Record<Contender, number>> = { ours: 8, boardgameIo: 8, bare: 2 };

interface Contest {
  readonly side: Contender;
  readonly server: ServerChild;
  readonly hall: Hall;
  readonly stretches: Stretch[];
}

/** Rounds of play at each server by turns, A B C then C B A, after one round that only warms up. */
export async function againstPeers(run: PeerRun): Promise<AgainstPeers> {
  const contests: Contest[] = [];
  try {
    for (const { side, file, open } of sidesOf(run.game)) {
      const flags = side === 'ours' && run.profile !== null ? ['--cpu-prof', `--cpu-prof-dir=${run.profile}`] : [];
      const server = await ServerChild.start(file, run.folder, flags);
      contests.push({ side, server, hall: await open(server.address, run.tables, run.people), stretches: [] });
    }
    for (const contest of contests) await round(contest, WARM_PARTS[contest.side] * run.seconds);
    for (const contest of contests) contest.stretches.length = 0;
    for (let count = 0; count < run.rounds && (count === 0 || performance.now() < run.until); count++) {
      for (const contest of count % 2 === 0 ? contests : contests.toReversed()) await round(contest, run.seconds);
    }
  } finally {
    for (const { hall, server } of contests) {
      hall.close();
      await server.stop();
    }
  }
  return summed(contests, run);
}

async function round({ hall, server, stretches }: Contest, seconds: number): Promise<void> {
  await hall.deal();
  stretches.push(await flatOut(hall, server, seconds));
}

function summed(contests: readonly Contest[], { tables, people }: PeerRun): AgainstPeers {
  const stretchesOf = (wanted: Contender) => contests.find(({ side }) => side === wanted)?.stretches ?? [];
  const sides = {
    ours: figuresOf(stretchesOf('ours')),
    boardgameIo: figuresOf(stretchesOf('boardgameIo')),
    bare: figuresOf(stretchesOf('bare')),
  };
  const { ours, boardgameIo, bare } = sides;
  const ratios = ours.rounds.map((our, index) => our / (boardgameIo.rounds[index] ?? our));
  return {
    tables,
    people,
    sides,
    ratio: median(ratios),
    ratios,
    bytesRatio: boardgameIo.bytesPerMoveAndPair / ours.bytesPerMoveAndPair,
    partOfBare: median(ours.rounds.map((our, index) => our / (bare.rounds[index] ?? our))),
  };
}

function figuresOf(stretches: readonly Stretch[]): SideFigures {
  const middle = (figure: (stretch: Stretch) => number) => median(stretches.map(figure));
  const total = (figure: (stretch: Stretch) => number) => stretches.reduce((sum, one) => sum + figure(one), 0);
  return {
    movesPerCpuSecond: middle(({ movesPerCpuSecond }) => movesPerCpuSecond),
    movesPerSecond: middle(({ movesPerSecond }) => movesPerSecond),
    p50Milliseconds: middle(({ p50Milliseconds }) => p50Milliseconds),
    p99Milliseconds: middle(({ p99Milliseconds }) => p99Milliseconds),
    bytesPerMoveAndPair: middle(({ bytesPerMoveAndPair }) => bytesPerMoveAndPair),
    otherCores: middle(({ otherCores }) => otherCores),
    moves: total(({ moves }) => moves),
    refused: total(({ refused }) => refused),
    rounds: stretches.map(({ movesPerCpuSecond }) => movesPerCpuSecond),
  };
}
