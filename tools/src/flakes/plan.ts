/** One run of a spec file that is to be done or was done. */
export interface Run {
  readonly file: string;
  /** Counted from 1. */
  readonly number: number;
}

/** What came of a run. */
export interface RunOutcome extends Run {
  readonly isGreen: boolean;
  readonly seconds: number;
  /** What it said, if it failed. */
  readonly output: string;
}

/** Every second run is beside busy loops, so that a part of the runs has both kinds. */
export const isBeside = ({ number }: Run): boolean => number % 2 === 0;

const nameOf = ({ file, number }: Run): string => `${file} ${number}`;

/** The runs that are left: first all files once, so that what fails often is found soon. */
export function runsLeft(files: readonly string[], times: number, done: readonly Run[]): Run[] {
  const known = new Set(done.map(nameOf));
  const rounds = Array.from({ length: times }, (_, round) => files.map(file => ({ file, number: round + 1 })));
  return rounds.flat().filter(run => !known.has(nameOf(run)));
}

/** The table of all files, then what was said by those that failed. */
export function reportOn(outcomes: readonly RunOutcome[]): string {
  const files = [...new Set(outcomes.map(({ file }) => file))].sort();
  const failed = outcomes.filter(({ isGreen }) => !isGreen);
  const lines = files.map(file => {
    const runs = outcomes.filter(outcome => outcome.file === file);
    const failedOf = (isBusy: boolean): string => {
      const some = runs.filter(run => isBeside(run) === isBusy);
      return `${some.filter(({ isGreen }) => !isGreen).length} of ${some.length}`;
    };
    return `${file}: ${failedOf(false)} failed alone, ${failedOf(true)} beside busy loops`;
  });
  const said = failed.map(outcome => `\n— ${nameOf(outcome)}${isBeside(outcome) ? ', busy' : ''}\n${outcome.output}`);
  const sum = `${outcomes.length - failed.length} passed, ${failed.length} failed`;
  return [...lines, ...said, '', sum].join('\n');
}

/** Where a spec or a config asks for retries, which would hide what is looked for. */
export const retriesIn = (text: string): string[] => text.match(/\bretries\b(?!\s*:\s*0\b).*/g) ?? [];
