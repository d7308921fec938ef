import { flow, type Phrase, type Question } from '@snowbound/engine';
import type { Action } from './actions.ts';
import { MANDATORY_PIECES } from './amounts.ts';
import type { State } from './state.ts';
import { phrase } from './words.ts';

const NAMES = ['forest', 'grass', 'tundra', 'fell', 'flower', 'snow'] as const;

/** Each prompt is made once: questions are asked far more often than read. */
const ACT = NAMES.map(terrain => phrase('WK-3.2', 'prompts.act', { terrain, piece: 1, pieces: MANDATORY_PIECES }));
const NO_CARD = phrase('WK-3.5', 'prompts.act', { terrain: 'none', piece: 1, pieces: MANDATORY_PIECES });
const MANDATORY = NAMES.map(terrain =>
  Array.from({ length: MANDATORY_PIECES }, (_, built) =>
    phrase('WK-3.1', 'prompts.mandatory', { terrain, piece: built + 1, pieces: MANDATORY_PIECES }),
  ),
);

/** The question of a turn once its mandatory action is done, and the one between the pieces of that. */
export const ACT_AFTER: Phrase = phrase('WK-3.2', 'prompts.act', { terrain: 'done', piece: 0, pieces: 0 });
export const BUILD_NEXT: Phrase = phrase('WK-3.1', 'prompts.mandatory', { terrain: 'forest', piece: 0, pieces: 0 });

/** What is asked now; where something is built the prompt names the terrain and which piece it is. */
export function questionsOf(state: State): readonly Question<Action>[] {
  const asked = flow.questionsOf(state);
  const [question] = asked;
  const prompt = question === undefined ? undefined : promptOf(state, question.prompt);
  return question === undefined || prompt === undefined ? asked : [{ ...question, prompt }];
}

function promptOf({ building, placed, isMandatoryBegun }: State, asked: Phrase): Phrase | undefined {
  if (asked === BUILD_NEXT) return MANDATORY[building]?.[placed.length];
  return asked === ACT_AFTER && !isMandatoryBegun ? (ACT[building] ?? NO_CARD) : undefined;
}
