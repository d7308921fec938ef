import { expect } from '@playwright/test';
import { settle, test } from './test-server.ts';
import { isFullyVisible } from './visible.ts';
import { visit } from './visiting.ts';

for (const locale of ['en', 'de', 'pl']) {
  for (const [scale, cards] of [
    [100, ['1', '7', 'healer', 'snowstorm']],
    [150, ['1', '7', 'healer', 'snowstorm']],
  ] as const) {
    test(`board, hand and question fit a phone in ${locale} at ${scale} %`, async ({ page, server }) => {
      await settle(page, { locale, scale });
      await page.goto(server.address);
      await page.locator('.big').first().click();
      await page.locator('[data-target="hand 0 1"]').waitFor();
      for (const card of cards)
        expect(await isFullyVisible(page.locator(`[data-target="hand 0 ${card}"]`)), card).toBe(true);
      expect(await isFullyVisible(page.locator('.choices'))).toBe(true);
      expect(await isFullyVisible(page.locator('.scene'))).toBe(true);
    });
  }

  test(`the lesson fits a phone in ${locale}`, async ({ page, server }) => {
    await settle(page, { locale });
    await visit(page, server.address, '/lesson/snow-time');
    for (const card of ['1', '7', 'healer', 'snowstorm']) {
      expect(await isFullyVisible(page.locator(`[data-target="hand 0 ${card}"]`)), card).toBe(true);
    }
    expect(await isFullyVisible(page.locator('.teacher'))).toBe(true);
    expect(await isFullyVisible(page.locator('.choices'))).toBe(true);
  });
}

test('with two hands one lies open and a touch changes to the other', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(`${server.address}/new/bots?game=snow-time`);
  await page.getByText('2', { exact: true }).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  const [mine, other] = [
    page.locator('[data-target="hand 0 snowstorm"]'),
    page.locator('[data-target="hand 2 snowstorm"]'),
  ];
  await mine.waitFor();
  expect(await isFullyVisible(mine)).toBe(true);
  await expect(other).toBeHidden();
  await page.getByRole('button', { name: /^Green/ }).click();
  expect(await isFullyVisible(other)).toBe(true);
  await page.getByRole('button', { name: /^Orange/ }).click();
  await page.locator('[data-target="hand 0 7"]').click();
  await page.locator('[data-confirm]').click();
  // The hand that has still to choose comes by itself.
  await expect(other).toBeVisible();
});
