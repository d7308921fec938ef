import type { Prompt } from '@snowbound/engine';
import type { Frame, State, Step } from '../../state.ts';
import { closedAsk, fromEarlier, needlessPause, openly, pause, type Question, takeSingle } from '../../turn/asking.ts';
import { couldDiffer, DIFFERS, NO_STEP, SAME, type Stakes } from '../../turn/pausing.ts';
import { phrase } from '../../words.ts';
import { bearingOf, looksAt } from './bearing.ts';
import type { Lexicon } from './lexicon.ts';
import type { Moment, Piece } from './pieces.ts';
import type { Words } from './word.ts';

/** What pauses need to know of the word they belong to. */
interface Spoken {
  /** A pause before all of it. */
  readonly before: Prompt;
  /** What it looks at, and whether clearing Snow can change any of that. */
  readonly reads: number;
  readonly isTouched: boolean;
  /** Whether there was a moment before it already. */
  readonly isBegun?: true;
}

export function spoken(words: Words, lexicon: Lexicon): Spoken {
  const reads = looksAt(bearingOf(words), () => false);
  const text = lexicon.text(words);
  const before = lexicon.asks(source => phrase('SF-2.2', 'prompts.pause', { source, text }));
  return { before, reads, isTouched: (reads & lexicon.clearing) !== 0 };
}

/** The steps of a word with the pauses between them (SF-2.2). A word is one step to whoever wants to be asked always. */
export function withPauses(pieces: readonly Piece[], { before, reads, isTouched, isBegun }: Spoken): readonly Step[] {
  const steps: Step[] = [];
  let isFirst = isBegun !== true;
  for (const piece of pieces) {
    if (piece.kind === 'moment' || piece.kind === 'question') {
      // No two pauses of a word say the same.
      const prompt = isFirst || piece.kind === 'moment' ? before : beforeQuestion(piece, before);
      const pauses = pauseBefore(piece, prompt, { isFirst, reads, isTouched });
      steps.push(...pauses, ...(piece.kind === 'question' ? asked(piece, pauses.length) : []));
      isFirst = false;
    } else steps.push(piece);
  }
  return steps;
}

/** Says what is asked next, which names its source itself. */
function beforeQuestion({ prompt }: Question, before: Prompt): Prompt {
  if (typeof prompt === 'function') return before;
  const { source } = before;
  const said = phrase('SF-2.2', 'prompts.pause-question', { next: prompt });
  return source === undefined ? said : { ...said, source };
}

interface Place {
  readonly isFirst: boolean;
  readonly reads: number;
  readonly isTouched: boolean;
}

/** The pause before a piece, if there could ever be one. */
function pauseBefore(piece: Moment | Question, next: Prompt, { isFirst, reads, isTouched }: Place): readonly Step[] {
  const needless = isFirst ? SAME : NO_STEP;
  if (piece.kind === 'moment') {
    const { outcome } = piece;
    if (outcome === null || !isTouched) return isFirst ? [needlessPause(next, () => SAME)] : [];
    return [pause(next, (state, frame) => (couldDiffer(state, frame, outcome, reads) ? DIFFERS : needless))];
  }
  const { options, isEvident } = piece;
  const isAsked = (length: number): boolean => length > (isEvident ? 1 : 0);
  if (!isTouched) {
    if (!isFirst || !isEvident) return [];
    return [needlessPause(next, (state, frame) => (options(state, frame).length === 1 ? SAME : NO_STEP))];
  }
  const stakes = (state: State, frame: Frame): Stakes => {
    const { length } = options(state, frame);
    // A question that will be asked is a moment to clear Snow itself.
    if (isAsked(length)) return NO_STEP;
    if (couldDiffer(state, frame, options, reads)) return DIFFERS;
    return length > 0 ? needless : NO_STEP;
  };
  return [pause(next, stakes)];
}

/** Once more means from the pause on, if there is one: an answer may have been the last one. */
function asked(question: Question, pauses: number): readonly Step[] {
  const { prompt, options, take } = openly(question);
  if (!question.isEvident) return [closedAsk(prompt, options, fromEarlier(take, pauses))];
  return [takeSingle(question, pauses + 1), closedAsk(prompt, options, fromEarlier(take, pauses + 1))];
}
