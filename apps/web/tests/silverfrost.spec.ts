import { expect } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { test } from './house.ts';
import { playOn, sitDown } from './silverfrost-table.ts';

test.describe.configure({ retries: 0 });

for (const players of [2, 3, 4]) {
  test(`a whole game of ${players} is played by touching the board`, async ({ page, house }) => {
    await sitDown(page, house, players);
    const touched = await playOn(page, 2000);
    expect(touched).toBeGreaterThan(20);
    await expect(page.locator('#ending-title')).toContainText(/wins!|win together!/);
    await page.getByText('Line by line').click();
    await expect(page.locator('.sheets section')).toHaveCount(players);
    await expect(page.locator('.sheets').getByText('Cleared Snow').first()).toBeVisible();
    if (players === 2) await expectNoFaults(page, 'end');
  });
}
