import { expect, type Page } from '@playwright/test';
import { choicesOf, openSide, playOnce, settle, test } from './test-server.ts';

/** A table of Snow Time for Anna and Ben at one device, and Anna has it. */
async function passTheDevice(page: Page, address: string): Promise<void> {
  await settle(page, {});
  await page.goto(`${address}/new/hot-seat?game=snow-time`);
  await page.getByText('3', { exact: true }).click();
  await page.getByLabel('Player 1').fill('Anna');
  await page.getByLabel('Player 2').fill('Ben');
  await page.getByLabel('Player 3').fill('Anton');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await choicesOf(page).waitFor();
}

test('the title names the game and whose turn it is', async ({ page, server }) => {
  await passTheDevice(page, server.address);
  await expect(page).toHaveTitle('Your turn · Snow Time · Snowbound');
  await playOnce(page);
  await expect(page).toHaveTitle('Ben and Anton are choosing · Snow Time · Snowbound');
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await playOnce(page);
  await expect(page).toHaveTitle('Anton is choosing · Snow Time · Snowbound');
});

test('“is choosing” goes dark when the choice is made, for everybody', async ({ somebody, server }) => {
  const [anna, ben] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Ben' })];
  await anna.goto(`${server.address}/new/friends?game=winter-kingdom`);
  await anna.locator('label.choice', { hasText: '2' }).click();
  await anna.getByRole('button', { name: 'Create table' }).click();
  await anna.waitForURL('**/table/*');
  await ben.goto(anna.url());
  await ben.getByRole('button', { name: 'Sit down' }).click();
  const choosing = (page: Page) => page.locator('.players li', { hasText: 'is choosing' });
  for (const page of [anna, ben]) await expect(choosing(page)).toHaveCount(1);
  const first = (await choosing(anna).textContent())?.includes('Anna') ? anna : ben;
  // What is on its way to the server is chosen, however long it takes.
  let letThrough = (): void => {};
  const held = new Promise<void>(resolve => {
    letThrough = resolve;
  });
  await first.route('**/api/tables/*/moves', async route => {
    await held;
    await route.continue();
  });
  await choicesOf(first).click();
  await first.locator('[data-option]').first().click();
  await first.locator('[data-confirm]').click();
  await expect(choosing(first)).toHaveCount(0);
  letThrough();
  await expect(first.locator('[data-confirm]')).toHaveCount(0);
});

test('new lines of the journal are those since my last choice', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(`${server.address}/new/bots?game=winter-kingdom`);
  await page.locator('label.choice', { hasText: '3' }).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  const lines = page.locator('ol[aria-label="Journal"] li');
  await choicesOf(page).waitFor();
  await lines.first().waitFor();
  for (let turn = 0; turn < 2; turn++) {
    // The last choice before the bots play: everything they do is new, all of it.
    for (;;) {
      const before = await lines.count();
      await playOnce(page);
      await choicesOf(page).waitFor();
      await expect(page.locator('ol[aria-label="Journal"] li.new')).toHaveCount((await lines.count()) - before);
      if ((await lines.count()) - before > 4) break;
    }
  }
});

test('Escape closes what is open, from within as well', async ({ page, server }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await settle(page, {});
  await page.goto(`${server.address}/new/bots?game=winter-kingdom`);
  await page.getByRole('button', { name: 'Create table' }).click();
  await choicesOf(page).waitFor();
  const side = page.locator('aside.side');
  await page.getByRole('button', { name: /^More/ }).click();
  await openSide(page, 'Rules');
  await side.getByRole('searchbox').or(side.locator('input')).first().focus();
  await page.keyboard.press('Escape');
  await expect(side).toHaveCount(0);
  await page.getByRole('button', { name: 'Players' }).click();
  await expect(side).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(side).toHaveCount(0);
  const card = page.locator('.open-cards button').first();
  await card.click();
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(card).toHaveAttribute('aria-expanded', 'false');
});

test('the theme is that of the device unless another is chosen', async ({ page, server }) => {
  const theme = () => page.locator('html').getAttribute('data-theme');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(server.address);
  await page.locator('.big').first().waitFor();
  expect(await theme()).toBe('day');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(theme).toBe('night');
  await page.getByRole('button', { name: 'Light or dark' }).click();
  await expect.poll(theme).toBe('day');
  await page.reload();
  await page.locator('.big').first().waitFor();
  expect(await theme()).toBe('day');
});

for (const path of ['/', '/rules/silverfrost', '/rules/snow-time', '/rules/winter-kingdom']) {
  test(`nothing moves while the typeface comes: ${path}`, async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await settle(page, {});
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let letThrough = (): void => {};
    const held = new Promise<void>(resolve => {
      letThrough = resolve;
    });
    await page.route(/\.woff2$/, async route => {
      await held;
      await route.continue();
    });
    await page.goto(server.address + path);
    await page.locator('.big, [data-rule]').first().waitFor();
    const painted = () => page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));
    await painted();
    letThrough();
    await page.evaluate(() => document.fonts.ready);
    await painted();
    await painted();
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
  });
}
