import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { MutantResult, StrykerOptions, Mutant as StrykersMutant } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import type { MutationTestingPlanReadyEvent, Reporter } from '@stryker-mutator/api/report';
import { keyOf, type Mutant, Sources, sampled } from './mutant.ts';
import { isOutcome, Results } from './results.ts';
import type { MutantTarget } from './targets.ts';

/** What our plugins are told, beside Stryker's own options. */
export interface RunOptions {
  readonly target: MutantTarget;
  readonly folder: string;
  /** Where the one plugin tells the other, which has a process of its own, what to try. */
  readonly chosen: string;
  readonly sample: { readonly size: number; readonly seed: string } | null;
}

const runOptionsOf = (options: StrykerOptions): RunOptions => options['snowbound'] as RunOptions;

/** Chooses what is to be tried, and keeps every result at once. */
class Keeper implements Reporter {
  static readonly inject = tokens(commonTokens.options);
  readonly #options: RunOptions;
  readonly #results: Results;
  readonly #sources = new Sources();
  #mutants: ReadonlyMap<string, Mutant> = new Map();
  #toTry = 0;
  #tried = 0;

  constructor(options: StrykerOptions) {
    this.#options = runOptionsOf(options);
    this.#results = new Results(this.#options.target, this.#options.folder);
  }

  onMutationTestingPlanReady({ mutantPlans }: MutationTestingPlanReadyEvent): void {
    this.#mutants = new Map(mutantPlans.map(({ mutant }) => [mutant.id, this.#read(mutant)]));
    const all = [...this.#mutants.values()];
    this.#results.plan(all);
    const { sample, chosen } = this.#options;
    const wanted = new Set((sample === null ? all : sampled(all, sample.size, sample.seed)).map(keyOf));
    const settled = this.#results.settled();
    const isToTry = (mutant: Mutant): boolean => wanted.has(keyOf(mutant)) && !settled.has(keyOf(mutant));
    const ids = [...this.#mutants].filter(([, mutant]) => isToTry(mutant)).map(([id]) => id);
    this.#toTry = ids.length;
    writeFileSync(chosen, JSON.stringify(ids));
  }

  onMutantTested({ id, status }: MutantResult): void {
    const mutant = this.#mutants.get(id);
    if (mutant === undefined || !isOutcome(status)) return;
    this.#results.keep(mutant, status);
    this.#tried++;
    if (this.#tried % 50 === 0) process.stderr.write(`${this.#tried} of ${this.#toTry} …\n`);
  }

  #read({ fileName, location, mutatorName, replacement }: StrykersMutant): Mutant {
    return {
      file: relative(process.cwd(), fileName).replaceAll('\\', '/'),
      line: location.start.line + 1,
      column: location.start.column + 1,
      mutator: mutatorName,
      original: this.#sources.between(fileName, location.start, location.end),
      replacement,
    };
  }
}

/** Stryker has no other way to leave a mutant out: a check that it fails. Nothing is kept of those. */
class Chosen implements Checker {
  static readonly inject = tokens(commonTokens.options);
  readonly #file: string;

  constructor(options: StrykerOptions) {
    this.#file = runOptionsOf(options).chosen;
  }

  async init(): Promise<void> {}

  async group(mutants: StrykersMutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: StrykersMutant[]): Promise<Record<string, CheckResult>> {
    const chosen = new Set<string>(JSON.parse(readFileSync(this.#file, 'utf8')));
    const verdict = (id: string): CheckResult =>
      chosen.has(id) ? { status: CheckStatus.Passed } : { status: CheckStatus.CompileError, reason: 'not chosen' };
    return Object.fromEntries(mutants.map(({ id }) => [id, verdict(id)]));
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Reporter, 'keeper', Keeper),
  declareClassPlugin(PluginKind.Checker, 'chosen', Chosen),
];
