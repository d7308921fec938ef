import { expect } from '@playwright/test';
import { settle, test } from './test-server.ts';

test('everything that is not offered says why, names the rule and leads to it', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('[data-target="hand 1 6"]').first().click();
  await expect(page.locator('.notice').getByText('That card belongs to Sky.')).toBeVisible();
  await page.getByRole('button', { name: 'Rule ST-2.2' }).click();
  await expect(page.locator('[data-rule="ST-2.2"]')).toBeInViewport();
  await expect(page.locator('[data-rule="ST-2.2"]')).toBeFocused();
});
