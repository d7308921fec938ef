import { type Json, patched, patchFrom } from '@snowbound/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Any JSON whose keys are no trap of the language; ours never are. */
const json = (
  fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value))) as fc.Arbitrary<Json>
).filter(value => !JSON.stringify(value).includes('__proto__'));

describe('patches', () => {
  test('turn any value into any other, over the wire too, and leave the first as it was', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const kept = structuredClone(before);
        const patch = patchFrom(before, after);
        const sent = patch === null ? null : (JSON.parse(JSON.stringify(patch)) as typeof patch);
        expect(sent === null ? before : patched(before, sent)).toEqual(after);
        expect(before).toEqual(kept);
      }),
      { numRuns: 2000 },
    );
  });

  test('there is none between equal values', () => {
    fc.assert(
      fc.property(json, value => {
        expect(patchFrom(value, structuredClone(value))).toBeNull();
      }),
    );
  });

  test.each<[Json, Json, string]>([
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, '{"b":[3]}'],
    [{ a: 1, b: 2 }, { a: 1 }, '{"b":[]}'],
    [[1, 2, 3], [1, 5], '{"1":[5],"length":[2]}'],
    [[1], [1, 2], '{"1":[2]}'],
    [{ a: { b: [1, { c: 1 }] } }, { a: { b: [1, { c: 2 }] } }, '{"a":{"b":{"1":{"c":[2]}}}}'],
    [{ a: [1] }, { a: { 0: 1 } }, '{"a":[{"0":1}]}'],
    [{ length: 3 }, { length: 4 }, '{"length":[4]}'],
  ])('are small: %j → %j', (before, after, patch) => {
    expect(JSON.stringify(patchFrom(before, after))).toBe(patch);
  });
});
