import { expect } from '@playwright/test';
import { settle, test } from './test-server.ts';

/** What the lesson wants, step by step: things to touch, or buttons by their words. */
const STEPS = [
  ['space 173', 'space 152', 'space 131'],
  ['Build a fort instead', 'space 81', 'space 82', 'space 83'],
  ['space 227', 'space 247', 'space 268', 'hand 0 farm'],
  ['card 0 farm', 'space 220'],
  ['card 0 mule', 'space 36', 'space 37'],
];

test('the first lesson of Winter Kingdom leads to its end', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(`${server.address}/lesson/winter-kingdom`);
  for (const [step, wanted] of STEPS.entries()) {
    await expect(page.getByText(`${step + 1} of ${STEPS.length}`)).toBeVisible();
    for (const what of wanted) {
      const isTarget = /^(space|hand|card) /.test(what);
      if (!isTarget) await page.getByRole('button', { name: what }).click();
      // On a phone the cards lie under the map.
      else if (what.startsWith('space')) await page.locator(`[data-target="${what}"][data-offered]`).click();
      else {
        const card = page.locator(`.mine [data-target="${what}"].offered`);
        await card.or(page.locator('.lift')).filter({ visible: true }).first().waitFor();
        if (!(await card.isVisible())) await page.locator('.lift').click();
        await card.click();
        await expect(page.locator('[data-reach]')).toContainText(/reaches|could move/);
      }
      await page.locator('[data-confirm]').click();
      await expect(page.locator('[data-confirm]')).toHaveCount(0);
    }
    await page
      .getByRole('button', { name: step + 1 < STEPS.length ? 'Next' : 'I am ready to play', exact: true })
      .click();
  }
  await expect(page).toHaveURL(`${server.address}/`);
});
