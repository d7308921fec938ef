/** Commits of our server so far, and those that took longer than a whole move may (S2). */
export interface DiskWaits {
  readonly commits: number;
  readonly long: number;
}

const LONG = '0.025';

/** The token for the metrics of our server. */
export const OPS_TOKEN = 'bench';

/** Reads the server's own metrics. Pauses of the disk are not the server's fault, but the report shows them. */
export async function diskWaits(address: string): Promise<DiskWaits> {
  const text = await (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${OPS_TOKEN}` } })).text();
  const read = (line: string): number => {
    const at = text.indexOf(`\n${line} `);
    return at < 0 ? 0 : Number.parseFloat(text.slice(at + line.length + 2));
  };
  const commits = read('snowbound_commit_seconds_count');
  return { commits, long: commits - read(`snowbound_commit_seconds_bucket{le="${LONG}"}`) };
}

/** The difference since an earlier count. */
export const since = (before: DiskWaits, now: DiskWaits): DiskWaits => ({
  commits: now.commits - before.commits,
  long: now.long - before.long,
});
