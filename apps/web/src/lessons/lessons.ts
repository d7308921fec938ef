import { readScenario, type Scenario } from '@snowbound/table';
import type { PlainKey } from '../words/voice.svelte.ts';

/** One thing to learn: a position with the moves that show it, and what is said before and after. */
export interface LessonStep {
  readonly scenario: Scenario;
  readonly before: PlainKey;
  readonly after: PlainKey;
}

const LESSONS: Readonly<Record<string, () => Promise<readonly LessonStep[]>>> = {
  'snow-time': async () => (await import('./snow-time.ts')).steps,
};

/** The steps of a game's first lesson; none if it has none yet. */
export const lessonOf = async (game: string): Promise<readonly LessonStep[]> => (await LESSONS[game]?.()) ?? [];

export const stepFrom = (file: unknown, before: PlainKey, after: PlainKey): LessonStep => ({
  scenario: readScenario(file),
  before,
  after,
});
