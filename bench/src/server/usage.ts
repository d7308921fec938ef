import { PerformanceObserver } from 'node:perf_hooks';
import process from 'node:process';

/** Resources that a server under load has used since it started. */
export interface Usage {
  /** Of all threads, in user and kernel mode. */
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  readonly heapBytes: number;
  /** The longest garbage collection pause since the last request. */
  readonly longestCollectionMilliseconds: number;
}

/** A message of a server to the load tool. */
export type FromServer = { readonly address: string } | { readonly usage: Usage };

/** Sends the address of this server to the load tool, answers requests for its usage, and ends with the load tool. */
export function serveLoad(address: string): void {
  process.on('disconnect', () => process.exit());
  process.on('message', () => tell({ usage: usageNow() }));
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longestCollection = Math.max(longestCollection, duration);
  }).observe({ entryTypes: ['gc'] });
  tell({ address });
}

let longestCollection = 0;

function usageNow(): Usage {
  // Garbage is not a cost of the tables.
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const longestCollectionMilliseconds = longestCollection;
  longestCollection = 0;
  return { cpuSeconds: (user + system) / 1e6, residentBytes: rss, heapBytes: heapUsed, longestCollectionMilliseconds };
}

function tell(message: FromServer): void {
  process.send?.(message);
}
