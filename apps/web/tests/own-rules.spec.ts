import { expect } from '@playwright/test';
import { settle, test } from './test-server.ts';

const GAMES = ['silverfrost', 'winter-kingdom', 'snow-time'];

test('what the page may not do by its own rules is noticed', async ({ page, server, faults }) => {
  await page.goto(server.address);
  const before = await page.evaluate(() => getComputedStyle(document.body).outlineWidth);
  await page.evaluate(() => document.body.setAttribute('style', 'outline: 7px solid'));
  await expect.poll(() => faults.length).toBe(1);
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).toBe(before);
  faults.length = 0;
});

for (const game of GAMES) {
  test(`${game} keeps the rules of the page: at a table, in its rules, gallery and lesson`, async ({
    page,
    server,
  }) => {
    await settle(page, {});
    for (const [path, shown] of [
      [`/rules/${game}`, '[data-rule]'],
      [`/gallery/${game}`, 'li h2'],
      [`/lesson/${game}`, '[data-target]'],
      [`/new/bots?game=${game}`, '[name=players]'],
    ] as const) {
      await page.goto(server.address + path);
      await page.locator(shown).first().waitFor();
    }
    await page
      .getByRole('button', { name: /^(Start|Play|Create)/ })
      .first()
      .click();
    await page.locator('[data-target]').first().waitFor();
  });
}
