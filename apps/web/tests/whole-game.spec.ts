import { expect } from '@playwright/test';
import { playToTheEnd, settle, test } from './house.ts';

test('a newcomer plays a whole game against bots, checks the shuffle, steps through it and plays again', async ({
  page,
  house,
}) => {
  await settle(page, {});
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.getByText('Choose a card to play.').first()).toBeVisible();
  await playToTheEnd(page);
  await expect(page.locator('#ending-title')).toContainText(/wins!|win together!/);
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await expect(page.getByText('The shuffle was honest')).toBeVisible();
  await page.getByRole('link', { name: 'Step through' }).click();
  await expect(page.getByText(/Move 0 of \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(page.getByText(/Move 1 of \d+/)).toBeVisible();
  await page.getByLabel('Seen by').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.getByText('Choose a card to play.').first()).toBeVisible();
});

test('closing the tab loses nothing, and says what happened meanwhile', async ({ page, house, context }) => {
  await settle(page, {});
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  for (let round = 0; round < 2; round++) {
    await page.getByRole('button', { name: /All \d+ choices/ }).click();
    await page.locator('[data-option]').first().click();
    await page.locator('[data-confirm]').click();
  }
  await expect(page.locator('main')).toHaveAttribute('data-number', /\d\d|[4-9]/);
  const table = page.url();
  const before = await page.locator('main').getAttribute('data-number');
  await page.close();
  const again = await context.newPage();
  await settle(again, {});
  await again.goto(table);
  await expect(again.locator('main')).toHaveAttribute('data-number', before ?? '');
});

test('two tabs of one local game stay together', async ({ page, house, context }) => {
  await settle(page, {});
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.getByText('Choose a card to play.').first()).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  for (const tab of [page, second, page]) {
    await expect(tab.getByRole('button', { name: /choices/ })).toBeVisible();
    const before = Number(await tab.locator('main').getAttribute('data-number'));
    await tab.getByRole('button', { name: /choices/ }).click();
    await tab.locator('[data-option]').first().click();
    await tab.locator('[data-confirm]').click();
    await expect
      .poll(async () => Number(await tab.locator('main').getAttribute('data-number')))
      .toBeGreaterThan(before);
    await expect
      .poll(
        async () =>
          (await page.locator('main').getAttribute('data-number')) ===
          (await second.locator('main').getAttribute('data-number')),
      )
      .toBe(true);
  }
});
