import { type Change, isList, type Json, type JsonFields } from './changes.ts';

/** `before` with the changes applied. `before` itself is not modified, and unchanged parts are the same objects. */
export function applyChanges(before: Json, changes: readonly Change[]): Json {
  // Each object is copied at most once, however many changes there are in it.
  const copies = new Set<Json>();
  let whole = before;
  for (const change of changes) whole = appliedAt(whole, keysOf(change[0]), 0, change, copies);
  return whole;
}

function appliedAt(value: Json, keys: readonly string[], depth: number, change: Change, copies: Set<Json>): Json {
  const key = keys[depth];
  if (key === undefined) return newValue(value, change);
  const deeper = depth + 1;
  if (isList(value)) {
    const list = copyOf(value, copies, () => value.slice()) as Json[];
    list[Number(key)] = appliedAt(list[Number(key)] ?? null, keys, deeper, change, copies);
    return list;
  }
  const fields = copyOf(value, copies, () => ({ ...(value as JsonFields) })) as Record<string, Json>;
  if (deeper === keys.length && change.length === 1) delete fields[key];
  else setField(fields, key, appliedAt(fields[key] ?? null, keys, deeper, change, copies));
  return fields;
}

function copyOf(value: Json, copies: Set<Json>, copied: () => Json): Json {
  if (copies.has(value)) return value;
  const copy = copied();
  copies.add(copy);
  return copy;
}

/** A plain assignment to `__proto__` would set the prototype. */
function setField(fields: Record<string, Json>, key: string, value: Json): void {
  if (key !== '__proto__') fields[key] = value;
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
}

function newValue(value: Json, change: Change): Json {
  if (change.length === 2) return change[1];
  const [, start, out, ...put] = change as readonly [string, number, number, ...Json[]];
  return (value as readonly Json[]).toSpliced(start, out, ...put);
}

function keysOf(path: string): readonly string[] {
  const keys = path.split('/').slice(1);
  return path.includes('~') ? keys.map(key => key.replaceAll('~1', '/').replaceAll('~0', '~')) : keys;
}
