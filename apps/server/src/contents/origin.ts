import { createHmac } from 'node:crypto';
import { networkOf } from '../http/address.ts';

/** The origin of an upload, as far as quotas count it. */
export interface Origin {
  readonly userId: string;
  /** A hash of the address: it can be compared but not read. */
  readonly address: string;
}

/** The keyed hash of an address's network, as it is stored. */
export const hashOfAddress = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(networkOf(address)).digest('base64url');
