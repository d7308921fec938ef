import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs work with a temporary folder, which is removed afterwards. */
export async function withFolder<Result>(
  work: (folder: string) => Promise<Result>,
  within: string = tmpdir(),
): Promise<Result> {
  const folder = mkdtempSync(join(within, 'snowbound-bench-'));
  try {
    return await work(folder);
  } finally {
    // A server that was just killed may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
