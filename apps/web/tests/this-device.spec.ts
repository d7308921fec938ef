import { expect } from '@playwright/test';
import { choicesOf, playOnce, settle, test } from './test-server.ts';

test('closing the tab loses nothing', async ({ page, server, context }) => {
  await settle(page, {});
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  for (let round = 0; round < 2; round++) await playOnce(page);
  await expect(page.locator('main')).not.toHaveAttribute('data-number', /^[0-5]$/);
  // The bots have chosen too: only I am waited for.
  await expect(page.locator('li.asked')).toHaveCount(1);
  const table = page.url();
  const before = await page.locator('main').getAttribute('data-number');
  await page.close();
  const again = await context.newPage();
  await settle(again, {});
  await again.goto(table);
  await expect(again.locator('main')).toHaveAttribute('data-number', before ?? '');
});

test('two tabs of one local game stay together', async ({ page, server, context }) => {
  await settle(page, {});
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.getByText('Choose a card to play.').first()).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  for (const tab of [page, second, page]) {
    await playOnce(tab);
    await expect(choicesOf(tab)).toBeVisible();
    await expect
      .poll(
        async () =>
          (await page.locator('main').getAttribute('data-number')) ===
          (await second.locator('main').getAttribute('data-number')),
      )
      .toBe(true);
  }
});
