/** How often our server has waited for the disk so far, and how often for longer than a move may take in all (S2). */
export interface DiskWaits {
  readonly commits: number;
  readonly long: number;
}

const LONG = '0.025';

/** By it our server knows who may see its metrics. */
export const OPS_TOKEN = 'bench';

/** As the server itself counts them: a disk that pauses is no fault of the server, but must be known. */
export async function diskWaits(address: string): Promise<DiskWaits> {
  const text = await (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${OPS_TOKEN}` } })).text();
  const read = (line: string): number => {
    const at = text.indexOf(`\n${line} `);
    return at < 0 ? 0 : Number.parseFloat(text.slice(at + line.length + 2));
  };
  const commits = read('snowbound_commit_seconds_count');
  return { commits, long: commits - read(`snowbound_commit_seconds_bucket{le="${LONG}"}`) };
}

/** What has been added since. */
export const since = (before: DiskWaits, now: DiskWaits): DiskWaits => ({
  commits: now.commits - before.commits,
  long: now.long - before.long,
});
