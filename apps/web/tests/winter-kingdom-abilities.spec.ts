import { expect, type Page } from '@playwright/test';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { begun, openKingdom } from './kingdom.ts';
import { settle, test } from './test-server.ts';

/** Games in which the first player comes to own these cards and can use them all in one turn. */
const TURNS = {
  'abilities-0': ['tunnel', 'farm', 'tavern', 'homestead', 'mountain-guide', 'horse-sleigh'],
  'abilities-2': ['monastery', 'market', 'crossroads', 'caravan', 'dog-sled'],
  'abilities-47': ['sawmill', 'garden', 'tower', 'horses', 'oxcart'],
  'abilities-40': ['harbor', 'barracks', 'outpost', 'mule'],
  'abilities-10': ['hot-springs', 'hunting-lodge', 'mine'],
  'abilities-33': ['toboggan', 'wagon'],
  'abilities-6': ['pasture'],
};

const OPTIONS = { start: '0', twist: 'roads', economy: 'hunting' };
const uses = (seed: string, cards: readonly string[]) =>
  begun({ players: 2, seed, options: OPTIONS }, table => {
    const [question] = table.questions;
    const offered = question?.options.map(({ move }) => move) ?? [];
    const isMyTurn = question?.seat === 0 && question.prompt.key === 'prompts.act';
    return isMyTurn && cards.every(card => offered.includes(`use ${card}`));
  });

/** Confirms what was touched and waits until it has been played. */
async function confirm(page: Page): Promise<void> {
  const before = await page.locator('main').first().getAttribute('data-number');
  await page.locator('[data-confirm]').click();
  await expect(page.locator('main').first()).not.toHaveAttribute('data-number', before ?? '');
}

/** Uses a card to its end: whatever it asks is answered with the first space it offers. */
async function use(page: Page, card: string): Promise<string> {
  const thing = page.locator(`.mine [data-target="card 0 ${card}"]`);
  const name = await thing.locator('.name').innerText();
  await thing.click();
  await expect(page.locator('[data-reach]')).toContainText(name);
  await expect(page.locator('.world .dots')).toHaveAttribute('d', /M/);
  if ((await page.locator('[data-confirm]').count()) === 0)
    await page.getByRole('button', { name: `Use ${name}` }).click();
  await confirm(page);
  while (!/^Build .*\(1 of 3\)/.test(await page.locator('.prompt .question').innerText())) {
    const first = await page.locator('[data-offered]').first().getAttribute('data-target');
    await page.locator(`[data-target="${first}"]`).click();
    await confirm(page);
  }
  return name;
}

test('every ability card is used on the board', async ({ page, server }) => {
  expect(Object.values(TURNS).flat().toSorted()).toEqual(
    winterKingdom.content.abilities.map(({ id }) => id).toSorted(),
  );
  await settle(page, {});
  for (const [seed, cards] of Object.entries(TURNS)) {
    await openKingdom(page, server, uses(seed, cards), 'random');
    await page.locator('[data-offered]').first().waitFor();
    for (const card of cards) {
      const name = await use(page, card);
      await expect(page.locator('ol[aria-label="Journal"]').getByText(`Player 1 uses ${name}.`).last()).toBeVisible();
    }
  }
});
