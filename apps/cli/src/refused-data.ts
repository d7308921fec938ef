import type { Problem } from '@snowbound/engine';
import { misuse } from './words.ts';

/** Why a data folder cannot be opened, in words; `null` if that is not why something failed. */
export function refusedData(error: unknown, data: string): Problem | null {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'DATA_IN_USE') return misuse('cli.data-in-use', { data });
  if (code === 'DATA_NEWER') return misuse('cli.data-newer', { data });
  if (code?.startsWith('ERR_SQLITE') || code?.startsWith('SQLITE')) {
    return misuse('cli.data-broken', { data, reason: message });
  }
  return null;
}
