// A server in a process of its own with a built app, so that it can be killed: node run-server.mjs DATA PORT [APP]
import { fileURLToPath } from 'node:url';
import { serve } from '../../server/dist/index.js';

const [data, port, web = fileURLToPath(new URL('../dist', import.meta.url))] = process.argv.slice(2);
const serving = await serve({
  host: '127.0.0.1',
  port: Number(port),
  data,
  web,
  logLevel: 'silent',
  requestsAMinute: 1_000_000_000,
});
process.stdout.write(`${serving.address}\n`);
