import { type Phrase, Problem } from '@snowbound/engine';
import type { ContentFile } from '../cards/card.ts';
import type { SilverfrostContent } from '../state.ts';
import { compileContent } from './content.ts';
import { contentShape } from './file-shapes.ts';
import { allOf, Report } from './report.ts';
import { checkSoundness } from './soundness.ts';

/** SF-12: everything that is wrong with a content file, each with file, card and field; nothing if it is sound. */
export function problemsOf(value: unknown, isHouse: boolean): readonly Phrase[] {
  const report = new Report();
  contentShape(value, 'content', report);
  // What a file means can only be judged once every field is what it should be.
  if (report.problems.length === 0) checkSoundness(value as ContentFile, isHouse, report);
  return report.problems;
}

/** Reads somebody's own content file. Throws one `Problem` that names every mistake. */
export function readContent(value: unknown): SilverfrostContent {
  const problems = problemsOf(value, false);
  if (problems.length > 0) throw new Problem(allOf(problems));
  return compileContent(value as ContentFile);
}
