import { expect } from '@playwright/test';
import { settle, test } from './test-server.ts';
import { PAGES, visit } from './visiting.ts';

for (const locale of ['en', 'de', 'pl']) {
  test(`every page speaks ${locale}, untranslated nowhere and never wider than the screen`, async ({
    page,
    server,
  }) => {
    await settle(page, { locale });
    const width = page.viewportSize()?.width ?? 0;
    const check = async (path: string): Promise<void> => {
      const { text, wide } = await page.evaluate(() => ({
        text: document.body.innerText,
        wide: document.documentElement.scrollWidth,
      }));
      // A key looks like home.play-now; addresses and file names do not stand on these pages.
      expect(text.match(/\b[a-z-]+\.[a-z]+(-[a-z]+)+\b/g) ?? [], path).toEqual([]);
      expect(wide, path).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.lang), path).toBe(locale);
    };
    for (const path of Object.keys(PAGES)) {
      await visit(page, server.address, path);
      await check(path);
    }
    await page.goto(server.address);
    await page.locator('.big').first().click();
    await page.locator('[data-target^="hand 0"]').first().click();
    await check('table');
    await page.locator('[data-confirm]').click();
    await expect(page.locator('main')).not.toHaveAttribute('data-number', /^[0-3]$/);
    await check('table after a round');
  });
}

test('the first visit is in the language of the browser', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'pl-PL' });
  const page = await context.newPage();
  await page.goto(server.address);
  await expect(page.getByRole('button', { name: 'Zagraj od razu' }).first()).toBeVisible();
  await page.getByLabel('Język').selectOption('de');
  await expect(page.getByRole('button', { name: 'Gleich spielen' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Gleich spielen' }).first()).toBeVisible();
  await context.close();
});
