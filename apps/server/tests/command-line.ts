import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The built command line. */
export const program = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));

export interface Ending {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  /** No file that is written may grow beyond so many blocks of 512 bytes, as on a disk that is full. */
  readonly largestFile?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the command line in a folder. */
export function runIn(cwd: string, args: readonly string[], { largestFile, env }: Surroundings = {}): Promise<Ending> {
  const command = `ulimit -f ${largestFile ?? 'unlimited'}; exec "$0" "$@"`;
  return new Promise(resolve => {
    const child = execFile(
      '/bin/sh',
      ['-c', command, process.execPath, program, ...args],
      { cwd, env: { ...process.env, LANG: 'C', ...env } },
      (_error, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });
}
