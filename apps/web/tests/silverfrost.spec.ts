import { expect } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { playOn, sitDown } from './silverfrost-table.ts';
import { test } from './test-server.ts';

test.describe.configure({ retries: 0 });

/** SF-5.1: nobody prepares before all workers stand somewhere: 2 in summer, 3 in autumn, 4 in winter. In spring one may pass at once. */
const PLACED_BEFORE_SPRING = 2 + 3 + 4;

for (const players of [2, 3, 4]) {
  test(`a whole game of ${players} is played by touching the board`, async ({ page, server }) => {
    await sitDown(page, server, players);
    const touched = await playOn(page, 2000);
    expect(touched).toBeGreaterThanOrEqual(PLACED_BEFORE_SPRING);
    await expect(page.locator('#ending-title')).toContainText(/wins!|win together!/);
    await page.getByText('Line by line').click();
    await expect(page.locator('.sheets section')).toHaveCount(players);
    await expect(page.locator('.sheets').getByText('Cleared Snow').first()).toBeVisible();
    if (players === 2) await expectNoFaults(page, 'end');
  });
}
