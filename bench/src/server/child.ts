import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FromServer, Usage } from './usage.ts';

/** The servers under load, by their file. */
export type ServerFile = 'our-server' | 'boardgame-io-server' | 'bare-server';

/** The core of the server; the load tool has the other one. */
const CORE = '0';
export const ALL_CORES = `0-${cpus().length - 1}`;
/** The Node flags of our server, as `./snowbound` uses them. */
export const OUR_FLAGS = JSON.parse(
  readFileSync(new URL('../../../apps/server/node-flags.json', import.meta.url), 'utf8'),
) as readonly string[];
const LONGEST_START_MILLISECONDS = 15_000;
const LONGEST_STOP_MILLISECONDS = 3000;

/** The command that runs Node on these cores only, if the system can pin. */
export function nodeOn(cores: string): string[] {
  const canPin = cpus().length > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;
  return canPin ? ['taskset', '-c', cores, process.execPath] : [process.execPath];
}

/** A server in a process of its own. */
export class ServerChild {
  readonly address: string;
  /** From the start of the process to the first request it could take. */
  readonly readySeconds: number;
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess, address: string, readySeconds: number) {
    this.#process = child;
    this.address = address;
    this.readySeconds = readySeconds;
  }

  static async start(
    file: ServerFile,
    folder: string,
    flags: readonly string[] = [],
    cores = CORE,
  ): Promise<ServerChild> {
    const begun = performance.now();
    const [command = '', ...before] = nodeOn(cores);
    const script = fileURLToPath(new URL(`${file}.js`, import.meta.url));
    const usual = file === 'our-server' ? OUR_FLAGS : [];
    const child = spawn(command, [...before, ...usual, ...flags, script, folder], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    });
    const message = await nextMessage(child);
    if (!('address' in message)) throw new Error(`${file} did not send its address`);
    return new ServerChild(child, message.address, (performance.now() - begun) / 1000);
  }

  async usage(): Promise<Usage> {
    const answer = nextMessage(this.#process);
    this.#process.send('usage');
    const message = await answer;
    if (!('usage' in message)) throw new Error('a server answered something else');
    return message.usage;
  }

  /** Lets the process end by itself, because then it writes its profile. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = new Promise(resolve => this.#process.once('exit', resolve));
    this.#process.disconnect();
    await Promise.race([gone, pause(LONGEST_STOP_MILLISECONDS)]);
    await this.kill();
  }

  /** Kills the process, as a power cut would. */
  async kill(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = new Promise(resolve => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await gone;
  }
}

function nextMessage(child: ChildProcess): Promise<FromServer> {
  return new Promise((resolve, reject) => {
    const stop = (outcome: () => void) => {
      clearTimeout(timer);
      child.off('message', heard);
      child.off('exit', died);
      outcome();
    };
    const heard = (message: unknown) => stop(() => resolve(message as FromServer));
    const died = () => stop(() => reject(new Error('a server under load has died')));
    const timer = setTimeout(
      () => stop(() => reject(new Error('a server under load does not answer'))),
      LONGEST_START_MILLISECONDS,
    );
    child.once('message', heard);
    child.once('exit', died);
  });
}
