// A server in a process of its own, so that it can be killed: node run-server.mjs DATA PORT [OPTIONS AS JSON]
import { serve } from '../dist/index.js';

const [data, port, own = '{}'] = process.argv.slice(2);
const serving = await serve({
  ...JSON.parse(own),
  host: '127.0.0.1',
  port: Number(port),
  data,
  logLevel: 'silent',
  requestsAMinute: 1_000_000_000,
  opsToken: 'ops',
});
process.once('SIGTERM', () => serving.close());
process.stdout.write(`${serving.address}\n`);
