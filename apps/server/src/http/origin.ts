import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import { phrase } from '../words.ts';

const CHANGES_NOTHING = ['GET', 'HEAD', 'OPTIONS'];
/** Programs are known by their token, which no browser adds by itself. */
const OF_PROGRAMS = '/api/bot/';

/** A browser says which page a request comes from; only our own may use its cookie. Other programs say nothing. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: theirs } = new URL(origin);
  // Read the same way, so that a port that goes without saying may be said.
  const own = `${protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === theirs;
}

/** Pages of others change nothing here in the name of who looks at them. */
export async function refuseForeign({ method, url, headers, host }: FastifyRequest): Promise<void> {
  if (CHANGES_NOTHING.includes(method) || url.startsWith(OF_PROGRAMS)) return;
  if (!isOwnOrigin(headers.origin, host)) throw new Refused('no-origin', phrase('', 'server.foreign-origin'));
}

/** HTTP/1.1 asks for a host; without one nobody could tell whose page a request comes from. */
export async function refuseHostless({ headers, raw }: FastifyRequest): Promise<void> {
  if (headers.host === undefined && raw.httpVersion === '1.1') {
    throw new Refused('invalid', phrase('', 'server.no-host'));
  }
}
