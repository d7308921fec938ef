import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cards, files, Projects } from '../language-projects.ts';
import { buildLanguages } from '../src/languages/build.ts';

const { project } = new Projects();

/** The problems found, without the folder they all lie in. */
function problems(root: string): readonly string[] {
  const outcome = buildLanguages(root, { write: true });
  if (outcome.problems.length > 0) expect(existsSync(join(root, 'games/hill/src'))).toBe(false);
  return outcome.problems.map(problem => problem.replace('games/hill/lang/', ''));
}

/** The problems of one text whose German is the English again. */
const inPolish = (en: string, pl: string): readonly string[] =>
  problems(project(files({ a: en }, { a: en }, { a: pl })));
const everywhere = (text: string): readonly string[] => inPolish(text, text);

describe('checks', () => {
  test('sound strings have no problems', () => {
    expect(problems(project(files({ left: cards.en }, { left: cards.de }, { left: cards.pl })))).toEqual([]);
  });

  test.each([
    ['{"a": "x",\n "b" "y"}', 'line 2, column 6: expected ":"'],
    ['{"a": "x",}', 'line 1, column 11: expected a key in double quotes'],
    ['{"a": "x" "b": "y"}', 'line 1, column 11: expected "," or "}"'],
    ['{"a": "x\ny"}', 'line 1, column 7: expected a text in double quotes on one line'],
    ['{"a": tru}', 'line 1, column 7: expected a text in double quotes on one line'],
    ['{"a": "x"} x', 'line 1, column 12: expected the end of the file'],
    ['', 'line 1, column 1: expected "{"'],
  ])('invalid JSON %j', (text, place) => {
    expect(problems(project(files({ a: 'x', b: 'y' }, { a: 'x', b: 'y' }, text)))).toEqual([
      `pl/journal.json: invalid JSON at ${place}`,
    ]);
    // Nor do the translations get blamed for what English lacks.
    expect(problems(project(files(text, { a: 'x' }, { a: 'x' })))).toEqual([
      `en/journal.json: invalid JSON at ${place}`,
    ]);
  });

  test('JSON that is no object of strings', () => {
    expect(problems(project(files(['x'], { a: 'x' }, { a: 'x' })))).toEqual([
      'en/journal.json: the file must hold one object of strings',
    ]);
    expect(problems(project(files({ a: 'x' }, { a: 1 }, { a: { b: 'x' } })))).toEqual([
      'de/journal.json: a: value is not a string',
      'pl/journal.json: a: value is not a string',
    ]);
    expect(problems(project(files('{"a": "x", "a": "y"}', { a: 'x' }, { a: 'x' })))).toEqual([
      'en/journal.json: a: key appears more than once',
    ]);
  });

  test('empty texts and white space around a text', () => {
    expect(problems(project(files({ a: '' }, { a: ' x' }, { a: 'x\n' })))).toEqual([
      'en/journal.json: a: text is empty',
      'de/journal.json: a: text has white space at its start or end',
      'pl/journal.json: a: text has white space at its start or end',
    ]);
    expect(inPolish('x', '  ')).toEqual(['pl/journal.json: a: text is empty']);
  });

  test('an ICU syntax error', () => {
    expect(inPolish('by {who}', 'przez {who')).toEqual([
      'pl/journal.json: a: ICU syntax error at character 7: expect argument closing brace',
    ]);
    expect(inPolish('x', 'x {n, spellout}')).toEqual([
      'pl/journal.json: a: ICU syntax error at character 7: invalid argument type',
    ]);
  });

  test('keys that are missing or unknown', () => {
    expect(problems(project(files({ a: 'x', b: 'x' }, { a: 'x', b: 'x', c: 'x' }, { a: 'x' })))).toEqual([
      'de/journal.json: c: key is unknown (English does not have it)',
      'pl/journal.json: b: key is missing (English has it)',
    ]);
  });

  test('files that are missing or unknown', () => {
    const texts = { a: 'x' };
    const root = project({
      ...files(texts, texts, texts),
      'games/hill/lang/en/names.json': texts,
      'games/hill/lang/de/names.json': texts,
      'games/hill/lang/pl/namse.json': texts,
    });
    expect(problems(root)).toEqual([
      'pl/names.json: translation file is missing',
      'pl/namse.json: there is no English file of this name',
    ]);
  });

  test('a language folder that is missing', () => {
    const root = project(files({ a: 'x' }, { a: 'x' }, { a: 'x' }));
    rmSync(join(root, 'games/hill/lang/pl'), { recursive: true });
    expect(problems(root)).toEqual(['pl: language folder is missing']);
    rmSync(join(root, 'games/hill/lang/en'), { recursive: true });
    expect(problems(root)).toEqual(['en: language folder is missing', 'pl: language folder is missing']);
  });

  test('two files that yield the same message', () => {
    const root = project(
      Object.fromEntries(
        ['en', 'de', 'pl'].flatMap(language => [
          [`games/hill/lang/${language}/a.b.json`, { c: 'x' }],
          [`games/hill/lang/${language}/a.json`, { 'b.c': 'x' }],
        ]),
      ),
    );
    expect(problems(root)[0]).toBe('en/a.json: b.c: another file already has the message "a.b.c"');
  });

  test('arguments that are missing or unknown', () => {
    expect(inPolish('{who} falls', '{whom} spada')).toEqual([
      'pl/journal.json: a: argument "who" is missing (English has it)',
      'pl/journal.json: a: argument "whom" is unknown (English does not have it)',
    ]);
  });

  test('an argument of another kind than in English', () => {
    const select = '{n, select, one {x} other {y}}';
    expect(inPolish('{n, number}', '{n}')).toEqual([
      'pl/journal.json: a: argument "n" is plain text, but a number in English',
    ]);
    expect(inPolish('{n}', select)).toEqual([
      'pl/journal.json: a: argument "n" is a select, but plain text in English',
    ]);
    expect(inPolish(select, '{n, number}')).toEqual([
      'pl/journal.json: a: argument "n" is a number, but a select in English',
    ]);
    expect(everywhere(`{n, number} ${select}`)).toContain(
      'en/journal.json: a: argument "n" is both a number and a select',
    );
  });

  test('a number may be counted in one language and merely shown in another', () => {
    expect(problems(project(files({ a: 'Cards: {count, number}' }, { a: cards.de }, { a: cards.pl })))).toEqual([]);
    expect(everywhere('{count}: {count, number}')).toEqual([]);
  });

  test('a plural without every category of its language', () => {
    const few = 'plural category "few" is missing (Polish needs one, few, many, other)';
    const root = project(
      files(
        { 'cards-left': '{n, plural, =1 {a} other {b}}' },
        { 'cards-left': '{n, plural, one {a}}' },
        { 'cards-left': '{n, plural, =2 {a} one {a} many {b} other {c}}' },
      ),
    );
    expect(buildLanguages(root, { write: true }).problems).toEqual([
      'games/hill/lang/en/journal.json: cards-left: plural category "one" is missing (English needs one, other)',
      'games/hill/lang/de/journal.json: cards-left: plural category "other" is missing (German needs one, other)',
      `games/hill/lang/pl/journal.json: cards-left: ${few}`,
    ]);
    const nested = '{side, select, you {{n, plural, one {a} many {b} other {c}}} other {x}}';
    expect(inPolish(nested, nested)).toContain(`pl/journal.json: a: ${few}`);
  });

  test('a plural category that the language never uses', () => {
    expect(everywhere('{n, plural, zero {a} one {b} other {c}}')[0]).toBe(
      'en/journal.json: a: plural category "zero" is never used (English needs one, other)',
    );
  });

  test('an ordinal needs the ordinal categories', () => {
    expect(inPolish('{n, selectordinal, one {#st} other {#th}}', '{n, selectordinal, other {#.}}')).toContain(
      'en/journal.json: a: selectordinal category "two" is missing (English needs one, two, few, other)',
    );
  });

  test('a select with other branches than in English', () => {
    const english = '{side, select, you {x} they {y} other {z}}';
    expect(inPolish(english, '{side, select, they {y} you {x} other {z}}')).toEqual([]);
    expect(inPolish(english, '{side, select, you {x} other {z}}')).toEqual([
      'pl/journal.json: a: select "side" has the branches you, other, but English has you, they, other',
    ]);
    expect(inPolish(english, '{side, select, you {x} they {y}}')).toEqual([
      'pl/journal.json: a: select "side" has no branch "other"',
    ]);
    expect(everywhere(`${english} {side, select, me {x} other {z}}`)[0]).toBe(
      'en/journal.json: a: select "side" has different branches in two places',
    );
  });

  test.each([
    ['{n, plural, offset:1 one {a} other {b}}', 'plural offset of "n" is not supported'],
    ['<b>x</b>', 'tag <b> is not supported'],
    ['{n, date}', 'date argument "n" is not supported'],
    ['{n, time, short}', 'time argument "n" is not supported'],
    ['{n, number, percent}', 'number style of "n" is not supported'],
    ['{n, number, ::compact-short}', 'number style of "n" is not supported'],
    [
      '{n, plural, one {a} other {{s, select, x {# b} other {c}}}}',
      '"#" inside a select is no number; write the argument as {name, number}',
    ],
  ])('%s is not supported', (text, problem) => {
    expect(everywhere(text)[0]).toBe(`en/journal.json: a: ${problem}`);
  });
});
