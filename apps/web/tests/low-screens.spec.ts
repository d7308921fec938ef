import { expect, type Locator, type Page } from '@playwright/test';
import { begun, isNearTheEnd, openKingdom, playOn } from './kingdom.ts';
import { settle, type TestServer, test } from './test-server.ts';
import { isFullyVisible, visibleHeight } from './visible.ts';

/** A laptop at twice the size, and two phones held sideways. */
const SIZES = [
  { width: 720, height: 450 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
];
/** Less than this of a map cannot be read. */
const LEAST_MAP = 240;

async function openTable(page: Page, server: TestServer, game: string, players: number): Promise<void> {
  await page.goto(`${server.address}/new/bots?game=${game}`);
  await page.locator(`[name=players][value="${players}"]`).check();
  await page.locator('form select').last().selectOption('random');
  await page.locator('form button[type=submit]').click();
  await page.locator('.choices').waitFor();
  await page.locator('main [data-target]').first().waitFor();
}

/** What is asked and all that lists the choices are on the screen; nothing is cut off at the side. */
async function expectAsked(page: Page): Promise<void> {
  expect(await isFullyVisible(page.locator('.choices'))).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

const isOnScreen = (thing: Locator): Promise<boolean> =>
  thing.evaluate(element => element.getBoundingClientRect().bottom <= innerHeight);

/** The words that stand on more than one line. */
const brokenWords = (names: Locator): Promise<readonly string[]> =>
  names.evaluateAll(elements =>
    elements.flatMap(({ firstChild }) => {
      if (!(firstChild instanceof Text)) return [];
      return [...firstChild.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

for (const viewport of SIZES) {
  const size = `${viewport.width}×${viewport.height}`;

  for (const locale of ['en', 'de', 'pl']) {
    test(`Winter Kingdom’s map is there at ${size} in ${locale}, whatever is open`, async ({ page, server }) => {
      await page.setViewportSize(viewport);
      await settle(page, { locale });
      await openKingdom(page, server, begun({ players: 4, seed: 'low' }, isNearTheEnd(30)), 'random');
      await page.locator('[data-offered]').first().waitFor();
      const map = page.locator('.pane');
      expect(await visibleHeight(map)).toBeGreaterThanOrEqual(LEAST_MAP);
      await expectAsked(page);
      expect(await brokenWords(page.locator('.open-cards .name'))).toEqual([]);
      await page.locator('.choices').click();
      await page.locator('[data-option]').first().waitFor();
      expect(await visibleHeight(map)).toBeGreaterThanOrEqual(LEAST_MAP);
      for (const option of await page.locator('[data-option]').all()) {
        if (await isOnScreen(option)) expect(await isFullyVisible(option)).toBe(true);
      }
      await page.locator('.choices').click();
      await page.locator('.open-cards button').first().click();
      await page.locator('.veil').waitFor();
      expect(await visibleHeight(map)).toBeGreaterThanOrEqual(LEAST_MAP);
    });
  }

  test(`Winter Kingdom’s map is there at ${size} when the game is over`, async ({ page, server }) => {
    await page.setViewportSize(viewport);
    await settle(page, {});
    await openKingdom(page, server, begun({ players: 2, seed: 'low' }, isNearTheEnd(3)), 'random');
    await playOn(page);
    expect(await visibleHeight(page.locator('.pane'))).toBeGreaterThanOrEqual(LEAST_MAP);
    expect(await isFullyVisible(page.locator('#ending-title'))).toBe(true);
    await page.locator('[data-count=begin]').click();
    await page.locator('.counting').waitFor();
    expect(await visibleHeight(page.locator('.pane'))).toBeGreaterThanOrEqual(LEAST_MAP);
    expect(await isFullyVisible(page.locator('[data-count=next]'))).toBe(true);
    expect(await isFullyVisible(page.locator('#ending-title'))).toBe(true);
  });

  for (const players of [2, 4]) {
    test(`Snow Time’s hand is there at ${size} with ${players} players`, async ({ page, server }) => {
      await page.setViewportSize(viewport);
      await settle(page, {});
      await openTable(page, server, 'snow-time', players);
      for (const card of ['1', '7', 'healer', 'snowstorm']) {
        expect(await isFullyVisible(page.locator(`[data-target="hand 0 ${card}"]`)), card).toBe(true);
      }
      expect(await visibleHeight(page.locator('.scene'))).toBeGreaterThanOrEqual(140);
      await expectAsked(page);
    });
  }

  test(`Silverfrost’s parts and their tabs are there at ${size}`, async ({ page, server }) => {
    await page.setViewportSize(viewport);
    await settle(page, {});
    await openTable(page, server, 'silverfrost', 4);
    expect(await visibleHeight(page.locator('#zone'))).toBeGreaterThanOrEqual(160);
    for (const tab of await page.locator('.silverfrost [role=tab]').all()) expect(await isFullyVisible(tab)).toBe(true);
    expect(await isFullyVisible(page.locator('.my-line'))).toBe(true);
    await expectAsked(page);
  });
}
