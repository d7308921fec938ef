import { type Phrase, Problems } from '@snowbound/engine';
import type { ContentFile } from '../cards/card.ts';
import type { SilverfrostContent } from '../state.ts';
import { checkCalls } from './calls.ts';
import { compileContent } from './content.ts';
import { contentShape } from './file-shapes.ts';
import { wellFormedIn } from './judging.ts';
import { allOf, Report } from './report.ts';
import { checkSoundness } from './soundness.ts';

/** SF-12: everything that is wrong with a content file, each with card and field; nothing if it is sound. */
export function problemsOf(value: unknown, isHouse: boolean): readonly Phrase[] {
  return Report.of(report => {
    contentShape(value, 'content', report);
    checkSoundness(wellFormedIn(value), isHouse, report);
  });
}

/** A file that was found sound once, when less may have been asked of it; only what would never end is still refused. */
export function restoreContent(value: unknown): SilverfrostContent {
  const file = value as ContentFile;
  const problems = Report.of(report => checkCalls(report, file));
  if (problems.length > 0) throw new Problems(allOf(problems), problems);
  return compileContent(file);
}

/** Reads somebody's own content file. Throws `Problems` that name every mistake. */
export function readContent(value: unknown): SilverfrostContent {
  const problems = problemsOf(value, false);
  if (problems.length > 0) throw new Problems(allOf(problems), problems);
  return compileContent(value as ContentFile);
}
