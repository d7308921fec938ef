import {
  engineLanguages,
  LOCALES,
  leastSure,
  Problem,
  Problems,
  problem,
  readId,
  readList,
  readMarked,
  readName,
  readNumber,
  readObject,
  readOneOf,
  readOptions,
  readText,
  required,
  say,
  shown,
} from '@snowbound/engine';
import { describe, expect, test } from 'vitest';

describe('reading what somebody wrote', () => {
  test.each([
    [() => readObject([], 'a.b', ['x']), 'a.b: an object with fields is needed, not [].'],
    [() => readObject(null, 'a.b', ['x']), 'a.b: an object with fields is needed, not null.'],
    [() => readObject(3, 'a.b', ['x']), 'a.b: an object with fields is needed, not 3.'],
    [() => readObject({ y: 1 }, 'a.b', ['x', 'z']), 'a.b: there is no field “y” here. Known fields: x, z.'],
    [() => readObject({ y: 1 }, 'a.b', ['x']), 'a.b: there is no field “y” here. Known fields: x.'],
    [() => required({}, 'a', 'x'), 'a: the field “x” is missing.'],
    [() => readList('no', 'a'), 'a: a list is needed, not "no".'],
    [() => readText(7, 'a'), 'a: text is needed, not 7.'],
    [() => readList([1, 2, 3], 'a', 2), 'a: 3 entries are too many; at most 2 are possible.'],
    [() => readName('x'.repeat(61), 'a'), 'a: a text of 61 characters is too long; at most 60 are possible.'],
    [() => readText('a\u200Bb', 'a'), 'a: there is a character in it that nobody can see (U+200B).'],
    [() => readText('a\u0007b', 'a'), 'a: there is a character in it that nobody can see (U+0007).'],
    [() => readMarked('inn snow dust', 'a', ['snow', 'worker']), 'a: "dust" is not one of: snow, worker.'],
    [() => readMarked('inn snow worker snow', 'a', ['snow', 'worker']), 'a: snow appears twice.'],
    [() => readMarked(7, 'a', ['snow']), 'a: text is needed, not 7.'],
    [() => readId('Old Inn', 'a'), 'a: "Old Inn" is no id; an id is made of small letters, digits and hyphens'],
    [() => readObject({ ['y'.repeat(99)]: 1 }, 'a', ['x']), `a: there is no field “${'y'.repeat(40)}…” here.`],
    [() => readNumber(1.5, 'a', 1, 9), 'a: 1.5 is not a whole number from 1 to 9.'],
    [() => readNumber('3', 'a', 1, 9), 'a: "3" is not a whole number from 1 to 9.'],
    [() => readNumber(10, 'a', 1, 9), 'a: 10 is not a whole number from 1 to 9.'],
    [() => readOneOf('z', 'a', ['x', 'y']), 'a: "z" is not one of: x, y.'],
  ])('%s', (read, sentence) => {
    expect(read).toThrow(new Problem({ key: '', rule: '', values: {} }).constructor as typeof Problem);
    expect(read).toThrow(sentence);
  });

  test('a word with marks behind it', () => {
    expect(readMarked('inn', 'a', ['snow'])).toEqual({ word: 'inn', marks: [] });
    expect(readMarked('inn worker snow', 'a', ['snow', 'worker'])).toEqual({ word: 'inn', marks: ['worker', 'snow'] });
    expect(readMarked('', 'a', ['snow'])).toEqual({ word: '', marks: [] });
  });

  test('long input is cut when it is quoted', () => {
    expect(shown('x'.repeat(100))).toHaveLength(41);
    expect(shown('x'.repeat(38))).toBe(`"${'x'.repeat(38)}"`);
    expect(shown(undefined)).toBe('undefined');
    expect(shown({ a: [1, 'b', null], c: {} })).toBe('{"a":[1,"b",null],"c":{}}');
    expect(shown('a\u2028b')).toBe('"a�b"');
  });

  test('input is looked at no further than it is quoted', () => {
    let looked = 0;
    const list = Array.from({ length: 1000 }, () => ({
      get a() {
        looked++;
        return 1;
      },
    }));
    expect(shown(list)).toHaveLength(41);
    expect(looked).toBeLessThan(10);
    const counted = (keys: readonly string[]): unknown =>
      Object.defineProperties(
        {},
        Object.fromEntries(keys.map(key => [key, { enumerable: true, get: () => Math.sign(++looked) }])),
      );
    looked = 0;
    // Six of these fill just what is quoted, and the end.
    expect(shown(counted(['aaaaaa', ...'bcdefghij']))).toBe('{"aaaaaa":1,"b":1,"c":1,"d":1,"e":1,"f":…');
    expect(looked).toBe(6);
    looked = 0;
    shown({ ['x'.repeat(33)]: counted([...'abcdefghij']) });
    expect(looked).toBe(1);
    let deep: unknown = [];
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(shown(deep)).toBe(`${'['.repeat(40)}…`);
  });

  test('a problem says what is wrong, in our words or by its key; several are reported as one and stay apart', () => {
    const foreign = { key: 'game.wrong', rule: 'X-1', values: { at: 'a.b' } };
    expect(new Problem(foreign)).toMatchObject({
      name: 'Problem',
      message: 'game.wrong {"at":"a.b"}',
      phrase: foreign,
    });
    expect(problem('input.missing-field', { at: 'a', field: 'x' }).phrase.rule).toBe('');
    const names = [{ name: 'one' }, { name: 'other' }];
    const listed = { key: 'input.missing-field', rule: '', values: { at: names, field: 'x' } };
    expect(new Problem(listed).message).toBe('one and other: the field “x” is missing.');
    const all = [foreign, { ...foreign, key: 'game.worse' }];
    expect(new Problems(foreign, all)).toMatchObject({ name: 'Problems', phrase: foreign, all });
  });

  test('of several marks the least sure one counts', () => {
    expect(leastSure('certain', 'inferred')).toBe('inferred');
    expect(leastSure('house', 'certain')).toBe('house');
    expect(leastSure('certain')).toBe('certain');
    expect(leastSure()).toBe('certain');
  });

  test('options: as given, or as usual', () => {
    const specs = [{ name: 'length', choices: ['short', 'long'] }] as const;
    expect(readOptions('icicles', specs, {})).toEqual({ length: 'short' });
    expect(readOptions('icicles', specs, { length: 'long' })).toEqual({ length: 'long' });
    expect(() => readOptions('icicles', specs, { length: 'endless' })).toThrow(
      'Option “length”: "endless" is not one of: short, long.',
    );
    expect(() => readOptions('icicles', specs, { lenght: 'long' })).toThrow(
      'icicles has no option “lenght”. Its options: length.',
    );
    const two = [...specs, { name: 'depth', choices: ['deep'] }] as const;
    expect(() => readOptions('icicles', two, { twist: 'on' })).toThrow('Its options: length, depth.');
    expect(() => readOptions('snow-time', [], { twist: 'on' })).toThrow(
      'snow-time has no option “twist”. Its options: –.',
    );
  });

  test.each(LOCALES)('every problem can be said in %s', async locale => {
    const wording = await engineLanguages[locale]();
    const given = () => readNumber(12, 'content.lastSpace', 1, 9);
    expect(given).toThrow(Problem);
    try {
      given();
    } catch (problem) {
      const text = say((problem as Problem).phrase, { locale, wording, nameOfSeat: String });
      expect(text).toMatch(/^content\.lastSpace: .*12.*1.*9/);
    }
  });
});
