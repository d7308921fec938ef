/** `node bench/dist/server/main.js [--json] [--game NAME] [--seconds N] [--only peers|many|idle] [--profile FOLDER]` */

import process from 'node:process';
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
