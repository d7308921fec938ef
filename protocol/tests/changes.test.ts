import { applyChanges, changesFrom, type Json, WHOLE } from '@snowbound/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Any JSON without `__proto__` as a key; ours never has it. */
const json = (
  fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value))) as fc.Arbitrary<Json>
).filter(value => !JSON.stringify(value).includes('__proto__'));

/** The changes as they are sent. */
const sent = (before: Json, after: Json) =>
  JSON.parse(`[${changesFrom(before, after, WHOLE).map(({ path, rest }) => `[${path.json}${rest}`)}]`);

describe('changes', () => {
  test('turn any value into any other, over the wire too, and leave the first as it was', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const kept = structuredClone(before);
        expect(applyChanges(before, sent(before, after))).toEqual(after);
        expect(before).toEqual(kept);
      }),
      { numRuns: 2000 },
    );
  });

  test('turn a list into any that is made by cutting and putting in', () => {
    const list = fc.array(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant({ a: 1 })), { maxLength: 8 });
    fc.assert(
      fc.property(list, list, list, list, (start, out, put, end) => {
        const [before, after] = [{ list: [...start, ...out, ...end] }, { list: [...start, ...put, ...end] }];
        expect(applyChanges(before, sent(before, after))).toEqual(after);
      }),
      { numRuns: 1000 },
    );
  });

  test('there are none between equal values', () => {
    fc.assert(
      fc.property(json, value => {
        expect(changesFrom(value, structuredClone(value), WHOLE)).toEqual([]);
      }),
    );
  });

  test.each<[Json, Json, string]>([
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, '[["/b",3]]'],
    [{ a: 1, b: 2 }, { a: 1 }, '[["/b"]]'],
    [[1, 2, 3], [1, 5], '[["",1,2,5]]'],
    [[1], [1, 2], '[["",1,0,2]]'],
    [['1', '2', '3', '4'], ['1', '3', '4'], '[["",1,1]]'],
    [{ a: { b: [1, { c: 1 }] } }, { a: { b: [1, { c: 2 }] } }, '[["/a/b",1,1,{"c":2}]]'],
    [{ a: [{ c: 1 }, { c: 1 }] }, { a: [{ c: 1 }, { c: 2 }] }, '[["/a/1/c",2]]'],
    [{ a: [1] }, { a: { 0: 1 } }, '[["/a",{"0":1}]]'],
    [{ 'a/b': { '~': 1 } }, { 'a/b': { '~': 2 } }, '[["/a~1b/~0",2]]'],
  ])('are small: %j → %j', (before, after, changes) => {
    expect(JSON.stringify(sent(before, after))).toBe(changes);
    expect(applyChanges(before, JSON.parse(changes))).toEqual(after);
  });
});
