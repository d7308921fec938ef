import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf, keyOf, type Mutant, Sources } from './mutant.ts';
import { fileNameOf, type MutantTarget } from './targets.ts';

const OUTCOMES = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'] as const;
export type MutantOutcome = (typeof OUTCOMES)[number];

export const isOutcome = (status: string): status is MutantOutcome => OUTCOMES.some(outcome => outcome === status);

/** Whether no test noticed. */
export const isAlive = (outcome: MutantOutcome): boolean => outcome === 'Survived' || outcome === 'NoCoverage';

/** How a mutant fared, and the state of source and tests that it was tried in. */
interface Result {
  readonly mutant: Mutant;
  readonly outcome: MutantOutcome;
  readonly source: string;
  readonly tests: string;
}

/** What is known of a target's mutants. Each result is written as soon as it is there, so that a run can be continued. */
export class Results {
  readonly #plan: string;
  readonly #file: string;
  readonly #sources = new Sources();
  readonly #tests: string;

  constructor(target: MutantTarget, folder: string) {
    const name = fileNameOf(target);
    this.#plan = join(folder, `${name}.plan.json`);
    this.#file = join(folder, `${name}.results.jsonl`);
    this.#tests = hashOf(target.tests.flatMap(testsAndTheirHelpers).join('\n'));
    mkdirSync(folder, { recursive: true });
  }

  /** All mutants there are, as of the last run. */
  get mutants(): readonly Mutant[] {
    return existsSync(this.#plan) ? JSON.parse(readFileSync(this.#plan, 'utf8')) : [];
  }

  plan(mutants: readonly Mutant[]): void {
    writeFileSync(this.#plan, JSON.stringify(mutants));
  }

  /** Outcomes by key, of mutants of the source as it is. */
  known(): ReadonlyMap<string, MutantOutcome> {
    return this.#outcomes(() => true);
  }

  /** Those that need not be tried again: whatever was killed is dead until its file changes; a survivor may be killed by a newer test. */
  settled(): ReadonlyMap<string, MutantOutcome> {
    return this.#outcomes(({ outcome, tests }) => !isAlive(outcome) || tests === this.#tests);
  }

  #outcomes(isWanted: (result: Result) => boolean): ReadonlyMap<string, MutantOutcome> {
    const outcomes = new Map<string, MutantOutcome>();
    if (!existsSync(this.#file)) return outcomes;
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      if (line === '') continue;
      const result: Result = JSON.parse(line);
      const { mutant, outcome, source } = result;
      if (source === this.#hashOf(mutant.file) && isWanted(result)) outcomes.set(keyOf(mutant), outcome);
    }
    return outcomes;
  }

  keep(mutant: Mutant, outcome: MutantOutcome): void {
    const result: Result = { mutant, outcome, source: this.#hashOf(mutant.file), tests: this.#tests };
    appendFileSync(this.#file, `${JSON.stringify(result)}\n`);
  }

  #hashOf(file: string): string {
    return existsSync(file) ? hashOf(this.#sources.textOf(file)) : '';
  }
}

/** The text of everything in the folder of some tests. */
function testsAndTheirHelpers(pattern: string): string[] {
  const folder = dirname(pattern);
  const files = readdirSync(folder).filter(name => name.endsWith('.ts'));
  return files.sort().map(name => readFileSync(join(folder, name), 'utf8'));
}
