import { countIn, lowestIn } from './mountain.ts';
import type { NumberSet } from './state.ts';

const HIDDEN: (readonly null[])[] = [];

/** So many cards of which nothing is known. */
export function hidden(count: number): readonly null[] {
  HIDDEN[count] ??= Array.from({ length: count }, () => null);
  return HIDDEN[count];
}

export const NO_IDS: readonly string[] = [];

/** The ids of what is in a set of numbers, in their order. */
export function idsIn(
  list: readonly { readonly id: string }[],
  set: NumberSet,
  before: readonly string[] | null | undefined,
): readonly string[] {
  if (set === 0) return NO_IDS;
  const count = countIn(set);
  if (before !== null && before !== undefined && before.length === count) {
    let at = 0;
    for (let rest = set; rest !== 0 && before[at] === idAt(list, rest); rest &= rest - 1) at++;
    if (at === count) return before;
  }
  const ids = new Array<string>(count);
  let at = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) ids[at++] = idAt(list, rest);
  return ids;
}

/** The id of the lowest number: lists of content are in the order of their numbers. */
const idAt = (list: readonly { readonly id: string }[], set: NumberSet): string =>
  (list[lowestIn(set)] as { readonly id: string }).id;
