import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '@snowbound/table';
import { expectNoFaults } from './faults.ts';
import { openRecord, playOn, recordUpTo, sitDown } from './silverfrost-table.ts';
import { settle, test } from './test-server.ts';

test.describe.configure({ retries: 0 });

/** A game in which somebody in this season, with so many cards, is about to place a worker. */
function inSeason(season: string, cards: number): GameRecord {
  for (let game = 0; game < 100; game++) {
    const record = recordUpTo(`season-${game}`, 3, ({ players: [player] }, moves) => {
      const isThere = player?.season === season && player.city.length >= cards;
      return isThere && moves.some(move => move.startsWith('worker '));
    });
    if (record !== null) return record;
  }
  throw new Error(`no game comes to ${season} with ${cards} cards`);
}

test('a whole game is played with the keyboard alone', async ({ page, server }) => {
  await sitDown(page, server, 2);
  for (;;) {
    const ending = page.locator('#ending-title');
    await ending.or(page.locator('.choices')).first().waitFor();
    if (await ending.isVisible()) break;
    const before = await page.locator('main').first().getAttribute('data-number');
    await page.keyboard.press('o');
    await expect(page.locator('[data-option]').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-confirm]')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      number =>
        document.querySelector('#ending-title') !== null ||
        document.querySelector('main')?.getAttribute('data-number') !== number,
      before,
    );
  }
  await expect(page.locator('#ending-title')).toContainText(/wins!|win together!/);
});

test('two browsers finish a live game', async ({ browser, server }) => {
  const pages = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()));
  const [anna, ben] = pages as [Page, Page];
  await settle(anna, { name: 'Anna' });
  await settle(ben, { name: 'Ben' });
  await anna.goto(`${server.address}/new/friends?game=silverfrost`);
  await anna.locator('[name=players][value="2"]').check();
  await anna.locator('form button[type=submit]').click();
  await expect(anna.getByRole('img', { name: 'QR code' })).toBeVisible();
  await ben.goto(anna.url());
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([anna, ben].map(page => page.locator('.silverfrost [data-target]').first().waitFor()));
  await Promise.all([playOn(anna, 2000), playOn(ben, 2000)]);
  for (const page of [anna, ben]) await expect(page.locator('#ending-title')).toContainText(/wins!|win together!/);
});

test('everything on the board answers why not, in words', async ({ page, server }) => {
  const record = inSeason('winter', 6);
  await settle(page, {});
  await openRecord(page, server, 'whynot', record);
  const things = page.locator('.silverfrost [data-target]:not([data-offered])');
  const count = await things.count();
  expect(count).toBeGreaterThan(30);
  for (let at = 0; at < count; at++) {
    await things.nth(at).evaluate((thing: HTMLElement) => thing.click());
    const notice = page.locator('.notice');
    const target = (await things.nth(at).getAttribute('data-target')) ?? '';
    await expect(notice, target).toBeVisible();
    const said = await notice.innerText();
    expect(said, target).not.toContain(target);
    expect(said, target).toMatch(/SF-\d/);
  }
});

test('axe finds nothing at the table by night and by day, on a desk and on a phone', async ({ browser, server }) => {
  const record = inSeason('winter', 6);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 640 },
  ]) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await settle(page, {});
    await openRecord(page, server, 'axe', record);
    const tabs = await page.locator('.silverfrost [role=tab]').count();
    for (let tab = 0; tab < Math.max(1, tabs); tab++) {
      if (tabs > 0) await page.locator('.silverfrost [role=tab]').nth(tab).click();
      await expectNoFaults(page, `${viewport.width} ${tab}`);
    }
    await context.close();
  }
});

test('a phone reads German, everything within its screen', async ({ browser, server }) => {
  const record = inSeason('spring', 8);
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await settle(page, { locale: 'de' });
  await openRecord(page, server, 'german', record);
  for (const tab of await page.locator('.silverfrost [role=tab]').all()) {
    await tab.click();
    const { text, wide, cut } = await page.evaluate(() => ({
      text: document.body.innerText,
      wide: document.documentElement.scrollWidth,
      cut: [...document.querySelectorAll<HTMLElement>('.silverfrost *')]
        .filter(
          ({ scrollWidth, clientWidth, className }) =>
            clientWidth > 40 && scrollWidth > clientWidth + 8 && !String(className).includes('hidden'),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    }));
    expect(wide).toBeLessThanOrEqual(360);
    expect(cut).toEqual([]);
    expect(text.match(/\b[a-z-]+\.[a-z]+(-[a-z]+)+\b/g) ?? []).toEqual([]);
  }
  await page.locator('.silverfrost [data-target]').first().tap();
  await expect(page.locator('.notice, [data-confirm]').first()).toBeVisible();
  await context.close();
});
