import { existsSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerChild } from './child.ts';
import { type Listener, type LoadPlayer, type LoadTables, NOBODY } from './load-player.ts';

/** The figures of a stretch of play. */
export interface Stretch {
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  /** Cores used by the server, by this tool, and by everything else on the machine. */
  readonly cores: number;
  readonly toolCores: number;
  readonly otherCores: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  readonly longestMilliseconds: number;
  /** The longest garbage collection pause of the server. */
  readonly longestCollectionMilliseconds: number;
  /** Bytes that two players at a table receive for each move. */
  readonly bytesPerMoveAndPair: number;
  /** The p99 delay of this tool's own event loop. Latencies below it mean nothing. */
  readonly toolP99Milliseconds: number;
  /** Moves that were due while the table still waited for the one before, or had no open question. */
  readonly late: number;
  readonly refused: number;
}

const TICKS_A_SECOND = 100;
const LOOK_MILLISECONDS = 10;
const LONGEST_DRAIN_MILLISECONDS = 1000;

/** All players answer at once, until the time is up or all games are over. */
export async function flatOut(loadTables: LoadTables, server: ServerChild, seconds: number): Promise<Stretch> {
  const everyone = loadTables.tables.flat();
  return measured(
    loadTables,
    server,
    player => player.play(),
    async until => {
      for (const player of everyone) if (player.isAsked) player.play();
      while (performance.now() < until && everyone.some(player => player.isWaiting)) await pause(LOOK_MILLISECONDS);
      return 0;
    },
    seconds,
  );
}

/** Plays `rate` moves a second at every table, evenly spread. A table never has two moves in flight. */
export async function steadily(
  loadTables: LoadTables,
  server: ServerChild,
  rate: number,
  seconds: number,
): Promise<Stretch> {
  const { tables } = loadTables;
  return measured(
    loadTables,
    server,
    () => {},
    async until => {
      const begun = performance.now();
      let due = 0;
      let late = 0;
      for (let now = begun; now < until; now = performance.now()) {
        for (const wanted = ((now - begun) / 1000) * rate * tables.length; due < wanted; due++) {
          const group = tables[due % tables.length] ?? [];
          const next = group.some(player => player.isWaiting) ? undefined : group.find(player => player.isAsked);
          if (next === undefined) late++;
          else next.play();
        }
        await pause(1);
      }
      return late;
    },
    seconds,
  );
}

async function measured(
  loadTables: LoadTables,
  server: ServerChild,
  asked: (player: LoadPlayer) => void,
  play: (until: number) => Promise<number>,
  seconds: number,
): Promise<Stretch> {
  const everyone = loadTables.tables.flat();
  const received = () => everyone.reduce((sum, { bytes }) => sum + bytes, 0);
  const latencies: number[] = [];
  let refused = 0;
  const listener: Listener = {
    asked,
    done: milliseconds => latencies.push(milliseconds),
    refused: () => refused++,
  };
  for (const player of everyone) player.listener = listener;
  const cpuBefore = (await server.usage()).cpuSeconds;
  const [bytesBefore, toolBefore, machineBefore, begun] = [received(), toolCpu(), machineCpu(), performance.now()];
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const late = await play(begun + seconds * 1000);
  delays.disable();
  const { cpuSeconds: cpuAfter, longestCollectionMilliseconds } = await server.usage();
  const cpuSeconds = cpuAfter - cpuBefore;
  const [moves, bytes, took] = [latencies.length, received() - bytesBefore, (performance.now() - begun) / 1000];
  const [cores, toolCores] = [cpuSeconds / took, (toolCpu() - toolBefore) / took];
  const machineCores = (machineCpu() - machineBefore) / took;
  for (const player of everyone) player.listener = NOBODY;
  await drained(everyone);
  const sorted = latencies.slice(0, moves).toSorted((one, other) => one - other);
  const people = loadTables.tables[0]?.length ?? 1;
  return {
    seconds: took,
    moves,
    movesPerSecond: moves / took,
    movesPerCpuSecond: moves / cpuSeconds,
    cores,
    toolCores,
    otherCores: Math.max(0, machineCores - cores - toolCores),
    p50Milliseconds: sorted[Math.floor(moves * 0.5)] ?? 0,
    p99Milliseconds: sorted[Math.floor(moves * 0.99)] ?? 0,
    longestMilliseconds: sorted[moves - 1] ?? 0,
    longestCollectionMilliseconds,
    bytesPerMoveAndPair: (2 * bytes) / people / Math.max(1, moves),
    toolP99Milliseconds: delays.percentile(99) / 1e6,
    late,
    refused,
  };
}

/** CPU seconds of this tool. */
export function toolCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** CPU seconds of the whole machine, time stolen by other virtual machines included. */
function machineCpu(): number {
  if (!existsSync('/proc/stat')) return 0;
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').slice(0, 200).split(/\s+/);
  const [user, nice, system, , , irq, softIrq, stolen] = ticks.map(Number);
  return [user, nice, system, irq, softIrq, stolen].reduce((sum: number, one) => sum + (one ?? 0), 0) / TICKS_A_SECOND;
}

/** Waits for moves in flight, because they must not count in the next stretch. */
async function drained(everyone: readonly LoadPlayer[]): Promise<void> {
  const until = performance.now() + LONGEST_DRAIN_MILLISECONDS;
  while (performance.now() < until && everyone.some(({ isWaiting }) => isWaiting)) await pause(LOOK_MILLISECONDS);
}
