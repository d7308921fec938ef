import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { choicesOf, settle, test } from './test-server.ts';

test('a hint says what a strong bot would do, marks it, and plays nothing by itself', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await choicesOf(page).waitFor();

  // With the keyboard alone: i asks, Tab and Enter choose.
  await page.keyboard.press('i');
  const hints = page.getByRole('region', { name: 'Hint' });
  const first = hints.getByRole('listitem').first();
  await expect(first).toContainText(/\d+% to win \(±\d+\)/);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await first.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(first.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-confirm]')).toBeVisible();
  await expect(page.getByText('Choose a card to play.').first()).toBeVisible();

  // What it said was about this position only.
  await page.locator('[data-confirm]').click();
  await expect(hints).toHaveCount(0);

  // Where other people play at the device they have not agreed to hints.
  await page.goto(server.address);
  await page.getByRole('link', { name: 'Pass the device' }).first().click();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: /^I am/ }).click();
  await choicesOf(page).waitFor();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(page.getByText('Hints are only for games against bots alone').first()).toBeVisible();
});
