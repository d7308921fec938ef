import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Games speak as their rulebooks do, a peer in the bench too; one file holds what is written into every package. */
const SPEAKS_FOR_ITSELF = /^(games|testing)\/|^bench\/src\/peers\/|^tools\/src\/languages\/typescript\.ts$/;
const SOURCE = /^((?:apps\/)?[a-z-]+)\/src\/(?!gen\/).*\.ts$/;
const EXPORTED = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(file => SOURCE.test(file) && !SPEAKS_FOR_ITSELF.test(file) && existsSync(ROOT + file));

test('no two packages export the same type name', () => {
  const packagesOf = new Map<string, Set<string>>();
  for (const file of files) {
    const [, owner = ''] = SOURCE.exec(file) ?? [];
    for (const [, name = ''] of readFileSync(ROOT + file, 'utf8').matchAll(EXPORTED)) {
      packagesOf.set(name, (packagesOf.get(name) ?? new Set()).add(owner));
    }
  }
  expect(packagesOf.size).toBeGreaterThan(300);
  const shared = [...packagesOf].filter(([, owners]) => owners.size > 1);
  expect(shared.map(([name, owners]) => `${name}: ${[...owners].join(', ')}`)).toEqual([]);
});

const glossary = readFileSync(`${ROOT}docs/glossary.md`, 'utf8');
const rows = [...glossary.matchAll(/^\| (?!word |-)(.+?) \| (.+?) \| (.+?) \|$/gm)];

test('the glossary has about fifty words, each once', () => {
  const words = rows.flatMap(([, word = '']) => word.split(', '));
  expect(words.length).toBeGreaterThan(40);
  expect(words.length).toBeLessThan(70);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('the glossary names files and members that are there', () => {
  const paths = [...glossary.matchAll(/`((?:[a-z]+\/)[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(35);
  expect(paths.filter(path => !existsSync(ROOT + path))).toEqual([]);
  const homes: Readonly<Record<string, string>> = { Game: 'engine/src/game.ts', Table: 'table/src/table.ts' };
  const members = [...glossary.matchAll(/`(Game|Table)\.(\w+)`/g)];
  expect(members.length).toBeGreaterThan(2);
  for (const [, owner = '', member] of members) {
    expect(readFileSync(ROOT + homes[owner], 'utf8'), `${owner}.${member}`).toMatch(new RegExp(`\\b${member}\\b`));
  }
});

/** Words that the glossary has replaced. A game may need them, so only these packages are held to it. */
const REPLACED = /\b(?:house|laid|lexicon|tellers?|followers?|notations?|thinkers?|sitters?|sights?)\b/i;
const WITHOUT_REPLACED = /^(?:protocol|apps\/server|bench\/src\/server)\//;

test('server and protocol do not use words that were replaced', () => {
  const held = files.filter(file => WITHOUT_REPLACED.test(file));
  expect(held.length).toBeGreaterThan(100);
  const found = held.flatMap(file =>
    readFileSync(ROOT + file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (REPLACED.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
