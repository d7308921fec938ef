import { expect } from '@playwright/test';
import { choicesOf, expectEntry, playOnce, settle, test } from './test-server.ts';

test('hot seat: the device goes round and nobody sees what another has chosen', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(server.address);
  await page.getByRole('link', { name: 'Pass the device' }).first().click();
  await page.getByText('3', { exact: true }).click();
  await page.getByLabel('Player 1').fill('Anna');
  await page.getByLabel('Player 2').fill('Ben');
  await page.getByLabel('Played by').nth(2).selectOption({ label: 'Careful bot' });
  await page.getByRole('button', { name: 'Create table' }).click();
  const hand = async (name: string): Promise<void> => {
    await expect(page.getByText(`Pass the device to ${name}.`)).toBeVisible();
    await expect(choicesOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: `I am ${name}` }).click();
  };
  await hand('Anna');
  await playOnce(page);
  await hand('Ben');
  await playOnce(page);
  await expectEntry(page, 'Round 2 begins.');
  // Whoever chose last keeps the device for the next round.
  await playOnce(page);
  await hand('Anna');
  await playOnce(page);
  await expectEntry(page, 'Round 3 begins.');
});

test('undo is free before the reveal, and asks after it', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(`${server.address}/new/hot-seat?game=snow-time`);
  await page.getByText('3', { exact: true }).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.notice').getByText('There is no move of yours to take back.')).toBeVisible();
  await playOnce(page);
  // Who has passed on the device may still think better of it.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  await playOnce(page);
  await page.getByRole('button', { name: 'I am Player 2' }).click();
  await page.locator('[data-target="hand 1 6"]').click();
  await expect(page.locator('[data-confirm]')).toHaveText(/Play Champion 6/);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
  await page.locator('[data-target="hand 1 6"]').click();
  await page.locator('[data-confirm]').click();
  await page.getByRole('button', { name: 'I am Player 3' }).click();
  await playOnce(page);
  await expectEntry(page, 'Round 2 begins.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You can go back if everyone here agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Go back anyway' }).click();
  await expectEntry(page, 'Round 2 begins.', false);
});
