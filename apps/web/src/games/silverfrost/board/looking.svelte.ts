import type { Target } from '@snowbound/engine';

/** Something that is shown large, and where. */
export interface Looked {
  readonly target: Target;
  readonly top: number;
  readonly isLeft: boolean;
}

/** About how high something large is. */
const PREVIEW = 330;

type Pointed = Pick<Looked, 'target'>;

/** What somebody points at beside the board, of which there is one on a page; a new object each time. */
class Beside {
  pointedAt = $state.raw<Pointed | null>(null);
}
export const beside = new Beside();

/** One listener for all things: there are a hundred of them, and each touch changes them all. */
const thingAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-target]') : null;

/** What somebody looks at closely: what the mouse or the focus is on, or what a finger has touched. */
export class Looking {
  readonly #fingers = matchMedia('(hover: none)');
  #looked = $state.raw<Looked | null>(null);

  get looked(): Looked | null {
    return this.#looked;
  }

  /** Fingers leave nothing: they need a way to look away. */
  get isByFinger(): boolean {
    return this.#fingers.matches;
  }

  lookAway(): void {
    this.#looked = null;
  }

  /** Shows what is pointed at below the board, as low as can be seen. */
  show(pointed: Pointed | null, root: HTMLElement): void {
    if (pointed === null) {
      this.lookAway();
      return;
    }
    const seen = root.parentElement?.getBoundingClientRect() ?? root.getBoundingClientRect();
    const top = Math.max(0, seen.bottom - PREVIEW) - root.getBoundingClientRect().top;
    this.#looked = { ...pointed, top, isLeft: true };
  }

  /** Follows everything that is done on the board; `press` is told what was pressed. Ends when called. */
  follow(root: HTMLElement, press: (target: Target) => void): () => void {
    const enter = (event: Event): void => {
      const element = thingAt(event);
      if (this.isByFinger) return;
      if (element === null) this.lookAway();
      else this.#lookAt(element.dataset['target'] ?? '', element, root);
    };
    // What has the focus may go while the board is being drawn: then nothing may change before that is done.
    const leave = (): void => {
      const before = this.#looked;
      if (this.isByFinger || before === null) return;
      queueMicrotask(() => {
        if (this.#looked === before) this.lookAway();
      });
    };
    const click = (event: Event): void => {
      const target = thingAt(event)?.dataset['target'];
      if (target === undefined) return;
      if (this.isByFinger) this.#looked = { target, top: 0, isLeft: false };
      press(target);
    };
    const listeners = { click, focusin: enter, mouseover: enter, focusout: leave, mouseleave: leave };
    for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) root.removeEventListener(name, listener);
    };
  }

  /** Shows something large beside where it lies, never on it. */
  #lookAt(target: Target, element: Element, root: HTMLElement): void {
    if (this.#looked?.target === target) return;
    const around = root.getBoundingClientRect();
    const { top, left, width } = element.getBoundingClientRect();
    const isLeft = left + width / 2 > around.left + around.width / 2;
    this.#looked = { target, top: Math.max(0, Math.min(top - around.top, around.height - PREVIEW)), isLeft };
  }
}
