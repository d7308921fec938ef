import { expect } from '@playwright/test';
import { settle, test } from './test-server.ts';
import { visit } from './visiting.ts';

test('the lesson leads to its end, and a double tap skips nothing', async ({ page, server }) => {
  await settle(page, {});
  await visit(page, server.address, '/lesson/snow-time');
  await page.locator('[data-target="hand 0 7"]').click();
  await page.locator('[data-confirm]').click();
  await expect(page.locator('.notice').getByText('Legal, but first: Play Champion 5.')).toBeVisible();
  for (const card of ['5', '5', '1', 'healer']) {
    await page.locator(`[data-target="hand 0 ${card}"]`).click();
    await page.locator('[data-confirm]').click();
    if (card === 'healer') {
      await page.locator('[data-target="discard 0 5"]').click();
      await page.locator('[data-target="discard 0 6"]').click();
      await page.locator('[data-confirm]').click();
    } else {
      // However often it is tapped, no lesson is skipped.
      await page.getByRole('button', { name: 'Next' }).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
    }
  }
  await expect(page.getByRole('button', { name: 'I am ready to play' })).toBeVisible();
});
