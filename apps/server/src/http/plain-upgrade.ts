import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Node keeps the response in progress on the socket. */
type Wire = Duplex & { readonly _httpMessage?: ServerResponse | null };

/**
 * Serves an upgrade request as a plain one, as HTTP allows. Node emits `upgrade` for every such request and cannot take
 * it back, so the request is put back on the socket without the header, and the socket goes through `connection` again.
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

/** Earlier requests on the same connection are answered first. */
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
