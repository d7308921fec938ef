/** Runs changes of a table one after the other, so two users never take the same place. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  #pending = 0;

  get isLocked(): boolean {
    return this.#pending > 0;
  }

  /** Runs a change after all earlier ones have ended, also if one of them failed. */
  run<Outcome>(change: () => Promise<Outcome>): Promise<Outcome> {
    this.#pending++;
    const run = this.#last.then(change).finally(() => {
      this.#pending--;
    });
    this.#last = run.catch(() => undefined);
    return run;
  }
}
