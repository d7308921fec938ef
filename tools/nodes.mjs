// Other versions of Node, as npm has them: real programs. Like `snowbound` itself this uses nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Everything runs on each of them. */
export const NODES = [20, 22, 24];

export const THIS_NODE = Number.parseInt(process.versions.node, 10);

/** What the test command runs on versions other than its own: the rules, storage, and a server that is played at. */
export const FAST_PART = [
  '--project=short',
  ...['engine/', 'hex/', 'table/', 'protocol/', 'catalogue/', 'games/'],
  ...['storage', 'move-log', 'migrations', 'upkeep', 'keeping', 'playing', 'solo', 'frame', 'threads', 'bot-pool'].map(
    name => `apps/server/tests/${name}.test.ts`,
  ),
];

/** The program of this version, once it is there: kept with the installed packages, so that it is fetched once. */
const programOf = (version, folder) =>
  join(folder, String(version), 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Whether it is whole: what was interrupted does not run. */
function isThere(version, program) {
  if (!existsSync(program)) return false;
  return `${spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout}`.startsWith(`v${version}.`);
}

/** The program of a version of Node, fetched by `npm` if it is not there yet; `null` if it cannot be had. */
export function nodeOf(version, folder, npm) {
  if (version === THIS_NODE) return process.execPath;
  const program = programOf(version, folder);
  if (isThere(version, program)) return program;
  npm(['install', '--prefix', join(folder, String(version)), `node@${version}`]);
  return isThere(version, program) ? program : null;
}

/** The environment in which this program is what is meant by `node`. */
export const envWith = program => ({
  ...process.env,
  PATH: `${dirname(program)}${delimiter}${process.env.PATH ?? ''}`,
});
