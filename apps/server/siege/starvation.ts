import type { Snapshot } from '@snowbound/protocol';
import type { Visitor } from '../tests/visitor.ts';
import { type Attack, Faults, quantile } from './attack.ts';
import { Besieged } from './besieged.ts';

const PLANS = {
  full: { tables: 300, answers: 60, mostMilliseconds: 2000 },
  brief: { tables: 40, answers: 8, mostMilliseconds: 60_000 },
} as const;
const BOT = 'medium';

/** Plays with a bot over a live connection and measures how long each of its answers takes. */
async function answerTimes(person: Visitor, answers: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < answers) {
    const places = [{ kind: 'you' }, { kind: 'bot', bot: BOT }];
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
const shownAfter = (person: Visitor, { number }: Snapshot) =>
  person.hear(heard => heard.type === 'table' && heard.table.number > number);

/** One user creates hundreds of tables for bots while a bystander plays with one: does the bystander's bot still answer? */
export const starvation: Attack = {
  name: 'starvation',
  what: 'one user creates tables where only bots play, while another waits for a bot',
  unit: 'tables of bots',
  async run(size) {
    const { tables, answers, mostMilliseconds } = PLANS[size];
    const faults = new Faults();
    return Besieged.during({}, async server => {
      const attacker = server.visitor();
      const places = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: BOT }));
      for (let created = 0; created < tables; created++) {
        await attacker.post('/api/tables', { game: 'winter-kingdom', players: 4, places });
      }
      const times = await answerTimes(server.visitor(), answers);
      const waiting = await server.metric('snowbound_bots_waiting');
      const fallbacks = await server.metric('snowbound_bot_fallbacks_total');
      const botP99Milliseconds = quantile(times, 0.99);
      faults.expect(fallbacks === 0, `${fallbacks} moves of bots were fallbacks`);
      faults.expect(botP99Milliseconds < mostMilliseconds, `a bot took ${botP99Milliseconds} ms (p99) to answer`);
      return {
        times: tables,
        figures: { answers, botP50Milliseconds: quantile(times, 0.5), botP99Milliseconds, waiting, fallbacks },
        faults: faults.list,
      };
    });
  },
};
