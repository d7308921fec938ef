/** A finger is never quite still. */
const STILL = 10;

interface Press {
  readonly control: HTMLElement;
  readonly x: number;
  readonly y: number;
}

const controlAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a, button') : null;

/**
 * What was under the finger when it came down is what is meant, even if the page moved before it was lifted: letters
 * arrive, a list grows, somebody else plays. By itself the browser would follow nothing then, or what lies there now.
 */
export function meanWhatIsPressed(): void {
  let press: Press | null = null;
  const begin = (event: PointerEvent): void => {
    const control = event.button === 0 ? controlAt(event) : null;
    press = control === null ? null : { control, x: event.clientX, y: event.clientY };
  };
  const forget = (): void => {
    press = null;
  };
  const end = (event: MouseEvent): void => {
    const meant = press;
    press = null;
    if (meant === null || !event.isTrusted || event.detail === 0 || controlAt(event) === meant.control) return;
    const isStill = Math.hypot(event.clientX - meant.x, event.clientY - meant.y) < STILL;
    if (!isStill || !meant.control.isConnected) return;
    event.preventDefault();
    event.stopPropagation();
    meant.control.click();
  };
  addEventListener('pointerdown', begin, true);
  addEventListener('pointercancel', forget, true);
  addEventListener('keydown', forget, true);
  addEventListener('click', end, true);
}
