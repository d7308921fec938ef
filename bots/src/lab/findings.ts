import { differenceOf, type Estimate, type Interval, meanOf, shareOf } from './intervals.ts';
import type { AnyLabMetrics, GameNotes, Group, GroupName, Noted, PlayerNotes } from './lab-metrics.ts';

/** What was found about one thing; `null` where nobody had it. */
export interface ThingFound {
  readonly thing: string;
  /** Of those who could have played it for long, how many did at last. */
  readonly playRate: Estimate | null;
  /** How often it was used by those who played it. */
  readonly uses: Estimate | null;
  /** What it brought those who played it. */
  readonly points: Estimate | null;
  /** How much more often they win who drew it or played it, among players with about as many. */
  readonly differenceDrawn: Estimate | null;
  readonly differencePlayed: Estimate | null;
}

export type Measure = 'rate' | 'drawn' | 'played' | 'points' | 'first' | 'length';

/** A value that is not where it should be. */
export interface Outlier {
  readonly measure: Measure;
  readonly group: GroupName | null;
  readonly thing: string | null;
  readonly value: number;
  readonly interval: Interval;
  readonly bounds: Interval;
  /** Whether the whole interval lies outside. */
  readonly isCertain: boolean;
}

/** What many games say. The keys are stable: scripts read them. */
export interface Findings {
  readonly firstPlayer: Estimate & { readonly par: number };
  readonly length: Estimate & { readonly unit: string; readonly least: number; readonly most: number };
  readonly score: Estimate;
  readonly sources: readonly { readonly source: string; readonly mean: Estimate; readonly winners: Estimate | null }[];
  readonly groups: readonly { readonly group: GroupName; readonly things: readonly ThingFound[] }[];
  readonly outliers: readonly Outlier[];
}

/** How far the share of the first player may be from fair. */
const FIRST_PLAYER = 0.03;

export function findingsOf(labMetrics: AnyLabMetrics, groups: readonly Group[], games: readonly GameNotes[]): Findings {
  const players = games.flatMap(game => game.players);
  const par = 1 / (games[0]?.players.length ?? 1);
  const lengths = games.map(({ length }) => length);
  const first = shareOf(
    games.reduce((sum, game) => sum + (game.players[game.first] as PlayerNotes).won, 0),
    games.length,
  ) as Estimate;
  const length = meanOf(lengths) as Estimate;
  const found = groups.map((group, at) => ({
    group: group.name,
    things: group.things.map(({ id }, thing) => foundOf(labMetrics, id, at, thing, players)),
  }));
  return {
    firstPlayer: { ...first, par },
    length: { ...length, unit: labMetrics.length.unit, least: Math.min(...lengths), most: Math.max(...lengths) },
    score: meanOf(players.map(({ score }) => score)) as Estimate,
    sources: sourcesOf(players),
    groups: found,
    outliers: [
      ...outside('first', null, null, first, [par - FIRST_PLAYER, par + FIRST_PLAYER]),
      ...outside('length', null, null, length, labMetrics.length.bounds),
      ...found.flatMap(({ things }, at) => things.flatMap(thing => outliersOf(groups[at] as Group, thing))),
    ],
  };
}

function foundOf(
  { longEnough }: AnyLabMetrics,
  id: string,
  group: number,
  thing: number,
  players: readonly PlayerNotes[],
): ThingFound {
  const of = ({ groups }: PlayerNotes): Noted => groups[group] as Noted;
  const has = (player: PlayerNotes, list: 'drawn' | 'played'): boolean => (of(player)[list][thing] ?? 0) > 0;
  const played = players.filter(player => has(player, 'played'));
  const could = players.filter(player => (of(player).offered[thing] ?? 0) >= player.turns * longEnough);
  const did = could.filter(player => has(player, 'played'));
  const difference = (list: 'drawn' | 'played'): Estimate | null =>
    differenceOf(players.map(player => ({ won: player.won, had: has(player, list), size: someIn(of(player)[list]) })));
  return {
    thing: id,
    playRate: shareOf(did.length, could.length),
    uses: meanOf(played.map(player => of(player).used[thing] ?? 0)),
    points: meanOf(played.map(player => of(player).points[thing] ?? 0)),
    differenceDrawn: difference('drawn'),
    differencePlayed: difference('played'),
  };
}

const someIn = (list: readonly number[]): number => list.reduce((sum, amount) => sum + (amount > 0 ? 1 : 0), 0);

function sourcesOf(players: readonly PlayerNotes[]): Findings['sources'] {
  const names = [...new Set(players.flatMap(({ sources }) => Object.keys(sources)))].sort();
  const pointsOf = (among: readonly PlayerNotes[], source: string): Estimate | null =>
    meanOf(among.map(({ sources }) => sources[source] ?? 0));
  const winners = players.filter(({ won }) => won > 0);
  return names.map(source => ({
    source,
    mean: pointsOf(players, source) as Estimate,
    winners: pointsOf(winners, source),
  }));
}

function outliersOf({ name, playRate, difference, points }: Group, found: ThingFound): Outlier[] {
  const shift: Interval | null = difference === null ? null : [-difference, difference];
  return [
    ...outside('rate', name, found.thing, found.playRate, playRate),
    // A difference is out of bounds only if that is certain: small samples differ a lot by chance.
    ...outside('drawn', name, found.thing, found.differenceDrawn, shift).filter(each => each.isCertain),
    ...outside('played', name, found.thing, found.differencePlayed, shift).filter(each => each.isCertain),
    ...outside('points', name, found.thing, found.points, points),
  ];
}

function outside(
  measure: Measure,
  group: GroupName | null,
  thing: string | null,
  estimate: Estimate | null,
  bounds: Interval | null,
): Outlier[] {
  if (estimate === null || bounds === null) return [];
  const { value, interval } = estimate;
  const [least, most] = bounds;
  if (value >= least && value <= most) return [];
  const isCertain = interval[1] < least || interval[0] > most;
  return [{ measure, group, thing, value, interval, bounds, isCertain }];
}
