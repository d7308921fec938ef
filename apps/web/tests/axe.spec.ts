import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settle, test } from './house.ts';
import { PAGES, visit } from './visiting.ts';

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

for (const theme of ['night', 'day']) {
  test(`axe finds nothing on any page by ${theme}`, async ({ page, house }) => {
    await settle(page, { theme });
    for (const path of Object.keys(PAGES)) {
      await visit(page, house.address, path);
      expect(await faultsOf(page), path).toEqual([]);
    }
    await page.goto(house.address);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.locator('[data-target]').first().waitFor();
    await page.locator('[data-target^="hand 0"]').first().click();
    expect(await faultsOf(page), 'table').toEqual([]);
    await page.goto(page.url().replace('/local/', '/replay/local/'));
    await page.getByText(/Move 0 of/).waitFor();
    expect(await faultsOf(page), 'replay').toEqual([]);
  });
}
