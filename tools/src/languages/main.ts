import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildLanguages } from './build.ts';
import { languages } from './read.ts';

// The repository itself, wherever the command is started from.
const repository = fileURLToPath(new URL('../../..', import.meta.url));

const options = { root: { type: 'string' }, check: { type: 'boolean' } } as const;

function main(): number {
  try {
    const { root = repository, check = false } = parseArgs({ options }).values;
    const outcome = buildLanguages(root, { write: !check });
    if (outcome.problems.length > 0) {
      console.error(outcome.problems.join('\n'));
      return 1;
    }
    const [packages, messages] = [count(outcome.packages, 'package'), count(outcome.messages, 'message')];
    console.log(`${packages}, ${messages} in ${languages.join(', ')}`);
    return 0;
  } catch (error) {
    // The first sentence says what is wrong; Node's advice after it would only distract.
    const reason = error instanceof Error ? error.message.split(/\.\s/)[0] : String(error);
    console.error(`languages: ${reason}`);
    return 2;
  }
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

process.exitCode = main();
