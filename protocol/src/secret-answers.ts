import type { TableSeen } from './answers.ts';

/** What a secret answer changes at a table. */
export type Asked = Pick<TableSeen, 'number' | 'waiting' | 'answers' | 'questions'>;

/** The same once one more seat has answered in secret: it is no longer waited for, nor asked. */
export function withAnswer(asked: Asked, number: number, answer: TableSeen['answers'][number]): Asked {
  const isOther = ({ seat }: { readonly seat: number }) => seat !== answer.seat;
  const answers = [...asked.answers.filter(isOther), answer];
  return {
    number,
    waiting: asked.waiting.filter(seat => seat !== answer.seat),
    answers: answers.length === 1 ? answers : answers.toSorted((one, other) => one.seat - other.seat),
    questions: asked.questions.filter(isOther),
  };
}
