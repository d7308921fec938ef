import { describe, expect, test } from 'vitest';
import { OwnServer } from './own-server.ts';
import { heardUntilEnd, parsed, rawSocket } from './raw-socket.ts';

const SOCKETS = 'snowbound_sockets';
/** Short enough for a test; nothing here depends on how long they are. */
const patient = new OwnServer({ headMilliseconds: 100, requestMilliseconds: 100 });
const impatient = new OwnServer({ unreadMilliseconds: 100 });

describe('who is slow is not waited for', () => {
  test('a connection without a request, with half a head and with half a body', async () => {
    const head = 'POST /api/tables HTTP/1.1\r\nhost: snowbound\r\ncontent-type: application/json\r\n';
    for (const said of ['', head, `${head}content-length: 100\r\n\r\n{"game"`]) {
      const socket = await rawSocket(patient.address);
      socket.write(said);
      const answer = parsed(await heardUntilEnd(socket));
      expect(answer, said).toMatchObject({ status: 408, body: { error: { code: 'too-slow' } } });
    }
  });

  test('answers that nobody reads', async () => {
    const deaf = await rawSocket(impatient.address);
    deaf.pause();
    // Far more than the buffers of the system hold.
    const asked = 'GET /openapi.json HTTP/1.1\r\nhost: snowbound\r\n\r\n'.repeat(20_000);
    deaf.write(asked);
    await impatient.metricIs(SOCKETS, 1);
    await impatient.metricIs(SOCKETS, 0);
    deaf.destroy();
  });
});
