import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EQUIVALENTS } from '../src/mutants/equivalents.ts';
import { keyOf, type Mutant, Sources, sampled } from '../src/mutants/mutant.ts';
import { scoreOf, tableOf } from '../src/mutants/report.ts';
import { Results } from '../src/mutants/results.ts';
import type { MutantTarget } from '../src/mutants/targets.ts';

let folder = '';
let target: MutantTarget;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snowbound-mutants-'));
  writeFileSync(join(folder, 'rule.ts'), 'one');
  writeFileSync(join(folder, 'rule.test.ts'), 'one');
  target = { name: 'a/game', source: folder, leftOut: [], tests: [join(folder, '*.test.ts')], floor: 0.8 };
});
afterEach(() => rmSync(folder, { recursive: true }));

const mutant = (line: number): Mutant => ({
  file: join(folder, 'rule.ts'),
  line,
  column: 1,
  mutator: 'EqualityOperator',
  original: 'a < b',
  replacement: 'a <= b',
});
const results = () => new Results(target, join(folder, 'kept'));

describe('mutants', () => {
  test('a sample is the same every time, and another with another seed', () => {
    const all = Array.from({ length: 500 }, (_, line) => mutant(line));
    const lines = (seed: string) => sampled(all, 20, seed).map(({ line }) => line);
    expect(lines('one')).toHaveLength(20);
    expect(lines('one')).toEqual(lines('one'));
    expect(sampled([...all].reverse(), 20, 'one').map(({ line }) => line)).toEqual(lines('one'));
    expect(lines('two')).not.toEqual(lines('one'));
  });

  test('the text that a mutant replaces is read from its source', () => {
    const file = join(folder, 'rule.ts');
    writeFileSync(file, 'if (a) {\n  b();\n}\n');
    const between = (...[fromLine, fromColumn, toLine, toColumn]: readonly [number, number, number, number]) =>
      new Sources().between(file, { line: fromLine, column: fromColumn }, { line: toLine, column: toColumn });
    expect(between(0, 4, 0, 5)).toBe('a');
    expect(between(0, 7, 2, 1)).toBe('{\n  b();\n}');
  });

  const outcome = (of: ReadonlyMap<string, string>) => of.get(keyOf(mutant(1)));

  test('what was killed is not tried again, until its source changes', () => {
    results().keep(mutant(1), 'Killed');
    writeFileSync(join(folder, 'rule.test.ts'), 'two');
    expect(outcome(results().settled())).toBe('Killed');
    writeFileSync(join(folder, 'rule.ts'), 'two');
    expect([results().settled().size, results().known().size]).toEqual([0, 0]);
  });

  test('what survived is tried again as soon as a test or one of its helpers changes', () => {
    results().keep(mutant(1), 'Survived');
    expect(outcome(results().settled())).toBe('Survived');
    writeFileSync(join(folder, 'scene.ts'), 'new');
    expect(results().settled().size).toBe(0);
    // Until then it counts as what it was.
    expect(outcome(results().known())).toBe('Survived');
  });

  test('the report counts what was tried of what there is', () => {
    const [kept, lines] = [results(), [1, 2, 3, 4, 5, 6]];
    kept.plan(lines.map(mutant));
    kept.keep(mutant(1), 'Killed');
    kept.keep(mutant(2), 'Timeout');
    kept.keep(mutant(3), 'Survived');
    kept.keep(mutant(4), 'NoCoverage');
    kept.keep(mutant(5), 'RuntimeError');
    const score = scoreOf(target, join(folder, 'kept'), null);
    expect(score).toMatchObject({
      mutants: 6,
      tried: 5,
      killed: 2,
      timeout: 1,
      survived: 1,
      noCoverage: 1,
      score: 0.6,
    });
    expect(score.survivors.map(({ line }) => line)).toEqual([3, 4]);
    expect(tableOf([score]).split('\n')[2]).toBe('| a/game | 6 | 5 | 2 | 1 | 1 | 1 | 0 | 60.0 % |');
  });

  test('every mutant known to change nothing still stands in its file', () => {
    const isGone = ({ file, original }: { file: string; original: string }) =>
      !readFileSync(file, 'utf8').includes(original);
    expect(EQUIVALENTS.filter(isGone)).toEqual([]);
  });
});
