import { expect } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { comeAsAnna, serverOfOtherRules, stored, storedServer } from './stored-server.ts';
import { test } from './test-server.ts';

test('games of other rules: a running one says that it cannot go on, a finished one shows what came of it', async ({
  page,
}) => {
  const server = await serverOfOtherRules();
  await comeAsAnna(page, server);
  await page.goto(server.address);
  await page.getByRole('button', { name: /Show all/ }).click();
  await expect(page.getByText('cannot go on').first()).toBeVisible();

  await page.goto(`${server.address}/table/${stored.tables['silverfrost running']}`);
  await expect(page.getByText('begun with version older of the rules')).toBeVisible();
  await expectNoFaults(page, 'running game of other rules');

  await page.goto(`${server.address}/table/${stored.tables['silverfrost over']}`);
  await expect(page.getByText('played by version older of the rules')).toBeVisible();
  await expect(page.getByRole('heading', { name: /wins/ })).toBeVisible();
  const totals = stored.results['silverfrost over']?.totals.toSorted((one, two) => two - one).map(String) ?? [];
  await expect(page.locator('td.total')).toHaveText(totals);
  await expect(page.getByRole('listitem').filter({ hasText: 'Snow' }).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  expect((await saved).suggestedFilename()).toBe('silverfrost.txt');
  await expectNoFaults(page, 'finished game of other rules');
  await server.close();
});

test('playing again waits for the other, whose place is kept', async ({ page }) => {
  const { server } = await storedServer();
  await comeAsAnna(page, server);
  await page.goto(`${server.address}/table/${stored.tables['snow-time over']}`);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('kept for Ben')).toBeVisible();
  await expect(page.getByText('Nothing is dealt yet')).toBeVisible();
  await expectNoFaults(page, 'lobby');
  const response = await fetch(`${server.address}/api/tables/${stored.tables['snow-time over']}/rematch`, {
    method: 'POST',
    headers: { cookie: stored.cookies.ben },
  });
  expect(response.status).toBe(200);
  await expect(page.getByText('Round 1', { exact: false }).first()).toBeVisible();
  await server.close();
});
