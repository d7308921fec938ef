import { readdirSync } from 'node:fs';
import { platform, setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** The collector of garbage stops us often and briefly instead of seldom and for long. These may be set at any time. */
const BRIEFLY = [
  // What is new stays as small as it is once the server has started: nearly all that survives is what people were shown
  // last, so in a larger part there is no less to be copied, only all at once.
  '--semi-space-growth-factor=1',
  // While we are stopped, nobody is waited for who has to share a core with somebody else.
  '--no-parallel-scavenge',
  '--no-parallel-compaction',
  '--no-parallel-pointer-update',
];

/** The same as bots have. */
const PRIORITY = 10;

/** Sets the collector up for many tables at once; to be called when the server has started. */
export function collectBriefly(): void {
  const set = () => {
    for (const flag of BRIEFLY) setFlagsFromString(flag);
  };
  set();
  // A new thread sets the growth back to usual for all.
  process.on('worker', thread => thread.once('online', set));
}

/** Threads that mark garbage and compile go on when nobody plays; on one core they would take half of it. */
export function letHelpersWait(): void {
  // Only on Linux has each thread a priority of its own.
  if (platform() !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task').map(Number)) {
    if (thread === process.pid) continue;
    try {
      setPriority(thread, PRIORITY);
    } catch {
      // It has ended meanwhile.
    }
  }
}
