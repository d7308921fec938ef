import type { Asks, Reply } from './asks.ts';
import { LocalFollower } from './local-news.ts';
import type { LocalSeen } from './local-table.ts';

type Answers = { [Ask in keyof Asks]: Awaited<ReturnType<Asks[Ask]>> };

interface Listener {
  readonly see: (seen: LocalSeen) => void;
  readonly broken: (reason: string) => void;
}

/** The line between a page and its worker: questions there, answers and what is to be seen back. */
export class Line {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (fault: Error) => void }>();
  readonly #follower = new LocalFollower();
  #asked = 0;
  #listener: Listener | null = null;
  /** What came before anybody listened. */
  #seen: LocalSeen | null = null;
  #broken: string | null = null;

  constructor() {
    this.#worker.onerror = ({ message }) => this.#break(message);
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if ('news' in data) this.#see(this.#follower.hear(data.news));
      else if ('broken' in data) this.#break(data.broken);
      else this.#settle(data);
    };
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    if (this.#seen !== null) listener.see(this.#seen);
    if (this.#broken !== null) listener.broken(this.#broken);
  }

  ask<Ask extends keyof Asks>(ask: Ask, ...about: Parameters<Asks[Ask]>): Promise<Answers[Ask]> {
    const ref = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { resolve: resolve as (answer: unknown) => void, reject });
      this.#worker.postMessage({ ref, ask, about });
    });
  }

  close(): void {
    this.#worker.terminate();
  }

  #see(seen: LocalSeen): void {
    this.#seen = seen;
    this.#listener?.see(seen);
  }

  #break(reason: string): void {
    this.#broken = reason;
    this.#listener?.broken(reason);
  }

  #settle(reply: Extract<Reply, { ref: number }>): void {
    const asker = this.#waiting.get(reply.ref);
    this.#waiting.delete(reply.ref);
    if ('fault' in reply) asker?.reject(new Error(reply.fault));
    else asker?.resolve(reply.answer);
  }
}
