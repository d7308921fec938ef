import { expect } from '@playwright/test';
import { silverfrost } from '@snowbound/silverfrost';
import { settle, test } from './house.ts';

test.describe.configure({ retries: 0 });

/** The house's set as somebody would write their own: every thing with a name in three languages. */
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

test('a content file of one’s own is judged in words and played', async ({ page, house }) => {
  await settle(page, {});
  await page.goto(`${house.address}/new/bots?game=silverfrost`);
  await page.getByText('Content file of my own').click();
  const mine = ownFile();
  const [first, ...rest] = mine.cards;
  const broken = { ...mine, cards: [{ ...first, colour: 'pink', copies: 0 }, ...rest] };
  await page.locator('input[type=file]').setInputFiles(asUpload(broken));
  await expect(page.getByText(/mine\.json cannot be played: \d+ mistakes?\./)).toBeVisible();
  await expect(page.locator('ol li').first()).toContainText('birch-camp');
  expect(await page.locator('ol').innerText()).not.toMatch(/problems\./);

  await page.locator('input[type=file]').setInputFiles(asUpload(mine));
  await expect(page.getByText(/This file is sound and will be played: mine-[0-9a-f]{12}/)).toBeVisible();
  await page.locator('[name=players][value="2"]').check();
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.valley .name').first()).toContainText(/^My /);
  await page.reload();
  await expect(page.locator('.valley .name').first()).toContainText(/^My /);
});
