import { createHmac } from 'node:crypto';
import { networkOf } from '../http/address.ts';

/** Who brought something, as far as it is counted. */
export interface Origin {
  readonly person: string;
  /** Where they came from, so that it can be recognised and not read. */
  readonly address: string;
}

/** An address as it is counted and kept: its network, told only to who knows the secret. */
export const hashOfAddress = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(networkOf(address)).digest('base64url');
