import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Does something with a folder that is gone afterwards, with all that was made in it. */
export async function withFolder<Result>(
  work: (folder: string) => Promise<Result>,
  within: string = tmpdir(),
): Promise<Result> {
  const folder = mkdtempSync(join(within, 'snowbound-bench-'));
  try {
    return await work(folder);
  } finally {
    // A server that was just ended may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
