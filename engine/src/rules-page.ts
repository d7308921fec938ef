import type { Known } from './content.ts';
import type { Phrase } from './phrase.ts';

/** One rule in our words, and how sure we are of it. */
export interface RuleEntry {
  readonly id: string;
  readonly known: Known;
  readonly text: Phrase;
}

export interface RuleSection {
  readonly title: Phrase;
  readonly rules: readonly RuleEntry[];
}
