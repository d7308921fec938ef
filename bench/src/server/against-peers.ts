import { median } from '../clock.ts';
import { openBareTables } from './bare-players.ts';
import { theirGame } from './boardgame-io-games.ts';
import { openBoardgameIoTables } from './boardgame-io-players.ts';
import { ServerChild, type ServerFile } from './child.ts';
import { flatOut, type Stretch } from './load.ts';
import type { LoadTables, OpenTables } from './load-player.ts';
import { openOurTables } from './our-players.ts';

/** The servers compared: ours, boardgame.io's in memory, and a bare one with the least cost of a durable move. */
export type Contender = 'ours' | 'boardgameIo' | 'bare';

/** Medians over the rounds, and the moves a CPU second of every round. */
export interface SideFigures {
  readonly movesPerCpuSecond: number;
  readonly movesPerSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  readonly bytesPerMoveAndPair: number;
  readonly moves: number;
  /** Cores used by other processes. */
  readonly otherCores: number;
  readonly refused: number;
  readonly rounds: readonly number[];
}

/** The same game with the same number of players at three servers in one run. */
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
  /** The game; boardgame.io plays Snow Time if it does not have it. */
  readonly game: string;
  /** When the last round may begin. */
  readonly until: number;
  /** The folder for a CPU profile of our server. */
  readonly profile: string | null;
}

const sidesOf = (
  game: string,
): readonly { readonly side: Contender; readonly file: ServerFile; readonly open: OpenTables }[] => [
  { side: 'ours', file: 'our-server', open: (address, tables, people) => openOurTables(address, tables, people, game) },
  {
    side: 'boardgameIo',
    file: 'boardgame-io-server',
    open: (address, tables, people) => openBoardgameIoTables(address, tables, people, theirGame(game)),
  },
  { side: 'bare', file: 'bare-server', open: openBareTables },
];

/** Length of the warm-up, because a new server is still being compiled. */
const WARM_PARTS: Readonly<Record<Contender, number>> = { ours: 8, boardgameIo: 8, bare: 2 };

interface Contest {
  readonly side: Contender;
  readonly server: ServerChild;
  readonly loadTables: LoadTables;
  readonly stretches: Stretch[];
}

/** Rounds of play at each server in turn, A B C then C B A, after a warm-up. */
export async function againstPeers(run: PeerRun): Promise<AgainstPeers> {
  const contests: Contest[] = [];
  try {
    for (const { side, file, open } of sidesOf(run.game)) {
      const flags = side === 'ours' && run.profile !== null ? ['--cpu-prof', `--cpu-prof-dir=${run.profile}`] : [];
      const server = await ServerChild.start(file, run.folder, flags);
      contests.push({ side, server, loadTables: await open(server.address, run.tables, run.people), stretches: [] });
    }
    for (const contest of contests) await round(contest, WARM_PARTS[contest.side] * run.seconds);
    for (const contest of contests) contest.stretches.length = 0;
    for (let count = 0; count < run.rounds && (count === 0 || performance.now() < run.until); count++) {
      for (const contest of count % 2 === 0 ? contests : contests.toReversed()) await round(contest, run.seconds);
    }
  } finally {
    for (const { loadTables, server } of contests) {
      loadTables.close();
      await server.stop();
    }
  }
  return summed(contests, run);
}

async function round({ loadTables, server, stretches }: Contest, seconds: number): Promise<void> {
  await loadTables.deal();
  stretches.push(await flatOut(loadTables, server, seconds));
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
