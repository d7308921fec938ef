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

test('the glossary names files that are there', () => {
  const glossary = readFileSync(`${ROOT}docs/glossary.md`, 'utf8');
  const paths = [...glossary.matchAll(/`((?:[a-z]+\/)[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(35);
  expect(paths.filter(path => !existsSync(ROOT + path))).toEqual([]);
});
