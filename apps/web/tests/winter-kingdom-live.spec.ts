import { expect, type Page } from '@playwright/test';
import { playOn, sitDown } from './kingdom.ts';
import { STORY, settle, test } from './test-server.ts';

test('two browsers finish a live game', async ({ somebody, server }) => {
  const [anna, ben] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Ben' })];
  await sitDown(anna, server, 'friends', 2);
  await expect(anna.getByRole('img', { name: 'QR code' })).toBeVisible();
  await ben.goto(anna.url());
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([playOn(anna), playOn(ben)]);
  const ending = await anna.locator('#ending-title').innerText();
  expect(ending).toMatch(/wins|win together/);
  await expect(ben.locator('#ending-title')).toContainText(ending.split('!')[0] ?? '');
});

/** One move with nothing but keys: on the board if a space is offered, or else the last of the list. */
async function press(page: Page): Promise<void> {
  if ((await page.locator('[data-offered]').count()) > 0) {
    await page.keyboard.press('b');
    await page.keyboard.press('.');
    await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('o');
    const options = await page.locator('[data-option]').count();
    for (let option = 1; option < options; option++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('c');
}

test('a whole game is played with the keyboard alone', async ({ page, server }) => {
  await settle(page, {});
  await sitDown(page, server, 'bots', 2);
  const ending = page.locator('#ending-title');
  const asked = page.locator('.choices');
  for (;;) {
    await ending.or(asked).or(page.locator(STORY)).first().waitFor();
    if (await ending.isVisible()) break;
    if (!(await asked.isVisible())) {
      await page.keyboard.press('Escape');
      continue;
    }
    const before = await page.locator('main').first().getAttribute('data-number');
    await press(page);
    await page.waitForFunction(
      number =>
        document.querySelector('.counting') !== null ||
        (document.querySelector('main')?.getAttribute('data-number') !== number &&
          document.querySelector('.choices') !== null),
      before,
    );
  }
  await expect(ending).toContainText(/wins|win together/);
});
