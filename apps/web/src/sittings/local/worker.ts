import { haveFiles } from '../../parts/patiently.ts';
import type { Reply, Request } from './asks.ts';
import { Desk } from './desk.ts';

const send = (reply: Reply): void => postMessage(reply);
const desk = new Desk(news => send({ news }));

/** The bundler puts this before each part that is loaded later (`vite.config.ts`). */
const haveParts = (files: readonly string[]): Promise<void> =>
  haveFiles(files, (missed, isMissed) => send({ missed, isMissed }));
Object.assign(self, { haveParts });

self.addEventListener('unhandledrejection', ({ reason }) => send({ broken: String(reason?.stack ?? reason) }));

self.onmessage = async ({ data: { ref, ask, about } }: MessageEvent<Request>) => {
  try {
    const work = desk[ask] as (...about: unknown[]) => unknown;
    send({ ref, answer: await work.apply(desk, [...about]) });
  } catch (error) {
    send({ ref, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};
