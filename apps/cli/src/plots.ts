/** A value with its interval, drawn as a dot on a line. */
export interface Mark {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly text: string;
}

/** Marks below each other on one scale, and lines where something should be. */
export interface Plot {
  readonly title: string;
  readonly marks: readonly Mark[];
  /** Where lines are drawn, such as what would be fair. */
  readonly lines: readonly number[];
  /** How a value on the scale is written. */
  readonly written: (value: number) => string;
}

const WIDTH = 640;
const ROW = 24;
const LEFT = 170;
const RIGHT = 24;
const BOTTOM = 20;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const LINES_STYLE = `text{font:13px system-ui,sans-serif;fill:currentColor}.reach{stroke:#2f6f9f;stroke-width:3}circle{fill:#1d4e73}.par{stroke:#9aa7b4;stroke-dasharray:4 4}
@media(prefers-color-scheme:dark){svg{color:#e4ebf2}circle{fill:#9ed0f5}.reach{stroke:#5b9cc9}}`;

/** The plot as a picture of its own. */
export function svgOf({ title, marks, lines, written }: Plot): string {
  const least = Math.min(...lines, ...marks.map(({ low }) => low));
  const most = Math.max(...lines, ...marks.map(({ high }) => high));
  const x = (value: number): string =>
    (LEFT + ((value - least) / (most - least || 1)) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const height = (marks.length + 1) * ROW + BOTTOM;
  const rows = marks.map(({ label, value, low, high, text }, at) => {
    const y = (at + 1) * ROW;
    return `<text x="0" y="${y + 4}">${escaped(label)}</text>
<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" class="reach"/><circle cx="${x(value)}" cy="${y}" r="4"><title>${escaped(text)}</title></circle>`;
  });
  const scale = lines.map(
    value => `<line x1="${x(value)}" x2="${x(value)}" y1="8" y2="${height - BOTTOM}" class="par"/>
<text x="${x(value)}" y="${height - 4}" text-anchor="middle">${escaped(written(value))}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">
<style>${LINES_STYLE}</style>
${[...scale, ...rows].join('\n')}
</svg>`;
}

const PAGE_STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1d2733;background:#fbfcfd}
figure{margin:2rem 0}svg{width:100%}pre{overflow-x:auto}@media(prefers-color-scheme:dark){body{color:#e4ebf2;background:#141b22}}`;

/** A page that needs nothing else: what was found in words, then the plots. */
export function pageWith(title: string, locale: string, lines: readonly string[], plots: readonly Plot[]): string {
  const figures = plots.map(plot => `<figure><figcaption>${escaped(plot.title)}</figcaption>\n${svgOf(plot)}</figure>`);
  return `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${PAGE_STYLE}</style>
<h1>${escaped(title)}</h1>
<pre>${escaped(lines.join('\n'))}</pre>
${figures.join('\n')}
</html>
`;
}
