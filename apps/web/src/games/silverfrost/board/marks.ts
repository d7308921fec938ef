import type { Target } from '@snowbound/engine';
import type { ThingAttributes } from './board-context.ts';

/** What is marked on the board now. */
export interface MarkedThing {
  readonly offered: ReadonlySet<Target>;
  readonly chosen: ReadonlySet<Target>;
  readonly told: ReadonlySet<Target>;
}

/** How things are marked: the same object for as long as nothing changes, so that only what does is written to the page. */
export class Marks {
  readonly #known = new Map<Target, ThingAttributes>();

  of(target: Target, { offered, chosen, told }: MarkedThing): ThingAttributes {
    const isOffered = offered.has(target) || undefined;
    const isChosen = chosen.has(target);
    const isTold = told.has(target) || undefined;
    const before = this.#known.get(target);
    if (
      before?.['data-offered'] === isOffered &&
      before?.['aria-pressed'] === isChosen &&
      before?.['data-told'] === isTold
    )
      return before;
    const attributes: ThingAttributes = {
      'data-target': target,
      'data-offered': isOffered,
      'aria-pressed': isChosen,
      'data-told': isTold,
    };
    this.#known.set(target, attributes);
    return attributes;
  }
}
