import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServeOptions, Serving, UsualContent } from '@snowbound/server';
import type { ContentFlag } from '../arguments.ts';
import { gameFor } from '../content.ts';
import { EXIT } from '../exit-codes.ts';
import { readJsonFile } from '../files.ts';
import { refusedData } from '../refused-data.ts';
import type { Voice } from '../voice.ts';
import { misuse } from '../words.ts';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export interface ServeFlags {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly log: string;
  readonly keepDays?: number;
  readonly opsPort?: number;
  readonly content?: readonly ContentFlag[];
}

/** Generous for people, small enough that no single address can drown the rest. */
const REQUESTS_A_MINUTE = 600;

/** Nobody else may look into a new data folder; the server closes those that are there. */
const OWN_FOLDER = 0o700;

/** What opens `/metrics` and `/readyz` beside everything else: a flag would be seen by all who may list processes. */
const OPS_TOKEN = 'SNOWBOUND_OPS_TOKEN';

/** Where the web app is built. */
const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Runs the server until it is told to stop. */
export async function serve(flags: ServeFlags, voice: Voice): Promise<number> {
  const { host, port, data: folder, log, keepDays, opsPort, content = [] } = flags;
  const logLevel = LOG_LEVELS.find(level => level === log);
  if (logLevel === undefined) throw misuse('cli.not-a-level', { given: log, known: LOG_LEVELS.join(', ') });
  const data = resolve(folder);
  const contents: UsualContent[] = [];
  for (const { game, file } of content) {
    // Says everything that is wrong with it before anything is opened.
    await gameFor(game, file, voice);
    contents.push({ game, file: await readJsonFile(file) });
  }
  makeWritable(data);
  const serving = await opened({
    host,
    port,
    data,
    ...(existsSync(WEB) ? { web: WEB } : {}),
    logLevel,
    requestsAMinute: REQUESTS_A_MINUTE,
    keepDays: keepDays ?? null,
    opsPort: opsPort ?? null,
    opsToken: process.env[OPS_TOKEN] || null,
    contents,
  });
  const { address, opsAddress } = serving;
  const lines = [
    voice.tell('cli.serving', { address }),
    ...(opsAddress === null ? [] : [voice.tell('cli.serving-ops', { address: opsAddress })]),
    voice.tell('cli.serving-stop'),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  await toldToStop();
  await serving.close();
  return EXIT.well;
}

/** Who has started us may say so, or just be gone: then the channel from `./snowbound` is closed. */
function toldToStop(): Promise<void> {
  return new Promise(resolve => {
    const stop = () => {
      // Whoever listens for that keeps the process running.
      process.off('disconnect', stop);
      resolve();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    process.once('disconnect', stop);
  });
}

function makeWritable(data: string): void {
  try {
    mkdirSync(data, { recursive: true, mode: OWN_FOLDER });
    accessSync(data, constants.W_OK);
  } catch {
    throw misuse('cli.data-unwritable', { data });
  }
}

async function opened(options: ServeOptions): Promise<Serving> {
  const { host, data } = options;
  const { serve: open } = await import('@snowbound/server');
  try {
    return await open(options);
  } catch (error) {
    const { code, port: refused = options.port } = error as NodeJS.ErrnoException & { port?: number };
    const port = String(refused);
    const option = refused === options.opsPort ? '--ops-port' : '--port';
    if (code === 'EADDRINUSE') throw misuse('cli.port-taken', { port, option });
    if (code === 'EACCES') throw misuse('cli.port-forbidden', { port });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw misuse('cli.host-unknown', { host });
    throw refusedData(error, data) ?? error;
  }
}
