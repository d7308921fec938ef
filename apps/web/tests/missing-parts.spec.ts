import { expect } from '@playwright/test';
import { choicesOf, openSide, playOnce, settle, test } from './test-server.ts';

const told = 'Part of the app could not be fetched.';

test('a bot whose code cannot be had is waited for beside the table', async ({ page, context, server }) => {
  await settle(page, {});
  await page.goto(server.address);
  const bots = /\/assets\/worker-bots-profile-.*\.js/;
  // What a worker fetches is the context's, not the page's.
  await context.route(bots, route => route.abort());
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.locator('.missing')).toContainText(told);
  // The table is there and answers, and what was chosen can be taken back.
  await playOnce(page);
  await expect(page.getByText(/Waiting for Sky/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await playOnce(page);
  await context.unroute(bots);
  await expect(choicesOf(page)).toBeVisible();
  await expect(page.locator('.missing')).toHaveCount(0);
  await expect(page.getByText('Round 2 begins.').first()).toBeVisible();
});

test('a worker that cannot be had is started once it can', async ({ page, context, server }) => {
  await settle(page, {});
  const worker = /\/assets\/worker-[\w-]{8}\.js/;
  let asked = 0;
  await context.route(worker, route => {
    asked++;
    return route.abort();
  });
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  // Home asks for it ahead, once; then it is wanted, and wanted again.
  await expect.poll(() => asked).toBeGreaterThan(2);
  await context.unroute(worker);
  await expect(choicesOf(page)).toBeVisible();
});

test('rules that cannot be had leave no blank panel, and come by themselves', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(server.address);
  const rules = /\/assets\/(RuleBook|game-snow-time)-.*\.js/;
  await page.route(rules, route => route.abort());
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await choicesOf(page).waitFor();
  await openSide(page, 'Rules');
  await expect(page.locator('#side-panel').getByText(told)).toBeVisible();
  await playOnce(page);
  await page.unroute(rules);
  await expect(page.locator('#side-panel [data-rule]').first()).toBeVisible();
  await expect(page.getByText(told)).toHaveCount(0);
});

test('a lesson that cannot be had says so, and comes by itself', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(server.address);
  const lessons = /\/assets\/(Lesson|en-later)-.*\.js/;
  await page.route(lessons, route => route.abort());
  await page.getByRole('link', { name: 'Learn to play' }).first().click();
  await expect(page.getByText(told)).toBeVisible();
  await page.unroute(lessons);
  await expect(page.getByText('You are Orange.')).toBeVisible();
  await expect(page.getByText(told)).toHaveCount(0);
});

test('a running game is removed only if that is meant, and comes back', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await playOnce(page);
  await page.getByRole('link', { name: 'Home' }).click();
  const mine = page.getByRole('region', { name: 'My games' });
  const game = mine.getByRole('link', { name: 'Snow Time' });
  await mine.getByRole('button', { name: 'Remove Snow Time from this device' }).click();
  await mine.getByRole('button', { name: 'Cancel' }).click();
  await expect(game).toBeVisible();
  await mine.getByRole('button', { name: 'Remove Snow Time from this device' }).click();
  await expect(mine.getByText('This game is still running.')).toBeVisible();
  await mine.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(game).toHaveCount(0);
  await mine.getByRole('button', { name: 'Undo' }).click();
  await game.click();
  await expect(choicesOf(page)).toBeVisible();
});
