import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { begun, isNearTheEnd, openKingdom } from './kingdom.ts';
import { settle, test } from './test-server.ts';

/** Review shots go to docs/screens when they are wanted there, so that a mere test run changes no file. */
const folder = fileURLToPath(
  new URL(
    process.env['SNOWBOUND_SCREENS'] === undefined ? '../../../dist/screens/' : '../../../docs/screens/',
    import.meta.url,
  ),
);
const DEVICES = [
  { name: 'phone', locale: 'de', viewport: { width: 360, height: 640 } },
  { name: 'tablet', locale: 'pl', viewport: { width: 768, height: 1024 } },
  { name: 'desktop', locale: 'en', viewport: { width: 1440, height: 900 } },
];
const FOUR = { players: 4, seed: 'screens', options: { start: '0', twist: 'clan' } };

/** Nothing on the page is cut off at its side. */
async function expectToFit(page: Page): Promise<void> {
  const wide = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    ...[...document.querySelectorAll('.open-cards ul, .strip, .counting')].map(
      box => box.scrollWidth - box.clientWidth,
    ),
  ]);
  expect(Math.max(...wide)).toBeLessThanOrEqual(0);
}

for (const { name, locale, viewport } of DEVICES) {
  test(`Winter Kingdom with four at ${viewport.width} px: early, late, and why points are given`, async ({
    browser,
    server,
  }) => {
    mkdirSync(folder, { recursive: true });
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', hasTouch: name === 'phone' });
    const page = await context.newPage();
    await settle(page, { locale });
    const shoot = async (what: string, theme: string): Promise<void> => {
      await page.evaluate(async wanted => {
        document.documentElement.setAttribute('data-theme', wanted);
        await document.fonts.ready;
        await Promise.all(document.getAnimations().map(({ finished }) => finished));
      }, theme);
      await expectToFit(page);
      await page.screenshot({ path: `${folder}winter-kingdom-${name}-${what}.png` });
    };
    await openKingdom(page, server, begun(FOUR, isNearTheEnd(33)), 'random');
    await page.locator('[data-offered]').first().waitFor();
    await shoot('early', 'night');
    await openKingdom(page, server, begun(FOUR, isNearTheEnd(8)), 'random');
    await page.locator('[data-offered]').first().waitFor();
    await shoot('late', 'day');
    await page.locator('.open-cards button').first().click();
    await page.locator('.veil').waitFor();
    await shoot('points', 'night');
    await page
      .getByRole('button', { expanded: true })
      .or(page.locator('.close'))
      .filter({ visible: true })
      .last()
      .click();
    const lift = page.locator('.lift');
    if (await lift.isVisible()) await lift.click();
    await page.locator('.mine .ability.offered').last().click();
    await page.locator('[data-reach]:not(.hidden)').waitFor();
    await shoot('reach', 'day');
    await openKingdom(
      page,
      server,
      begun(FOUR, () => false),
      'random',
    );
    await page.locator('[data-count=begin]').click();
    await page.locator('[data-count=next]').click();
    await page.locator('.veil').waitFor();
    await shoot('count', 'night');
    await context.close();
  });
}
