import { haveFiles } from '../../parts/patiently.ts';
import { DeviceTables } from './device-tables.ts';
import type { Reply, Request } from './worker-api.ts';

const send = (reply: Reply): void => postMessage(reply);
const deviceTables = new DeviceTables(delta => send({ delta }));

/** The bundler puts this before each part that is loaded later (`vite.config.ts`). */
const haveParts = (files: readonly string[]): Promise<void> =>
  haveFiles(files, (missed, isMissed) => send({ missed, isMissed }));
Object.assign(self, { haveParts });

self.addEventListener('unhandledrejection', ({ reason }) => send({ broken: String(reason?.stack ?? reason) }));

self.onmessage = async ({ data: { ref, ask, about } }: MessageEvent<Request>) => {
  try {
    const work = deviceTables[ask] as (...about: unknown[]) => unknown;
    send({ ref, answer: await work.apply(deviceTables, [...about]) });
  } catch (error) {
    send({ ref, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};
