import { expect } from '@playwright/test';
import { choicesOf, journalOf, playOnce, settle, test } from './test-server.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('what the board still plays out is told nowhere else before', async ({ page, server }) => {
  // With time standing still the reveal never ends by itself.
  await page.clock.install();
  await settle(page, { motion: 'slow' });
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const rounds = async (): Promise<number> => (await journalOf(page)).getByText(/^Round \d+ begins\.$/).count();
  const points = async (): Promise<string> => (await page.locator('.points').allTextContents()).join();
  await expect.poll(async () => page.clock.runFor(500).then(() => choicesOf(page).isVisible())).toBe(true);
  // The players beside the board are drawn a frame later than the choices.
  await expect.poll(async () => page.clock.runFor(100).then(points)).not.toBe('');
  const before = await points();
  await page.locator('[data-target="hand 0 1"]').click();
  await page.locator('[data-confirm]').click();
  const skip = page.getByRole('button', { name: 'Skip' });
  await expect.poll(async () => page.clock.runFor(100).then(() => skip.isVisible())).toBe(true);
  await expect(page.getByText('See what happens')).toBeVisible();
  await expect(choicesOf(page)).toHaveCount(0);
  expect(await points()).toBe(before);
  expect(await rounds()).toBe(1);
  await skip.click();
  await expect(choicesOf(page)).toBeVisible();
  await expect.poll(rounds).toBe(2);
  await playOnce(page);
});
