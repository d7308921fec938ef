import { expect, type Page } from '@playwright/test';
import { gameOf } from '@snowbound/catalogue';
import type { Snapshot } from '@snowbound/protocol';
import { silverfrost } from '@snowbound/silverfrost';
import { Table } from '@snowbound/table';
import { openRecord, playOn } from './silverfrost-table.ts';
import { settle, test } from './test-server.ts';

test.describe.configure({ retries: 0 });

/** The shipped set as somebody would write their own: every thing with a name in three languages. */
function ownFile() {
  const { file } = silverfrost.content;
  const named = <Thing extends { readonly id: string }>(list: readonly Thing[]) =>
    list.map(thing => ({ ...thing, name: { en: `My ${thing.id}`, de: `Mein ${thing.id}`, pl: `Moje ${thing.id}` } }));
  return {
    ...file,
    name: 'mine',
    cards: named(file.cards),
    bigCritters: named(file.bigCritters),
    lowlands: named(file.lowlands),
    highlands: named(file.highlands),
    families: { watch: { en: 'Watch', de: 'Wache', pl: 'Straż' } },
  };
}

const asUpload = (value: unknown) => ({
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
});

test('a content file of one’s own is judged in words and played', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(`${server.address}/new/bots?game=silverfrost`);
  await page.getByText('Content file of my own').click();
  const mine = ownFile();
  const [first, ...rest] = mine.cards;
  const broken = { ...mine, cards: [{ ...first, colour: 'pink', copies: 0 }, ...rest] };
  await page.locator('input[type=file]').setInputFiles(asUpload(broken));
  await expect(page.getByText(/mine\.json cannot be played: \d+ mistakes?\./)).toBeVisible();
  await expect(page.locator('ol li').first()).toContainText('birch-camp');
  expect(await page.locator('ol').innerText()).not.toMatch(/problems\./);

  await page.locator('input[type=file]').setInputFiles(asUpload(mine));
  await expect(page.getByText(/This file is sound and will be used: mine-[0-9a-f]{12}/)).toBeVisible();
  await page.locator('[name=players][value="2"]').check();
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.valley .name').first()).toContainText(/^My /);
  await page.reload();
  await expect(page.locator('.valley .name').first()).toContainText(/^My /);
});

test('a game on this device goes on with content that is no longer shipped', async ({ page, server }) => {
  await settle(page, {});
  const content = 'house-9e7d3b1b2453';
  expect(silverfrost.content.id).not.toBe(content);
  const game = await gameOf({ game: 'silverfrost', content });
  const table = new Table(game, { players: 2, seed: '0d'.repeat(32), options: { start: '0' } });
  while (table.length < 8 || table.waiting[0] !== 0) {
    const [question] = table.questions;
    table.play(question?.seat ?? 0, question?.options[0]?.move ?? '');
  }
  await openRecord(page, server, 'older', table.record);
  await playOn(page, 3);
  await page.reload();
  await expect(page.locator('.choices')).toBeVisible();
  const stored = await page.evaluate(async () => {
    const request = indexedDB.open('snowbound', 1);
    await new Promise(resolve => {
      request.onsuccess = resolve;
    });
    const found = request.result.transaction('tables').objectStore('tables').get('older');
    await new Promise(resolve => {
      found.onsuccess = resolve;
    });
    return found.result.record;
  });
  expect(stored.content).toBe(content);
  expect(stored.moves.length).toBeGreaterThan(table.length);
});

/** Plays for whoever holds these pages, over the server and without looking, until the game is over. */
async function finish(table: string, pages: readonly Page[]): Promise<void> {
  for (let next = 0; ; ) {
    const request = pages[next]?.request;
    const seen: Snapshot | undefined = await (await request?.get(table))?.json();
    if (seen === undefined || seen.status === 'over') return;
    const [question] = seen.questions;
    next = seen.waiting[0] ?? 0;
    // Cards and passing make a short game.
    const moves = question?.options.map(({ move }) => move) ?? [];
    const move = moves.find(each => each === 'pass') ?? moves.find(each => each.startsWith('worker ')) ?? moves[0];
    if (question === undefined || move === undefined) continue;
    await request?.post(`${table}/moves`, { data: { seat: question.seat, number: seen.number, move } });
  }
}

test('a content file of one’s own is played with a friend, stepped through, branched from and checked', async ({
  page,
  server,
  somebody,
}) => {
  await settle(page, { name: 'Anna' });
  await page.goto(`${server.address}/new/friends?game=silverfrost`);
  await page.locator('[name=players][value="2"]').check();
  await page.getByText('Content file of my own').click();
  await page.locator('input[type=file]').setInputFiles(asUpload({ ...ownFile(), cards: [] }));
  await expect(page.getByText(/mine\.json cannot be played: \d+ mistakes?\./)).toBeVisible();
  await expect(page.getByText('Anybody on this server may find the table')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(asUpload(ownFile()));
  await expect(page.getByText(/This file is sound/)).toBeVisible();
  // What is somebody's own is for those who have the link.
  await expect(page.getByText('Anybody on this server may find the table')).toHaveCount(0);
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const ben = await somebody({ name: 'Ben' });
  await ben.goto(page.url());
  await expect(ben.getByText(/A player’s own content file: mine-[0-9a-f]{12}/)).toBeVisible();
  await ben.getByRole('button', { name: 'Sit down' }).click();
  for (const each of [page, ben]) await expect(each.locator('.valley .name').first()).toContainText(/^My /);
  await finish(`${server.address}/api/tables/${page.url().split('/').at(-1)}`, [page, ben]);

  const isHonest = page.getByText('The shuffle was honest');
  await expect(page.locator('#ending-title')).toBeVisible();
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await expect(isHonest).toBeVisible();
  await page.getByRole('link', { name: 'Step through' }).click();
  await expect(page.locator('.valley .name').first()).toContainText(/^My /);
  const slider = page.getByRole('slider');
  await slider.press('End');
  for (let step = 0; step < 6; step++) await slider.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.locator('.valley .name').first()).toContainText(/^My /);
  await playOn(page, 100);
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await expect(isHonest).toBeVisible();
});
