/** What makes up an array or a record. */
type Whole = Readonly<Record<string, unknown>>;

const isWhole = (value: unknown): value is Whole => typeof value === 'object' && value !== null;

/** Whether two plain values say the same, unless asked otherwise with their fields in the same order: that could tell something, too. */
export function areAlike(one: unknown, other: unknown, isOrderFree = false): boolean {
  if (Object.is(one, other)) return true;
  if (!isWhole(one) || !isWhole(other)) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let at = 0; at < one.length; at++) if (!areAlike(one[at], other[at], isOrderFree)) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  const names = Object.keys(one);
  const others = Object.keys(other);
  if (names.length !== others.length) return false;
  for (let at = 0; at < names.length; at++) {
    const name = names[at] as string;
    if (name !== others[at] && !(isOrderFree && Object.hasOwn(other, name))) return false;
    if (!areAlike(one[name], other[name], isOrderFree)) return false;
  }
  return true;
}

/** A plain value as it is now, whatever becomes of its parts. */
export function copyOf<Value>(value: Value): Value;
export function copyOf(value: unknown): unknown {
  if (!isWhole(value)) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) copy[name] = copyOf(value[name]);
  return copy;
}
