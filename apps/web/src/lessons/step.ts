import { readScenario, type Scenario } from '@snowbound/table';
import type { PlainKey } from '../words/voice.svelte.ts';

/** One thing to learn: a position with the moves that show it, and what is said before and after. */
export interface LessonStep {
  readonly scenario: Scenario;
  readonly before: PlainKey;
  readonly after: PlainKey;
}

export const stepFrom = (file: unknown, before: PlainKey, after: PlainKey): LessonStep => ({
  scenario: readScenario(file),
  before,
  after,
});
