/**
 * Whether what stood in the page at first has been painted: what can wait until then must not hold up the rest.
 * Each further turn is a frame later, so that what waits does not come all at once either.
 */
export class Painted {
  #is = $state(false);

  constructor(turn: 0 | 1 | 2 = 0) {
    $effect(() => {
      let frames = turn + 1;
      let next = requestAnimationFrame(function look(): void {
        next = requestAnimationFrame(--frames > 0 ? look : done);
      });
      const done = (): void => {
        this.#is = true;
      };
      return () => cancelAnimationFrame(next);
    });
  }

  get is(): boolean {
    return this.#is;
  }
}
