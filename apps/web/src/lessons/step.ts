import type { Scenario } from '@snowbound/table';
import type { PlainKey } from '../words/voice.svelte.ts';

/** What a lesson needs of a scenario file. */
type Position = Pick<Scenario, 'game' | 'players' | 'options' | 'seed' | 'arrange' | 'moves'>;

/** Options may be left out in a file. */
type PositionFile = Omit<Position, 'options'> & Partial<Pick<Position, 'options'>>;

/** One thing to learn: a position with the moves that show it, and what is said before and after. */
export interface LessonStep {
  readonly scenario: Position;
  readonly before: PlainKey;
  readonly after: PlainKey;
}

/** Scenario files of ours are read and played by tests, so no page loads a reader for them. */
export const stepFrom = (file: unknown, before: PlainKey, after: PlainKey): LessonStep => ({
  scenario: { options: {}, ...(file as PositionFile) },
  before,
  after,
});
