import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import { readRecord, replay } from '@snowbound/table';
import { expect, test } from 'vitest';
import { serve } from '../dist/serve.js';

const script = fileURLToPath(new URL('../../../examples/two-players.sh', import.meta.url));

test.each(GAME_NAMES)('two people play a whole game of %s with curl, and its record replays', async name => {
  const data = mkdtempSync(join(tmpdir(), 'snowbound-curl-'));
  const server = await serve({ host: '127.0.0.1', port: 0, data, logLevel: 'silent', requestsAMinute: 1_000_000 });
  try {
    const { stdout } = await promisify(execFile)('sh', [script, server.address, name], { maxBuffer: 64 * 1024 * 1024 });
    expect(stdout).toMatch(/^~ ./m);
    const record = stdout.slice(stdout.search(/^(?!~ )/m));
    expect(replay(await gameNamed(name), readRecord(record)).isOver).toBe(true);
  } finally {
    await server.close();
    rmSync(data, { recursive: true });
  }
});
