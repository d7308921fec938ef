import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Locale } from '@snowbound/engine';
import { Refused, STATUS } from '../refused.ts';
import { phrase } from '../words.ts';
import { errorBody } from './errors.ts';

/** A refusal on a connection that has no HTTP reply object. */
export interface BareRefusal {
  readonly refused: Refused;
  readonly locale: Locale;
  /** The HTTP status, if it is another than the code's usual one. */
  readonly status?: number;
  readonly farewellMilliseconds: number;
}

/** Writes a refusal to a bare connection, and closes it once the client can have read it. */
export async function refuseOver(wire: Duplex, refusal: BareRefusal): Promise<void> {
  const { refused, locale, status = STATUS[refused.code], farewellMilliseconds } = refusal;
  // Input after the first error causes more errors; only the first is answered.
  if (wire.writableEnded || wire.destroyed) return;
  wire.on('error', () => wire.destroy());
  const body = JSON.stringify(await errorBody(refused, locale, null));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
  ];
  if (wire.writableEnded) return;
  wire.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // To close the connection while input arrives would reset it before the client has read the answer.
  wire.resume();
  const farewell = setTimeout(() => wire.destroy(), farewellMilliseconds).unref();
  wire.once('end', () => wire.destroy());
  wire.once('close', () => clearTimeout(farewell));
}

/** The refusal for input that is not an HTTP request. Its language is unknown, so it is English. */
export function malformed(error: NodeJS.ErrnoException): Pick<BareRefusal, 'refused' | 'status' | 'locale'> {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return { refused: new Refused('invalid', phrase('', 'server.head-too-large')), status: 431, locale: 'en' };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { refused: new Refused('too-slow', phrase('', 'server.too-slow')), locale: 'en' };
    default:
      return { refused: new Refused('invalid', phrase('', 'server.malformed')), locale: 'en' };
  }
}
