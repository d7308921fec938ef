import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ClientMessage } from '@snowbound/protocol';
import { Check } from 'typebox/value';
import { WebSocketServer } from 'ws';
import { LARGEST_MESSAGE } from '../src/live/frame.ts';
import { type Attack, Faults } from './attack.ts';
import { Besieged } from './besieged.ts';
import { type FrameCase, frame, frameCases } from './frame-cases.ts';
import { FrameClient, type Outcome } from './frame-client.ts';

const AT_ONCE = 8;
/** What is sent last: its answer says that all before it was read. */
const LAST = 'the last';
const LAST_FRAME = frame(0x89, LAST);

/** What a message is answered by; `null` if it is not understood. */
function refOf(text: string): number | null {
  try {
    const message: unknown = JSON.parse(text);
    return Check(ClientMessage, message) ? message.ref : null;
  } catch {
    return null;
  }
}

/** Plain `ws`, which answers whatever it hears as our server would: what is said, that it was heard; anything else, that it was not understood. */
async function plainServer() {
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  server.on('connection', socket => {
    socket.on('error', () => undefined);
    socket.on('message', data => {
      socket.send(JSON.stringify({ type: 'error', ref: refOf(String(data)) }));
    });
  });
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Sends a case, and what came of it: until the last was answered, the connection ended, or as long as `isEnough` is not. */
async function outcomeOf(client: FrameClient, { pieces }: FrameCase, isEnough: (outcome: Outcome) => boolean) {
  for (const piece of pieces) {
    client.send(piece);
    if (pieces.length > 1) await nextTurn();
  }
  client.send(LAST_FRAME);
  await client.until(outcome => outcome.isClosed || isEnough(outcome));
  return client.outcome;
}

const isWhole = ({ pongs }: Outcome): boolean => pongs.includes(LAST);

/** Frames of every shape, broken and whole: they must be taken or refused exactly as plain `ws` does. */
export const frames: Attack = {
  name: 'frames',
  what: 'WebSocket frames of every shape, broken, split and whole, compared with plain ws',
  unit: 'cases',
  async run(size) {
    const faults = new Faults();
    const cases = frameCases(size);
    const { address: plain, server: plainSockets } = await plainServer();
    const counts = { closed: 0, whole: 0, unfinished: 0 };
    await Besieged.during({}, async server => {
      const compare = async (one: FrameCase, cookie: string): Promise<void> => {
        const reference = await FrameClient.open(plain, '');
        // All bytes were read when nothing more can come of them: the reference is in this process.
        const expected = await outcomeOf(reference, one, outcome => isWhole(outcome) || reference.isQuiet());
        counts[expected.isClosed ? 'closed' : isWhole(expected) ? 'whole' : 'unfinished']++;
        const client = await FrameClient.open(server.address, cookie);
        const isAnswered = ({ answers, pongs }: Outcome) =>
          !expected.isClosed && answers.length >= expected.answers.length && pongs.length >= expected.pongs.length;
        const got = await outcomeOf(client, one, isAnswered);
        const [wanted, was] = [expected, got].map(comparable);
        faults.expect(wanted === was, `${one.name}: plain ws ${wanted}, the server ${was}`);
        reference.close();
        client.close();
      };
      const left = [...cases];
      const lanes = Array.from({ length: AT_ONCE }, async () => {
        const somebody = server.visitor();
        await somebody.get('/api/me');
        for (let one = left.shift(); one !== undefined; one = left.shift()) await compare(one, somebody.cookie);
      });
      await Promise.all(lanes);
      faults.expect((await server.metric('snowbound_faults_total')) === 0, 'the server counted faults');
    });
    plainSockets.close();
    return { times: cases.length, figures: counts, faults: faults.list };
  },
};

/** What must be the same: who is sent away is not always answered before, since refusals are put into words first. */
function comparable({ answers, pongs, isClosed, code }: Outcome): string {
  const heard = isClosed ? [] : answers.toSorted();
  return JSON.stringify({ heard, pongs: isClosed ? [] : pongs, code });
}
