import { expect } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { playOn } from './silverfrost-table.ts';
import { settle, test } from './test-server.ts';

test.describe.configure({ retries: 0 });

for (const level of ['1', '2', '3', '4']) {
  test(`a whole game against Paws at level ${level} is played by touching the board`, async ({ page, server }) => {
    await settle(page, {});
    await page.goto(server.address);
    const choice = page.locator(`[data-level="${level}"]`);
    await expect(choice).toContainText('not played yet');
    await choice.click();
    await page.locator('.silverfrost [data-target]').first().waitFor();
    expect(await playOn(page, 2000)).toBeGreaterThan(20);

    // Beaten or not is said in words, with both sums.
    const title = page.locator('#ending-title');
    await expect(title).toContainText(/You have beaten Paws, \d+ to \d+!|Paws wins, \d+ to \d+\./);
    const won = (await title.innerText()).startsWith('You have');
    const [first = '', second = ''] = (await title.innerText()).match(/\d+/g) ?? [];
    const [mine, his] = won ? [first, second] : [second, first];
    const table = page.getByRole('table', { name: `What level ${level} gave Paws` });
    await expect(table.getByRole('row')).toHaveCount(3);
    await page.getByText('Line by line').click();
    await expect(page.locator('.sheets section', { hasText: 'Paws' }).locator('h3')).toContainText(his);
    await expect(page.locator('.sheets section', { hasText: 'Red Panda' }).locator('h3')).toContainText(mine);
    for (const line of await table.getByRole('row').all()) {
      const [, count = 0, each = 0, points = 0] = (/(\d+) × (\d+)\s+(\d+)/.exec(await line.innerText()) ?? []).map(
        Number,
      );
      expect(count * each).toBe(points);
    }

    if (level === '1') await expectNoFaults(page, 'end');

    // The record is kept, once, however often the end is seen.
    const record = `${won ? 1 : 0} won · ${won ? 0 : 1} lost · best ${mine}`;
    await expect(page.locator('.ending')).toContainText(`Level ${level} · ${record}`);
    await page.reload();
    await expect(page.locator('.ending')).toContainText(`Level ${level} · ${record}`);
    await page.goto(server.address);
    await expect(choice).toContainText(record);
    await expect(page.locator(`[data-level]:not([data-level="${level}"])`).first()).toContainText('not played yet');
  });
}
