import type { Phrase, Prompt, Seat, Target } from './phrase.ts';

/** One thing somebody may choose: what to send, what it does, and what to touch for it. */
export interface OptionSnapshot {
  readonly move: string;
  readonly words: Phrase;
  readonly targets: readonly Target[];
}

/** One question a table waits on, in words that leave it. */
export interface QuestionSnapshot {
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly options: readonly OptionSnapshot[];
}
