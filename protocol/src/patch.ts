/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * What turns one JSON value into another. A list of one is the new value, an empty list takes a key away, an object goes
 * deeper by key or index; `length` shortens or lengthens a list.
 */
export type Patch = readonly [] | readonly [Json] | { readonly [key: string]: Patch };

/** The patch from `before` to `after`; `null` if they are the same. What is the same object is not looked into. */
export function patchFrom(before: Json, after: Json): Patch | null {
  if (before === after) return null;
  if (!isDeep(before) || !isDeep(after)) return [after];
  if (isList(before)) return isList(after) ? listPatch(before, after) : [after];
  return isList(after) ? [after] : objectPatch(before, after);
}

function listPatch(before: readonly Json[], after: readonly Json[]): Patch | null {
  let patch: Record<string, Patch> | null = null;
  for (let at = 0; at < after.length; at++) {
    const part: Patch | null =
      at < before.length ? patchFrom(before[at] as Json, after[at] as Json) : [after[at] as Json];
    if (part === null) continue;
    patch ??= {};
    patch[at] = part;
  }
  if (after.length < before.length) {
    patch ??= {};
    patch['length'] = [after.length];
  }
  return patch;
}

type Fields = { readonly [key: string]: Json };

function objectPatch(before: Fields, after: Fields): Patch | null {
  let patch: Record<string, Patch> | null = null;
  for (const key in after) {
    const old = before[key];
    // A key that is not there reads as undefined, which no JSON is; a method of all objects is no JSON either.
    const isNew = old === undefined || typeof old === 'function';
    const part: Patch | null = isNew ? [after[key] as Json] : patchFrom(old, after[key] as Json);
    if (part === null) continue;
    patch ??= {};
    patch[key] = part;
  }
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    patch ??= {};
    patch[key] = [];
  }
  return patch;
}

/** `before` with the patch applied; `before` itself stays as it was. */
export function patched(before: Json, patch: Patch): Json {
  if (Array.isArray(patch)) return (patch as readonly [Json])[0];
  const parts = Object.entries(patch as { readonly [key: string]: Patch });
  if (isList(before)) {
    const list: Json[] = [...before];
    for (const [key, part] of parts) {
      if (key === 'length') list.length = Number((part as readonly [Json])[0]);
      else list[Number(key)] = patched(list[Number(key)] ?? null, part);
    }
    return list;
  }
  const object: Record<string, Json> = { ...(before as Record<string, Json>) };
  for (const [key, part] of parts) {
    if (Array.isArray(part) && part.length === 0) delete object[key];
    else object[key] = patched(object[key] ?? null, part);
  }
  return object;
}

const isDeep = (value: Json): value is Extract<Json, object> => typeof value === 'object' && value !== null;
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
