import { type Asks, Desk } from './desk.ts';
import type { LocalSeen } from './local-table.ts';

/** A question to the worker, and what comes back. */
export interface Request {
  readonly ref: number;
  readonly ask: keyof Asks;
  readonly about: readonly unknown[];
}
export type Reply =
  | { readonly ref: number; readonly answer: unknown }
  | { readonly ref: number; readonly fault: string }
  | { readonly seen: LocalSeen }
  | { readonly broken: string };

const send = (reply: Reply): void => postMessage(reply);
const desk = new Desk(seen => send({ seen }));

self.addEventListener('unhandledrejection', ({ reason }) => send({ broken: String(reason?.stack ?? reason) }));

self.onmessage = async ({ data: { ref, ask, about } }: MessageEvent<Request>) => {
  try {
    const work = desk[ask] as (...about: unknown[]) => unknown;
    send({ ref, answer: await work.apply(desk, [...about]) });
  } catch (error) {
    send({ ref, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};
