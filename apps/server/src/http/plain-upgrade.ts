import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Node keeps the answer that is being written on the connection itself. */
type Wire = Duplex & { readonly _httpMessage?: ServerResponse | null };

/**
 * Serves a request as if it had not offered to go on in another protocol, which a server may always do. Node hands over
 * every request that offers one, and takes it back only as a connection on which it comes once more.
 */
export function serveAsPlain(server: Server, request: IncomingMessage, wire: Wire, head: Buffer): void {
  const isGone = () => wire.destroy();
  wire.on('error', isGone);
  whenAnswered(wire, () => {
    wire.off('error', isGone);
    wire.unshift(Buffer.concat([plainHead(request), head]));
    server.emit('connection', wire);
  });
}

/** What was asked before on the same connection is answered first. */
function whenAnswered(wire: Wire, goOn: () => void): void {
  const { _httpMessage: answer = null } = wire;
  if (wire.destroyed) return;
  if (answer === null) goOn();
  else answer.once('close', () => whenAnswered(wire, goOn));
}

function plainHead({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.toLowerCase() !== 'upgrade') lines.push(`${name}: ${rawHeaders[at + 1]}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}
