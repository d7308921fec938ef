import { type CellSet, collect } from '@snowbound/hex';
import { type Action, DONE } from './actions.ts';
import { CELLS } from './spaces.ts';

export const NO_OFFER: readonly Action[] = Object.freeze([]);

/** Options being listed. The list is kept from question to question, so that only the finished copy is allocated. */
class Offer {
  readonly #listed: Action[] = Array.from({ length: CELLS }, () => DONE);
  #count = 0;

  /** Begins anew: questions are never listed inside each other. */
  begin(): void {
    this.#count = 0;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  add(action: Action): void {
    this.#listed[this.#count++] = action;
  }

  /** The action of each space, in the order of the spaces. */
  addEach(spaces: CellSet, actions: readonly Action[]): void {
    this.#count = collect(this.#listed, this.#count, spaces, actions);
  }

  finished(): readonly Action[] {
    return this.#count === 0 ? NO_OFFER : this.#listed.slice(0, this.#count);
  }
}

export const offer = new Offer();
