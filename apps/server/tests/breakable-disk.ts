import { fdatasync } from 'node:fs';

/** A disk that confirms nothing while it is broken. */
export class BreakableDisk {
  isBroken = false;
  /** How often it was asked. */
  asked = 0;

  readonly sync = (file: number, done: (error: Error | null) => void): void => {
    this.asked++;
    if (this.isBroken) setImmediate(() => done(new Error('EIO: i/o error, fdatasync')));
    else fdatasync(file, done);
  };
}
