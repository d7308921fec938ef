import { createHmac } from 'node:crypto';

/** Who brought something, as far as it is counted. */
export interface Origin {
  readonly person: string;
  /** Where they came from, so that it can be recognised and not read. */
  readonly address: string;
}

/** Groups of an IPv6 address that name a network: whoever has one has all addresses in it. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** An address as it is counted and kept: its network, told only to who knows the secret. */
export const hashOfAddress = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(networkOf(address)).digest('base64url');

export function networkOf(address: string): string {
  if (address.includes('.') || !address.includes(':')) return address.slice(address.lastIndexOf(':') + 1);
  const [left = [], right = []] = address.split('::').map(part => part.split(':').filter(group => group !== ''));
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, NETWORK_GROUPS).join(':');
}
