// Somebody who only wants to play, in a process of their own: node play-beside.mjs ADDRESS
// Plays game after game against themselves over two live connections until told to stop; then says how long each move
// took to be acknowledged.
import { WebSocket } from 'ws';

const [address] = process.argv.slice(2);
/** As often as a quick player moves. */
const PAUSE_MILLISECONDS = 20;
const times = [];
let isOver = false;

/** Connections that were kept may be closed by now: like a browser, asks again over another one. */
async function fetched(path, request, left = 10) {
  try {
    const response = await fetch(`${address}${path}`, request);
    // So is one that the server gives up at this moment.
    if (response.status === 408) throw new Error(await response.text());
    return response;
  } catch (error) {
    if (left === 0) throw error;
    return fetched(path, request, left - 1);
  }
}

async function ask(path, cookie, body) {
  const response = await fetched(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const [given] = response.headers.getSetCookie();
  return { cookie: given?.split(';')[0] ?? cookie, body: await response.json() };
}

/** A live connection that remembers the table as it was last shown. */
class Player {
  cookie = '';
  table = null;
  #ref = 0;
  #answered = new Map();

  async connect() {
    this.cookie = (await ask('/api/me', '')).cookie;
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/live`, { headers: { cookie: this.cookie } });
    this.socket.on('message', data => {
      const message = JSON.parse(data.toString());
      if (message.type === 'table') this.table = message.table;
      else if (message.type === 'error') process.stderr.write(`${data}\n`);
      this.#answered.get(message.ref)?.();
    });
    await new Promise((resolve, reject) => this.socket.once('open', resolve).once('error', reject));
  }

  tell(message) {
    const ref = ++this.#ref;
    const answered = new Promise(resolve => this.#answered.set(ref, resolve));
    this.socket.send(JSON.stringify({ ...message, ref }));
    return answered.finally(() => this.#answered.delete(ref));
  }
}

const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));
const players = [new Player(), new Player()];
for (const player of players) await player.connect();

async function playOneGame() {
  const [host, user] = players;
  const { body } = await ask('/api/tables', host.cookie, { game: 'snow-time', players: 2 });
  await ask(`/api/tables/${body.id}/join`, user.cookie, {});
  for (const player of players) await player.tell({ type: 'watch', table: body.id });
  while (!isOver && players.every(({ table }) => table.status === 'running')) {
    for (const player of players) {
      const { number, questions } = player.table;
      const [question] = questions;
      const move = question?.options[question.options.length >> 1]?.move;
      if (move === undefined) continue;
      const start = performance.now();
      await player.tell({ type: 'move', table: body.id, seat: question.seat, number, move });
      times.push(performance.now() - start);
    }
    await pause(PAUSE_MILLISECONDS);
  }
  for (const player of players) await player.tell({ type: 'unwatch', table: body.id });
}

process.once('message', () => {
  isOver = true;
});
process.send('playing');
while (!isOver) await playOneGame();
for (const { socket } of players) socket.terminate();
process.send(times, () => process.disconnect());
