/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * What turns one JSON value into another. A list of one is the new value, an empty list takes a key away, an object goes
 * deeper by key or index; `length` shortens or lengthens a list.
 */
export type Patch = readonly [] | readonly [Json] | { readonly [key: string]: Patch };

/** The patch from `before` to `after`; `null` if they are the same. */
export function patchFrom(before: Json, after: Json): Patch | null {
  if (before === after) return null;
  if (!isDeep(before) || !isDeep(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  const patch: Record<string, Patch> = {};
  const [old, next] = [before as Record<string, Json>, after as Record<string, Json>];
  for (const key of Object.keys(next)) {
    const part = Object.hasOwn(old, key) ? patchFrom(old[key] as Json, next[key] as Json) : ([next[key]] as [Json]);
    if (part !== null) patch[key] = part;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (after.length < before.length) patch['length'] = [after.length];
  } else for (const key of Object.keys(old)) if (!Object.hasOwn(next, key)) patch[key] = [];
  return Object.keys(patch).length > 0 ? patch : null;
}

/** `before` with the patch applied; `before` itself stays as it was. */
export function patched(before: Json, patch: Patch): Json {
  if (Array.isArray(patch)) return (patch as readonly [Json])[0];
  const parts = Object.entries(patch as { readonly [key: string]: Patch });
  if (Array.isArray(before)) {
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
