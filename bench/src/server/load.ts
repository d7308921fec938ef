import { existsSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerChild } from './child.ts';
import { type Hall, type Listener, NOBODY, type Sitter } from './sitter.ts';

/** What a stretch of play came to. */
export interface Stretch {
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  /** How many cores the server used, this tool, and everything else on the machine. */
  readonly cores: number;
  readonly toolCores: number;
  readonly otherCores: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  readonly longestMilliseconds: number;
  /** How long the collector of garbage stopped the server at most. */
  readonly longestCollectionMilliseconds: number;
  /** What two people at a table receive for each move at it. */
  readonly bytesPerMoveAndPair: number;
  /** How late this tool itself was at the worst hundredth: no latency below that means anything. */
  readonly toolP99Milliseconds: number;
  /** Moves that were due while the table was still waiting for the one before, or had nobody to ask. */
  readonly late: number;
  readonly refused: number;
}

const TICKS_A_SECOND = 100;
const LOOK_MILLISECONDS = 10;
const LONGEST_DRAIN_MILLISECONDS = 1000;

/** Everyone answers as soon as they are asked, until the time is up or all games are over. */
export async function flatOut(hall: Hall, server: ServerChild, seconds: number): Promise<Stretch> {
  const everyone = hall.tables.flat();
  return measured(
    hall,
    server,
    sitter => sitter.play(),
    async until => {
      for (const sitter of everyone) if (sitter.isAsked) sitter.play();
      while (performance.now() < until && everyone.some(sitter => sitter.isWaiting)) await pause(LOOK_MILLISECONDS);
      return 0;
    },
    seconds,
  );
}

/** So many moves a second at every table, evenly spread; a table never has two under way. */
export async function steadily(hall: Hall, server: ServerChild, rate: number, seconds: number): Promise<Stretch> {
  const { tables } = hall;
  return measured(
    hall,
    server,
    () => {},
    async until => {
      const begun = performance.now();
      let due = 0;
      let late = 0;
      for (let now = begun; now < until; now = performance.now()) {
        for (const wanted = ((now - begun) / 1000) * rate * tables.length; due < wanted; due++) {
          const party = tables[due % tables.length] ?? [];
          const next = party.some(sitter => sitter.isWaiting) ? undefined : party.find(sitter => sitter.isAsked);
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
  hall: Hall,
  server: ServerChild,
  asked: (sitter: Sitter) => void,
  play: (until: number) => Promise<number>,
  seconds: number,
): Promise<Stretch> {
  const everyone = hall.tables.flat();
  const received = () => everyone.reduce((sum, { bytes }) => sum + bytes, 0);
  const latencies: number[] = [];
  let refused = 0;
  const listener: Listener = {
    asked,
    done: milliseconds => latencies.push(milliseconds),
    refused: () => refused++,
  };
  for (const sitter of everyone) sitter.listener = listener;
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
  for (const sitter of everyone) sitter.listener = NOBODY;
  await drained(everyone);
  const sorted = latencies.slice(0, moves).toSorted((one, other) => one - other);
  const people = hall.tables[0]?.length ?? 1;
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

/** Seconds this tool has worked. */
export function toolCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Seconds that the cores of this machine have worked for anybody, other machines on the same iron included. */
function machineCpu(): number {
  if (!existsSync('/proc/stat')) return 0;
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').slice(0, 200).split(/\s+/);
  const [user, nice, system, , , irq, softIrq, stolen] = ticks.map(Number);
  return [user, nice, system, irq, softIrq, stolen].reduce((sum: number, one) => sum + (one ?? 0), 0) / TICKS_A_SECOND;
}

/** What is under way must not be counted in the next stretch. */
async function drained(everyone: readonly Sitter[]): Promise<void> {
  const until = performance.now() + LONGEST_DRAIN_MILLISECONDS;
  while (performance.now() < until && everyone.some(({ isWaiting }) => isWaiting)) await pause(LOOK_MILLISECONDS);
}
