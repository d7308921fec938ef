/** A connection's side that is written to. */
export interface Outflow {
  /** Bytes given to it so far, and those of them that nobody has taken yet. */
  readonly bytesWritten: number;
  readonly writableLength: number;
}

/** Notices when nothing is read any more at the other end of a connection. */
export class Stall {
  readonly #outflow: Outflow;
  #taken = 0;
  #isWaiting = false;

  constructor(outflow: Outflow) {
    this.#outflow = outflow;
  }

  /** Whether something has waited since the last look and nothing of it was taken. */
  look(): boolean {
    const { bytesWritten, writableLength } = this.#outflow;
    const taken = bytesWritten - writableLength;
    const isStuck = this.#isWaiting && taken === this.#taken;
    this.#taken = taken;
    this.#isWaiting = writableLength > 0;
    return isStuck;
  }
}
