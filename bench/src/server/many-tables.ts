import { Caller } from './caller.ts';
import { ServerChild } from './child.ts';
import { type Stretch, steadily } from './load.ts';
import { openOurHall } from './our-sitters.ts';
import { forEachOf, type Hall } from './sitter.ts';

/** Many tables of two people at a steady pace. */
export interface ManyTables {
  readonly tables: number;
  /** Moves a second at every table that could be held. */
  readonly rate: number;
  /** S2: the pace that was asked for, and if it could not be held an easier one. */
  readonly paces: readonly Pace[];
  /** S4: at a calm pace, on both cores: alone, and while a thread of the server thinks without a pause. */
  readonly quiet: Stretch;
  readonly withBot: Stretch;
  readonly withPoliteBot: Stretch;
  /** S5: killed and started again. */
  readonly restart: Restart;
}

interface Pace {
  readonly rate: number;
  readonly stretch: Stretch;
}

export interface Restart {
  readonly tables: number;
  readonly readySeconds: number;
  /** From the start of the process until every table has answered. */
  readonly answeredSeconds: number;
}

export interface ManyTablesRun {
  readonly folder: string;
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  readonly game: string;
}

const PEOPLE = 2;
/** A pace is held when nearly all moves came when they were due and were answered this fast. */
const HELD_PART = 0.95;
const HELD_MILLISECONDS = 100;
/** The part of what was reached at most that can be held with ease. */
const EASY_PART = 0.6;
/** Two cores must suffice for the server, this tool and the bot, or one would only measure who has to wait. */
const CALM_RATE = 1;
const POLITE = 19;
const WARM_PART = 2;

/** S2, S4 and S5 with our server. */
export async function manyTables({ folder, tables, rate, seconds, game }: ManyTablesRun): Promise<ManyTables> {
  const server = await ServerChild.start('our-server', folder);
  try {
    const hall = await openOurHall(server.address, tables, PEOPLE, game);
    await hall.deal();
    // A server that has just started is still being compiled.
    await steadily(hall, server, rate, seconds * WARM_PART);
    const paces = [await pace(hall, server, rate, seconds)];
    const [{ stretch: full }] = paces as [Pace];
    // Beyond what it can do a queue is all one would measure, so an easier pace is tried as well.
    const isHeld = full.movesPerSecond >= tables * rate * HELD_PART && full.p99Milliseconds <= HELD_MILLISECONDS;
    const held = isHeld ? rate : (EASY_PART * full.movesPerSecond) / tables;
    if (!isHeld) paces.push(await pace(hall, server, held, seconds));
    // The bot's thread shall have the other core.
    server.freeCores();
    const calm = Math.min(held, CALM_RATE);
    const quiet = await steadily(hall, server, calm, seconds);
    const beside = async (nice: number) => {
      // The thread warms up for half the time it is given, and must outlast the stretch.
      server.startBot(seconds * 0.75, nice);
      return steadily(hall, server, calm, seconds);
    };
    const withBot = await beside(0);
    const withPoliteBot = await beside(POLITE);
    hall.close();
    await server.kill();
    return { tables, rate: held, paces, quiet, withBot, withPoliteBot, restart: await restarted(folder, hall.ids) };
  } finally {
    await server.kill();
  }
}

async function pace(hall: Hall, server: ServerChild, rate: number, seconds: number): Promise<Pace> {
  return { rate, stretch: await steadily(hall, server, rate, 2 * seconds) };
}

async function restarted(folder: string, ids: readonly string[]): Promise<Restart> {
  const begun = performance.now();
  const server = await ServerChild.start('our-server', folder);
  try {
    const caller = new Caller(server.address);
    await caller.ask('GET', '/api/me');
    await forEachOf(ids, id => caller.ask('GET', `/api/tables/${id}`));
    const answeredSeconds = (performance.now() - begun) / 1000;
    return { tables: ids.length, readySeconds: server.readySeconds, answeredSeconds };
  } finally {
    await server.kill();
  }
}
