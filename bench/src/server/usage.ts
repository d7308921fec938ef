import { PerformanceObserver } from 'node:perf_hooks';
import process from 'node:process';

/** What a server under load has used since it started. */
export interface Usage {
  /** Of all threads, in user and kernel mode. */
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  readonly heapBytes: number;
  /** How long the collector of garbage stopped it at most since this was last asked. */
  readonly longestCollectionMilliseconds: number;
}

/** What a server says to the load tool. */
export type FromServer = { readonly address: string } | { readonly usage: Usage };

/** Tells the load tool where this server is, answers what it has used when asked anything, and ends when it ends. */
export function standUnderLoad(address: string): void {
  process.on('disconnect', () => process.exit());
  process.on('message', () => tell({ usage: usageNow() }));
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longestCollection = Math.max(longestCollection, duration);
  }).observe({ entryTypes: ['gc'] });
  tell({ address });
}

let longestCollection = 0;

function usageNow(): Usage {
  // What was only waiting to be collected is no cost of the tables.
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
