import { type Change, isList, type Json, type JsonFields } from './changes.ts';

/** `before` with the changes made; `before` itself stays as it was, and what has not changed is the same object. */
export function changed(before: Json, changes: readonly Change[]): Json {
  // Whatever changes is copied once, however many changes there are in it.
  const copies = new Set<Json>();
  let whole = before;
  for (const change of changes) whole = changedAt(whole, keysOf(change[0]), 0, change, copies);
  return whole;
}

function changedAt(value: Json, keys: readonly string[], depth: number, change: Change, copies: Set<Json>): Json {
  const key = keys[depth];
  if (key === undefined) return madeOf(value, change);
  const deeper = depth + 1;
  if (isList(value)) {
    const list = copyOf(value, copies, () => value.slice()) as Json[];
    list[Number(key)] = changedAt(list[Number(key)] ?? null, keys, deeper, change, copies);
    return list;
  }
  const fields = copyOf(value, copies, () => ({ ...(value as JsonFields) })) as Record<string, Json>;
  if (deeper === keys.length && change.length === 1) delete fields[key];
  else setField(fields, key, changedAt(fields[key] ?? null, keys, deeper, change, copies));
  return fields;
}

function copyOf(value: Json, copies: Set<Json>, copied: () => Json): Json {
  if (copies.has(value)) return value;
  const copy = copied();
  copies.add(copy);
  return copy;
}

/** A field may be called anything. */
function setField(fields: Record<string, Json>, key: string, value: Json): void {
  if (key !== '__proto__') fields[key] = value;
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
}

function madeOf(value: Json, change: Change): Json {
  if (change.length === 2) return change[1];
  const [, start, out, ...put] = change as readonly [string, number, number, ...Json[]];
  return (value as readonly Json[]).toSpliced(start, out, ...put);
}

function keysOf(place: string): readonly string[] {
  const keys = place.split('/').slice(1);
  return place.includes('~') ? keys.map(key => key.replaceAll('~1', '/').replaceAll('~0', '~')) : keys;
}
