import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repository } from '../../../tools/language-projects.ts';
import { FollowedTree } from '../../../tools/src/documents/followed.ts';
import { environment } from './shell.ts';

describe('who follows docs/adding-a-game.md', () => {
  let tree: FollowedTree;
  const said = new Map<string, string>();

  beforeAll(() => {
    tree = new FollowedTree(repository, 'docs/adding-a-game.md', /^apps\/web$/);
    tree.run('tsx/dist/cli.mjs', 'tools/src/languages/main.ts', '--root', tree.root);
    tree.run('@typescript/native/bin/tsc', '-b', 'apps/cli');
    for (const call of tree.calls) {
      const program = [join(tree.root, 'apps/cli/dist/main.js'), ...call];
      said.set(call[0] ?? '', execFileSync(process.execPath, program, { encoding: 'utf8', env: environment() }));
    }
  });
  afterAll(() => tree.remove());

  test('finds the game in the list, with the bots that there are for it', () => {
    expect(said.get('games')).toMatch(/^ {2}icicles +Icicles +2–4 players +bots: random and greedy$/m);
    expect(said.get('games')).toMatch(/^ {2}silverfrost +Silverfrost +1–4 players$/m);
  });

  test('sees bots play it to its end, in its own words', () => {
    expect(said.get('play')).toMatch(/^(White|Blue) plays [0-3]\.$/m);
    expect(said.get('play')).toMatch(/^.*White +greedy +\d+ +Icicles \d+$/m);
    expect(said.get('play')).not.toMatch(/(moves|journal|score|names)\./);
  });

  test('sees greedy where a level was asked for', () => {
    expect(said.get('play')).toMatch(/Blue +greedy /);
    expect(said.get('play')).not.toContain('medium');
  });

  test('simulates it', () => {
    expect(said.get('simulate')).toContain('100 games');
  });
});
