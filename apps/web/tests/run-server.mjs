// A server in a process of its own with the built app, so that it can be killed: node run-server.mjs DATA PORT
import { fileURLToPath } from 'node:url';
import { serve } from '../../server/dist/index.js';

const [data, port] = process.argv.slice(2);
const serving = await serve({
  host: '127.0.0.1',
  port: Number(port),
  data,
  web: fileURLToPath(new URL('../dist', import.meta.url)),
  logLevel: 'silent',
  requestsAMinute: 1_000_000_000,
});
process.stdout.write(`${serving.address}\n`);
