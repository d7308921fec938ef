import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Score, scoreOf, survivorsOf, tableOf } from './report.ts';
import { tryMutants } from './run.ts';
import { type MutantTarget, TARGETS } from './targets.ts';

const HELP = `npm run mutants -- [package …] [--sample N] [--seed TEXT] [--workers N] [--report] [--survivors] [--json]

Changes the source of ${TARGETS.map(({ name }) => name).join(', ')}
on purpose, one small change at a time, and counts how many of them the tests notice. What is known already is kept in
dist/mutants and not tried again, so a run that was stopped goes on where it was.

  --sample N    tries N mutants, shared out equally over the packages, instead of all
  --seed TEXT   draws another sample
  --workers N   tries as many mutants at a time (half of the cores unless said otherwise)
  --report      tries nothing, tells what is known
  --survivors   lists the mutants that nothing noticed
  --json        the report for scripts
`;
const FAILED = 1;
const BAD_INPUT = 2;
const FOLDER = join('dist', 'mutants');

function targetsNamed(names: readonly string[]): readonly MutantTarget[] {
  if (names.length === 0) return TARGETS;
  return names.map(name => {
    const target = TARGETS.find(each => each.name === name || each.name.endsWith(`/${name}`));
    if (target === undefined)
      throw new Error(`no package “${name}”; there are ${TARGETS.map(each => each.name).join(', ')}`);
    return target;
  });
}

function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`--${option} takes a whole number from 1, not “${text}”`);
  return Number(text);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: 'mutants' },
      workers: { type: 'string', default: `${Math.max(1, Math.floor(availableParallelism() / 2))}` },
      report: { type: 'boolean', default: false },
      survivors: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const targets = targetsNamed(positionals);
  const size = values.sample === undefined ? null : wholeNumber('sample', values.sample);
  return { ...values, targets, size, workers: wholeNumber('workers', values.workers) };
}

async function main(): Promise<number> {
  const { targets, size, seed, workers, report, survivors, json, help } = readArguments();
  if (help) {
    process.stdout.write(HELP);
    return 0;
  }
  mkdirSync(FOLDER, { recursive: true });
  const scores: Score[] = [];
  for (const [index, target] of targets.entries()) {
    // What does not divide evenly goes to the first ones.
    const share = size === null ? 0 : Math.floor((size + targets.length - 1 - index) / targets.length);
    const sample = size === null ? null : { size: share, seed };
    if (!report) await tryMutants({ target, folder: FOLDER, sample, workers });
    scores.push(scoreOf(target, FOLDER, sample));
  }
  const text = survivors ? `${tableOf(scores)}\n\n${survivorsOf(scores)}` : tableOf(scores);
  process.stdout.write(`${json ? JSON.stringify(scores, null, 2) : text}\n`);
  return scores.some(({ score, floor }) => score !== null && floor !== null && score < floor) ? FAILED : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`mutants: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = BAD_INPUT;
}
