import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { choicesOf, playOnce, settle, test } from './test-server.ts';

test('who comes back is told what happened, and may watch or skip it', async ({ somebody, server }) => {
  const [anna, ben] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Ben' })];
  await anna.goto(`${server.address}/new/friends?game=snow-time`);
  await anna.getByText('3', { exact: true }).click();
  await anna.getByRole('button', { name: 'Create table' }).click();
  await anna.waitForURL('**/table/*');
  await ben.goto(anna.url());
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(anna.getByText('Ben')).toBeVisible();
  await anna.getByRole('button', { name: 'Start with bots' }).click();
  const table = anna.url();
  const missARound = async (round: number): Promise<void> => {
    await playOnce(ben);
    await expect(ben.getByText('Waiting for')).toBeVisible();
    await ben.goto(`${server.address}/credits`);
    await playOnce(anna);
    await expect(anna.locator('ol[aria-label="Journal"]').getByText(`Round ${round} begins.`)).toBeVisible();
    await ben.goto(table);
    await expect(ben.getByText('While you were away:')).toBeVisible();
  };
  const away = ben.getByRole('region', { name: 'While you were away:' });
  await missARound(2);
  await ben.getByRole('button', { name: 'Skip' }).click();
  await expect(away).toHaveCount(0);
  await expect(choicesOf(ben)).toBeVisible();
  await missARound(3);
  await ben.getByRole('button', { name: 'Watch' }).click();
  await expect(ben.getByRole('button', { name: 'Watch' })).toHaveCount(0);
  // It comes to its end by itself.
  await expect(away).toHaveCount(0);
  await expect(choicesOf(ben)).toBeVisible();
});

test('a link that leads to no table says so and leads home', async ({ page, server }) => {
  await settle(page, {});
  for (const path of ['/table/abcdef', '/table/abcdefghijkl', '/local/abcdef', '/replay/table/abcdefghijkl']) {
    await page.goto(server.address + path);
    await expect(page.getByRole('heading', { name: 'There is nothing here' }), path).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
});

test('a board that cannot be had is asked for again, and the game is there once it can', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(server.address);
  const boards = /\/assets\/face-.*\.js/;
  await page.route(boards, route => route.abort());
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.getByText('Part of the app could not be fetched.')).toBeVisible();
  await page.unroute(boards);
  await expect(choicesOf(page)).toBeVisible();
  await expect(page.getByText('Part of the app could not be fetched.')).toHaveCount(0);
});

test('a tap is not lost when the page moves under the finger, nor while its page is on the way', async ({
  page,
  server,
}) => {
  await settle(page, {});
  let letThrough = (): void => {};
  const held = new Promise<void>(resolve => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/NewTable-.*\.js/, async route => {
    await held;
    await route.continue();
  });
  await page.goto(server.address);
  const link = page.getByRole('link', { name: 'With friends' }).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.mouse.down();
  await link.evaluate(({ parentElement }) => parentElement?.style.setProperty('padding-top', '300px'));
  await page.mouse.up();
  await expect(page).toHaveURL(/\/new\/friends/);
  await expect(page.getByText('One moment')).toBeVisible();
  letThrough();
  await expect(page.getByRole('button', { name: 'Create table' })).toBeVisible();
});

test('an old page loads itself anew after an upgrade', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(server.address);
  await page.locator('.big').first().waitFor();
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  let isUpgraded = false;
  await page.route(`${server.address}/`, async route => {
    const response = await route.fetch();
    const text = await response.text();
    // The page asks in passing and hears of another entry script; the reload itself gets the real page.
    if (route.request().isNavigationRequest()) {
      isUpgraded = true;
      await route.fulfill({ response });
    } else await route.fulfill({ response, body: text.replace(/assets\/index-[^"]+\.js/, 'assets/index-newer.js') });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => isUpgraded).toBe(true);
  await page.locator('.big').first().waitFor();
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
});

test('a game that cannot be opened says why, and its record can be reported', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('[data-target]').first().waitFor();
  const table = page.url();
  // Away from the table, where its bots would go on and save it again.
  await page.goto(server.address);
  await page.evaluate(async id => {
    const database = await new Promise<IDBDatabase>(resolve => {
      const request = indexedDB.open('snowbound');
      request.onsuccess = () => resolve(request.result);
    });
    const tables = database.transaction('tables', 'readwrite').objectStore('tables');
    const request = tables.get(id);
    await new Promise(resolve => {
      request.onsuccess = resolve;
    });
    const saved = request.result;
    tables.put({ ...saved, record: { ...saved.record, rules: '0' } });
    await new Promise(resolve => {
      tables.transaction.oncomplete = resolve;
    });
  }, table.split('/').at(-1) ?? '');
  await page.goto(table);
  await expect(page.getByText('The record was played by version 0 of the rules')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a report' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('"game":"snow-time"');
});
