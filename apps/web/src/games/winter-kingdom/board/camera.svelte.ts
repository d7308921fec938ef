import type { Point } from '@snowbound/hex';
import { BOX, SPACE_WIDTH } from './geometry.ts';

const LEAST_ZOOM = 0.6;
const MOST_ZOOM = 3;
/** On a small screen one may go nearer, until a space is as wide as a finger. */
const FINGER_WIDE = 48;
/** Where spaces would be narrower than this, the map begins nearer than whole. */
const READABLE = 19;
/** How much of the pane the map may leave free when it is pushed aside. */
const ASIDE = 0.3;
/** A space that is to be seen keeps this far from the edge of the pane. */
const KEEP_OFF = 48;
/** The corner in which the buttons lie over the map. */
const BUTTONS = { width: 60, height: 154 };

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** What of the map is in the pane: how large, and how far its middle is from the middle of the pane. */
export class Camera {
  width = $state(0);
  height = $state(0);
  /** Pixels for a unit of the drawing once somebody has zoomed; it stays when the pane changes its size. */
  #chosen = $state<number | null>(null);
  #x = $state(0);
  #y = $state(0);
  /** Where it was before it stood back. */
  #before: { readonly chosen: number | null; readonly x: number; readonly y: number } | null = null;

  /** Pixels for a unit of the drawing when all of it is in the pane. */
  get fit(): number {
    return Math.min(this.width / BOX.width, this.height / BOX.height);
  }

  /** How large the map is, compared with all of it in the pane. */
  get zoom(): number {
    return this.scale / this.fit;
  }

  /** Pixels for a unit of the drawing. */
  get scale(): number {
    return this.#chosen ?? this.fit;
  }

  get isLeast(): boolean {
    return this.zoom <= LEAST_ZOOM;
  }

  get isMost(): boolean {
    return this.zoom >= this.#most;
  }

  get #most(): number {
    return Math.max(MOST_ZOOM, FINGER_WIDE / (SPACE_WIDTH * this.fit));
  }

  /** Where the map's upper left corner comes to lie in the pane. */
  get corner(): Point {
    return {
      x: (this.width - BOX.width * this.scale) / 2 + this.#x,
      y: (this.height - BOX.height * this.scale) / 2 + this.#y,
    };
  }

  /** The point of the drawing at a point of the pane, and back. */
  drawingAt({ x, y }: Point): Point {
    const { corner, scale } = this;
    return { x: BOX.x + (x - corner.x) / scale, y: BOX.y + (y - corner.y) / scale };
  }

  paneAt({ x, y }: Point): Point {
    const { corner, scale } = this;
    return { x: corner.x + (x - BOX.x) * scale, y: corner.y + (y - BOX.y) * scale };
  }

  push(dx: number, dy: number): void {
    this.#put(this.#x + dx, this.#y + dy);
  }

  /** Larger or smaller by a factor, with what is at `point` of the pane staying there. */
  zoomBy(factor: number, point: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = between(this.scale * factor, LEAST_ZOOM * this.fit, this.#most * this.fit);
    const grown = scale / this.scale;
    const fromMiddle = { x: point.x - this.width / 2, y: point.y - this.height / 2 };
    this.#chosen = scale;
    this.#put(fromMiddle.x - (fromMiddle.x - this.#x) * grown, fromMiddle.y - (fromMiddle.y - this.#y) * grown);
  }

  /** The whole map again. */
  fitAll(): void {
    this.#chosen = null;
    this.#put(0, 0);
  }

  /** Shows the whole map for a while; `comeBack` ends it. */
  standBack(): void {
    this.#before ??= { chosen: this.#chosen, x: this.#x, y: this.#y };
    this.fitAll();
  }

  comeBack(): void {
    if (this.#before === null) return;
    const { chosen, x, y } = this.#before;
    this.#before = null;
    this.#chosen = chosen;
    this.#put(x, y);
  }

  /** Begins with spaces large enough to read, around a point of the drawing. */
  begin(point: Point): void {
    const wanted = READABLE / (SPACE_WIDTH * this.fit);
    if (wanted <= 1) return;
    this.zoomBy(wanted);
    const { x, y } = this.paneAt(point);
    this.push(this.width / 2 - x, this.height / 2 - y);
  }

  sees(point: Point): boolean {
    const { x, y } = this.paneAt(point);
    const isCovered = x > this.width - BUTTONS.width && y > this.height - BUTTONS.height;
    return x > 0 && y > 0 && x < this.width && y < this.height && !isCovered;
  }

  /** Pushes the map as little as needed for a point of the drawing to be well in the pane. */
  show(point: Point): void {
    const { x, y } = this.paneAt(point);
    const offX = Math.min(KEEP_OFF, this.width / 4);
    const offY = Math.min(KEEP_OFF, this.height / 4);
    const offRight = Math.max(offX, BUTTONS.width);
    this.push(between(x, offX, this.width - offRight) - x, between(y, offY, this.height - offY) - y);
  }

  #put(x: number, y: number): void {
    const mostX = Math.max(0, (BOX.width * this.scale - this.width) / 2) + this.width * ASIDE;
    const mostY = Math.max(0, (BOX.height * this.scale - this.height) / 2) + this.height * ASIDE;
    this.#x = between(x, -mostX, mostX);
    this.#y = between(y, -mostY, mostY);
  }
}
