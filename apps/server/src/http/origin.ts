import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import { phrase } from '../words.ts';

const CHANGES_NOTHING = ['GET', 'HEAD', 'OPTIONS'];
/** Programs send a token, which no browser adds by itself. */
const OF_PROGRAMS = '/api/bot/';

/** Whether a request comes from our own page. Only such requests may use the cookie. Programs send no origin. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: theirs } = new URL(origin);
  // Parsed like the origin, so a default port may be present or absent.
  const own = `${protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === theirs;
}

/** Refuses changes by pages of other origins (CSRF). */
export async function refuseForeign({ method, url, headers, host }: FastifyRequest): Promise<void> {
  if (CHANGES_NOTHING.includes(method) || url.startsWith(OF_PROGRAMS)) return;
  if (!isOwnOrigin(headers.origin, host)) throw new Refused('no-origin', phrase('', 'server.foreign-origin'));
}

/** Refuses HTTP/1.1 without a host, because the origin could not be checked. */
export async function refuseHostless({ headers, raw }: FastifyRequest): Promise<void> {
  if (headers.host === undefined && raw.httpVersion === '1.1') {
    throw new Refused('invalid', phrase('', 'server.no-host'));
  }
}
