import { pageWith } from '../plots.ts';
import type { Voice } from '../voice.ts';
import { type ArenaResult, percentIn } from './report.ts';

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
  const interval = voice.tell('cli.column-interval');
  return pageWith(title, voice.locale, lines, [
    { title: `Elo, ${interval}`, marks: standings, lines: [0], written: elo => voice.number(elo) },
    {
      title: `${voice.tell('cli.column-wins')}, ${interval}`,
      marks: meetings,
      lines: [1 / result.players],
      written: percent,
    },
  ]);
}
