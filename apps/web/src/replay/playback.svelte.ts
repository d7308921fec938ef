import type { Entry, Viewer } from '@snowbound/engine';
import type { Past, PastSnapshot } from '../clients/table-client.ts';
import type { Motion } from '../games/board.ts';

/** While the slider is being dragged nothing is asked. */
const PAUSE = 40;
/** How long each move stays when they go by themselves. */
const STEP: Readonly<Record<Motion, number>> = { slow: 2400, normal: 1400, fast: 700, off: 1400 };

/** A game being stepped through: which move, through whose eyes, by itself or not. */
export class Playback {
  move = $state(0);
  viewer = $state<Viewer>('spectator');
  #past = $state.raw<Past | null>(null);
  #moment = $state.raw<PastSnapshot | null>(null);
  #told = $state(0);
  #isRunning = $state(false);

  constructor(move: number) {
    this.move = move;
  }

  get moves(): number {
    return this.#past?.moves ?? 0;
  }

  get viewers(): readonly Viewer[] {
    return this.#past?.viewers ?? [];
  }

  /** The table after the move that is shown; `null` until it is known. */
  get moment(): PastSnapshot | null {
    return this.#moment;
  }

  /** The entries of that move; going back brings none. */
  get newEntries(): readonly Entry[] {
    return this.#moment?.journal.slice(this.#told) ?? [];
  }

  get isReady(): boolean {
    return this.#past !== null;
  }

  /** Whether the moves go by themselves. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  open(past: Past): void {
    this.#past = past;
    this.viewer = past.viewers[0] ?? 'spectator';
  }

  step(way: number): void {
    this.#isRunning = false;
    this.move = Math.max(0, Math.min(this.moves, this.move + way));
  }

  toggle(): void {
    if (this.isReady && this.move >= this.moves) this.move = 0;
    this.#isRunning = !this.#isRunning;
  }

  /** An effect: looks up the move that is wanted. */
  look(): (() => void) | undefined {
    const [past, wanted, eyes] = [this.#past, this.move, this.viewer];
    if (past === null) return undefined;
    const timer = setTimeout(async () => {
      const found = await past.at(Math.min(wanted, past.moves), eyes);
      if (wanted !== this.move || eyes !== this.viewer) return;
      this.#told = Math.min(this.#moment?.journal.length ?? 0, found.journal.length);
      this.#moment = found;
    }, PAUSE);
    return () => clearTimeout(timer);
  }

  /** An effect: goes on by itself, if it should. */
  run(motion: Motion): (() => void) | undefined {
    if (!this.#isRunning || this.#past === null) return undefined;
    const isLast = this.move >= this.moves;
    const timer = setTimeout(() => {
      if (isLast) this.#isRunning = false;
      else this.move++;
    }, STEP[motion]);
    return () => clearTimeout(timer);
  }
}
