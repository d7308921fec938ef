import type { TableSeen } from './answers.ts';

/** The table once one more seat has answered in secret: it is no longer waited for, nor asked. */
export function withAnswer(table: TableSeen, number: number, answer: TableSeen['answers'][number]): TableSeen {
  const isOther = (seat: number) => seat !== answer.seat;
  const answers = [...table.answers.filter(({ seat }) => isOther(seat)), answer];
  return {
    ...table,
    number,
    waiting: table.waiting.filter(isOther),
    answers: answers.toSorted((one, other) => one.seat - other.seat),
    questions: table.questions.filter(({ seat }) => isOther(seat)),
  };
}
