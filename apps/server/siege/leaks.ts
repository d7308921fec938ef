import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { commitmentTo } from '@snowbound/engine';
import { type KeptTable, keptTable, openHouse, reopened } from '../tests/kept-tables.ts';
import { Visitor } from '../tests/visitor.ts';
import { type Attack, Faults } from './attack.ts';
import { pairsOfWorlds, type Worlds } from './worlds.ts';

const PLANS = { full: { ofEach: 8, most: 40, every: 4 }, brief: { ofEach: 1, most: 16, every: 8 } } as const;
const MOST_PROBES = 8;
const [HIDER, SEEKER] = [0, 1];

type Asked = readonly [method: string, path: string, body?: unknown];

/** Everything that can be asked about a table, and moves that are refused. */
function questionsAbout(id: string, number: number, { people, probes }: Worlds): Asked[] {
  const table = `/api/tables/${id}`;
  const seats = [...people.keys()];
  const hidden = people.indexOf(HIDER);
  const own = people.indexOf(SEEKER);
  const some = probes.slice(-MOST_PROBES).map(encodeURIComponent);
  const looks = ['', '/text', '/scores', '/printed', '/retold', '/past', '/chat', '/mutes', '/record', '?journal=3'];
  const pasts = [0, Math.max(0, number - 1), number, number + 5].flatMap(move =>
    ['', '?viewer=0', '?viewer=1', '?viewer=spectator'].map(eyes => `/past/${move}${eyes}`),
  );
  const perSeat = seats.flatMap(seat => [
    `/undo?seat=${seat}`,
    ...some.flatMap(move => [`/why-not?seat=${seat}&what=${move}`, `/payments?seat=${seat}&move=${move}`]),
  ]);
  const refused: Asked[] = [
    ['POST', `${table}/moves`, { seat: hidden, number, move: probes.at(-1) ?? 'pass' }],
    ['POST', `${table}/moves`, { seat: own, number, move: 'no such move' }],
    ['POST', `${table}/moves`, { seat: own, number: number + 7, move: 'no such move' }],
    ['POST', `${table}/undo`, { seat: hidden }],
    ['POST', `${table}/undo/vote`, { agree: true }],
    ['POST', `${table}/rematch`],
  ];
  const lists = ['/api/tables', '/api/me/tables', '/api/me/records'];
  return [
    ...[...looks, ...pasts, ...perSeat].map(path => ['GET', `${table}${path}`] as const),
    ...lists.map(path => ['GET', path] as const),
    ...refused,
  ];
}

/** Plays one of the worlds on a copy of a kept table; everything that the seeker and a spectator got to know, in order. */
async function overheard(
  data: string,
  table: KeptTable,
  pair: Worlds,
  world: number,
  every: number,
): Promise<string[]> {
  const seed = pair.seeds[world] ?? '';
  const open = await reopened(data, table, seed);
  const answers: string[] = [];
  const ask = async (number: number): Promise<void> => {
    for (const [method, path, body] of questionsAbout(table.id, number, pair)) {
      for (const who of [open.user, open.spectator]) {
        const { status, body: answer } = await who.ask(method, path, body);
        const text = JSON.stringify(answer).replaceAll(commitmentTo(seed), 'commitment');
        // Times of day are nobody's secret.
        answers.push(`${method} ${path} ${status} ${text.replace(/\b\d{13}\b/g, 'time')}`);
      }
    }
  };
  const moves = pair.moves[world] ?? [];
  for (const [number, { seat, move }] of moves.entries()) {
    if (number % every === 1) await ask(number);
    await open.play(seat, number, move, pair.people[seat]);
  }
  await ask(moves.length);
  const { wire, asked } = await open.close();
  return [...answers, ...wire.flatMap(text => text.split('\n')), ...asked];
}

/** A table that has not begun tells nothing, and nothing of a deal is on the disk. */
async function lookAtOpen(data: string, game: string, faults: Faults): Promise<number> {
  const serving = await openHouse(data);
  const [host, user] = [new Visitor(serving.address), new Visitor(serving.address)];
  const { id } = await host.post('/api/tables', { game, players: 2 });
  for (const who of [host, user]) {
    const { view, seed, commitment, journal } = await who.get(`/api/tables/${id}`);
    const told = JSON.stringify({ view, seed, commitment, journal });
    faults.expect(told === '{"view":null,"seed":null,"commitment":null,"journal":[]}', `an open table tells ${told}`);
  }
  await serving.close();
  const database = new DatabaseSync(join(data, 'snowbound.sqlite'), { readOnly: true });
  const row = database.prepare('SELECT seed FROM tables WHERE id = ?').get(id) as { seed: string };
  database.close();
  faults.expect(row.seed === '', `an open table of ${game} has a seed on the disk`);
  return 3;
}

/** What is received is the same byte for byte, whatever is hidden. */
export const leaks: Attack = {
  name: 'leaks',
  what: 'everything a seat and a spectator can receive or ask for, in worlds that differ only in what is hidden',
  unit: 'comparisons',
  async run(size) {
    const { ofEach, most, every } = PLANS[size];
    const faults = new Faults();
    const folder = mkdtempSync(join(tmpdir(), 'snowbound-siege-'));
    let [comparisons, pairs, moves] = [0, 0, 0];
    try {
      for (const game of ['snow-time', 'winter-kingdom', 'silverfrost']) {
        comparisons += await lookAtOpen(join(folder, `open-${game}`), game, faults);
      }
      for await (const pair of pairsOfWorlds(ofEach, most)) {
        const kept = join(folder, 'kept');
        const table = await keptTable(kept, { game: pair.game, options: pair.options });
        const heard: string[][] = [];
        for (const world of pair.seeds.keys()) {
          const copy = join(folder, `copy-${world}`);
          cpSync(kept, copy, { recursive: true });
          heard.push(await overheard(copy, table, pair, world, every));
          rmSync(copy, { recursive: true });
        }
        rmSync(kept, { recursive: true });
        const [one = [], other = []] = heard;
        faults.expect(one.length === other.length, `${pair.game}: one world says more than the other`);
        one.forEach((text, at) => {
          faults.expect(
            text === other[at],
            `${pair.game}, ${pair.moves[0]?.length} moves: ${differing(text, other[at])}`,
          );
        });
        comparisons += one.length;
        moves += pair.moves[0]?.length ?? 0;
        pairs++;
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
    faults.expect(moves >= pairs * 4, `only ${moves} moves in ${pairs} pairs of worlds: they are told apart too soon`);
    return { times: comparisons, figures: { pairs, moves }, faults: faults.list };
  },
};

/** Two texts, from a little before they part. */
function differing(one: string, other = ''): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  return `${one.slice(0, 60)}: “${one.slice(from, at + 60)}” and “${other.slice(from, at + 60)}”`;
}
