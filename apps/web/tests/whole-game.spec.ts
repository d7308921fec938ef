import { expect } from '@playwright/test';
import { playToTheEnd, settle, test } from './test-server.ts';

test('a newcomer plays a whole game against bots, checks the shuffle, steps through it and plays again', async ({
  page,
  server,
}) => {
  await settle(page, {});
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.getByText('Choose a card to play.').first()).toBeVisible();
  await playToTheEnd(page);
  await expect(page.locator('#ending-title')).toContainText(/wins!|win together!/);
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await expect(page.getByText('The shuffle was honest')).toBeVisible();
  await page.getByRole('link', { name: 'Step through' }).click();
  await expect(page.getByText(/Move 0 of [1-9]/)).toBeVisible();
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(page.getByText(/Move 1 of \d+/)).toBeVisible();
  await page.getByLabel('Seen by').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.getByText('Choose a card to play.').first()).toBeVisible();
});
