import { wrapped } from '../terminal/layout.ts';

/** The news in at most `rows` lines: a line for each if they fit, else run together, else only the latest. */
export function newsIn(news: readonly string[], columns: number, rows: number): string[] {
  const lines = news.flatMap(sentence => wrapped(sentence, columns));
  if (lines.length <= rows) return lines;
  const together = wrapped(news.join(' '), columns);
  return together.length <= rows ? together : ['…', ...together.slice(together.length - Math.max(0, rows - 1))];
}
