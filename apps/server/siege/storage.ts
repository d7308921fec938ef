import type { Answer, Visitor } from '../tests/visitor.ts';
import { type Attack, Faults } from './attack.ts';
import { Besieged } from './besieged.ts';

const PLANS = { full: { tables: 12 }, brief: { tables: 2 } } as const;
/** In blocks of 512 bytes: a little more than new data need. */
const LARGEST_FILE = 1000;
/** More moves than fit. */
const MOST_MOVES = 20_000;
const MOST_SMALL_THINGS = 4;

type Refusal = Answer<{ readonly error?: { readonly code: string } }>;
const isStorage = ({ status, body }: Refusal): boolean => status === 503 && body.error?.code === 'storage';

/** Chooses and takes back at a table until the disk is full: the log grows, the game does not end. What was acknowledged. */
async function fill(player: Visitor, table: string, faults: Faults): Promise<number> {
  let number = 0;
  for (let tries = 0; tries < MOST_MOVES; tries++) {
    const isMove = number % 2 === 0;
    const [path, body] = isMove ? ['moves', { seat: 0, number, move: 'play 6' }] : ['undo', { seat: 0 }];
    const answer: Refusal = await player.ask('POST', `/api/tables/${table}/${path}`, body);
    if (answer.status !== 200) {
      faults.expect(isStorage(answer), `a full disk is answered with ${answer.status} ${JSON.stringify(answer.body)}`);
      return number;
    }
    number++;
  }
  faults.add(`the disk was not full after ${MOST_MOVES} moves`);
  return number;
}

/** Asks for something until it is refused: what is left of a full file may take a few small things. */
async function refusedAtLast(ask: () => Promise<Refusal>): Promise<Refusal> {
  let answer = await ask();
  for (let left = MOST_SMALL_THINGS; left > 0 && answer.status < 300; left--) answer = await ask();
  return answer;
}

/** Everything that would keep something, asked for while nothing can be kept. */
async function askEverything(player: Visitor, stranger: Visitor, faults: Faults): Promise<number> {
  const asked: [Visitor, string, string, unknown][] = [
    [player, 'POST', '/api/tables', { game: 'snow-time', players: 2 }],
    [player, 'PUT', '/api/me', { name: 'Anna' }],
    [stranger, 'POST', '/api/tables', { game: 'silverfrost', players: 2 }],
  ];
  for (const [who, method, path, body] of asked) {
    const answer = await refusedAtLast(() => who.ask(method, path, body));
    faults.expect(
      isStorage(answer),
      `${method} ${path} on a full disk: ${answer.status} ${JSON.stringify(answer.body)}`,
    );
  }
  return asked.length;
}

/** The disk is full. */
export const storage: Attack = {
  name: 'storage',
  what: 'a disk that is full while games are played',
  unit: 'refusals',
  async run(size) {
    const faults = new Faults();
    return Besieged.during({}, async server => {
      const [anna, ben] = [server.visitor(), server.visitor()];
      const tables: string[] = [];
      for (let created = 0; created < PLANS[size].tables; created++) {
        const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2 });
        await ben.post(`/api/tables/${id}/join`);
        tables.push(id);
      }
      await server.process.stop();
      await server.process.start(LARGEST_FILE);
      const acknowledged = new Map<string, number>();
      let refusals = 0;
      for (const table of tables) {
        acknowledged.set(table, await fill(anna, table, faults));
        refusals += 1 + (await askEverything(anna, server.visitor(), faults));
      }
      const readiness = await server.ready();
      faults.expect(readiness === 503, `/readyz says ${readiness} on a full disk`);
      faults.expect((await anna.ask('GET', '/healthz')).status === 200, 'the server does not answer any more');
      await server.process.kill();
      await server.process.start();
      for (const [table, moves] of acknowledged) {
        const { number } = await anna.get(`/api/tables/${table}`);
        faults.expect(number === moves, `table ${table} stands at ${number} after ${moves} acknowledged moves`);
      }
      faults.expect((await server.ready()) === 200, 'the server is not ready though there is room again');
      const acknowledgedMoves = [...acknowledged.values()].reduce((sum, moves) => sum + moves);
      return { times: refusals, figures: { tables: tables.length, acknowledgedMoves }, faults: faults.list };
    });
  },
};
