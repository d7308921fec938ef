import { expect } from '@playwright/test';
import { openPlayers, test } from './test-server.ts';

const WIDTHS = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1000, height: 800 },
  { width: 1100, height: 800 },
  { width: 1440, height: 900 },
];

for (const game of ['snow-time', 'winter-kingdom', 'silverfrost']) {
  test(`places of ${game} are handed over, taken over and offered at every width`, async ({ somebody, server }) => {
    const [anna, ben] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Ben' })];
    await anna.goto(`${server.address}/new/friends?game=${game}`);
    await anna.locator('[name=players][value="2"]').check();
    await anna.locator('form button[type=submit]').click();
    await anna.getByRole('img', { name: 'QR code' }).waitFor();
    await ben.goto(anna.url());
    await ben.getByRole('button', { name: 'Sit down' }).click();
    for (const viewport of WIDTHS) {
      await ben.setViewportSize(viewport);
      await openPlayers(ben);
      await ben.getByRole('button', { name: 'Let a bot play' }).click();
      await ben.getByRole('button', { name: 'Take over' }).click();
      await expect(ben.getByRole('button', { name: 'Let a bot play' })).toBeVisible();
      await expect(ben.getByRole('button', { name: 'Offer by link' })).toBeVisible();
      await ben.keyboard.press('Escape');
    }
    await openPlayers(ben);
    await ben.getByRole('button', { name: 'Offer by link' }).click();
    await expect(ben.locator('.offer a')).toBeVisible();
  });
}
