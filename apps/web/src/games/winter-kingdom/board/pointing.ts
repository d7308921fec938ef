import type { Cell } from '@snowbound/hex';
import type { Camera } from './camera.svelte.ts';
import { cellAtPoint, centre, distance, nearest } from './geometry.ts';

/** A finger means the nearest space on offer within this many pixels. */
const FINGER = 13;

/** The space somebody points at; `null` beside the map. */
export function cellMeant(event: MouseEvent, camera: Camera, offers: readonly Cell[]): Cell | null {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  const point = camera.drawingAt({ x: event.clientX - left, y: event.clientY - top });
  const cell = cellAtPoint(point);
  const isFinger = 'pointerType' in event && event.pointerType === 'touch';
  if (!isFinger || cell === null || offers.includes(cell)) return cell;
  const near = nearest(offers, point);
  return near !== null && distance(centre(near), point) * camera.scale < FINGER ? near : cell;
}
