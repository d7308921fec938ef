import type { ContentFile } from '../cards/card.ts';
import type { LevelFile } from '../paws/solo-file.ts';
import { copies, ENTRIES, type ListName } from './file-shapes.ts';
import { Report } from './report.ts';
import { type Check, id, MOST_ENTRIES } from './shapes.ts';
import { level } from './solo-shapes.ts';

/** What of a file can be judged although some of it may be malformed, which has been complained about already. */
export interface Judged {
  /** The entries that are well formed. */
  readonly entries: Pick<ContentFile, ListName>;
  /** How many entries there are in all; `null` for what is no list. */
  readonly counts: Readonly<Record<ListName, number | null>>;
  /** The ids of all entries, in their order. */
  readonly ids: Readonly<Record<ListName, readonly string[]>>;
  /** Where Snowstorms fall, in their order. */
  readonly targets: readonly string[];
  /** Cards of the deck; `null` if some card does not rightly say how many there are of it. */
  readonly deck: number | null;
  readonly families: Readonly<Record<string, unknown>>;
  readonly mountain: readonly number[] | null;
  /** `null` where the list itself is malformed. */
  readonly tactics: readonly unknown[] | null;
  readonly levels: readonly LevelFile[] | null;
}

const LISTS = Object.keys(ENTRIES) as ListName[];

export function wellFormedIn(value: unknown): Judged {
  const file = fieldsOf(value);
  const list = (name: ListName): readonly unknown[] | null => listIn(file[name]);
  const each = <T>(make: (name: ListName) => T) =>
    Object.fromEntries(LISTS.map(name => [name, make(name)])) as Record<ListName, T>;
  return {
    // Every entry has passed the check of its list.
    entries: each(name => (list(name) ?? []).filter(entry => passes(ENTRIES[name], entry))) as never,
    counts: each(name => list(name)?.length ?? null),
    ids: each(name => (list(name) ?? []).map(entry => textIn(fieldsOf(entry)['id']))),
    targets: (list('snowstorms') ?? []).map(entry => textIn(fieldsOf(entry)['target'])),
    deck: deckOf(list('cards')),
    families: fieldsOf(file['families']),
    mountain: numbersIn(listIn(fieldsOf(file['mountain'])['value'])),
    tactics: listIn(fieldsOf(file['tactics'])['value']),
    levels: levelsIn(listIn(fieldsOf(file['levels'])['value'])),
  };
}

/** Levels are recognised by their place, so one that is malformed spoils the list. */
const levelsIn = (given: readonly unknown[] | null): readonly LevelFile[] | null =>
  given?.every(each => passes(level, each)) === true ? (given as readonly LevelFile[]) : null;

function deckOf(cards: readonly unknown[] | null): number | null {
  const given = cards?.map(card => fieldsOf(card)['copies']);
  if (given === undefined || !given.every(count => passes(copies, count))) return null;
  return (given as readonly number[]).reduce((sum, count) => sum + count, 0);
}

const passes = (check: Check, entry: unknown): boolean => Report.isClean(report => check(entry, '', report));

/** A list that is too long has been complained about and is looked at no further. */
const listIn = (value: unknown): readonly unknown[] | null =>
  Array.isArray(value) && value.length <= MOST_ENTRIES ? value : null;

const numbersIn = (list: readonly unknown[] | null): readonly number[] | null =>
  list?.every(each => typeof each === 'number') === true ? (list as readonly number[]) : null;

/** What is no id has been complained about; nothing is the same as nothing. */
const textIn = (value: unknown): string => (Report.isClean(report => id(value, '', report)) ? (value as string) : '');

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
