import process from 'node:process';

/** What a server under load has used since it started. */
export interface Usage {
  /** Of all threads, in user and kernel mode. */
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  readonly heapBytes: number;
}

/** What a server says to the load tool. */
export type FromServer = { readonly address: string } | { readonly usage: Usage };

/** Tells the load tool where this server is, answers what it has used when asked anything, and ends when it ends. */
export function standUnderLoad(address: string): void {
  process.on('disconnect', () => process.exit());
  process.on('message', () => tell({ usage: usageNow() }));
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
