import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { hurryToTheEnd, playOnce, settle, test } from './test-server.ts';
import { visit } from './visiting.ts';

/** Review shots go to docs/screens when they are wanted there, so that a mere test run changes no file. */
const folder = fileURLToPath(
  new URL(
    process.env['SNOWBOUND_SCREENS'] === undefined ? '../../../dist/screens/' : '../../../docs/screens/',
    import.meta.url,
  ),
);
const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const size of SIZES) {
  test(`review shots at ${size.width} px`, async ({ browser, server }) => {
    mkdirSync(folder, { recursive: true });
    const theme = size.width === 768 ? 'day' : 'night';
    const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await settle(page, { theme, name: 'Anna' });
    const shoot = async (name: string, of: Page = page): Promise<void> => {
      await of.evaluate(() => document.fonts.ready);
      await of.screenshot({ path: `${folder}${name}-${size.width}.jpg`, type: 'jpeg', quality: 82 });
    };
    await visit(page, server.address, '/');
    await shoot('home');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.locator('[data-target="hand 0 6"]').click();
    await expect(page.locator('[data-confirm]')).toBeVisible();
    await shoot('table');
    await page.locator('[data-confirm]').click();
    await playOnce(page);
    await page.locator('[data-target^="hand 1"]').first().click();
    await page.getByRole('button', { name: 'Rule ST-2.2' }).waitFor();
    await shoot('why-not');
    await hurryToTheEnd(page);
    await shoot('ending');
    await visit(page, server.address, '/lesson/snow-time');
    await shoot('lesson');
    await visit(page, server.address, '/rules/snow-time');
    await shoot('rules');
    await context.close();
  });
}
