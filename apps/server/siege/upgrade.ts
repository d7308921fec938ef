import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '@snowbound/catalogue';
import { type ScoreSheet, total } from '@snowbound/engine';
import { readRecord, replay } from '@snowbound/table';
import { runIn } from '../tests/command-line.ts';
import { stored, storedFolder } from '../tests/stored.ts';
import { playToTheEnd, type Visitor } from '../tests/visitor.ts';
import { type Attack, Faults } from './attack.ts';
import { Besieged } from './besieged.ts';

const PLANS = { full: { rounds: 5 }, brief: { rounds: 1 } } as const;
/** Games whose rules are still those of the stored data. */
const GAMES = ['snow-time', 'winter-kingdom'];
/** Running games of the first rules of Silverfrost: this version cannot go on with them, and says so before. */
const ENDED = ['silverfrost running', 'silverfrost alone running'];
const { tables, results, cookies } = stored;

/** Everything in a folder of data, so that no byte changes unnoticed. */
const contentOf = (data: string): string =>
  readdirSync(data)
    .map(name => `${name} ${readFileSync(join(data, name)).toString('base64')}`)
    .join('\n');

const recordOf = async (who: Visitor, id: string) =>
  readRecord(String((await who.ask('GET', `/api/tables/${id}/record`)).body));

/** Finished games have the results they had. */
async function readFinished(anna: Visitor, faults: Faults): Promise<number> {
  for (const [name, { winners, totals, journal }] of Object.entries(results)) {
    const id = tables[name] ?? '';
    const seen = await anna.get(`/api/tables/${id}`);
    const scores = await anna.get<ScoreSheet[]>(`/api/tables/${id}/scores`);
    const now = JSON.stringify([seen.winners, scores.map(total), seen.journal.length]);
    faults.expect(now === JSON.stringify([winners, totals, journal]), `${name} reads otherwise: ${now}`);
    faults.expect((await recordOf(anna, id)).moves.length > 0, `${name} has no record`);
  }
  return Object.keys(results).length;
}

/** Running games go on to their end, and their records replay to the same. */
async function finishRunning(anna: Visitor, ben: Visitor, faults: Faults): Promise<number> {
  for (const game of GAMES) {
    const id = tables[`${game} running`] ?? '';
    const { winners } = await playToTheEnd(id, [anna, ben]);
    const record = await recordOf(anna, id);
    const replayed = replay(await gameOf(record), record);
    faults.expect(String(replayed.winners) === String(winners), `the record of ${game} ends otherwise`);
  }
  return GAMES.length;
}

/** Data of earlier versions: looked at, opened, played on. */
export const upgrade: Attack = {
  name: 'upgrade',
  what: 'the data of an earlier version: checked before, opened, played to the end where the rules are the same, exported',
  unit: 'games',
  async run(size) {
    const faults = new Faults();
    let games = 0;
    let checks = 0;
    const check = async (data: string) => {
      const { code, out, err } = await runIn(data, ['upgrade-check', '--data', data]);
      const isRight = code === 1 && ENDED.every(name => out.includes(tables[name] ?? name));
      faults.expect(isRight, `upgrade-check ends with ${code}: ${out}${err}`);
      checks++;
    };
    for (let round = 0; round < PLANS[size].rounds; round++) {
      const data = storedFolder('stored-with-results');
      const before = contentOf(data);
      await check(data);
      faults.expect(contentOf(data) === before, 'upgrade-check changed the data');
      await Besieged.during({ data }, async server => {
        const [anna, ben] = [cookies.anna, cookies.ben].map(cookie => Object.assign(server.visitor(), { cookie }));
        if (anna === undefined || ben === undefined) throw new Error('nobody');
        games += await readFinished(anna, faults);
        // Beside a server that is being played at.
        const [finished] = await Promise.all([finishRunning(anna, ben, faults), check(data)]);
        games += finished;
        games += await readFinished(anna, faults);
      });
    }
    return { times: games, figures: { upgradeChecks: checks }, faults: faults.list };
  },
};
