/** `npm run flakes -- [--times N] [PART OF A FILE NAME …]`: runs every browser spec again and again, half of the time beside busy loops; continues where it stopped. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { isBeside, type Run, type RunOutcome, reportOn, retriesIn, runsLeft } from './plan.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CONFIG = 'apps/web/playwright.config.ts';
const SPECS = 'apps/web/tests';
const TIMES = '20';
const BUSY_LOOPS = 2;

const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: TIMES } },
  allowPositionals: true,
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error(`--times is a number from 1 on, not “${values.times}”`);

/** What is tested, as it is now: results of other states say nothing about it. */
function stateOfTheTree(): string {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '--', '.', ':!docs', ':!*.md'], { cwd: ROOT, maxBuffer: 1e9 });
  const hash = createHash('sha256').update(git('ls-files', '-s')).update(git('diff', 'HEAD'));
  return hash.digest('hex').slice(0, 16);
}

const folder = join(ROOT, 'dist', 'flakes');
const results = join(folder, `${stateOfTheTree()}.jsonl`);

function outcomes(): RunOutcome[] {
  if (!existsSync(results)) return [];
  const lines = readFileSync(results, 'utf8').split('\n').filter(Boolean);
  return lines.map(line => JSON.parse(line) as RunOutcome);
}

/** Runs a spec file once. */
async function outcomeOf(run: Run): Promise<RunOutcome> {
  const start = performance.now();
  const loops = isBeside(run) ? Array.from({ length: BUSY_LOOPS }, () => new Worker('for (;;);', { eval: true })) : [];
  const args = ['test', '--config', CONFIG, '--retries=0', '--reporter=list', `/${run.file.replaceAll('.', '\\.')}$`];
  const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], { cwd: ROOT });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => said.push(piece));
  const code = await new Promise<number | null>(resolve => child.once('close', resolve));
  await Promise.all(loops.map(loop => loop.terminate()));
  const seconds = Math.round((performance.now() - start) / 1000);
  return { ...run, isGreen: code === 0, seconds, output: code === 0 ? '' : Buffer.concat(said).toString() };
}

const isWanted = (file: string): boolean => positionals.length === 0 || positionals.some(part => file.includes(part));
const specs = readdirSync(join(ROOT, SPECS)).filter(name => name.endsWith('.spec.ts'));
const files = specs.filter(isWanted).sort();
if (files.length === 0) throw new Error(`no spec in ${SPECS} is called like “${positionals.join('”, “')}”`);
for (const path of [CONFIG, ...files.map(file => `${SPECS}/${file}`)]) {
  const [retries] = retriesIn(readFileSync(join(ROOT, path), 'utf8'));
  if (retries !== undefined) throw new Error(`${path} tries again what failed: ${retries}`);
}

// Any command of it builds what is stale.
const built = spawnSync(process.execPath, ['snowbound', 'games'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built.status !== 0) throw new Error('what the specs visit could not be built, see above');
mkdirSync(folder, { recursive: true });

const left = runsLeft(files, times, outcomes());
for (const [index, run] of left.entries()) {
  const outcome = await outcomeOf(run);
  appendFileSync(results, `${JSON.stringify(outcome)}\n`);
  const how = `${isBeside(run) ? 'busy' : 'alone'}, ${outcome.seconds} s`;
  console.log(
    `${index + 1}/${left.length} ${run.file} ${run.number} (${how}) ${outcome.isGreen ? 'passed' : 'FAILED'}`,
  );
}

const looked = outcomes().filter(({ file, number }) => files.includes(file) && number <= times);
console.log(`\n${reportOn(looked)}`);
process.exitCode = looked.every(({ isGreen }) => isGreen) ? 0 : 1;
