import type { Cell } from '@snowbound/hex';
import type { Camera } from './camera.svelte.ts';
import { centre, walked } from './geometry.ts';

const WALKS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** What the keys work on. */
interface Map {
  readonly camera: Camera;
  /** How much larger or smaller a key makes it. */
  readonly step: number;
  readonly here: () => Cell;
  readonly offers: () => readonly Cell[];
  readonly take: (cell: Cell) => void;
  readonly goTo: (cell: Cell) => void;
}

/** Walking, choosing and zooming by keys. */
export function mapKeys({ camera, step, here, offers, take, goTo }: Map): (event: KeyboardEvent) => void {
  const zoom = (factor: number) => (): void => camera.zoomBy(factor, camera.paneAt(centre(here())));
  const nextOffer = (by: 1 | -1) => (): void => {
    const all = offers();
    const ahead = by > 0 ? all.filter(cell => cell > here()) : all.filter(cell => cell < here()).reverse();
    const next = ahead[0] ?? all.at(by > 0 ? 0 : -1);
    if (next !== undefined) goTo(next);
  };
  const deeds: Readonly<Record<string, () => void>> = {
    Enter: () => take(here()),
    ' ': () => take(here()),
    '+': zoom(step),
    '=': zoom(step),
    '-': zoom(1 / step),
    '0': () => camera.fitAll(),
    '.': nextOffer(1),
    ',': nextOffer(-1),
  };
  return event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const deed = WALKS.includes(event.key) ? () => goTo(walked(here(), event.key)) : deeds[event.key];
    if (deed === undefined) return;
    event.preventDefault();
    deed();
  };
}
