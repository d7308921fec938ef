/** `node bench/dist/server/soak.js [--minutes N] [--json]`: plays game after game and watches the server's memory. */

import process from 'node:process';
import { parseArgs } from 'node:util';
import { median } from '../clock.ts';
import { ServerChild } from './child.ts';
import { withFolder } from './folder.ts';
import { steadily } from './load.ts';
import { openOurTables } from './our-players.ts';

/** Memory after a garbage collection, at the end of a round of games. */
interface Look {
  readonly minute: number;
  readonly moves: number;
  readonly heapMegabytes: number;
  readonly residentMegabytes: number;
}

const TABLES = 50;
const PEOPLE = 2;
/** A steady pace, because memory also depends on the load. A game takes about a round. */
const MOVES_A_SECOND = 5;
const ROUND_SECONDS = 12;
/** Caches and compiled code fill at first, and tables stay a minute after their game. */
const SETTLED_MINUTES = 2.5;
/** The heap is flat if the last third is at most this much above the first third after settling. */
const MOST_GROWTH = 0.05;

async function soak(folder: string, minutes: number): Promise<Look[]> {
  const server = await ServerChild.start('our-server', folder, ['--expose-gc']);
  const looks: Look[] = [];
  try {
    const loadTables = await openOurTables(server.address, TABLES, PEOPLE);
    const begun = performance.now();
    const minute = () => (performance.now() - begun) / 60_000;
    for (let moves = 0; minute() < minutes; ) {
      await loadTables.deal();
      moves += (await steadily(loadTables, server, MOVES_A_SECOND, ROUND_SECONDS)).moves;
      const { heapBytes, residentBytes } = await server.usage();
      looks.push({ minute: minute(), moves, heapMegabytes: heapBytes / 1e6, residentMegabytes: residentBytes / 1e6 });
    }
    loadTables.close();
  } finally {
    await server.stop();
  }
  return looks;
}

/** Growth of the heap from the first third of the settled time to the last. */
function growthOf(looks: readonly Look[]): number {
  const settled = looks.filter(({ minute }) => minute > SETTLED_MINUTES);
  const third = Math.max(1, Math.floor(settled.length / 3));
  const heap = (part: readonly Look[]) => median(part.map(({ heapMegabytes }) => heapMegabytes));
  return heap(settled.slice(-third)) / heap(settled.slice(0, third)) - 1;
}

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, json: { type: 'boolean', default: false } },
});
const minutes = Number(values.minutes);
if (!(minutes > SETTLED_MINUTES)) {
  process.stderr.write(`--minutes must be a number above ${SETTLED_MINUTES}, but was “${values.minutes}”.\n`);
  process.exit(2);
}
const looks = await withFolder(folder => soak(folder, minutes));
const growth = growthOf(looks);
const isFlat = growth <= MOST_GROWTH;
const last = looks.at(-1);
process.stdout.write(
  values.json
    ? `${JSON.stringify({ minutes, growth, isFlat, looks }, null, 2)}\n`
    : `${minutes} minutes, ${last?.moves} moves: heap ${last?.heapMegabytes.toFixed(0)} MB, resident ${last?.residentMegabytes.toFixed(0)} MB, ` +
        `heap grown by ${(100 * growth).toFixed(1)} % since it settled: ${isFlat ? 'flat' : 'NOT flat'}\n`,
);
process.exitCode = isFlat ? 0 : 1;
