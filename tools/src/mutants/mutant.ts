import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** One change of the source; lines and columns count from 1. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

export const keyOf = ({ file, line, column, mutator, original, replacement }: Mutant): string =>
  JSON.stringify([file, line, column, mutator, original, replacement]);

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Always the same mutants for the same seed and source, spread over all of it. */
export function sampled(mutants: readonly Mutant[], size: number, seed: string): Mutant[] {
  return mutants
    .map(mutant => ({ mutant, rank: hashOf(`${seed}\n${keyOf(mutant)}`) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

/** Source files by their names, each read once. */
export class Sources {
  readonly #texts = new Map<string, string>();

  textOf(file: string): string {
    let text = this.#texts.get(file);
    if (text === undefined) {
      text = readFileSync(file, 'utf8');
      this.#texts.set(file, text);
    }
    return text;
  }

  /** The text between two positions that count from 0, as Stryker's do while it tests. */
  between(file: string, start: Position, end: Position): string {
    const lines = this.textOf(file)
      .split('\n')
      .slice(start.line, end.line + 1);
    lines.push(lines.pop()?.slice(0, end.column) ?? '');
    return [lines.shift()?.slice(start.column) ?? '', ...lines].join('\n');
  }
}
