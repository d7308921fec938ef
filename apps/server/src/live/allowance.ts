const MESSAGES_A_SECOND = 50;
const MOST_SAVED = 200;

/** Limits the messages of one connection: a token bucket that refills with time. */
export class MessageAllowance {
  #left = MOST_SAVED;
  #last = performance.now();

  /** Takes tokens for a message; whether there were enough. */
  take(count = 1): boolean {
    const now = performance.now();
    this.#left = Math.min(MOST_SAVED, this.#left + ((now - this.#last) * MESSAGES_A_SECOND) / 1000);
    this.#last = now;
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }
}
