import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeOn, OUR_FLAGS } from './child.ts';
import { withFolder } from './folder.ts';
import { type MeasuringTask, type ServerBenchOptions, type ServerReport, USUAL } from './report.ts';

export type { ServerBenchOptions, ServerReport } from './report.ts';
export { linesOf, serverGoals } from './summary.ts';

/** The time limit of the whole measurement. */
const LONGEST_MILLISECONDS = 60_000;
/** The core of the load tool; the servers have core 0. */
const CORE = '1';

type Answer = { readonly found: ServerReport } | { readonly failed: string };

/** Puts our server and its peers under load from a separate process. After a minute it returns what it has. */
export async function measureServer(wanted: Partial<ServerBenchOptions> = {}): Promise<ServerReport> {
  return withFolder(folder => measureInChild({ options: { ...USUAL, ...wanted }, folder }));
}

async function measureInChild(task: MeasuringTask): Promise<ServerReport> {
  const [command = '', ...before] = nodeOn(CORE);
  const script = fileURLToPath(new URL('run.js', import.meta.url));
  // Long garbage collections of the load tool would look like pauses of the servers.
  const child = spawn(command, [...before, ...OUR_FLAGS, script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  try {
    return await new Promise((resolve, reject) => {
      let found: ServerReport | null = null;
      const giveUp = (why: string) => (found === null ? reject(new Error(why)) : resolve(found));
      const timer = setTimeout(() => giveUp('the minute is up'), LONGEST_MILLISECONDS);
      child.once('exit', () => giveUp('the load tool has died'));
      child.on('message', (answer: Answer) => {
        if ('failed' in answer) reject(new Error(answer.failed));
        else found = answer.found;
        if (found?.isWhole !== true) return;
        clearTimeout(timer);
        resolve(found);
      });
      child.send(task);
    });
  } finally {
    // Its servers end with it, because they watch their IPC channel.
    child.kill('SIGKILL');
  }
}
