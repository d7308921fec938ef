import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ServeOptions } from '../dist/serve.js';

const script = fileURLToPath(new URL('run-server.mjs', import.meta.url));

/** A port that nobody uses just now. */
export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** How a server in a process of its own differs from the usual one. */
export interface OwnProcessOptions {
  readonly limits?: ServeOptions['limits'];
  /** Flags for Node, as `./snowbound` gives them. */
  readonly nodeFlags?: readonly string[];
}

/** A server that can be killed without warning. */
export class OwnProcess {
  readonly #data: string;
  readonly #port: number;
  readonly #options: OwnProcessOptions;
  #child: ChildProcess | null = null;

  constructor(data: string, port: number, options: OwnProcessOptions = {}) {
    this.#data = data;
    this.#port = port;
    this.#options = options;
  }

  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error('the server was not started');
    return this.#child.pid;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** With `largestFile` no file may grow beyond so many blocks of 512 bytes, as on a disk that is full. */
  async start(largestFile: number | 'unlimited' = 'unlimited'): Promise<void> {
    const command = `ulimit -f ${largestFile}; exec "$0" "$@"`;
    const { nodeFlags = [], limits = {} } = this.#options;
    const own = [this.#data, String(this.#port), JSON.stringify({ limits })];
    const args = ['-c', command, process.execPath, ...nodeFlags, script, ...own];
    const child = spawn('/bin/sh', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout?.once('data', () => resolve());
      child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** As Ctrl-C would. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** As a power cut would: nothing is flushed, nothing said. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}
