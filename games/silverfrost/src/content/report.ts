import { type Phrase, Problem } from '@snowbound/engine';
import { phrase } from '../words.ts';

/** Everything that is wrong with a file, each with its place. */
export class Report {
  readonly problems: Phrase[] = [];

  add(problem: Phrase): void {
    this.problems.push(problem);
  }

  /** What `read` gives, or nothing once it has complained. */
  attempt<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.add(error.phrase);
      return undefined;
    }
  }
}

/** All problems in one phrase, a line each. Halved, so that thousands of them do not stand inside one another. */
export function allOf(problems: readonly Phrase[]): Phrase {
  if (problems.length === 1) return problems[0] as Phrase;
  const half = problems.length >> 1;
  const [first, rest] = [allOf(problems.slice(0, half)), allOf(problems.slice(half))];
  return phrase('SF-12', 'problems.several', { first, rest });
}
