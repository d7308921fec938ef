/**
 * The views made before. They only save work: a new view takes over their unchanged parts, and who compares views
 * need not look into what is the same object.
 */
export interface Previous<View> {
  /** What everybody sees of the same position. */
  readonly open: View | null;
  /** What the same viewer saw last. */
  readonly before: View | null;
}

export const NO_PREVIOUS: Previous<never> = { open: null, before: null };

/** The list as it was before, if all in it is still the same. */
export function reuseList<Item>(before: readonly Item[] | null | undefined, after: readonly Item[]): readonly Item[] {
  if (before === null || before === undefined || before.length !== after.length) return after;
  for (let at = 0; at < after.length; at++) if (before[at] !== after[at]) return after;
  return before;
}

/** The object as it was before, if all its fields are still the same; every `Thing` has the same fields. */
export function reuse<Thing extends object>(before: Thing | null | undefined, after: Thing): Thing {
  if (before === null || before === undefined) return after;
  for (const field in after) if (before[field] !== after[field]) return after;
  return before;
}

/** A record of these values by these names: as it was before, if that says the same. */
export function reuseRecord<Value>(
  before: Readonly<Record<string, Value>> | null | undefined,
  names: readonly string[],
  values: readonly Value[],
): Readonly<Record<string, Value>> {
  if (before !== null && before !== undefined) {
    let at = 0;
    while (at < names.length && before[names[at] as string] === values[at]) at++;
    if (at === names.length && Object.keys(before).length === at) return before;
  }
  return Object.fromEntries(names.map((name, at) => [name, values[at] as Value]));
}
