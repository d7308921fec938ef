import type { Entry, Seat } from '@snowbound/engine';
import type { View } from '@snowbound/snow-time';
import type { Motion } from '../../board.ts';
import { viewAfter } from './view-after.ts';

export type BeatKind =
  | 'plays'
  | 'adds'
  | 'snowstorm'
  | 'heals'
  | 'brawl'
  | 'knock-off'
  | 'harvest'
  | 'mana'
  | 'bonus'
  | 'round'
  | 'home';

/** One thing shown at a time: its entries, and the view before and after it. */
export interface Beat {
  readonly kind: BeatKind;
  readonly entries: readonly Entry[];
  readonly before: View;
  readonly after: View;
}

/** Entries of one kind that happen together are one beat; fights and harvests come one by one, from the top. */
const KINDS: Readonly<Record<string, BeatKind>> = {
  'journal.plays': 'plays',
  'journal.adds': 'adds',
  'journal.adds-none': 'adds',
  'journal.snowstorm': 'snowstorm',
  'journal.heals': 'heals',
  'journal.heals-none': 'heals',
  'journal.brawl': 'brawl',
  'journal.knock-off': 'knock-off',
  'journal.harvest': 'harvest',
  'journal.mana': 'mana',
  'journal.bonus': 'bonus',
  'journal.bonus-left': 'bonus',
  'journal.round': 'round',
  'journal.fruit': 'round',
  'journal.double': 'round',
  'journal.home': 'home',
  'journal.limit': 'home',
};
const ONE_BY_ONE: readonly BeatKind[] = ['brawl', 'knock-off', 'harvest'];

export function beatsOf(view: View, newEntries: readonly Entry[]): readonly Beat[] {
  const beats: Beat[] = [];
  for (const entry of newEntries) {
    const kind = KINDS[entry.tells.key];
    if (kind === undefined) continue;
    const last = beats.at(-1);
    const before = last?.after ?? view;
    const after = viewAfter(before, entry);
    if (last?.kind === kind && !ONE_BY_ONE.includes(kind)) {
      beats[beats.length - 1] = { ...last, entries: [...last.entries, entry], after };
    } else {
      beats.push({ kind, entries: [entry], before, after });
    }
  }
  // Whoever was away for some rounds is shown the last one: all of them at once would only flicker.
  return beats.slice(
    Math.max(
      0,
      beats.findLastIndex(({ kind }) => kind === 'plays'),
    ),
  );
}

/** How long each kind is shown, in milliseconds at normal speed. */
const LASTS: Readonly<Record<BeatKind, number>> = {
  plays: 1100,
  adds: 900,
  snowstorm: 1200,
  heals: 800,
  brawl: 1000,
  'knock-off': 1000,
  harvest: 900,
  mana: 900,
  bonus: 900,
  round: 800,
  home: 700,
};
const PACE: Readonly<Record<Motion, number>> = { slow: 1.5, normal: 1, fast: 0.5, off: 0 };

/** A reveal never takes longer, however much happens in it. */
const LONGEST = 5500;

/** How long each of the beats is shown. */
export function lengthsOf(beats: readonly Beat[], motion: Motion): readonly number[] {
  const wanted = beats.map(({ kind }) => LASTS[kind] * PACE[motion]);
  const total = wanted.reduce((sum, length) => sum + length, 0);
  return total > LONGEST ? wanted.map(length => (length * LONGEST) / total) : wanted;
}

/** How far each figure walks in this beat. */
export function gainsIn({ before, after }: Beat): ReadonlyMap<Seat, number> {
  const walked = after.colours.map(({ space }, seat) => [seat, space - (before.colours[seat]?.space ?? 0)] as const);
  return new Map(walked.filter(([, spaces]) => spaces > 0));
}

/** The levels of the tree a beat is about. */
export function levelsIn({ entries }: Beat): readonly number[] {
  return entries.flatMap(({ tells }) => [tells.values['level'], tells.values['below']].filter(isNumber));
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
