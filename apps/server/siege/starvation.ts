import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableSeen } from '@snowbound/protocol';
import { freePort, OwnProcess } from '../tests/own-process.ts';
import { Visitor } from '../tests/visitor.ts';

export interface StarvationPlan {
  /** How many tables one person lays for bots, and looks at none of them. */
  readonly tables: number;
  /** Which bots play there. */
  readonly bot: string;
  /** How many answers of a bot a bystander waits for. */
  readonly answers: number;
}

export interface StarvationReport extends StarvationPlan {
  /** From when the bystander's bot is asked until its move is shown. */
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  /** Tables that waited for a thread at the end. */
  readonly waiting: number;
  /** Moves of bots that were not thought about. */
  readonly fallbacks: number;
}

const USUAL: StarvationPlan = { tables: 300, bot: 'medium', answers: 60 };

/** One person lays hundreds of tables for bots while a bystander plays with one: does the bystander's bot still answer? */
export async function starvation(plan: Partial<StarvationPlan> = {}): Promise<StarvationReport> {
  const { tables, bot, answers } = { ...USUAL, ...plan };
  const data = mkdtempSync(join(tmpdir(), 'snowbound-'));
  const server = new OwnProcess(data, await freePort());
  await server.start();
  try {
    const attacker = new Visitor(server.address);
    const places = Array.from({ length: 4 }, () => ({ kind: 'bot', bot }));
    for (let laid = 0; laid < tables; laid++) {
      await attacker.post('/api/tables', { game: 'winter-kingdom', players: 4, places });
    }
    const times = await answerTimes(new Visitor(server.address), answers);
    const metrics = await metricsOf(attacker);
    return {
      ...{ tables, bot, answers },
      p50Milliseconds: quantile(times, 0.5),
      p99Milliseconds: quantile(times, 0.99),
      waiting: sumOf(metrics, 'snowbound_bots_waiting'),
      fallbacks: sumOf(metrics, 'snowbound_bot_fallbacks_total'),
    };
  } finally {
    await server.stop();
    rmSync(data, { recursive: true });
  }
}

/** Plays with a bot over a live connection and measures how long each of its answers takes. */
async function answerTimes(person: Visitor, answers: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < answers) {
    const places = [{ kind: 'you' }, { kind: 'bot', bot: 'medium' }];
    const { id } = await person.post('/api/tables', { game: 'winter-kingdom', players: 2, places });
    await person.connect();
    await person.tell({ type: 'watch', table: id });
    for (let seen = person.seen; seen.status === 'running' && times.length < answers; seen = person.seen) {
      const [question] = seen.questions;
      const start = performance.now();
      if (question !== undefined) {
        const move = question.options[0]?.move;
        await person.tell({ type: 'move', table: id, seat: question.seat, number: seen.number, move });
      }
      await shownAfter(person, seen);
      if (question === undefined) times.push(performance.now() - start);
    }
    person.close();
  }
  return times;
}

/** Waits until the table was shown with something new. */
const shownAfter = (person: Visitor, { number }: TableSeen) =>
  person.hear(heard => heard.type === 'table' && heard.table.number > number);

const metricsOf = async (visitor: Visitor): Promise<string> => (await visitor.ask<string>('GET', '/metrics')).body;

/** The sum of a metric over all its labels. */
function sumOf(metrics: string, name: string): number {
  const lines = metrics.split('\n').filter(line => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** The value below which this share of them lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
