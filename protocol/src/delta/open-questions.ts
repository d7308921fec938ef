import type { Snapshot } from '../snapshot.ts';

/** What a secret answer changes at a table. */
export type OpenQuestions = Pick<Snapshot, 'number' | 'waiting' | 'answers' | 'questions'>;

/** The same once one more seat has answered in secret: it is no longer waited for, nor asked. */
export function withAnswer(asked: OpenQuestions, number: number, answer: Snapshot['answers'][number]): OpenQuestions {
  const isOther = ({ seat }: { readonly seat: number }) => seat !== answer.seat;
  const answers = [...asked.answers.filter(isOther), answer];
  return {
    number,
    waiting: asked.waiting.filter(seat => seat !== answer.seat),
    answers: answers.length === 1 ? answers : answers.toSorted((one, other) => one.seat - other.seat),
    questions: asked.questions.filter(isOther),
  };
}
