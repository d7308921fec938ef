import { HttpCaller } from './caller.ts';
import { ALL_CORES, ServerChild } from './child.ts';
import { flatOut, type Stretch, steadily, toolCpu } from './load.ts';
import { layForBots, type OurHall, openOurHall } from './our-sitters.ts';
import { middle, type Pace, paceOf } from './pace.ts';
import { Yardstick } from './yardstick.ts';

/** Many tables of two people at a steady pace. */
export interface ManyTables {
  readonly tables: number;
  /** Moves a second at every table that could be held. */
  readonly rate: number;
  /** S2: the pace that was asked for, and if it could not be held an easier one. */
  readonly paces: readonly Pace[];
  /** S4: at a calm pace: alone, and while the server's bots think at other tables without a pause. */
  readonly quiet: readonly Stretch[];
  readonly withBots: readonly Stretch[];
  /** S5: killed and started again. */
  readonly restart: Restart;
}

export interface Restart {
  readonly tables: number;
  readonly readySeconds: number;
  /** From the start of the process until everybody is connected again and sees their table. */
  readonly answeredSeconds: number;
  /** What the server worked for that, all threads, and this tool. */
  readonly cpuSeconds: number;
  readonly toolCpuSeconds: number;
}

export interface ManyTablesRun {
  readonly folder: string;
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  readonly game: string;
  /** Whether there is time for a long warm-up and for the bare server beside ours: not after the peers, within the minute. */
  readonly isAlone: boolean;
}

const PEOPLE = 2;
/** A pace is held when nearly all moves came when they were due and were answered this fast. */
const HELD_PART = 0.95;
const HELD_MILLISECONDS = 100;
/** The part of what was reached at most that can be held with ease. */
const EASY_PART = 0.6;
/** Two cores must suffice for the server, this tool and the bot, or one would only measure who has to wait. */
const CALM_RATE = 1;
/** A server that has been up for a while knows whole games: so many tables play as fast as they can before anything is measured. */
const WARM_TABLES = 250;
const WARM_PART = 2;
/** Functions that few moves need are compiled late: where there is time, they are waited for. */
const LONG_WARM_PART = 6;
/** How many stretches there are at a calm pace, and how long each is. */
const CALM_STRETCHES = 3;
const CALM_PART = 0.6;
/** Enough that no thread of the server's bots ever waits for a question. */
const BOT_TABLES = 2;
const STRONGEST = 'expert';

/** S2, S4 and S5 with our server. */
export async function manyTables({ folder, tables, rate, seconds, game, isAlone }: ManyTablesRun): Promise<ManyTables> {
  // As a host would: old garbage is looked for beside the event loop, which needs the other core for a moment.
  const server = await ServerChild.start('our-server', folder, [], ALL_CORES);
  const yardstick = isAlone ? await Yardstick.start(folder, tables, PEOPLE) : null;
  try {
    await warm(server, game, seconds * (isAlone ? LONG_WARM_PART : WARM_PART));
    const hall = await openOurHall(server.address, tables, PEOPLE, game);
    await hall.deal();
    // Everybody has just come: that is S5's matter.
    await steadily(hall, server, rate, seconds * WARM_PART);
    await yardstick?.steadily(rate, seconds * WARM_PART);
    const full = await paceOf(hall, server, yardstick, rate, seconds);
    const paces = [full];
    // Beyond what it can do a queue is all one would measure, so an easier pace is tried as well.
    const reached = middle(full.stretches, 'movesPerSecond');
    const isHeld =
      reached >= tables * rate * HELD_PART && middle(full.stretches, 'p99Milliseconds') <= HELD_MILLISECONDS;
    const held = isHeld ? rate : (EASY_PART * reached) / tables;
    if (!isHeld) paces.push(await paceOf(hall, server, yardstick, held, seconds));
    await yardstick?.stop();
    const calm = Math.min(held, CALM_RATE);
    const atEase = () => inARow(CALM_STRETCHES, () => steadily(hall, server, calm, seconds * CALM_PART));
    const quiet = await atEase();
    const host = new HttpCaller(server.address);
    for (let table = 0; table < BOT_TABLES; table++) await layForBots(host, PEOPLE, game, STRONGEST);
    // Their threads start, load the game and are compiled: not what is asked here.
    await steadily(hall, server, calm, seconds);
    const withBots = await atEase();
    await server.kill();
    const restart = await restarted(folder, hall);
    hall.close();
    return { tables, rate: held, paces, quiet, withBots, restart };
  } finally {
    await yardstick?.stop();
    await server.kill();
  }
}

/** Whole games, one after the other, until the time is up: what has just started is still being compiled. */
async function warm(server: ServerChild, game: string, seconds: number): Promise<void> {
  const hall = await openOurHall(server.address, WARM_TABLES, PEOPLE, game);
  const until = performance.now() + 1000 * seconds;
  while (performance.now() < until) {
    await hall.deal();
    await flatOut(hall, server, (until - performance.now()) / 1000);
  }
  hall.close();
}

async function inARow(count: number, work: () => Promise<Stretch>): Promise<Stretch[]> {
  const stretches: Stretch[] = [];
  while (stretches.length < count) stretches.push(await work());
  return stretches;
}

/** The server as it is after a power cut, and all its people coming back at once. */
async function restarted(folder: string, hall: OurHall): Promise<Restart> {
  const begun = performance.now();
  const server = await ServerChild.start('our-server', folder, [], ALL_CORES);
  try {
    const toolBefore = toolCpu();
    await hall.comeBack(server.address);
    const answeredSeconds = (performance.now() - begun) / 1000;
    const toolCpuSeconds = toolCpu() - toolBefore;
    const { cpuSeconds } = await server.usage();
    return { tables: hall.ids.length, readySeconds: server.readySeconds, answeredSeconds, cpuSeconds, toolCpuSeconds };
  } finally {
    await server.kill();
  }
}
