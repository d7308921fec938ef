import { connect, type Socket } from 'node:net';

/** A connection on which a test says exactly what it wants. */
export async function rawSocket(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  // Who is sent away while still sending hears of that too.
  socket.on('error', () => undefined);
  await new Promise(resolve => socket.once('connect', resolve));
  return socket;
}

/** Says something and hears everything until the other side ends. */
export async function rawAnswer(address: string, said: string | Buffer): Promise<string> {
  const socket = await rawSocket(address);
  socket.write(said);
  return heardUntilEnd(socket);
}

export async function heardUntilEnd(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (data: Buffer) => {
    heard += data.toString();
  });
  await new Promise(resolve => socket.once('close', resolve));
  return heard;
}

/** The status and the JSON body of an answer. */
export function parsed(answer: string): { readonly status: number; readonly body: unknown } {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const text = rest.join('\r\n\r\n');
  const json = /transfer-encoding: chunked/i.test(head) ? text.replace(/^[0-9a-f]+\r\n|\r\n0\r\n.*$/gis, '') : text;
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), body: JSON.parse(json) };
}
