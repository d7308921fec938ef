import { cpus } from 'node:os';
import { type AgainstPeers, againstPeers } from './against-peers.ts';
import { withFolder } from './folder.ts';
import { type IdleTables, idleTables } from './idle-tables.ts';
import { type ManyTables, manyTables } from './many-tables.ts';

/** The size of a run. */
export interface ServerBenchOptions {
  /** How long a stretch of play lasts. */
  readonly seconds: number;
  readonly rounds: number;
  /** The game at our tables; boardgame.io’s server has Snow Time only. */
  readonly game: string;
  /** Tables of four people at each server of the comparison. */
  readonly peerTables: number;
  /** Tables of two people at a steady pace. */
  readonly manyTables: number;
  readonly idleTables: number;
  /** Where to leave a CPU profile of our server, if anywhere. */
  readonly profile: string | null;
}

export const USUAL: ServerBenchOptions = {
  seconds: 0.5,
  rounds: 5,
  game: 'snow-time',
  peerTables: 25,
  manyTables: 1000,
  idleTables: 10_000,
  profile: null,
};

/** Everything one run of the server's benchmark found. */
export interface ServerReport {
  readonly game: string;
  readonly date: string;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly node: string };
  readonly seconds: number;
  /** Whether there was time for everything; parts that were left out are `null`. */
  readonly isWhole: boolean;
  /** S1, S3. */
  readonly againstPeers: AgainstPeers | null;
  /** S2, S4, S5. */
  readonly manyTables: ManyTables | null;
  readonly idleTables: IdleTables | null;
}

const PEOPLE = 4;
const RATE = 4;
/** No further round begins after this, so that there is time for the rest. */
const PEERS_UNTIL_SECONDS = 23;

/** The task of the load tool's process. */
export interface MeasuringTask {
  readonly options: ServerBenchOptions;
  /** The folder for all temporary files. */
  readonly folder: string;
}

/** Measures in this process, which should have a core to itself. Calls `send` with the figures so far after each part. */
export async function report(
  { options, folder: root }: MeasuringTask,
  send: (found: ServerReport) => void,
): Promise<void> {
  const begun = performance.now();
  // A part with no tables is left out.
  const onlyIf = async <Part>(tables: number, work: (folder: string) => Promise<Part>): Promise<Part | null> =>
    tables === 0 ? null : withFolder(work, root);
  const { seconds, rounds, profile, game } = options;
  const soFar = (parts: Pick<ServerReport, 'againstPeers' | 'manyTables' | 'idleTables'>): ServerReport => ({
    game,
    date: new Date().toISOString().slice(0, 10),
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.versions.node },
    seconds: (performance.now() - begun) / 1000,
    isWhole: false,
    ...parts,
  });
  const until = begun + PEERS_UNTIL_SECONDS * 1000;
  const peers = await onlyIf(options.peerTables, folder =>
    againstPeers({ folder, tables: options.peerTables, people: PEOPLE, rounds, seconds, until, profile, game }),
  );
  send(soFar({ againstPeers: peers, manyTables: null, idleTables: null }));
  const many = await onlyIf(options.manyTables, folder =>
    manyTables({
      folder,
      tables: options.manyTables,
      rate: RATE,
      seconds: 4 * seconds,
      game,
      isAlone: options.peerTables === 0,
    }),
  );
  send(soFar({ againstPeers: peers, manyTables: many, idleTables: null }));
  const idle = await onlyIf(options.idleTables, folder => idleTables(folder, options.idleTables));
  send({ ...soFar({ againstPeers: peers, manyTables: many, idleTables: idle }), isWhole: true });
}
