import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { buildLanguages } from './src/languages/build.ts';
import { sourcesFor } from './src/languages/write.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const speech = join(repository, 'engine/src/speech.ts');
const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

type Texts = Readonly<Record<string, unknown>>;

/** A repository in a temporary folder; a file's content is written as JSON unless it is a string. */
function project(files: Readonly<Record<string, unknown>>): string {
  const root = mkdtempSync(join(tmpdir(), 'languages-'));
  roots.push(root);
  const manifests = {
    'package.json': { workspaces: ['engine', 'games/*', 'absent', 'none/*'] },
    'games/hill/package.json': { name: '@snowbound/hill' },
  };
  for (const [path, content] of Object.entries({ ...manifests, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}

const files = (en: unknown, de: unknown, pl: unknown): Readonly<Record<string, unknown>> => ({
  'games/hill/lang/en/journal.json': en,
  'games/hill/lang/de/journal.json': de,
  'games/hill/lang/pl/journal.json': pl,
});

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

const cards = {
  en: '{count, plural, one {# card} other {# cards}}',
  de: '{count, plural, one {# Karte} other {# Karten}}',
  pl: '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
};

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

describe('generated code', () => {
  type Wording = Readonly<Record<string, (values: Readonly<Record<string, string | number>>) => string>>;
  const phrase = 'export type Value = string | number | { readonly seat: number };';
  const say = 'export type Words = Readonly<Record<string, string | number>>;';
  const tricky = `a \`b\` \\ \${c} $'{'d'}' it''s “zażółć”\n\u2028 <3 # \${who}$`;

  const side = '{side, select, you {You} they {{who}} other {Nobody}}';
  const nested = `${side}: {n, plural, =0 {nothing} one {# of {m, plural, one {# a} other {# b}}} other {# c}}`;
  const [pair, rank] = ['{who} {n} {n, number}', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'];
  const same: Texts = { tricky, pair, none: 'No arguments', odd: '{größe} {0}' };
  const root = project({
    'games/hill/src/phrase.ts': phrase,
    'games/hill/src/say.ts': say,
    ...files(
      { left: cards.en, nested, rank, only: '{s, select, other {x}}', ...same },
      {
        ...same,
        left: cards.de,
        nested,
        rank: '{n, selectordinal, other {#.}}',
        only: '{s, select, other {x}}',
      },
      {
        left: cards.pl,
        nested: nested.replace('one {# of', 'few {f} many {g} one {# of').replace('one {# a}', 'one {} few {} many {}'),
        rank: '{n, selectordinal, other {#.}}',
        only: '{s, select, other {x}}',
        ...same,
      },
    ),
  });
  const folder = join(root, 'games/hill/src/gen');
  const outcome = buildLanguages(root, {
    write: true,
    sources: () => ({ Value: '../phrase.ts', Words: '../say.ts', speech }),
  });

  const wording = async (language: 'en' | 'de' | 'pl'): Promise<Wording> => {
    const module: Readonly<Record<string, Wording>> = await import(pathToFileURL(join(folder, `${language}.ts`)).href);
    return module[language] ?? {};
  };
  const said = async (language: 'en' | 'de' | 'pl', key: string, values: Readonly<Record<string, string | number>>) =>
    (await wording(language))[`journal.${key}`]?.(values);

  test('is written for every language', () => {
    expect(outcome).toEqual({ problems: [], packages: 1, messages: 8 });
    expect(readdirSync(folder).sort()).toEqual(['de.ts', 'en.ts', 'messages.ts', 'pl.ts']);
  });

  test('counts in Polish', async () => {
    const numbers = [0, 1, 2, 5, 12, 22, 25, 1.5];
    const spoken = await Promise.all(numbers.map(count => said('pl', 'left', { count })));
    expect(spoken).toEqual(['0 kart', '1 karta', '2 karty', '5 kart', '12 kart', '22 karty', '25 kart', '1,5 karty']);
  });

  test('counts in German and English', async () => {
    const counted = (language: 'en' | 'de') =>
      Promise.all([0, 1, 2, 1.5, 12345].map(count => said(language, 'left', { count })));
    expect(await counted('de')).toEqual(['0 Karten', '1 Karte', '2 Karten', '1,5 Karten', '12.345 Karten']);
    expect(await counted('en')).toEqual(['0 cards', '1 card', '2 cards', '1.5 cards', '12,345 cards']);
  });

  test('tells ranks, exact numbers, selects and nested plurals apart', async () => {
    const ranks = await Promise.all([1, 2, 3, 4, 11, 21].map(n => said('en', 'rank', { n })));
    expect(ranks).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st']);
    expect(await said('pl', 'rank', { n: 2 })).toBe('2.');
    expect(await said('en', 'nested', { side: 'you', who: 'Ela', n: 0, m: 0 })).toBe('You: nothing');
    expect(await said('en', 'nested', { side: 'they', who: 'Ela', n: 1, m: 2 })).toBe('Ela: 1 of 2 b');
    expect(await said('en', 'nested', { side: 'constructor', who: 'Ela', n: 3, m: 2 })).toBe('Nobody: 3 c');
  });

  test('inserts strings as they are and numbers as the language writes them', async () => {
    expect(await said('en', 'pair', { who: '1.5', n: 1.5 })).toBe('1.5 1.5 1.5');
    expect(await said('de', 'pair', { who: '1.5', n: 1.5 })).toBe('1.5 1,5 1,5');
    expect(await said('pl', 'odd', { größe: 'Ela', 0: 12345 })).toBe('Ela 12\u00a0345');
  });

  test('keeps every character of a text', async () => {
    const words = { who: 'Ela', c: 'C' };
    expect(await said('pl', 'tricky', words)).toBe(`a \`b\` \\ $C \${d} it's “zażółć”\n\u2028 <3 # $Ela$`);
    expect(readFileSync(join(folder, 'pl.ts'), 'utf8')).toContain('zażółć');
  });

  test('names the values of every message', () => {
    const messages = readFileSync(join(folder, 'messages.ts'), 'utf8');
    for (const line of [
      "'journal.left': { readonly count: number };",
      "'journal.nested': { readonly side: 'you' | 'they'; readonly who: Value; readonly n: number; readonly m: number };",
      "'journal.only': { readonly s: 'other' };",
      "'journal.pair': { readonly who: Value; readonly n: number };",
      "'journal.none': NoValues;",
      "'journal.odd': { readonly 'größe': Value; readonly '0': Value };",
    ]) {
      expect(messages).toContain(line);
    }
  });

  test('passes the strict compiler', () => {
    const program = ts.createProgram(
      ['en', 'de', 'pl'].map(language => join(folder, `${language}.ts`)),
      {
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        verbatimModuleSyntax: true,
        allowImportingTsExtensions: true,
        noEmit: true,
        target: ts.ScriptTarget.ES2023,
        lib: ['lib.es2023.d.ts'],
        types: [],
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
      },
    );
    const messages = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
    expect(messages).toEqual([]);
  }, 20_000);
});

describe('writing', () => {
  const texts = { a: 'x' };

  test('leaves unchanged files alone, and removes what it no longer writes', () => {
    const root = project(files(texts, texts, texts));
    const folder = join(root, 'games/hill/src/gen');
    const build = () => buildLanguages(root, { write: true });
    build();
    const old = new Date('2020-01-01');
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), old, old);
    const banner = readFileSync(join(folder, 'en.ts'), 'utf8').split('\n')[0];
    writeFileSync(join(folder, 'fr.ts'), `${banner}\n`);
    writeFileSync(join(folder, 'other.ts'), '// by another tool\n');
    writeFileSync(join(root, 'games/hill/lang/pl/journal.json'), '{"a": "y"}');
    build();
    expect(statSync(join(folder, 'en.ts')).mtime).toEqual(old);
    expect(statSync(join(folder, 'messages.ts')).mtime).toEqual(old);
    expect(statSync(join(folder, 'pl.ts')).mtime).not.toEqual(old);
    expect(readdirSync(folder).sort()).toEqual(['de.ts', 'en.ts', 'messages.ts', 'other.ts', 'pl.ts']);
    rmSync(join(root, 'games/hill/lang'), { recursive: true });
    expect(build()).toEqual({ problems: [], packages: 0, messages: 0 });
    expect(readdirSync(folder)).toEqual(['other.ts']);
  });

  test('what lies in the folder later is written apart, under the same keys', () => {
    const root = project({
      ...files(texts, texts, texts),
      ...Object.fromEntries(['en', 'de', 'pl'].map(at => [`games/hill/lang/${at}/later/rules.json`, { one: 'Rule' }])),
    });
    expect(buildLanguages(root, { write: true }).problems).toEqual([]);
    const read = (name: string) => readFileSync(join(root, 'games/hill/src/gen', name), 'utf8');
    expect(read('en.ts')).not.toContain('rules.one');
    expect(read('en-later.ts')).toContain("'rules.one'");
    expect(read('messages.ts')).toContain("'rules.one'");
  });

  test('one bad package keeps all packages unwritten', () => {
    const root = project({
      ...files(texts, texts, texts),
      'engine/package.json': { name: '@snowbound/engine' },
      'engine/lang/en/problems.json': texts,
    });
    expect(buildLanguages(root, { write: true }).problems).toEqual([
      'engine/lang/de: language folder is missing',
      'engine/lang/pl: language folder is missing',
    ]);
    expect(existsSync(join(root, 'games/hill/src'))).toBe(false);
  });

  test('the engine is imported by name, except within itself', () => {
    const name = '@snowbound/engine';
    expect(sourcesFor('@snowbound/hill')).toEqual({ Value: name, Words: name, speech: name });
    const inside = { Value: '../phrase.ts', Words: '../say.ts', speech: '../speech.ts' };
    expect(sourcesFor(name)).toEqual(inside);
  });
});

describe('command line', () => {
  interface Finished {
    readonly code: number;
    readonly out: string;
    readonly err: string;
  }
  const run = (...args: readonly string[]): Promise<Finished> =>
    new Promise(resolve => {
      const main = join(repository, 'tools/src/languages/main.ts');
      const child = execFile(process.execPath, ['--import', 'tsx', main, ...args], (_error, out, err) =>
        resolve({ code: child.exitCode ?? -1, out, err }),
      );
    });
  const texts = { a: 'x' };

  test('says what it did; --check writes nothing', async () => {
    const root = project(files(texts, texts, texts));
    const summary = { code: 0, out: '1 package, 1 message in en, de, pl\n', err: '' };
    expect(await run('--root', root, '--check')).toEqual(summary);
    expect(existsSync(join(root, 'games/hill/src'))).toBe(false);
    expect(await run('--root', root)).toEqual(summary);
    expect(existsSync(join(root, 'games/hill/src/gen/pl.ts'))).toBe(true);
  });

  test('prints problems one per line and exits with 1', async () => {
    const root = project(files({ a: '' }, texts, {}));
    const err =
      'games/hill/lang/en/journal.json: a: text is empty\n' +
      'games/hill/lang/pl/journal.json: a: key is missing (English has it)\n';
    expect(await run('--root', root)).toEqual({ code: 1, out: '', err });
  });

  test('exits with 2 and one sentence when called wrongly', async () => {
    expect(await run('--chekc')).toEqual({ code: 2, out: '', err: "languages: Unknown option '--chekc'\n" });
    const empty = mkdtempSync(join(tmpdir(), 'languages-'));
    roots.push(empty);
    const { code, err } = await run('--root', empty);
    expect([code, err.split('\n').length]).toEqual([2, 2]);
    expect(err).toContain('package.json cannot be read');
  });
});
