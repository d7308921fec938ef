import { expectNoFaults } from './faults.ts';
import { settle, test } from './test-server.ts';
import { PAGES, visit } from './visiting.ts';

test('axe finds nothing on any page', async ({ page, server }) => {
  await settle(page, {});
  for (const path of Object.keys(PAGES)) {
    await visit(page, server.address, path);
    await expectNoFaults(page, path);
  }
});

test('axe finds nothing at a table and in its replay', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('[data-target]').first().waitFor();
  await page.locator('[data-target^="hand 0"]').first().click();
  await expectNoFaults(page, 'table');
  await page.goto(page.url().replace('/local/', '/replay/local/'));
  await page.getByText(/Move 0 of/).waitFor();
  await expectNoFaults(page, 'replay');
});
