import type { ScoreLine, ScoreSheet } from '@snowbound/engine';

/** What a line is summed under: all cards together, all Quests together, everything else by itself. */
const groupOf = ({ source }: ScoreLine): string => {
  const list = source.slice(0, source.indexOf('.'));
  return list === 'score' ? source : `score.${list}`;
};

/** A sheet with one line for each kind of source. */
export function grouped(sheet: ScoreSheet): ScoreSheet {
  const sums = new Map<string, number>();
  for (const line of sheet) sums.set(groupOf(line), (sums.get(groupOf(line)) ?? 0) + line.points);
  return [...sums].map(([source, points]) => ({ source, points }));
}
