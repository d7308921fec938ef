import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { silverfrost } from '@snowbound/silverfrost';
import { expectNoFaults } from './faults.ts';
import { settle, test } from './test-server.ts';

test.describe.configure({ retries: 0 });

const scenarios = new URL('../../../games/silverfrost/scenarios/', import.meta.url);
const LESSONS: readonly { readonly moves: readonly { readonly seat: number; readonly move: string }[] }[] = readdirSync(
  scenarios,
)
  .filter(name => name.startsWith('lesson-'))
  .sort()
  .map(name => JSON.parse(readFileSync(new URL(name, scenarios), 'utf8')));

test('the first game is guided to its end, and the gallery shows all there is, by kind and by mark', async ({
  page,
  server,
}) => {
  await settle(page, {});
  await page.goto(`${server.address}/lesson/silverfrost`);
  for (const [at, { moves }] of LESSONS.entries()) {
    await expect(page.getByText(`${at + 1} of ${LESSONS.length}`)).toBeVisible();
    const isDone = page.locator('.teacher button');
    // Whatever was done before, a lesson begins undone.
    await expect(isDone).toHaveCount(0);
    for (const { seat, move } of moves) {
      if (seat !== 0) continue;
      await expect(isDone.or(page.locator('.choices')).first()).toBeVisible();
      // How to pay may have been answered with the move before.
      if (await isDone.isVisible()) break;
      await page.locator('.choices').click();
      const option = page.locator(`[data-option="${move}"]`);
      await page.locator('[data-option]').first().waitFor();
      if ((await option.count()) === 0) {
        await page.locator('.choices').click();
        continue;
      }
      await option.click();
      await page.locator('[data-confirm]').click();
      await expect(page.locator('[data-confirm]')).toHaveCount(0);
    }
    if (at === 0) await expectNoFaults(page, 'lesson');
    await expect(isDone).toBeVisible();
    if (at + 1 < LESSONS.length) await isDone.click();
  }
  await expect(page.getByRole('button', { name: 'I am ready to play' })).toBeVisible();

  await page.goto(`${server.address}/gallery/silverfrost`);
  const { cards, bigCritters, lowlands, highlands } = silverfrost.content.file;
  const shown = page.locator('li h2');
  await expect(shown).toHaveCount(cards.length + bigCritters.length + lowlands.length + highlands.length);
  await expectNoFaults(page, 'gallery');
  await page.getByLabel('Search').fill('Birch Camp');
  await expect(shown.first()).toHaveText(/Birch Camp/);
  await page.getByLabel('Search').fill('');
  const [kinds, marks] = [page.locator('.filters select').first(), page.locator('.filters select').last()];
  await marks.selectOption('house');
  await expect(page.locator('li .mark')).toHaveCount(await shown.count());
  await marks.selectOption('certain');
  await expect(page.locator('li .mark')).toHaveCount(0);
  await marks.selectOption('');
  const kind = await kinds.locator('option').last().innerText();
  await kinds.selectOption({ label: kind });
  const chips = page.locator('li .chip:not(.mark)');
  await expect(chips.first()).toHaveText(kind);
  expect(new Set(await chips.allInnerTexts())).toEqual(new Set([kind]));

  await page.goto(`${server.address}/rules/silverfrost`);
  await expect(page.locator('[data-rule]').first()).toBeVisible();
  await expectNoFaults(page, 'rules');
});
