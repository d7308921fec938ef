import { expect, type Page } from '@playwright/test';
import { playOn, sitDown } from './kingdom.ts';
import { settle, test } from './test-server.ts';

/** The last round has been counted, card by card, and the sums are those of the score. */
async function expectTheCount(page: Page): Promise<void> {
  await expect(page.locator('#ending-title')).toContainText(/wins|win together/);
  const next = page.locator('[data-count=next]');
  await page.locator('[data-count=begin]').or(next).first().click();
  await page.locator('.veil').waitFor({ state: 'attached' });
  while (await next.isVisible()) await next.click();
  await expect(page.locator('[data-count=close]')).toBeVisible();
  const sums = await page.locator('.counting li .muted').allTextContents();
  const points = await page.locator('.chart td.total').allTextContents();
  const numbers = (texts: readonly string[]): number[] => texts.map(text => Number(/\d+/.exec(text)?.[0]));
  expect(numbers(sums).toSorted((one, two) => one - two)).toEqual(numbers(points).toSorted((one, two) => one - two));
}

test('two at one device play a whole game with their fingers', async ({ page, server }) => {
  await settle(page, {});
  await sitDown(page, server, 'hot-seat', 2);
  await playOn(page);
  await expectTheCount(page);
});

for (const players of [3, 4]) {
  test(`a whole game of ${players} is played against bots`, async ({ page, server }) => {
    await settle(page, {});
    await sitDown(page, server, 'bots', players);
    await playOn(page);
    await expectTheCount(page);
  });
}
