import { type Phrase, Problem } from '@snowbound/engine';
import { phrase } from '../words.ts';

/** Nobody mends more at a time; whoever sends more than this is answered no longer for it. */
const MOST_PROBLEMS = 100;

/** Thrown through whoever is reading once there is no need to read on. */
class Enough extends Error {}

/** Everything that is wrong with a file, each with its place, up to a bound. */
export class Report {
  readonly problems: Phrase[] = [];
  readonly #most: number;

  private constructor(most: number) {
    this.#most = most;
  }

  /** All that `read` complains of. It is stopped when there is too much of it, and that is said last. */
  static of(read: (report: Report) => void): readonly Phrase[] {
    const report = new Report(MOST_PROBLEMS);
    if (report.#isReadOut(read)) return report.problems;
    return [...report.problems, phrase('SF-12', 'problems.enough', { count: MOST_PROBLEMS })];
  }

  /** Whether `read` has nothing to complain of; its first complaint is its last. */
  static isClean(read: (report: Report) => void): boolean {
    return new Report(0).#isReadOut(read);
  }

  add(problem: Phrase): void {
    if (this.problems.length === this.#most) throw new Enough();
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

  #isReadOut(read: (report: Report) => void): boolean {
    try {
      read(this);
      return true;
    } catch (error) {
      if (!(error instanceof Enough)) throw error;
      return false;
    }
  }
}

/** All problems in one phrase, a line each. Halved, so that they do not stand inside one another. */
export function allOf(problems: readonly Phrase[]): Phrase {
  if (problems.length === 1) return problems[0] as Phrase;
  const half = problems.length >> 1;
  const [first, rest] = [allOf(problems.slice(0, half)), allOf(problems.slice(half))];
  return phrase('SF-12', 'problems.several', { first, rest });
}
