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

/** All problems in one phrase, a line each. */
export function allOf(problems: readonly Phrase[]): Phrase {
  const [first, ...rest] = problems as [Phrase, ...Phrase[]];
  return rest.length === 0 ? first : phrase('SF-12', 'problems.several', { first, rest: allOf(rest) });
}
