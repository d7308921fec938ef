/** `npm run siege -- [--brief] [--json] [ATTACK …]`: attacks real servers and reports what held; exit code 1 if anything did not. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Attack, Finding } from './attack.ts';
import { ATTACKS } from './attacks.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BAD_INPUT = 2;

function stop(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

function read() {
  const options = { brief: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error), BAD_INPUT);
  }
}

const { values, positionals } = read();
const names = ATTACKS.map(({ name }) => name);
const unknown = positionals.find(name => !names.includes(name));
if (unknown !== undefined) stop(`There is no attack “${unknown}”; there are ${names.join(', ')}.`, BAD_INPUT);
const wanted = ATTACKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

// Any command of it builds what is stale, and the servers are those that were built.
const built = spawnSync(process.execPath, ['snowbound', 'games'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built.status !== 0) stop('What is to be attacked could not be built, see above.', 1);

const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(text);
};

/** An attack that cannot even be made has not been withstood. */
async function findingOf(attack: Attack): Promise<Finding> {
  try {
    return await attack.run(values.brief ? 'brief' : 'full');
  } catch (error) {
    return { times: 0, figures: {}, faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}

const reports = [];
for (const attack of wanted) {
  progress(`${attack.name} …`);
  const start = performance.now();
  const { times, figures, faults } = await findingOf(attack);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const { name, what, unit } = attack;
  reports.push({ name, what, times, unit, held: faults.length === 0, seconds, figures, faults });
  progress(` ${seconds} s\n`);
}

const held = reports.every(report => report.held);
if (values.json) process.stdout.write(`${JSON.stringify({ held, attacks: reports }, null, 2)}\n`);
else {
  for (const { name, what, times, unit, held: isHeld, seconds, figures, faults } of reports) {
    const lines = [
      `${isHeld ? 'held' : 'DID NOT HOLD'}  ${name}: ${what}`,
      `    ${times} ${unit} in ${seconds} s`,
      ...Object.entries(figures).map(([key, value]) => `    ${key} ${value}`),
      ...faults.map(fault => `    fault: ${fault}`),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  }
  process.stdout.write(`\n${reports.filter(report => report.held).length} of ${reports.length} attacks held off\n`);
}
process.exitCode = held ? 0 : 1;
