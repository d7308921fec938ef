import { type Fields, readList, readObject } from '@snowbound/engine';
import type { Found } from './scenario-looks.ts';

/**
 * Something that is not as a scenario expects: `differs` (is something else), `absent` (the path leads nowhere; `actual` is what is
 * there), `lacks` (a list without `expected`), `has` (a list with `expected`, which it should not have).
 */
export interface Difference {
  readonly path: string;
  readonly kind: 'differs' | 'absent' | 'lacks' | 'has';
  readonly expected: unknown;
  readonly actual: unknown;
}

/** Where what was found is not as expected. Objects name the fields that matter, lists are whole unless `has` and `not` say parts. */
export function differences(path: string, expected: unknown, found: Found): Difference[] {
  if ('known' in found) return [{ path, kind: 'absent', expected, actual: found.known }];
  if (isFields(found.value) && typeof expected === 'number' && 'total' in found.value) {
    return compare(below(path, 'total'), expected, found.value['total']);
  }
  return compare(path, expected, found.value);
}

function compare(path: string, expected: unknown, actual: unknown): Difference[] {
  if (isFields(expected) && Array.isArray(actual)) return comparedParts(path, expected, actual);
  if (isFields(expected) && isFields(actual)) {
    return Object.entries(expected).flatMap(([field, value]) =>
      differences(
        below(path, field),
        value,
        field in actual ? { value: actual[field] } : { known: Object.keys(actual) },
      ),
    );
  }
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length) {
    return expected.flatMap((value, index) => compare(below(path, String(index)), value, actual[index]));
  }
  return Object.is(expected, actual) ? [] : [{ path, kind: 'differs', expected, actual: actual ?? null }];
}

/** `{ "has": […], "not": […] }` of a list. */
function comparedParts(path: string, expected: Fields, actual: readonly unknown[]): Difference[] {
  const isThere = (wanted: unknown): boolean => actual.some(each => compare(path, wanted, each).length === 0);
  const { has, not } = readParts(expected, path);
  return [
    ...has
      .filter(wanted => !isThere(wanted))
      .map(wanted => ({ path, kind: 'lacks', expected: wanted, actual }) as const),
    ...not.filter(isThere).map(unwanted => ({ path, kind: 'has', expected: unwanted, actual }) as const),
  ];
}

function readParts(expected: Fields, path: string): { has: readonly unknown[]; not: readonly unknown[] } {
  const at = `scenario.expect["${path}"]`;
  const { has = [], not = [] } = readObject(expected, at, ['has', 'not']);
  return { has: readList(has, `${at}.has`), not: readList(not, `${at}.not`) };
}

/** One step further, written as the file would write it. */
function below(path: string, field: string): string {
  const step = field.replaceAll('~', '~0').replaceAll('/', '~1');
  return `${path}${path.includes(' ') ? '' : ' '}/${step}`;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
