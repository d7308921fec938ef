import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Document, faultsIn } from '../src/documents/faults.ts';
import { type Tree, treeOf } from '../src/documents/tree.ts';
import { workspacePackages } from '../src/languages/packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const TREE: Tree = {
  files: ['README.md', 'docs/benchmarks.md', 'docs/api.md', 'engine/src/flow.ts', 'games/hill/lang/en/names.json'],
  folders: ['docs', 'engine', 'engine/src', 'games', 'games/hill'],
  scripts: ['test:nodes', 'siege'],
};

function faults(text: string, path = 'README.md'): readonly string[] {
  const document: Document = { path, text };
  return faultsIn(document, TREE, [document, { path: 'docs/api.md', text: '# API\n\n## The short form\n' }]);
}

describe('a document', () => {
  test('has lines of at most 120 characters; where links of a table lead does not count', () => {
    expect(faults('ä'.repeat(120))).toEqual([]);
    expect(faults(`fine\n${'ä'.repeat(121)}`)).toEqual(['README.md:2: 121 characters, at most 120']);
    expect(faults(`\`\`\`\n${'x'.repeat(121)}\n\`\`\``)).toHaveLength(1);
    const link = '[docs](docs/api.md)';
    expect(faults(`| ${'x'.repeat(105)} ${link} |`)).toEqual([]);
    expect(faults(`${'x'.repeat(105)} ${link}`)).toHaveLength(1);
  });

  test('links to what is there', () => {
    expect(faults('[one](docs/api.md), [two](docs/), [three](https://example.org/none.md)')).toEqual([]);
    expect(faults('[one](docs/apis.md)')).toEqual(['README.md:1: “docs/apis.md” leads nowhere']);
    expect(faults('[up](../README.md#top) and ![a picture](../none.jpg)', 'docs/api.md')).toHaveLength(2);
  });

  test('links to headings that are there', () => {
    expect(faults('[one](docs/api.md#the-short-form)')).toEqual([]);
    expect(faults('# Who wins?\n\n[here](#who-wins)')).toEqual([]);
    expect(faults('[one](docs/api.md#the-long-form)')).toHaveLength(1);
  });

  test.each([
    ['`flow.ts`, `src/flow.ts`, `./engine/src/flow.ts`', 0],
    ['`flows.ts`', 1],
    ['`low.ts`', 1],
    ['`engine/dist/flow.js`', 0],
    ['`node engine/dist/flows.js --json`', 1],
    ['`lang/*/names.json`, `games/<name>/lang/en/names.json`', 0],
    ['`lang/{en,de}/names.json`', 1],
    ['`src/`, `hill/`, `src/gen/`', 0],
    ['`hills/`', 1],
    ['`/openapi.json`, `node:sqlite`, `mine.json`, `flow.finish`', 0],
  ])('names files and folders that are there: %s', (text, count) => {
    expect(faults(text)).toHaveLength(count);
  });

  test('names npm scripts that are there, also in examples', () => {
    expect(faults('`npm run siege`, `npm run test:nodes`')).toEqual([]);
    expect(faults('```sh\nnpm run sieges\n```')).toEqual(['README.md:2: there is no script “sieges”']);
  });

  test('is no diary', () => {
    const long = 'figure\n'.repeat(121);
    expect(faults(long)).toEqual([]);
    expect(faults(long, 'docs/benchmarks.md')).toEqual(['docs/benchmarks.md: 121 lines, at most 120']);
    expect(faults(long.slice(7), 'docs/benchmarks.md')).toEqual([]);
  });
});

const tree = treeOf(root);
const documents = tree.files
  .filter(path => path.endsWith('.md'))
  .map(path => ({ path, text: readFileSync(root + path, 'utf8') }));

test.each(documents.map(document => [document.path, document] as const))('%s is in order', (_path, document) => {
  expect(faultsIn(document, tree, documents)).toEqual([]);
});

test.each(workspacePackages(root).map(({ folder }) => folder))(
  '%s says what belongs in it and what does not',
  folder => {
    const readme = documents.find(({ path }) => path === `${folder}/README.md`);
    expect(readme?.text).toContain('- **Belongs here:** ');
    expect(readme?.text).toContain('- **Does not:** ');
  },
);
