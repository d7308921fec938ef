import type { Entry } from '@snowbound/engine';
import type { View } from '@snowbound/snow-time';
import type { Motion } from '../../board.ts';
import { type Beat, beatsOf, lengthsOf } from './beats.ts';

interface Waiting {
  readonly beat: Beat;
  readonly lasts: number;
}

/** When in a beat the flight ends and what it does is seen. */
const LANDING = 0.45;
/** How long a beat is marked where nothing moves. */
const MARKED = 1500;

/** Plays the new entries, beat by beat, until the board shows the newest view. */
export class Reveal {
  /** What the board shows now. */
  shown: View = $state.raw() as View;
  /** What is being played; with motion off, what is only marked. */
  beat: Beat | null = $state.raw(null);
  lasts = $state(0);
  isPlaying = $state(false);
  /** Every new entry, marked for a moment because nothing moves. */
  marked: readonly Beat[] = $state.raw([]);
  #newest: View;
  #heard: readonly Entry[];
  #queue: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View, newEntries: readonly Entry[]) {
    this.shown = view;
    this.#newest = view;
    this.#heard = newEntries;
  }

  /** A new view, and what led to it. */
  hear(view: View, newEntries: readonly Entry[], motion: Motion): void {
    const entries = newEntries === this.#heard ? [] : newEntries;
    this.#heard = newEntries;
    const beats = beatsOf(this.#newest, entries);
    const isJump = beats.length === 0 && !isSamePosition(this.#newest, view);
    this.#newest = view;
    if (motion === 'off' && beats.length > 0) this.marked = beats;
    if (motion === 'off' || isJump) this.skip();
    else if (beats.length > 0) this.#play(beats, motion);
    else if (!this.isPlaying) this.shown = view;
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.beat = null;
    this.isPlaying = false;
    this.shown = this.#newest;
    if (this.marked.length > 0)
      this.#timer = setTimeout(() => {
        this.marked = [];
      }, MARKED);
  }

  /** Nothing more happens: for when the board goes away. */
  stop(): void {
    clearTimeout(this.#timer);
    this.marked = [];
  }

  #play(beats: readonly Beat[], motion: Motion): void {
    const lengths = lengthsOf(beats, motion);
    this.#queue.push(...beats.map((beat, index) => ({ beat, lasts: lengths[index] ?? 0 })));
    if (!this.isPlaying) this.#next();
  }

  #next(): void {
    const next = this.#queue.shift();
    if (next === undefined) {
      this.skip();
      return;
    }
    const { beat, lasts } = next;
    this.isPlaying = true;
    this.beat = beat;
    this.lasts = lasts;
    this.shown = beat.before;
    this.#timer = setTimeout(() => {
      this.shown = beat.after;
      this.#timer = setTimeout(() => this.#next(), lasts * (1 - LANDING));
    }, lasts * LANDING);
  }
}

/** Whether only choices were made between two views: those are shown without a story. */
function isSamePosition(one: View, other: View): boolean {
  const open = ({ round, dice, fruit, supply, tree, colours }: View): string =>
    JSON.stringify([
      round,
      dice,
      fruit,
      supply,
      tree,
      colours.map(({ space, hand, discard }) => [space, hand, discard]),
    ]);
  return open(one) === open(other);
}
