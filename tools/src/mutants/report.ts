import { isEquivalent } from './equivalents.ts';
import { keyOf, type Mutant, sampled } from './mutant.ts';
import type { RunOptions } from './plugin.ts';
import { isAlive, Results } from './results.ts';
import type { MutantTarget } from './targets.ts';

/** How the mutants of one target fared. The keys are stable: scripts read them. */
export interface Score {
  readonly target: string;
  /** All mutants there are. */
  readonly mutants: number;
  readonly tried: number;
  /** Some test failed, or the tests did not even load. */
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly noCoverage: number;
  /** Survivors that change nothing; they count neither way. */
  readonly equivalent: number;
  /** Killed or timed out, of all that could be. */
  readonly score: number | null;
  readonly floor: number | null;
  readonly survivors: readonly Mutant[];
}

export function scoreOf(target: MutantTarget, folder: string, sample: RunOptions['sample']): Score {
  const results = new Results(target, folder);
  const all = results.mutants;
  const known = results.known();
  const wanted = sample === null ? all : sampled(all, sample.size, sample.seed);
  const tried = wanted.filter(mutant => known.has(keyOf(mutant)));
  const survives = (mutant: Mutant): boolean => isAlive(known.get(keyOf(mutant)) ?? 'Killed');
  const equivalents = tried.filter(mutant => survives(mutant) && isEquivalent(mutant));
  const rest = tried.filter(mutant => !equivalents.includes(mutant));
  const count = (outcome: string): number => rest.filter(mutant => known.get(keyOf(mutant)) === outcome).length;
  const killed = count('Killed') + count('RuntimeError');
  const timeout = count('Timeout');
  return {
    target: target.name,
    mutants: all.length,
    tried: tried.length,
    ...{ killed, timeout, survived: count('Survived'), noCoverage: count('NoCoverage') },
    equivalent: equivalents.length,
    score: rest.length === 0 ? null : (killed + timeout) / rest.length,
    floor: target.floor,
    survivors: rest.filter(survives),
  };
}

const percent = (share: number | null): string => (share === null ? '–' : `${(100 * share).toFixed(1)} %`);

/** As docs/reliability.md has it. */
export function tableOf(scores: readonly Score[]): string {
  const head = ['package', 'mutants', 'tried', 'killed', 'timeout', 'survived', 'no coverage', 'equivalent', 'score'];
  const rows = scores.map(each => [
    each.target,
    ...[each.mutants, each.tried, each.killed, each.timeout, each.survived, each.noCoverage, each.equivalent],
    percent(each.score),
  ]);
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(['---', ...head.slice(1).map(() => '---:')]), ...rows.map(line)].join('\n');
}

export function survivorsOf(scores: readonly Score[]): string {
  const text = ({ file, line, column, original, replacement }: Mutant): string =>
    `${file}:${line}:${column}\n  - ${brief(original)}\n  + ${brief(replacement)}`;
  return scores.flatMap(({ survivors }) => survivors.map(text)).join('\n');
}

function brief(code: string): string {
  const oneLine = code.replaceAll(/\s+/g, ' ');
  return oneLine.length <= 150 ? oneLine : `${oneLine.slice(0, 149)}…`;
}
