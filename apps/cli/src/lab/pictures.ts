import type { Estimate, Group, ThingFound } from '@snowbound/bots/lab';
import type { Mark, Plot } from '../plots.ts';
import type { Voice } from '../voice.ts';
import { figuresIn, type LabResult } from './report.ts';

/** A plot and the name of a file for it. */
export interface Picture extends Plot {
  readonly file: string;
}

interface Drawn {
  readonly measure: 'rate' | 'points' | 'drawn' | 'played';
  readonly of: (found: ThingFound) => Estimate | null;
  readonly lines: readonly number[];
  readonly written: (value: number) => string;
}

const fileOf = (game: string, group: Group, { measure }: Drawn): string => `${game}-${group.name}-${measure}.svg`;

/** The files that there may be. */
export const filesOf = (game: string, groups: readonly Group[], voice: Voice): string[] =>
  groups.flatMap(group => measuresOf(group, voice).map(drawn => fileOf(game, group, drawn)));

/** One plot for each group and measure that has bounds or says something, the largest value first. */
export function picturesOf(result: LabResult, groups: readonly Group[], voice: Voice): Picture[] {
  return groups.flatMap((group, at) =>
    measuresOf(group, voice).flatMap(drawn => {
      const marks = marksOf(group, result.groups[at]?.things ?? [], drawn, voice);
      if (marks.length === 0) return [];
      const title = `${voice.tell('cli.lab-group', { group: group.name })}: ${voice.tell('cli.lab-measure', { measure: drawn.measure })}, ${voice.tell('cli.column-interval')}`;
      const { lines, written } = drawn;
      return [{ file: fileOf(result.game, group, drawn), title, marks, lines, written }];
    }),
  );
}

function measuresOf({ playRate, difference, points }: Group, voice: Voice): Drawn[] {
  const { percent, points: plain, shift } = figuresIn(voice);
  const shifts = difference === null ? [0] : [-difference, 0, difference];
  return [
    ...(playRate === null
      ? []
      : [
          {
            measure: 'rate' as const,
            of: ({ playRate: found }: ThingFound) => found,
            lines: playRate,
            written: percent,
          },
        ]),
    { measure: 'points', of: found => found.points, lines: points ?? [0], written: plain },
    ...(difference === null
      ? []
      : [
          {
            measure: 'drawn' as const,
            of: (found: ThingFound) => found.differenceDrawn,
            lines: shifts,
            written: shift,
          },
          {
            measure: 'played' as const,
            of: (found: ThingFound) => found.differencePlayed,
            lines: shifts,
            written: shift,
          },
        ]),
  ];
}

function marksOf({ things }: Group, found: readonly ThingFound[], { of, written }: Drawn, voice: Voice): Mark[] {
  return found
    .flatMap((each, at) => {
      const estimate = of(each);
      if (estimate === null) return [];
      const { value, interval } = estimate;
      const [low, high] = interval;
      const label = voice.say((things[at] as Group['things'][number]).name);
      return [{ label, value, low, high, text: `${written(value)} (${written(low)} … ${written(high)})` }];
    })
    .filter(({ value, low, high }, _at, all) => all.some(mark => mark.value !== 0) && value >= low && value <= high)
    .sort((one, other) => other.value - one.value);
}
