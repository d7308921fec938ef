import type { Point } from '@snowbound/hex';
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte.ts';

/** A finger that moves less than this has tapped. */
const SLOP = 7;
const WHEEL_PACE = 0.0016;
/** Wheels that count in lines, not pixels. */
const LINE = 16;
/** After this long without a turn the wheel rests. */
const WHEEL_RESTS = 180;

/** Dragging, pinching and the wheel move the map and never the page; `moving` says while they do. */
export function gestures(camera: Camera, moving: (is: boolean) => void): Attachment<HTMLElement> {
  return pane => {
    const fingers = new Map<number, Point>();
    let isDragging = false;
    let wentFar = 0;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const inPane = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = pane.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const spread = (): { middle: Point; apart: number } => {
      const [one = { x: 0, y: 0 }, other = one] = fingers.values();
      return {
        middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
        apart: Math.hypot(one.x - other.x, one.y - other.y),
      };
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (fingers.size === 0) wentFar = 0;
      fingers.set(event.pointerId, inPane(event));
    };
    const move = (event: PointerEvent): void => {
      const from = fingers.get(event.pointerId);
      if (from === undefined) return;
      const before = spread();
      const to = inPane(event);
      wentFar += Math.hypot(to.x - from.x, to.y - from.y);
      if (!isDragging && (wentFar > SLOP || fingers.size > 1)) {
        isDragging = true;
        moving(true);
        for (const id of fingers.keys()) pane.setPointerCapture(id);
      }
      fingers.set(event.pointerId, to);
      if (!isDragging) return;
      const after = spread();
      camera.push(after.middle.x - before.middle.x, after.middle.y - before.middle.y);
      if (fingers.size > 1 && before.apart > 0) camera.zoomBy(after.apart / before.apart, after.middle);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (fingers.size > 0 || !isDragging) return;
      moving(false);
      // The click that ends a drag comes after this.
      setTimeout(() => {
        isDragging = false;
      });
    };
    const click = (event: MouseEvent): void => {
      if (!isDragging) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      moving(true);
      clearTimeout(resting);
      resting = setTimeout(() => moving(isDragging), WHEEL_RESTS);
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
      camera.zoomBy(Math.exp(-pixels * WHEEL_PACE * (event.ctrlKey ? 5 : 1)), inPane(event));
    };

    const ends = new AbortController();
    const { signal } = ends;
    pane.addEventListener('pointerdown', down, { signal });
    pane.addEventListener('pointermove', move, { signal });
    pane.addEventListener('pointerup', up, { signal });
    pane.addEventListener('pointercancel', up, { signal });
    pane.addEventListener('click', click, { capture: true, signal });
    pane.addEventListener('wheel', wheel, { passive: false, signal });
    return () => ends.abort();
  };
}
