import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

/** The built program. */
export const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

interface Ending {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const environment = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LANG: 'C',
  ...more,
});

/** A folder to run the program in, for the tests of a file. */
export class Shell {
  readonly folder = mkdtempSync(join(tmpdir(), 'snowbound-'));

  constructor() {
    afterAll(() => rmSync(this.folder, { recursive: true }));
  }

  /** Runs the built program as a shell would, without a terminal. */
  run(args: readonly string[], env: Record<string, string> = {}): Promise<Ending> {
    return new Promise(resolve => {
      const child = execFile(
        process.execPath,
        [program, ...args],
        { cwd: this.folder, env: environment(env) },
        (_error, out, err) => resolve({ code: child.exitCode, out, err }),
      );
      child.stdin?.end();
    });
  }

  readonly said = async (...args: string[]): Promise<string> => (await this.run(args)).out;
  readonly fromJson = async (...args: string[]) => JSON.parse(await this.said(...args));

  path(name: string): string {
    return join(this.folder, name);
  }

  file(name: string, text: string | Uint8Array): string {
    writeFileSync(this.path(name), text);
    return this.path(name);
  }

  /** A game that bots have played, kept as `game.txt`. */
  keepGame(): string {
    const record = this.path('game.txt');
    beforeAll(async () => {
      await this.run(['play', 'snow-time', '--seats', 'random,random,random', '--seed', 'kept', '--record', record]);
    });
    return record;
  }
}
