import { type Phrase, Problem } from '@snowbound/engine';
import type { GameRecord } from './record.ts';
import { phrase } from './words.ts';

/** Why a game that was begun before cannot go on with this version of its rules, as a sentence. */
export function whyHalted(
  { rules: recorded }: Pick<GameRecord, 'rules'>,
  { rules }: { readonly rules: string },
  error: unknown,
): Phrase {
  if (recorded !== rules) return phrase('', 'table.halted-rules', { recorded, rules });
  return error instanceof Problem ? error.phrase : phrase('', 'table.halted-move', { why: String(error) });
}

/** What is to be said of a game that was finished under other rules. */
export const playedByOtherRules = (recorded: string, rules: string): Phrase =>
  phrase('', 'table.halted-over', { recorded, rules });

/** What the game was played with is not to be found. */
export const lostContent = (content: string): Problem => new Problem(phrase('', 'table.halted-content', { content }));
