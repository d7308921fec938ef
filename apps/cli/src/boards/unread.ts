import { wrapped } from '../terminal/layout.ts';

/** The unread sentences in at most `rows` lines: a line for each if they fit, else run together, else only the latest. */
export function unreadIn(unread: readonly string[], columns: number, rows: number): string[] {
  const lines = unread.flatMap(sentence => wrapped(sentence, columns));
  if (lines.length <= rows) return lines;
  const together = wrapped(unread.join(' '), columns);
  return together.length <= rows ? together : ['…', ...together.slice(together.length - Math.max(0, rows - 1))];
}
