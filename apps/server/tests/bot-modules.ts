import { fileURLToPath } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import type { Seat } from '@snowbound/engine';
import type { GameRecord } from '@snowbound/table';

/** The module of a bot thread for tests. */
export const botModule = (name: 'held' | 'slow-start' | 'endless' | 'unhurried'): string =>
  fileURLToPath(new URL(`bot-threads/${name}.mjs`, import.meta.url));

/** What a thread was asked. */
interface Begun {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly bot: string;
}

/** The requests of a single bot thread, each of which waits until it is released. */
export class HeldBots {
  readonly #begun = new BroadcastChannel('request begun');
  readonly #released = new BroadcastChannel('request released');
  readonly #unseen: Begun[] = [];
  #hear: () => void = () => {};

  constructor() {
    this.#begun.onmessage = event => {
      this.#unseen.push((event as { data: Begun }).data);
      this.#hear();
    };
  }

  /** The next request that begins. */
  async next(): Promise<Begun> {
    for (;;) {
      const begun = this.#unseen.shift();
      if (begun !== undefined) return begun;
      await new Promise<void>(resolve => {
        this.#hear = resolve;
      });
    }
  }

  /** Lets the current request end. */
  release(): void {
    this.#released.postMessage(null);
  }

  close(): void {
    this.#begun.close();
    this.#released.close();
  }
}
