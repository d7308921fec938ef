import type { Voice } from '../voice.ts';
import { type ArenaResult, percentIn } from './report.ts';

const WIDTH = 640;
const ROW = 28;
const LEFT = 150;
const RIGHT = 16;

/** A value with its interval, drawn as a dot on a line. */
interface Mark {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly text: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Marks below each other on one scale, with a line where `par` lies. */
function plotOf(title: string, marks: readonly Mark[], par: number): string {
  const least = Math.min(par, ...marks.map(({ low }) => low));
  const most = Math.max(par, ...marks.map(({ high }) => high));
  const x = (value: number): string =>
    (LEFT + ((value - least) / (most - least || 1)) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const height = (marks.length + 1) * ROW;
  const rows = marks.map(({ label, value, low, high, text }, at) => {
    const y = (at + 1) * ROW;
    return `<text x="0" y="${y + 4}">${escaped(label)}</text>
<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" class="reach"/><circle cx="${x(value)}" cy="${y}" r="4"><title>${escaped(text)}</title></circle>`;
  });
  return `<figure><figcaption>${escaped(title)}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">
<line x1="${x(par)}" x2="${x(par)}" y1="8" y2="${height - 8}" class="par"/>
${rows.join('\n')}
</svg></figure>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1d2733;background:#fbfcfd}
table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left}figure{margin:2rem 0}svg{width:100%}
svg text{font-size:13px;fill:currentColor}.reach{stroke:#2f6f9f;stroke-width:3}circle{fill:#1d4e73}.par{stroke:#9aa7b4;stroke-dasharray:4 4}
@media(prefers-color-scheme:dark){body{color:#e4ebf2;background:#141b22}circle{fill:#9ed0f5}.reach{stroke:#5b9cc9}}`;

/** The result as a page that needs nothing else. */
export function pageOf(result: ArenaResult, lines: readonly string[], voice: Voice): string {
  const percent = percentIn(voice);
  const standings = result.standings.map(({ bot, elo, interval: [low, high] }) => ({
    label: bot,
    value: elo,
    low,
    high,
    text: `${voice.number(elo)} (${voice.number(low)} – ${voice.number(high)})`,
  }));
  const meetings = result.meetings.map(({ one, other, share, interval: [low, high] }) => ({
    label: `${one} : ${other}`,
    value: share,
    low,
    high,
    text: `${percent(share)} (${percent(low)} – ${percent(high)})`,
  }));
  const title = voice.tell('cli.arena-title', { game: voice.nameOf('names.game') });
  return `<!doctype html>
<html lang="${voice.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<pre>${escaped(lines.join('\n'))}</pre>
${plotOf(`Elo, ${voice.tell('cli.column-interval')}`, standings, 0)}
${plotOf(`${voice.tell('cli.column-wins')}, ${voice.tell('cli.column-interval')}`, meetings, 1 / result.players)}
</html>
`;
}
