/** `node bench/dist/server/main.js [--json] [--game NAME] [--seconds N] [--only peers|many|idle] [--profile FOLDER]` */

import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { linesOf, measureServer, serverGoals } from './index.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string', default: 'snow-time' },
    seconds: { type: 'string', default: '0.5' },
    only: { type: 'string' },
    profile: { type: 'string' },
  },
});
// `./snowbound` starts the bundled server, so the bundle is built first.
const cwd = fileURLToPath(new URL('../../..', import.meta.url));
const bundling = ['node_modules/vite/bin/vite.js', 'build', 'apps/server', '--logLevel', 'error'];
if (spawnSync(process.execPath, bundling, { cwd, stdio: 'inherit' }).status !== 0) process.exit(1);
const leavesOut = (part: string) => values.only !== undefined && values.only !== part;
const found = await measureServer({
  seconds: Number(values.seconds),
  profile: values.profile ?? null,
  game: values.game,
  ...(leavesOut('peers') ? { peerTables: 0 } : {}),
  ...(leavesOut('many') ? { manyTables: 0 } : {}),
  ...(leavesOut('idle') ? { idleTables: 0 } : {}),
});
const answer = values.json
  ? JSON.stringify({ ...found, goals: serverGoals(found) }, null, 2)
  : linesOf(found).join('\n');
process.stdout.write(`${answer}\n`);
