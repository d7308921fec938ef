import type { Snapshot } from '../snapshot.ts';

/** The fields of a snapshot that a secret answer changes. */
export type OpenQuestions = Pick<Snapshot, 'number' | 'waiting' | 'answers' | 'questions'>;

/** The same fields after one more seat has answered in secret: the game neither waits for it nor asks it. */
export function withAnswer(open: OpenQuestions, number: number, answer: Snapshot['answers'][number]): OpenQuestions {
  const isOther = ({ seat }: { readonly seat: number }) => seat !== answer.seat;
  const answers = [...open.answers.filter(isOther), answer];
  return {
    number,
    waiting: open.waiting.filter(seat => seat !== answer.seat),
    answers: answers.length === 1 ? answers : answers.toSorted((one, other) => one.seat - other.seat),
    questions: open.questions.filter(isOther),
  };
}
