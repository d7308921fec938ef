import type { Goal } from '../goals.ts';
import type { AgainstPeers } from './against-peers.ts';
import type { IdleTables } from './idle-tables.ts';
import type { Stretch } from './load.ts';
import type { ManyTables } from './many-tables.ts';
import { middle } from './pace.ts';
import type { ServerReport } from './report.ts';

const goal = (id: string, what: string, better: Goal['better'], value: number, floor: number, target: number): Goal => {
  const isAtLeast = (wanted: number) => (better === 'more' ? value >= wanted : value <= wanted);
  const reached = isAtLeast(target) ? 'target' : isAtLeast(floor) ? 'floor' : 'missed';
  return { id, what, value, floor, target, better, reached };
};

/** The figures compared with the goals S1 to S5 and those for idle tables. */
export function serverGoals({ againstPeers, manyTables, idleTables }: ServerReport): Goal[] {
  const goals: Goal[] = [];
  if (againstPeers !== null) {
    const { ratio, bytesRatio } = againstPeers;
    goals.push(
      goal('S1', 'moves per CPU second vs boardgame.io', 'more', ratio, 4, 8),
      goal('S3', 'bytes down: boardgame.io to ours', 'more', bytesRatio, 8, 30),
    );
  }
  const [full] = manyTables?.paces ?? [];
  if (manyTables !== null && full !== undefined) {
    const { quiet, withBots, restart } = manyTables;
    const { stretches, rate } = full;
    const [alone, beside] = [middle(quiet, 'p99Milliseconds'), middle(withBots, 'p99Milliseconds')];
    goals.push(
      goal('S2', `p99 ms at ${rate} moves/s and table`, 'less', middle(stretches, 'p99Milliseconds'), 25, 15),
      goal('S2', `cores at ${rate} moves/s and table`, 'less', middle(stretches, 'cores'), 0.7, 0.5),
      goal('S4', 'p99 beside thinking bots', 'less', beside / alone, 2, 1.3),
      goal('bots', 'p99 ms that bots delay', 'less', beside - alone, 20, 20),
      goal('S5', `restart with ${restart.tables} tables, s`, 'less', restart.answeredSeconds, 3, 1),
    );
  }
  if (idleTables !== null) {
    const { tables, megabytes, emptyMegabytes, readySeconds } = idleTables;
    goals.push(
      goal('idle', `MB for ${tables} tables on disk`, 'less', megabytes - emptyMegabytes, 50, 50),
      goal('idle', 'start-up, s', 'less', readySeconds, 2, 2),
    );
  }
  return goals;
}

/** The report as text. */
export function linesOf(report: ServerReport): string[] {
  const { game, machine, againstPeers, manyTables, idleTables, seconds } = report;
  return [
    `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}; ${game}; the run took ${seconds.toFixed(0)} s`,
    ...(report.isWhole ? [] : ['The minute was over before everything was measured: the machine is busy.']),
    ...(againstPeers === null ? [] : peerLines(againstPeers)),
    ...(manyTables === null ? [] : manyLines(manyTables)),
    ...(idleTables === null ? [] : idleLines(idleTables)),
    ...serverGoals(report).map(
      ({ id, what, value, floor, target, reached }) =>
        `${id} ${what}: ${value.toFixed(2)} (floor ${floor}, target ${target}): ${reached}`,
    ),
  ];
}

function peerLines({ tables, people, sides, ratio, ratios, partOfBare }: AgainstPeers): string[] {
  const sideLines = Object.entries(sides).map(([side, figures]) => {
    const [least, most] = [Math.min(...figures.rounds), Math.max(...figures.rounds)].map(Math.round);
    return (
      `  ${side}: ${Math.round(figures.movesPerCpuSecond)} moves per CPU second (${least}–${most}), ` +
      `others used ${figures.otherCores.toFixed(2)} cores, ` +
      `p50 ${figures.p50Milliseconds.toFixed(1)} ms, p99 ${figures.p99Milliseconds.toFixed(1)} ms, ` +
      `${Math.round(figures.bytesPerMoveAndPair)} bytes per move and pair, ${figures.refused} refused`
    );
  });
  const each = ratios.map(one => one.toFixed(2)).join(', ');
  return [
    `${tables} tables of ${people} people, everyone as fast as answered:`,
    ...sideLines,
    `  ours to boardgame.io ${ratio.toFixed(2)}× (${each}), ours to bare ${(100 * partOfBare).toFixed(0)} %`,
  ];
}

function manyLines({ tables, paces, quiet, withBots, restart }: ManyTables): string[] {
  return [
    `${tables} tables of two people:`,
    ...paces.flatMap(({ rate, stretches, bare, disk }) => [
      `  ${rate.toFixed(2)} moves/s each; ${disk.long} of ${disk.commits} waits for the disk took over 25 ms:`,
      ...stretches.map(said),
      ...(bare.length === 0 ? [] : [besideBare(stretches, bare)]),
    ]),
    '  at a calm pace:',
    ...quiet.map(said),
    '  while the strongest bots think elsewhere:',
    ...withBots.map(said),
    `  restart: ready ${restart.readySeconds.toFixed(2)} s, all answered ${restart.answeredSeconds.toFixed(2)} s ` +
      `(CPU: server ${restart.cpuSeconds.toFixed(2)} s, tool ${restart.toolCpuSeconds.toFixed(2)} s)`,
  ];
}

const besideBare = (ours: readonly Stretch[], bare: readonly Stretch[]): string => {
  const times = middle(bare, 'movesPerCpuSecond') / middle(ours, 'movesPerCpuSecond');
  return (
    `    the bare server by turns with it: ${middle(bare, 'cores').toFixed(2)} cores, p99 ${middle(bare, 'p99Milliseconds').toFixed(1)} ms; ` +
    `a move takes ours ${times.toFixed(2)} times as much CPU`
  );
};

function idleLines(idle: IdleTables): string[] {
  const { tables, moves, emptyMegabytes, megabytes, emptyReadySeconds, readySeconds } = idle;
  return [
    `${tables} tables of ${moves} moves on disk: ${megabytes.toFixed(0)} MB (empty ${emptyMegabytes.toFixed(0)}), ` +
      `ready in ${readySeconds.toFixed(2)} s (empty ${emptyReadySeconds.toFixed(2)})`,
  ];
}

const said = (stretch: Stretch): string => {
  const {
    toolP99Milliseconds,
    movesPerSecond,
    cores,
    toolCores,
    otherCores,
    p50Milliseconds,
    p99Milliseconds,
    longestMilliseconds,
    longestCollectionMilliseconds,
    late,
    refused,
  } = stretch;
  return (
    `    ${Math.round(movesPerSecond)} moves/s, p50 ${p50Milliseconds.toFixed(1)} ms, p99 ${p99Milliseconds.toFixed(1)} ms, ` +
    `longest ${longestMilliseconds.toFixed(1)} ms (longest collection of garbage ${longestCollectionMilliseconds.toFixed(1)} ms, ` +
    `the tool itself ${toolP99Milliseconds.toFixed(1)} ms), ${late} late, ${refused} refused; cores: server ${cores.toFixed(2)}, tool ${toolCores.toFixed(2)}, ` +
    `others ${otherCores.toFixed(2)}`
  );
};
