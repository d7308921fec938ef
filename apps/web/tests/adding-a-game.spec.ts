import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { FollowedTree } from '../../../tools/src/documents/followed.ts';
import { playToTheEnd, settle, TestServer, test } from './test-server.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
/** The app is bundled as it is written. */
const BUILT = /\/dist$/;

let tree: FollowedTree;
let server: TestServer;

test.beforeAll(async () => {
  tree = new FollowedTree(repository, 'docs/adding-a-game.md', BUILT);
  tree.run('tsx/dist/cli.mjs', 'tools/src/languages/main.ts', '--root', tree.root);
  tree.run('vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'error');
  server = new TestServer(undefined, join(tree.root, 'apps', 'web', 'dist'));
  await server.open();
});
test.afterAll(async () => {
  await server.close();
  tree.remove();
});

test('who follows docs/adding-a-game.md plays the game in the browser against the bots that there are', async ({
  page,
}) => {
  await settle(page, {});
  await page.goto(`${server.address}/new/bots?game=icicles`);
  const bots = page.getByLabel('Bots');
  await expect(bots.locator('option')).toHaveCount(2);
  await expect(bots).toHaveValue('greedy');
  await page.goto(server.address);
  const game = page.locator('article', { hasText: 'icicles' });
  await expect(game).toContainText('in words');
  await game.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('Aim low or high.').first()).toBeVisible();
  await playToTheEnd(page);
  await expect(page.locator('section.ending')).toContainText('Icicles');
});
