import { expect } from '@playwright/test';
import { choicesOf, expectEntry, journalOf, openPlayers, playOnce, settle, test } from './test-server.ts';

test('players are called by their names in journal, prompts and tabs', async ({ somebody, server }) => {
  const [anna, ben] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Anton' })];
  await anna.goto(`${server.address}/new/friends?game=winter-kingdom`);
  await anna.locator('label.choice', { hasText: '3' }).click();
  await anna.getByRole('button', { name: 'Create table' }).click();
  await anna.waitForURL('**/table/*');
  await ben.goto(anna.url());
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(anna.getByText('Anton')).toBeVisible();
  await anna.getByRole('button', { name: 'Start with bots' }).click();
  await expect(anna).toHaveTitle(/^(Your turn|Anton is choosing)/);
  const [first, second, name] = (await choicesOf(anna).isVisible()) ? [anna, ben, 'Anna'] : [ben, anna, 'Anton'];
  await expect(second.getByText(`Waiting for ${name}.`)).toBeVisible();
  await playOnce(first);
  for (const page of [first, second]) {
    await expect((await journalOf(page)).getByText(new RegExp(`^${name} builds`)).first()).toBeVisible();
    await openPlayers(page);
    const rows = page.locator('.players li');
    // The bot has no name of its own and is called by its colour.
    await expect(rows.locator('.name')).toHaveText(['Anna', 'Anton', 'Green']);
    await expect(rows.locator('.muted').nth(2)).toHaveText('Medium bot');
    await expect(rows.locator('svg text')).toHaveText(['An', 'At', 'G']);
  }
  await expect(second.locator('.others summary', { hasText: name })).toBeVisible();
});

test('who plays two colours is told apart by them', async ({ page, server }) => {
  await settle(page, { name: 'Anna' });
  await page.goto(`${server.address}/new/bots?game=snow-time`);
  await page.locator('label.choice', { hasText: '2' }).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  await choicesOf(page).waitFor();
  await expect(page.locator('.players li .name').first()).toHaveText('Anna (Orange)');
  await playOnce(page);
  await playOnce(page);
  await expectEntry(page, 'Round 2 begins.');
  await expect(page.locator('ol[aria-label="Journal"]').getByText('Anna (Orange)').first()).toBeVisible();
});

test('names that begin alike have marks that differ, in Polish too', async ({ page, server }) => {
  await settle(page, { locale: 'pl' });
  await page.goto(`${server.address}/new/bots?game=silverfrost`);
  await page.locator('label.choice', { hasText: '2' }).click();
  await page.locator('form button[type=submit], main .button.fire').last().click();
  await page.waitForURL('**/local/*');
  await expect(page.locator('.players li .name')).toHaveText(['Panda ruda', 'Pingwin']);
  await expect(page.locator('.players li svg text')).toHaveText(['Pa', 'Pi']);
});
