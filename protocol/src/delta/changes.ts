/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * A change at one path of a JSON value. After the path, which joins keys and indices by `/`, comes one of three: nothing
 * if the value is gone; the new value; or a splice of a list: its start, how many items go out, and the items put in.
 */
export type Change =
  | readonly [path: string]
  | readonly [path: string, value: Json]
  | readonly [path: string, start: number, out: number, ...put: Json[]];

let pathCount = 0;

/** A path in JSON values. Each path is one object, so comparing and numbering paths needs no strings. */
export class JsonPath {
  readonly serial = pathCount++;
  /** Keys and indices joined by `/`, escaped as in JSON Pointer. The root is `''`. */
  readonly path: string;
  /** `path` as JSON. */
  readonly json: string;
  readonly #children = new Map<string | number, JsonPath>();

  constructor(path: string) {
    this.path = path;
    this.json = JSON.stringify(path);
  }

  at(key: string | number): JsonPath {
    const known = this.#children.get(key);
    if (known !== undefined) return known;
    const child = new JsonPath(`${this.path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`);
    this.#children.set(key, child);
    return child;
  }
}

export const WHOLE = new JsonPath('');

/** A change as it is found: the path, and the JSON that follows it with a comma before each part and the closing bracket. */
export interface FoundChange {
  readonly path: JsonPath;
  readonly rest: string;
}

/** The changes that turn `before` at a path into `after`. Objects that are identical are not compared further. */
export function changesFrom(before: Json, after: Json, path: JsonPath): FoundChange[] {
  const changes: FoundChange[] = [];
  if (isObject(before) && isObject(after)) compareObjects(before, after, path, changes);
  else compare(before, after, path, changes);
  return changes;
}

/** The change that sets the value at a path. */
export const setTo = (path: JsonPath, value: Json): FoundChange => ({ path, rest: `,${jsonOf(value)}]` });

function compare(before: Json, after: Json, path: JsonPath, changes: FoundChange[]): void {
  if (before === after) return;
  if (!isDeep(before) || !isDeep(after) || isList(before) !== isList(after)) changes.push(setTo(path, after));
  else if (!addCached(before, after, path, changes)) {
    const from = changes.length;
    if (isList(before)) compareLists(before, after as readonly Json[], path, changes);
    else compareObjects(before as JsonFields, after as JsonFields, path, changes);
    cacheComparison(before, after, path, changes, from);
  }
}

/** The changes between two values, as a slice of a list of changes. */
interface Comparison {
  before: Json;
  path: JsonPath;
  changes: readonly FoundChange[];
  from: number;
  to: number;
}

/** How many comparisons are cached: the watchers of a table see much the same, one after the other. */
const CACHED = 16;
const afters: Json[] = Array.from({ length: CACHED }, () => null);
const comparisons: readonly Comparison[] = afters.map(() => ({
  before: null,
  path: WHOLE,
  changes: [],
  from: 0,
  to: 0,
}));
let oldest = 0;

function cacheComparison(
  before: Json,
  after: Json,
  path: JsonPath,
  changes: readonly FoundChange[],
  from: number,
): void {
  afters[oldest] = after;
  const comparison = comparisons[oldest] as Comparison;
  comparison.before = before;
  comparison.path = path;
  comparison.changes = changes;
  comparison.from = from;
  comparison.to = changes.length;
  oldest = (oldest + 1) % CACHED;
}

function addCached(before: Json, after: Json, path: JsonPath, changes: FoundChange[]): boolean {
  for (let slot = 0; slot < CACHED; slot++) {
    if (afters[slot] !== after) continue;
    const known = comparisons[slot] as Comparison;
    if (known.before !== before || known.path !== path) continue;
    for (let at = known.from; at < known.to; at++) changes.push(known.changes[at] as FoundChange);
    return true;
  }
  return false;
}

function compareLists(before: readonly Json[], after: readonly Json[], path: JsonPath, changes: FoundChange[]): void {
  if (before.length === after.length && isDeep(before[0] ?? null)) {
    for (let at = 0; at < after.length; at++) {
      if (before[at] !== after[at]) compare(before[at] as Json, after[at] as Json, path.at(at), changes);
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
  let rest = `,${start},${endBefore - start}`;
  for (let at = start; at < endAfter; at++) rest += `,${jsonOf(after[at] as Json)}`;
  changes.push({ path, rest: `${rest}]` });
}

export type JsonFields = { readonly [key: string]: Json };

function compareObjects(before: JsonFields, after: JsonFields, path: JsonPath, changes: FoundChange[]): void {
  let common = 0;
  for (const key in after) {
    const was = before[key];
    const is = after[key] as Json;
    const isOld = was === is || (was !== undefined && Object.hasOwn(before, key));
    if (isOld) common++;
    if (was === is) continue;
    if (isOld) compare(was as Json, is, path.at(key), changes);
    else changes.push(setTo(path.at(key), is));
  }
  for (const _ in before) common--;
  if (common === 0) return;
  for (const key in before) if (!Object.hasOwn(after, key)) changes.push({ path: path.at(key), rest: ']' });
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

/** Most changed values are numbers, which need no `JSON.stringify`. */
const jsonOf = (value: Json): string => (typeof value === 'number' ? `${value}` : JSON.stringify(value));

const isDeep = (value: Json): value is readonly Json[] | JsonFields => typeof value === 'object' && value !== null;
export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is JsonFields => isDeep(value) && !isList(value);
