import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { cards, files, Projects, repository } from '../language-projects.ts';
import { buildLanguages } from '../src/languages/build.ts';

const { project } = new Projects();
const speech = join(repository, 'engine/src/speech.ts');

type Texts = Readonly<Record<string, unknown>>;

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
