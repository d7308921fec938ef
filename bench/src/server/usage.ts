import process from 'node:process';

/** What a server under load has used since it started. */
export interface Usage {
  /** Of all threads, in user and kernel mode. */
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  readonly heapBytes: number;
}

/** What the load tool says to a server it has started. */
export type ToServer =
  | { readonly ask: 'usage' }
  | { readonly ask: 'bot'; readonly seconds: number; readonly nice: number };

/** What a server says to the load tool. */
export type FromServer = { readonly address: string } | { readonly usage: Usage };

/** Tells the load tool where this server is, answers what it asks, and ends when it ends. */
export function standUnderLoad(address: string, startBot: (seconds: number, nice: number) => void = () => {}): void {
  process.on('disconnect', () => process.exit());
  process.on('message', (message: ToServer) => {
    if (message.ask === 'bot') startBot(message.seconds, message.nice);
    else tell({ usage: usageNow() });
  });
  tell({ address });
}

function usageNow(): Usage {
  // What was only waiting to be collected is no cost of the tables.
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { cpuSeconds: (user + system) / 1e6, residentBytes: rss, heapBytes: heapUsed };
}

function tell(message: FromServer): void {
  process.send?.(message);
}
