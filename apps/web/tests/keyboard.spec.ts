import { expect } from '@playwright/test';
import { settle, test } from './test-server.ts';

test('a game is begun, played and understood with the keyboard alone', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(server.address);
  const playNow = page.getByRole('button', { name: 'Play now' }).first();
  for (let pressed = 0; pressed < 20; pressed++) {
    if (await playNow.evaluate(button => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(playNow).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose a card to play.').first()).toBeVisible();

  await page.keyboard.press('h');
  await expect(page.getByRole('dialog')).toContainText('Why not?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('m');
  await expect(page.locator('.notice').getByText('You are Orange with 0 points')).toBeVisible();

  // Arrows go along the hand.
  await expect(page.locator('[data-target="hand 0 1"]')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-target="hand 0 2"]')).toBeFocused();

  await page.locator('[data-target="hand 1 7"]').first().focus();
  await page.keyboard.press('?');
  await expect(page.locator('.notice').getByText('That card belongs to Sky.')).toBeVisible();

  for (let round = 0; round < 40; round++) {
    const ending = page.locator('#ending-title');
    const choices = page.getByRole('button', { name: /choices/ });
    await ending.or(choices).first().waitFor();
    if (await ending.isVisible()) break;
    await page.keyboard.press('o');
    await expect(page.locator('[data-option]').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-confirm]')).toBeFocused();
    await page.keyboard.press('Enter');
    // The number will not do: it also counts what others choose meanwhile.
    await expect(page.locator('[data-confirm]')).toHaveCount(0);
  }
  await expect(page.locator('#ending-title')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.locator('[aria-live="assertive"]')).not.toBeEmpty();
});

test('single-letter keys are switched off in the settings, Escape and arrows stay', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(`${server.address}/settings`);
  const letters = page.getByRole('checkbox', { name: /Single-letter keys/ });
  await expect(letters).toBeChecked();
  await letters.uncheck();
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.getByText('Choose a card to play.').first()).toBeVisible();
  for (const key of ['h', 'o', 'm', '?']) await page.keyboard.press(key);
  await page.locator('[data-target="hand 0 1"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-target="hand 0 2"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-confirm]')).toHaveCount(1);
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-option]')).toHaveCount(0);

  await page.goto(`${server.address}/settings`);
  await expect(letters).not.toBeChecked();
  await letters.check();
  await page.goBack();
  await expect(page.getByText('Choose a card to play.').first()).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog')).toContainText('Why not?');
});
