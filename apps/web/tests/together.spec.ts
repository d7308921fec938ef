import { expect, type Page } from '@playwright/test';
import { type House, playOnce, settle, test } from './house.ts';

/** Anna lays a table for two, Ben follows the link: the game begins. */
async function sitDown(anna: Page, ben: Page, house: House): Promise<void> {
  await settle(anna, { name: 'Anna' });
  await settle(ben, { name: 'Ben' });
  await anna.goto(house.address);
  await anna.getByRole('link', { name: 'With friends' }).first().click();
  await anna.getByLabel('2', { exact: true }).check();
  await anna.getByRole('button', { name: 'Lay the table' }).click();
  await expect(anna.getByRole('img', { name: 'QR code' })).toBeVisible();
  await ben.goto(anna.url());
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(anna.getByText('Choose a card to play.').first()).toBeVisible();
  await expect(ben.getByText('Choose a card to play.').first()).toBeVisible();
}

const journalOf = (page: Page) => page.locator('ol[aria-label="Journal"] li');

test('two browsers at one table, with chat, undo and its consent', async ({ browser, house }) => {
  const [anna, ben] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await sitDown(anna, ben, house);
  await playOnce(anna);
  await expect(anna.locator('main')).toHaveAttribute('data-number', '1');
  await anna.getByRole('button', { name: 'Undo' }).click();
  await expect(anna.getByRole('button', { name: 'All 20 choices' })).toBeVisible();
  await playOnce(anna);
  await playOnce(anna);
  await expect(anna.getByText(/Waiting for/)).toBeVisible();
  await playOnce(ben);
  await playOnce(ben);
  await expect(journalOf(anna).getByText('Round 2 begins.')).toBeVisible();
  await expect(journalOf(ben).getByText('Round 2 begins.')).toBeVisible();

  await anna.getByRole('tab', { name: 'Chat' }).click();
  await anna.getByLabel('Say something').fill('Brrr!');
  await anna.getByRole('button', { name: 'Send' }).click();
  await ben.getByRole('tab', { name: 'Chat' }).click();
  await expect(ben.getByText('Brrr!')).toBeVisible();

  await anna.getByRole('button', { name: 'Undo' }).click();
  await anna.getByRole('button', { name: 'Ask the others' }).click();
  await expect(ben.getByText('Anna would like to go back')).toBeVisible();
  await ben.getByRole('button', { name: 'Agree' }).click();
  await ben.getByRole('tab', { name: 'Journal' }).click();
  await expect(journalOf(ben).getByText('Round 2 begins.')).toHaveCount(0);
});

test('a spectator sees the table but none of its secrets', async ({ browser, house }) => {
  const pages = await Promise.all([0, 1, 2].map(async () => (await browser.newContext()).newPage()));
  const [anna, ben, carl] = pages as [Page, Page, Page];
  await sitDown(anna, ben, house);
  await settle(carl, {});
  await carl.goto(anna.url());
  await expect(carl.getByText(/Waiting for/)).toBeVisible();
  await playOnce(anna);
  await expect(carl.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(carl.getByRole('button', { name: /choices/ })).toHaveCount(0);
  await carl.locator('[data-target]').first().click();
  await expect(carl.locator('.notice').getByText('You are looking on')).toBeVisible();
});

test('a killed server is noticed and healed without a reload', async ({ browser, house }) => {
  const [anna, ben] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await sitDown(anna, ben, house);
  await playOnce(anna);
  await house.kill();
  await expect(anna.getByText('Connection lost')).toBeVisible();
  await house.open();
  await expect(anna.getByText('Connection lost')).toHaveCount(0, { timeout: 20_000 });
  await playOnce(anna);
  await playOnce(ben);
  await playOnce(ben);
  await expect(journalOf(anna).getByText('Round 2 begins.')).toBeVisible();
});

test('a seat goes to a bot and back', async ({ browser, house }) => {
  const [anna, ben] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await sitDown(anna, ben, house);
  await ben.getByRole('button', { name: 'Let a bot play' }).click();
  await playOnce(anna);
  await playOnce(anna);
  await expect(journalOf(anna).getByText('Round 2 begins.')).toBeVisible();
  await ben.getByRole('button', { name: 'Take over' }).click();
  // The bot may have chosen for this round already: then Anna plays on until Ben himself is asked.
  const isAsked = (page: Page) => page.getByRole('button', { name: /choices|choice$/ });
  await expect(async () => {
    if (!(await isAsked(ben).isVisible()) && (await isAsked(anna).isVisible())) await playOnce(anna);
    await expect(isAsked(ben)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('a place is offered by link; whoever comes takes it once the others agree', async ({ browser, house }) => {
  const [anna, ben] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await sitDown(anna, ben, house);
  await ben.getByRole('button', { name: 'Offer by link' }).click();
  const link = (await ben.locator('.offer a').getAttribute('href')) ?? '';
  const carl = await (await browser.newContext()).newPage();
  await carl.goto(link);
  await carl.getByLabel('Your name').fill('Carl');
  await carl.getByRole('button', { name: 'Take the place' }).click();
  await expect(carl.getByText('the others decide')).toBeVisible();
  await anna.getByRole('button', { name: 'Agree' }).click();
  await playOnce(carl);
  await expect(anna.getByText('Carl').first()).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Offer by link' })).toHaveCount(0);
});
