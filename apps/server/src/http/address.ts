import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;
const GROUPS = 8;
/** A visitor controls all groups of an IPv6 address beyond these. */
const GROUPS_OF_NETWORK = 4;

/** The client address of a request. `x-forwarded-for` counts only from a reverse proxy on this machine. */
export function addressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const chain = [socket.remoteAddress ?? '', ...forwarded.map(one => one.trim()).toReversed()].filter(
    one => one !== '',
  );
  return chain.find(one => !LOOPBACK.test(one)) ?? chain.at(-1) ?? '';
}

/** The requested host, with the same trust in `x-forwarded-host`. */
export function hostOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string | undefined {
  const forwarded = LOOPBACK.test(socket.remoteAddress ?? '') ? headers['x-forwarded-host'] : undefined;
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
