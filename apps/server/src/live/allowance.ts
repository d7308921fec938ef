const MESSAGES_A_SECOND = 50;
const MOST_SAVED = 200;

/** How much one connection may say: a bucket that fills with time and empties with each message. */
export class MessageAllowance {
  #left = MOST_SAVED;
  #last = performance.now();

  /** Whether one more message is granted, which may count for several. */
  take(count = 1): boolean {
    const now = performance.now();
    this.#left = Math.min(MOST_SAVED, this.#left + ((now - this.#last) * MESSAGES_A_SECOND) / 1000);
    this.#last = now;
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }
}
