import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** Who may say for whom they ask: a reverse proxy on this machine. */
export const TRUSTED = 'loopback';
const isTrusted = proxyAddr.compile(TRUSTED);

const GROUPS = 8;
/** A visitor controls all groups of an IPv6 address beyond these. */
const GROUPS_OF_NETWORK = 4;

/** The client address of a request, as Fastify finds it. */
export const addressOf = (request: IncomingMessage): string => proxyAddr(request, isTrusted);

/** The requested host, with the same trust in `x-forwarded-host`. */
export function hostOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string | undefined {
  const forwarded = isTrusted(socket.remoteAddress ?? '', 0) ? headers['x-forwarded-host'] : undefined;
  return typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : headers.host;
}

/** The unit that limits count: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [front = [], back = []] = plain.split('::').map(half => half.split(':').filter(group => group !== ''));
  const between = Array.from({ length: GROUPS - front.length - back.length }, () => '0');
  const groups = [...front, ...between, ...back].slice(0, GROUPS_OF_NETWORK);
  return groups.map(group => Number.parseInt(group, 16).toString(16)).join(':');
}
