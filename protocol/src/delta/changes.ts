/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * What has changed at one place of a JSON value. The place comes first, as keys and indices joined by `/`; then nothing if
 * it is gone, its new value, or where a list was cut, how much was taken out there and what was put in instead.
 */
export type Change =
  | readonly [place: string]
  | readonly [place: string, value: Json]
  | readonly [place: string, at: number, out: number, ...put: Json[]];

let places = 0;

/** A place in JSON values. Each exists once, so that it can be recognised without spelling it. */
export class JsonPath {
  readonly serial = places++;
  /** Keys and indices joined by `/`; a `/` within a key is written as JSON Pointer does. The whole is `''`. */
  readonly path: string;
  /** The same as JSON. */
  readonly text: string;
  readonly #inside = new Map<string | number, JsonPath>();

  constructor(path: string) {
    this.path = path;
    this.text = JSON.stringify(path);
  }

  at(key: string | number): JsonPath {
    const known = this.#inside.get(key);
    if (known !== undefined) return known;
    const place = new JsonPath(`${this.path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`);
    this.#inside.set(key, place);
    return place;
  }
}

export const WHOLE = new JsonPath('');

/** A change as it is found: the place not yet spelt, and the JSON that follows it, each part after a comma, up to the bracket. */
export interface FoundChange {
  readonly place: JsonPath;
  readonly what: string;
}

/** What turns `before` at a place into `after`. What is the same object is not looked into. */
export function changesFrom(before: Json, after: Json, place: JsonPath): FoundChange[] {
  const changes: FoundChange[] = [];
  if (isObject(before) && isObject(after)) compareObjects(before, after, place, changes);
  else compare(before, after, place, changes);
  return changes;
}

/** That a place has this value now. */
export const setTo = (place: JsonPath, value: Json): FoundChange => ({ place, what: `,${textOf(value)}]` });

function compare(before: Json, after: Json, place: JsonPath, changes: FoundChange[]): void {
  if (before === after) return;
  if (!isDeep(before) || !isDeep(after) || isList(before) !== isList(after)) changes.push(setTo(place, after));
  else if (!addFoundBefore(before, after, place, changes)) {
    const from = changes.length;
    if (isList(before)) compareLists(before, after as readonly Json[], place, changes);
    else compareObjects(before as JsonFields, after as JsonFields, place, changes);
    remember(before, after, place, changes, from);
  }
}

/** What was found between two values: a part of a list of changes. */
interface Comparison {
  before: Json;
  place: JsonPath;
  changes: readonly FoundChange[];
  from: number;
  to: number;
}

/** How many of the last comparisons are remembered: all who look at a table see much the same, one after the other. */
const RECENT = 16;
const afters: Json[] = Array.from({ length: RECENT }, () => null);
const comparisons: readonly Comparison[] = afters.map(() => ({
  before: null,
  place: WHOLE,
  changes: [],
  from: 0,
  to: 0,
}));
let oldest = 0;

function remember(before: Json, after: Json, place: JsonPath, changes: readonly FoundChange[], from: number): void {
  afters[oldest] = after;
  const comparison = comparisons[oldest] as Comparison;
  comparison.before = before;
  comparison.place = place;
  comparison.changes = changes;
  comparison.from = from;
  comparison.to = changes.length;
  oldest = (oldest + 1) % RECENT;
}

function addFoundBefore(before: Json, after: Json, place: JsonPath, changes: FoundChange[]): boolean {
  for (let slot = 0; slot < RECENT; slot++) {
    if (afters[slot] !== after) continue;
    const known = comparisons[slot] as Comparison;
    if (known.before !== before || known.place !== place) continue;
    for (let at = known.from; at < known.to; at++) changes.push(known.changes[at] as FoundChange);
    return true;
  }
  return false;
}

function compareLists(before: readonly Json[], after: readonly Json[], place: JsonPath, changes: FoundChange[]): void {
  if (before.length === after.length && isDeep(before[0] ?? null)) {
    for (let at = 0; at < after.length; at++) {
      if (before[at] !== after[at]) compare(before[at] as Json, after[at] as Json, place.at(at), changes);
    }
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start] as Json, after[start] as Json)) start++;
  let [endBefore, endAfter] = [before.length, after.length];
  while (endBefore > start && endAfter > start && isSame(before[endBefore - 1] as Json, after[endAfter - 1] as Json)) {
    endBefore--;
    endAfter--;
  }
  if (endBefore === start && endAfter === start) return;
  let what = `,${start},${endBefore - start}`;
  for (let at = start; at < endAfter; at++) what += `,${textOf(after[at] as Json)}`;
  changes.push({ place, what: `${what}]` });
}

export type JsonFields = { readonly [key: string]: Json };

function compareObjects(before: JsonFields, after: JsonFields, place: JsonPath, changes: FoundChange[]): void {
  let common = 0;
  for (const key in after) {
    const was = before[key];
    const is = after[key] as Json;
    const isOld = was === is || (was !== undefined && Object.hasOwn(before, key));
    if (isOld) common++;
    if (was === is) continue;
    if (isOld) compare(was as Json, is, place.at(key), changes);
    else changes.push(setTo(place.at(key), is));
  }
  for (const _ in before) common--;
  if (common === 0) return;
  for (const key in before) if (!Object.hasOwn(after, key)) changes.push({ place: place.at(key), what: ']' });
}

function isSame(before: Json, after: Json): boolean {
  if (before === after) return true;
  if (isList(before)) {
    return isList(after) && before.length === after.length && before.every((one, at) => isSame(one, after[at] as Json));
  }
  if (!isObject(before) || !isObject(after)) return false;
  const keys = Object.keys(before);
  return (
    keys.length === Object.keys(after).length &&
    keys.every(key => Object.hasOwn(after, key) && isSame(before[key] as Json, after[key] as Json))
  );
}

/** Most of what changes is a number. */
const textOf = (value: Json): string => (typeof value === 'number' ? `${value}` : JSON.stringify(value));

const isDeep = (value: Json): value is readonly Json[] | JsonFields => typeof value === 'object' && value !== null;
export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is JsonFields => isDeep(value) && !isList(value);
