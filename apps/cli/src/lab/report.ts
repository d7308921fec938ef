import type { Estimate, Findings, Group, Outlier, ThingFound } from '@snowbound/bots/lab';
import { columnsOf, paddedLeft } from '../terminal/layout.ts';
import type { Voice } from '../voice.ts';

/** What the lab found. The keys are stable: scripts read them. */
export interface LabResult extends Findings {
  readonly game: string;
  readonly content: string;
  readonly players: number;
  readonly games: number;
  readonly bot: string;
  /** As given, such as `60` iterations or `200ms`. */
  readonly budget: string;
  readonly seed: string;
  readonly seconds: number;
  readonly workers: number;
}

const NOTHING = '–';

/** How figures are written in one language. */
export const figuresIn = (voice: Voice) => {
  const percent = (share: number): string => `${voice.number(100 * share, 1)} %`;
  const points = (mean: number): string => voice.number(mean, 1);
  const shift = (difference: number): string =>
    `${difference > 0 ? '+' : difference < 0 ? '−' : ''}${voice.number(Math.abs(100 * difference), 1)}`;
  const ranged = (estimate: Estimate | null, written: (value: number) => string): string =>
    estimate === null
      ? NOTHING
      : `${written(estimate.value)} (${written(estimate.interval[0])} … ${written(estimate.interval[1])})`;
  return { percent, points, shift, ranged };
};

/** The result as a person reads it. */
export function summaryOf(result: LabResult, groups: readonly Group[], voice: Voice): string[] {
  const { percent, points, ranged } = figuresIn(voice);
  const { games, players, seed, bot, budget, firstPlayer, length } = result;
  const game = voice.nameOf('names.game');
  return [
    voice.tell('cli.simulated', { games, game, players, seed }),
    voice.tell('cli.lab-bot', { bot, budget }),
    '',
    voice.tell('cli.lab-first-player', { share: ranged(firstPlayer, percent), par: percent(firstPlayer.par) }),
    voice.tell('cli.lab-length', {
      unit: length.unit as 'rounds',
      mean: ranged(length, points),
      least: length.least,
      most: length.most,
    }),
    voice.tell('cli.lab-score', { mean: ranged(result.score, points) }),
    '',
    ...columnsOf([
      [voice.tell('cli.lab-source'), voice.tell('cli.column-score'), voice.tell('cli.lab-winners')],
      ...result.sources.map(({ source, mean, winners }) => [
        source === 'scoring' ? voice.tell('cli.lab-group', { group: source }) : voice.nameOf(source),
        ranged(mean, points),
        ranged(winners, points),
      ]),
    ]),
    ...groups.flatMap((group, at) => ['', ...tableOf(group, result.groups[at]?.things ?? [], voice)]),
    '',
    ...outliersIn(result, groups, voice),
    '',
    voice.tell('cli.arena-time', { seconds: voice.number(result.seconds, 1), workers: result.workers }),
  ];
}

function tableOf({ name, things }: Group, found: readonly ThingFound[], voice: Voice): string[] {
  const { percent, points, shift, ranged } = figuresIn(voice);
  const column = (
    heading: string,
    estimateOf: (each: ThingFound) => Estimate | null,
    written: (estimate: Estimate | null) => string,
  ): readonly string[] => {
    const estimates = found.map(estimateOf);
    // What a game never gives is no column of noughts.
    return estimates.some(estimate => estimate !== null && estimate.value !== 0)
      ? [heading, ...estimates.map(written)]
      : [];
  };
  const rate = (estimate: Estimate | null): string => ranged(estimate, percent);
  const uses = (estimate: Estimate | null): string =>
    estimate === null ? NOTHING : paddedLeft(points(estimate.value), 4);
  const gain = (estimate: Estimate | null): string => ranged(estimate, points);
  const wins = (estimate: Estimate | null): string => ranged(estimate, shift);
  const columns = [
    [voice.tell('cli.lab-group', { group: name }), ...things.map(thing => voice.say(thing.name))],
    column(voice.tell('cli.lab-play-rate'), each => each.playRate, rate),
    column(voice.tell('cli.lab-uses'), each => each.uses, uses),
    column(voice.tell('cli.lab-points'), each => each.points, gain),
    column(voice.tell('cli.lab-when-drawn'), each => each.differenceDrawn, wins),
    column(voice.tell('cli.lab-when-played'), each => each.differencePlayed, wins),
  ].filter(({ length }) => length > 0);
  return columnsOf([...Array(things.length + 1).keys()].map(row => columns.map(each => each[row] as string)));
}

function outliersIn({ outliers }: LabResult, groups: readonly Group[], voice: Voice): string[] {
  if (outliers.length === 0) return [voice.tell('cli.lab-all-within')];
  const rows = outliers.map(outlier => outlierRow(outlier, groups, voice));
  return [voice.tell('cli.lab-outliers', { count: outliers.length }), ...columnsOf(rows)];
}

function outlierRow(outlier: Outlier, groups: readonly Group[], voice: Voice): string[] {
  const { measure, group, thing, value, interval, bounds, isCertain } = outlier;
  const { percent, points, shift } = figuresIn(voice);
  const written =
    measure === 'points' || measure === 'length'
      ? points
      : measure === 'drawn' || measure === 'played'
        ? shift
        : percent;
  const found = groups.find(({ name }) => name === group)?.things.find(({ id }) => id === thing);
  return [
    `  ${found === undefined ? '' : voice.say(found.name)}`,
    voice.tell('cli.lab-measure', { measure }),
    `${written(value)} (${written(interval[0])} … ${written(interval[1])})`,
    voice.tell('cli.lab-bounds', { least: written(bounds[0]), most: written(bounds[1]) }),
    isCertain ? voice.tell('cli.lab-certain') : '',
  ];
}
