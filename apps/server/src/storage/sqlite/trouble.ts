import type { Trouble } from '../port/trouble.ts';

/** What SQLite says, by its result codes and in its words. */
const TROUBLES: readonly { readonly code: number; readonly words: string; readonly trouble: Trouble }[] = [
  { code: 5, words: 'database is locked', trouble: 'busy' },
  { code: 6, words: 'database table is locked', trouble: 'busy' },
  { code: 8, words: 'attempt to write a readonly database', trouble: 'readonly' },
  { code: 10, words: 'disk I/O error', trouble: 'io' },
  { code: 11, words: 'database disk image is malformed', trouble: 'damaged' },
  { code: 13, words: 'database or disk is full', trouble: 'full' },
  { code: 14, words: 'unable to open database file', trouble: 'io' },
  { code: 26, words: 'file is not a database', trouble: 'damaged' },
];
const PRIMARY = 0xff;
/** SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC. */
const FAILED_SYNCS: readonly unknown[] = [1034, 1290];

/** The disk did not confirm what was written to it: nobody knows what it has. */
export class SyncFailed extends Error {
  readonly trouble = 'sync';

  constructor(reason: unknown) {
    super(`the disk did not confirm what was written: ${String(reason)}`);
    this.name = 'SyncFailed';
  }
}

/** The database is being opened anew; until then nothing is read or written. */
export class Unreachable extends Error {
  readonly trouble = 'sync';

  constructor() {
    super('the database is being opened anew');
    this.name = 'Unreachable';
  }
}

/** What is wrong with the storage if that is why something failed; `null` if it failed for another reason. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof SyncFailed || error instanceof Unreachable) return error.trouble;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (code !== 'ERR_SQLITE_ERROR') return null;
  const said = codeOf(error);
  // The package leaves the code out where a statement gives rows.
  const isIt = (one: (typeof TROUBLES)[number]) =>
    said === null ? one.words === message : one.code === (said & PRIMARY);
  return TROUBLES.find(isIt)?.trouble ?? null;
}

/** Whether SQLite itself waited for the disk in vain. */
export const isFailedSync = (error: unknown): boolean => FAILED_SYNCS.includes(codeOf(error));

/** SQLite's own code, with what it adds about the reason. */
function codeOf(error: unknown): number | null {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode : null;
}
