// A program that takes a seat and plays random moves: SNOWBOUND_TOKEN=… npx tsx random-bot.ts http://localhost:8080
// It needs nothing but Node 20. The interface is told in docs/bot-api.md.

/** The parts of a table that this program looks at. */
interface Table {
  readonly number: number;
  readonly status: 'open' | 'running' | 'over';
  readonly mine: readonly number[];
  readonly winners: readonly number[];
  readonly questions: readonly { readonly seat: number; readonly options: readonly { readonly move: string }[] }[];
  readonly undo: { readonly by: number; readonly agreed: readonly number[] } | null;
}

const server = process.argv[2] ?? 'http://localhost:8080';
const headers = { authorization: `Bearer ${process.env['SNOWBOUND_TOKEN'] ?? ''}`, 'content-type': 'application/json' };
const seconds = (count: number) => new Promise(resolve => setTimeout(resolve, count * 1000));

/** Asks the server for something; `null` if the table has changed meanwhile, which the stream will tell. */
async function post<Answer>(path: string, body: object): Promise<Answer | null> {
  const response = await fetch(`${server}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.ok) return (await response.json()) as Answer;
  const text = await response.text();
  if (response.status === 409) return null;
  if (response.status !== 429 && response.status !== 503) throw new Error(`${response.status} ${text}`);
  await seconds(Number(response.headers.get('retry-after') ?? 1));
  return post(path, body);
}

/** The tables that the stream tells of, until it breaks off. */
async function* tables(): AsyncGenerator<Table> {
  const response = await fetch(`${server}/api/bot/stream`, { headers });
  if (response.status === 401) throw new Error(await response.text());
  if (!response.ok || response.body === null) return;
  let unread = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (unread + text).split('\n\n');
    unread = events.pop() ?? '';
    for (const event of events) {
      const line = event.split('\n').find(start => start.startsWith('data: '));
      if (line !== undefined) yield JSON.parse(line.slice('data: '.length)) as Table;
    }
  }
}

/** Plays until the game is over, over as many connections as it takes. */
async function play(): Promise<Table> {
  let played = 0;
  for (;;) {
    try {
      for await (const table of tables()) {
        if (table.status === 'over') return table;
        if (table.undo !== null && ![table.undo.by, ...table.undo.agreed].some(place => table.mine.includes(place)))
          await post('/api/bot/undo/vote', { agree: true });
        // What was said before our last move asks what we have answered already.
        if (table.number < played) continue;
        for (const { seat, options } of table.questions) {
          const move = options[Math.floor(Math.random() * options.length)]?.move;
          const done = await post<{ number: number }>('/api/bot/moves', { seat, number: table.number, move });
          played = done?.number ?? played;
        }
      }
    } catch (error) {
      // The connection broke off; anything else is told.
      if (!(error instanceof TypeError)) throw error;
    }
    await seconds(1);
  }
}

if ((await post('/api/bot/accept', { name: 'Random (TypeScript)' })) === null) throw new Error('the place is taken');
process.stdout.write(`The game is over; seats that won: ${(await play()).winners.join(', ')}\n`);
