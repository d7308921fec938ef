import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Locale } from '@snowbound/engine';
import { Refused, STATUS } from '../refused.ts';
import { phrase } from '../words.ts';
import { errorBody } from './errors.ts';

/** How a refusal is said where there is no reply to say it with. */
export interface BareRefusal {
  readonly refused: Refused;
  readonly locale: Locale;
  /** The HTTP status, if it is another than the code's usual one. */
  readonly status?: number;
  readonly farewellMilliseconds: number;
}

/** Refuses over a bare connection in the shape of all refusals, and ends it once that can have been read. */
export async function refuseOver(wire: Duplex, refusal: BareRefusal): Promise<void> {
  const { refused, locale, status = STATUS[refused.code], farewellMilliseconds } = refusal;
  // Whatever still comes after the first fault is a fault too.
  if (wire.writableEnded || wire.destroyed) return;
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
  // To end it while something comes in would take the answer away from who still sends.
  wire.resume();
  const farewell = setTimeout(() => wire.destroy(), farewellMilliseconds).unref();
  wire.once('end', () => wire.destroy());
  wire.once('close', () => clearTimeout(farewell));
}

/** What is wrong with something that could not be read as a request; no language was understood either. */
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
