import {
  engineLanguages,
  LOCALES,
  Problem,
  readList,
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
    [() => readObject({ y: 1 }, 'a.b', ['x']), 'a.b: there is no field “y” here. Known fields: x.'],
    [() => required({}, 'a', 'x'), 'a: the field “x” is missing.'],
    [() => readList('no', 'a'), 'a: a list is needed, not "no".'],
    [() => readText(7, 'a'), 'a: text is needed, not 7.'],
    [() => readNumber(1.5, 'a', 1, 9), 'a: 1.5 is not a whole number from 1 to 9.'],
    [() => readNumber('3', 'a', 1, 9), 'a: "3" is not a whole number from 1 to 9.'],
    [() => readNumber(10, 'a', 1, 9), 'a: 10 is not a whole number from 1 to 9.'],
    [() => readOneOf('z', 'a', ['x', 'y']), 'a: "z" is not one of: x, y.'],
  ])('%s', (read, sentence) => {
    expect(read).toThrow(new Problem({ key: '', rule: '', values: {} }).constructor as typeof Problem);
    expect(read).toThrow(sentence);
  });

  test('long input is cut when it is quoted', () => {
    expect(shown('x'.repeat(100))).toHaveLength(41);
    expect(shown(undefined)).toBe('undefined');
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
