import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { begun, isNearTheEnd, sitDown as layTable, openKingdom, playOn } from './kingdom.ts';
import { settle, type TestServer, test } from './test-server.ts';

/** A table for one person and a bot. */
async function sitDown(
  page: Page,
  server: TestServer,
  settings: Readonly<Record<string, unknown>> = {},
  chosen: Readonly<Record<string, string>> = {},
): Promise<void> {
  await settle(page, settings);
  await layTable(page, server, 'bots', 2, chosen);
  await page.locator('.choices').waitFor();
}

const numberOf = (page: Page) => page.locator('main').first().getAttribute('data-number');

/** Until the move that was confirmed has been played. */
const played = (page: Page, before: string | null) =>
  page.waitForFunction(
    number =>
      document.querySelector('#ending-title') !== null ||
      document.querySelector('main')?.getAttribute('data-number') !== number,
    before,
  );

test('a whole game is played on the board and with its cards', async ({ page, server }) => {
  // With these two everybody can buy something in the first turn.
  await sitDown(page, server, {}, { 'Economy card': 'hunting', Twist: 'roads' });
  for (let turn = 0; turn < 3; turn++) {
    const before = await numberOf(page);
    const offers = page.locator('[data-option^="build "]');
    await page.keyboard.press('o');
    const move = (await offers.first().getAttribute('data-option')) ?? '';
    const target = `[data-target="space ${move.slice('build '.length)}"]`;
    await page.keyboard.press('Escape');
    await page.locator(target).click();
    await expect(page.locator(target)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[data-confirm]')).toContainText('Build a house');
    await page.locator('[data-confirm]').click();
    await played(page, before);
    await page.locator('.choices').waitFor();
    await expect(page.locator(target)).toHaveAttribute('aria-label', /house of Orange/);
  }
  const touched = await playOn(page, { prefers: ['hand', 'card', 'space', 'plain'], not: ['tunnel'] });
  expect(touched.some(target => target.startsWith('hand '))).toBe(true);
  expect(touched.some(target => target.startsWith('card '))).toBe(true);
  await expect(page.locator('#ending-title')).toContainText(/wins|win together/);
});

test('every space answers why not, cards say what they do, and the map moves without moving the page', async ({
  page,
  server,
}) => {
  await sitDown(page, server);
  const castle = page.locator('[role=gridcell][aria-label^="castle"]').first();
  await castle.click();
  await expect(page.getByText('Nobody can build on this terrain: castle.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rule WK-1.3' })).toBeVisible();
  await page.locator('[data-target^="hand 0"]').first().click();
  await expect(page.getByText(/is in your hand. Buy it at the end of a turn/).first()).toBeVisible();
  await page.locator('.open-cards button').first().click();
  await expect(page.locator('#open-card')).toContainText(/points? for/);

  const width = async (): Promise<number> => (await castle.boundingBox())?.width ?? 0;
  const before = await width();
  await castle.hover();
  await page.mouse.wheel(0, -400);
  expect(await width()).toBeGreaterThan(before * 1.5);
  const from = await castle.boundingBox();
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 80, (from?.y ?? 0) + 60, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
  expect((await castle.boundingBox())?.x).not.toBeCloseTo(from?.x ?? 0, 0);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  expect(await width()).toBeCloseTo(before, 1);
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
});

test('the spaces are walked and built on with the keyboard alone', async ({ page, server }) => {
  await sitDown(page, server);
  await page.keyboard.press('b');
  const focused = page.locator('[data-target]:focus');
  await expect(focused).toBeAttached();
  for (let move = 0; move < 3; move++) {
    const before = await numberOf(page);
    await page.keyboard.press('.');
    await expect(focused).toHaveAttribute('aria-label', /Next to it: /);
    await page.keyboard.press('Enter');
    await page.keyboard.press('c');
    await played(page, before);
    await page.locator('.choices').waitFor();
  }
  await page.keyboard.press('Home');
  const start = await focused.getAttribute('data-target');
  await page.keyboard.press('ArrowRight');
  await expect(focused).not.toHaveAttribute('data-target', start ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAttribute('data-target', start ?? '');
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('?');
  await expect(page.locator('.notice')).toBeVisible();
});

test('axe finds nothing at the table with its spaces lit, nor in the count at the end', async ({ page, server }) => {
  await settle(page, {});
  const end = begun({ players: 4, seed: 'axe', options: { twist: 'clan' } }, () => false);
  const late = begun({ players: 4, seed: 'axe', options: { twist: 'clan' } }, isNearTheEnd(20));
  await openKingdom(page, server, late, 'random');
  await page.locator('.choices').waitFor();
  await page.locator('.open-cards button').first().click();
  await page.locator('.veil').waitFor();
  await page.locator('.mine .ability').first().focus();
  await expectNoFaults(page, 'table');
  await openKingdom(page, server, end, 'random');
  await page.locator('[data-count=begin]').click();
  const next = page.locator('[data-count=next]');
  for (let card = 1; card <= 4; card++) {
    await expect(page.locator('.counting')).toContainText(`${card} of 4`);
    await page.locator('.veil').waitFor({ state: 'attached' });
    await expectNoFaults(page, `card ${card} of the count`);
    if (card < 4) await next.click();
  }
  await expect(page.locator('[data-count=close]')).toBeVisible();
});

test('axe finds nothing before the table is laid and in the lesson', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(`${server.address}/new/bots?game=winter-kingdom`);
  await page.getByRole('button', { name: 'Draw a board' }).click();
  await expectNoFaults(page);
  await page.goto(`${server.address}/lesson/winter-kingdom`);
  await page.locator('[data-offered]').first().waitFor();
  await expectNoFaults(page);
});

test('pieces are taken back as far as the terrain card, and no further without consent', async ({ page, server }) => {
  await settle(page, {});
  const options = { start: '0', twist: 'none' };
  await openKingdom(
    page,
    server,
    begun({ players: 2, seed: 'undo', options }, () => true),
    'random',
  );
  const houses = page.locator('[role=gridcell][aria-label*="house of Player 1"]');
  await playOn(page, { most: 2 });
  await expect(houses).toHaveCount(2);
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(houses).toHaveCount(left);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.notice')).toContainText('There is no move of yours to take back.');
});

test('a board drawn before the table is laid is the board that is played on', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(`${server.address}/new/bots?game=winter-kingdom`);
  await expect(page.locator('figure text').first()).toHaveText('0 · ?');
  await page.getByRole('button', { name: 'Draw a board' }).click();
  await expect(page.locator('figure text').first()).toHaveText(/^0 · [1-7][ab]$/);
  const land = (await page.locator('figure .land path').first().getAttribute('d')) ?? '';
  expect(land).toContain('M');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.world .land').waitFor();
  await expect(page.locator('.world .land path').first()).toHaveAttribute('d', land);
});

test('a phone reads German and is never wider than its screen', async ({ browser, server }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await sitDown(page, server, { locale: 'de' });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Karten' }).click();
  await expect(page.getByText('Auf der Hand', { exact: true })).toBeVisible();
  expect(await wide()).toBeLessThanOrEqual(360);
  expect((await page.locator('body').innerText()).match(/\b[a-z-]+\.[a-z]+(-[a-z]+)+\b/g) ?? []).toEqual([]);
  await context.close();
});
