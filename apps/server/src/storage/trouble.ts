/** Why nothing can be stored; told by `/readyz` and in refusals, so these words never change. */
export type Trouble = 'sync' | 'full' | 'readonly' | 'busy' | 'damaged' | 'io';

/** What SQLite says, by its result codes. */
const TROUBLES: Readonly<Record<number, Trouble>> = {
  5: 'busy',
  6: 'busy',
  8: 'readonly',
  10: 'io',
  11: 'damaged',
  13: 'full',
  14: 'io',
  26: 'damaged',
};
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
  const code = codeOf(error);
  return code === null ? null : (TROUBLES[code & PRIMARY] ?? null);
}

/** Whether SQLite itself waited for the disk in vain. */
export const isFailedSync = (error: unknown): boolean => FAILED_SYNCS.includes(codeOf(error));

/** SQLite's own code, as Node and the package both give it. */
function codeOf(error: unknown): number | null {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode : null;
}
