/** Our own server as a child of the load tool: the real one, without the limits on one address. */

import process from 'node:process';
import { OPS_TOKEN } from './disk-waits.ts';
import { serveLoad } from './usage.ts';

interface ServerPackage {
  serve(options: {
    host: string;
    port: number;
    data: string;
    logLevel: 'silent' | 'error';
    requestsAMinute: number;
    opsToken: string;
    limits: { socketsOfAddress: number; socketsOfPerson: number };
  }): Promise<{ address: string }>;
}

const [data = ''] = process.argv.slice(2);
const entry = new URL('../../../apps/server/dist/index.js', import.meta.url).href;
const { serve } = (await import(entry)) as ServerPackage;
const { address } = await serve({
  host: '127.0.0.1',
  port: 0,
  data,
  logLevel: 'error',
  requestsAMinute: 1e9,
  opsToken: OPS_TOKEN,
  // A few people come from here with every connection.
  limits: { socketsOfAddress: 1e9, socketsOfPerson: 1e9 },
});

serveLoad(address);
