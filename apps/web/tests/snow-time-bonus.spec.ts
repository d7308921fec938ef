import { expect, type Page } from '@playwright/test';
import { expectEntry, settle, test } from './test-server.ts';

/** Five at one device choose in any order; `cardOf` says which card a seat plays. */
async function playRound(page: Page, cardOf: (seat: number) => string): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    const offered = page.locator('.card.offered');
    const passed = page.getByRole('button', { name: /^I am Player/ });
    await passed.or(offered).first().waitFor();
    if (await passed.isVisible()) await passed.click();
    const seat = Number((await offered.first().getAttribute('data-target'))?.split(' ')[1]);
    await page.locator(`[data-target="hand ${seat} ${cardOf(seat)}"]`).click();
    await page.locator('[data-confirm]').click();
    await expect(page.locator('[data-confirm]')).toHaveCount(0);
  }
}

/** The smallest screens we promise, a phone held upright among them. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
];

test('ST-5.4 a table that asks: the figure is touched to take its bonus, and cards in the discard say how they come back', async ({
  page,
  server,
}) => {
  await settle(page, {});
  await page.goto(`${server.address}/new/hot-seat?game=snow-time`);
  await page.getByText('5', { exact: true }).click();
  await page.getByLabel('Bonus spaces').selectOption('everyone is asked');
  await page.getByRole('button', { name: 'Create table' }).click();
  // The Snowstorm strikes four, and then all five brawl: 8 fight points, on the space of a fight bonus.
  await playRound(page, seat => (seat === 0 ? 'snowstorm' : '3'));
  const fallen = page.locator('.card.discard').first();
  await page
    .getByRole('button', { name: /^I am Player/ })
    .or(fallen)
    .first()
    .waitFor();
  await fallen.click();
  await expect(
    page.locator('.notice').getByText('Champion 3 lies in the discard. Play your Healer to take it back.'),
  ).toBeVisible();
  await playRound(page, () => '5');
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  await expect(page.getByText('Your figure stands on a bonus space. Move on, or stay?').first()).toBeVisible();
  const figure = page.getByRole('button', { name: 'Figure of Player 1' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(figure).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await figure.click();
  await page.locator('[data-confirm]').click();
  await expectEntry(page, 'Player 1 stands on space 8, a fight bonus: 2 spaces further.');
});
