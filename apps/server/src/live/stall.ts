/** The writable side of a connection. */
export interface Outflow {
  /** Bytes written so far, and those of them that are still buffered. */
  readonly bytesWritten: number;
  readonly writableLength: number;
}

/** Detects that the other end of a connection has stopped reading. */
export class Stall {
  readonly #outflow: Outflow;
  #taken = 0;
  #isWaiting = false;

  constructor(outflow: Outflow) {
    this.#outflow = outflow;
  }

  /** Whether bytes were buffered at the last check and none of them has been read since. */
  look(): boolean {
    const { bytesWritten, writableLength } = this.#outflow;
    const taken = bytesWritten - writableLength;
    const isStuck = this.#isWaiting && taken === this.#taken;
    this.#taken = taken;
    this.#isWaiting = writableLength > 0;
    return isStuck;
  }
}
