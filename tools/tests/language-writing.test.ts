import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, Projects, repository } from '../language-projects.ts';
import { buildLanguages } from '../src/languages/build.ts';
import { sourcesFor } from '../src/languages/write.ts';

const projects = new Projects();
const { project } = projects;

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
    const empty = projects.folder();
    const { code, err } = await run('--root', empty);
    expect([code, err.split('\n').length]).toEqual([2, 2]);
    expect(err).toContain('package.json cannot be read');
  });
});
