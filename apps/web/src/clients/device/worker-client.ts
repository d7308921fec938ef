import { missing } from '../../parts/missing.svelte.ts';
import { pause } from '../../parts/patiently.ts';
import { DeviceDeltaDecoder } from './device-delta.ts';
import type { DeviceSnapshot } from './device-table.ts';
import type { Reply, Request, WorkerApi } from './worker-api.ts';

/** What is missed when the worker itself could not be fetched. */
const WORKER = 'worker';

type Answers = { [Ask in keyof WorkerApi]: Awaited<ReturnType<WorkerApi[Ask]>> };

interface Asked {
  readonly request: Request;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (fault: Error) => void;
}

interface Listener {
  readonly see: (snapshot: DeviceSnapshot) => void;
  readonly broken: (reason: string) => void;
}

/** The page's end of the worker: requests go there, answers and deltas come back. */
export class WorkerClient {
  #worker = this.#start();
  readonly #waiting = new Map<number, Asked>();
  readonly #decoder = new DeviceDeltaDecoder();
  #asked = 0;
  readonly #missed = new Set<string>();
  #isClosed = false;
  #listener: Listener | null = null;
  /** What came before anybody listened. */
  #snapshot: DeviceSnapshot | null = null;
  #broken: string | null = null;

  listen(listener: Listener): void {
    this.#listener = listener;
    if (this.#snapshot !== null) listener.see(this.#snapshot);
    if (this.#broken !== null) listener.broken(this.#broken);
  }

  ask<Ask extends keyof WorkerApi>(ask: Ask, ...about: Parameters<WorkerApi[Ask]>): Promise<Answers[Ask]> {
    const ref = this.#asked++;
    return new Promise((resolve, reject) => {
      const request: Request = { ref, ask, about };
      this.#waiting.set(ref, { request, resolve: resolve as (answer: unknown) => void, reject });
      this.#worker.postMessage(request);
    });
  }

  close(): void {
    this.#isClosed = true;
    for (const file of this.#missed) this.#miss(file, false);
    this.#worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    // A worker that could not be fetched has nothing to say about it.
    worker.onerror = ({ message }) => (message ? this.#break(message) : void this.#startAgain());
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (this.#missed.has(WORKER)) this.#miss(WORKER, false);
      if ('delta' in data) this.#see(this.#decoder.hear(data.delta));
      else if ('broken' in data) this.#break(data.broken);
      else if ('missed' in data) this.#miss(data.missed, data.isMissed);
      else this.#settle(data);
    };
    return worker;
  }

  async #startAgain(): Promise<void> {
    this.#miss(WORKER, true);
    await pause();
    if (this.#isClosed) return;
    this.#worker = this.#start();
    for (const { request } of this.#waiting.values()) this.#worker.postMessage(request);
  }

  #miss(file: string, isMissed: boolean): void {
    if (isMissed) this.#missed.add(file);
    else this.#missed.delete(file);
    missing.note(file, isMissed);
  }

  #see(snapshot: DeviceSnapshot): void {
    this.#snapshot = snapshot;
    this.#listener?.see(snapshot);
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
