import type { Asks, Reply } from './asks.ts';
import type { LocalSeen } from './local-table.ts';

type Answers = { [Ask in keyof Asks]: Awaited<ReturnType<Asks[Ask]>> };

/** The line between a page and its worker: questions there, answers and what is to be seen back. */
export class Line {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (fault: Error) => void }>();
  #asked = 0;

  constructor(see: (seen: LocalSeen) => void, broken: (reason: string) => void) {
    this.#worker.onerror = ({ message }) => broken(message);
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if ('seen' in data) see(data.seen);
      else if ('broken' in data) broken(data.broken);
      else this.#settle(data);
    };
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

  #settle(reply: Extract<Reply, { ref: number }>): void {
    const asker = this.#waiting.get(reply.ref);
    this.#waiting.delete(reply.ref);
    if ('fault' in reply) asker?.reject(new Error(reply.fault));
    else asker?.resolve(reply.answer);
  }
}
