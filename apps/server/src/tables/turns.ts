/** Things that happen one after the other, so that two people never take the same place. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isUnderWay(): boolean {
    return this.#waiting > 0;
  }

  /** Does this once everything before it is done, however that went. */
  take<Outcome>(change: () => Promise<Outcome>): Promise<Outcome> {
    this.#waiting++;
    const turn = this.#last.then(change).finally(() => {
      this.#waiting--;
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
