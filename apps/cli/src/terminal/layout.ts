import { stripVTControlCharacters } from 'node:util';

/** How many columns a line takes, colours not counted. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const paddedLeft = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** A plain text that fits, its end left out if need be. */
export const cut = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, width - 1).join('')}…`;

/** A plain text in lines of at most `width` columns, broken between words. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width || line === '') {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Two texts side by side, the right one beginning at column `at`. */
export function beside(left: readonly string[], right: readonly string[], at: number): string[] {
  const rows = Math.max(left.length, right.length);
  return Array.from({ length: rows }, (_, row) => `${padded(left[row] ?? '', at)}${right[row] ?? ''}`.trimEnd());
}

/** Rows of cells, each column as wide as its widest cell. */
export function columnsOf(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => widthOf(row[column] ?? ''))));
  return rows.map(row =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
