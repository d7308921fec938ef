import { HttpCaller } from './caller.ts';
import { ALL_CORES, ServerChild } from './child.ts';
import { flatOut, type Stretch, steadily, toolCpu } from './load.ts';
import { createBotTable, type OurTables, openOurTables } from './our-players.ts';
import { middle, type Pace, paceOf } from './pace.ts';
import { Yardstick } from './yardstick.ts';

/** Many tables of two players at a steady pace. */
export interface ManyTables {
  readonly tables: number;
  /** Moves a second at every table that could be held. */
  readonly rate: number;
  /** S2: the requested pace, and if it could not be held an easier one. */
  readonly paces: readonly Pace[];
  /** S4, at a calm pace: alone, and while bots play at other tables without a pause. */
  readonly quiet: readonly Stretch[];
  readonly withBots: readonly Stretch[];
  /** S5: killed and started again. */
  readonly restart: Restart;
}

export interface Restart {
  readonly tables: number;
  readonly readySeconds: number;
  /** From the start of the process until every player has reconnected and sees their table. */
  readonly answeredSeconds: number;
  /** CPU time for that: all threads of the server, and this tool. */
  readonly cpuSeconds: number;
  readonly toolCpuSeconds: number;
}

export interface ManyTablesRun {
  readonly folder: string;
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  readonly game: string;
  /** Whether there is time for a long warm-up and for the bare server. After the peers there is not. */
  readonly isAlone: boolean;
}

const PEOPLE = 2;
/** A pace is held if nearly all moves were sent on time and answered this fast. */
const HELD_PART = 0.95;
const HELD_MILLISECONDS = 100;
/** The easier pace, as a part of the highest that was reached. */
const EASY_PART = 0.6;
/** Low enough that two cores suffice for the server, this tool and the bot. */
const CALM_RATE = 1;
/** Tables of the warm-up, which plays whole games as fast as possible. */
const WARM_TABLES = 250;
const WARM_PART = 2;
/** A longer warm-up, because rarely used functions are compiled late. */
const LONG_WARM_PART = 6;
/** Number and length of the stretches at a calm pace. */
const CALM_STRETCHES = 3;
const CALM_PART = 0.6;
/** Enough that the bot threads never idle. */
const BOT_TABLES = 2;
const STRONGEST = 'expert';

/** S2, S4 and S5 with our server. */
export async function manyTables({ folder, tables, rate, seconds, game, isAlone }: ManyTablesRun): Promise<ManyTables> {
  // All cores, as in production: concurrent garbage collection needs the other core for a moment.
  const server = await ServerChild.start('our-server', folder, [], ALL_CORES);
  const yardstick = isAlone ? await Yardstick.start(folder, tables, PEOPLE) : null;
  try {
    await warm(server, game, seconds * (isAlone ? LONG_WARM_PART : WARM_PART));
    const loadTables = await openOurTables(server.address, tables, PEOPLE, game);
    await loadTables.deal();
    // Connecting is measured by S5, so this stretch does not count.
    await steadily(loadTables, server, rate, seconds * WARM_PART);
    await yardstick?.steadily(rate, seconds * WARM_PART);
    const full = await paceOf(loadTables, server, yardstick, rate, seconds);
    const paces = [full];
    // Beyond its capacity one would only measure the queue, so an easier pace is tried as well.
    const reached = middle(full.stretches, 'movesPerSecond');
    const isHeld =
      reached >= tables * rate * HELD_PART && middle(full.stretches, 'p99Milliseconds') <= HELD_MILLISECONDS;
    const held = isHeld ? rate : (EASY_PART * reached) / tables;
    if (!isHeld) paces.push(await paceOf(loadTables, server, yardstick, held, seconds));
    await yardstick?.stop();
    const calm = Math.min(held, CALM_RATE);
    const atEase = () => inARow(CALM_STRETCHES, () => steadily(loadTables, server, calm, seconds * CALM_PART));
    const quiet = await atEase();
    const host = new HttpCaller(server.address);
    for (let table = 0; table < BOT_TABLES; table++) await createBotTable(host, PEOPLE, game, STRONGEST);
    // The start of the bot threads is not measured.
    await steadily(loadTables, server, calm, seconds);
    const withBots = await atEase();
    await server.kill();
    const restart = await restarted(folder, loadTables);
    loadTables.close();
    return { tables, rate: held, paces, quiet, withBots, restart };
  } finally {
    await yardstick?.stop();
    await server.kill();
  }
}

/** Plays whole games until the time is up, because a new server is still being compiled. */
async function warm(server: ServerChild, game: string, seconds: number): Promise<void> {
  const loadTables = await openOurTables(server.address, WARM_TABLES, PEOPLE, game);
  const until = performance.now() + 1000 * seconds;
  while (performance.now() < until) {
    await loadTables.deal();
    await flatOut(loadTables, server, (until - performance.now()) / 1000);
  }
  loadTables.close();
}

async function inARow(count: number, work: () => Promise<Stretch>): Promise<Stretch[]> {
  const stretches: Stretch[] = [];
  while (stretches.length < count) stretches.push(await work());
  return stretches;
}

/** Starts the server after a kill, and reconnects all players at once. */
async function restarted(folder: string, loadTables: OurTables): Promise<Restart> {
  const begun = performance.now();
  const server = await ServerChild.start('our-server', folder, [], ALL_CORES);
  try {
    const toolBefore = toolCpu();
    await loadTables.reconnect(server.address);
    const answeredSeconds = (performance.now() - begun) / 1000;
    const toolCpuSeconds = toolCpu() - toolBefore;
    const { cpuSeconds } = await server.usage();
    return {
      tables: loadTables.ids.length,
      readySeconds: server.readySeconds,
      answeredSeconds,
      cpuSeconds,
      toolCpuSeconds,
    };
  } finally {
    await server.kill();
  }
}
