import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@snowbound/table';
import { openRecord, playOn, recordUpTo } from './silverfrost-table.ts';
import { settle, test } from './test-server.ts';

test.describe.configure({ retries: 0 });

const areKept = process.env['SNOWBOUND_SCREENS'] !== undefined;
const folder = fileURLToPath(new URL(areKept ? '../../../docs/screens/' : '../../../dist/screens/', import.meta.url));

/** A game in this season, with a city to look at. */
function gameIn(season: string, cards: number, players = 3): GameRecord {
  for (let game = 0; game < 100; game++) {
    const record = recordUpTo(`screen-${game}`, players, ({ players: [player] }, moves) => {
      const isThere = player?.season === season && player.city.length >= cards;
      return isThere && moves.filter(move => move.startsWith('worker ')).length > 3;
    });
    if (record !== null) return record;
  }
  throw new Error(`no game comes to ${season}`);
}

const SHOTS = [
  { width: 360, height: 640, looks: ['night en', 'day de', 'night pl'] },
  { width: 768, height: 1024, looks: ['day de', 'night pl', 'day en'] },
  { width: 1440, height: 900, looks: ['day pl', 'night en', 'day de'] },
];

/** Signs come a few at a time after the board. */
const hasAllSigns = (): boolean =>
  [...document.querySelectorAll('span.sign')].every(sign => getComputedStyle(sign).backgroundImage !== 'none');

for (const { width, height, looks } of SHOTS) {
  test(`review shots of Silverfrost at ${width} px`, async ({ browser, server }) => {
    mkdirSync(folder, { recursive: true });
    const moments = [
      ['summer', gameIn('summer', 3)],
      ['winter', gameIn('winter', 10)],
      ['end', gameIn('spring', 9)],
      // Against Paws only for those who look.
      ...(areKept
        ? ([
            ['solo', gameIn('winter', 7, 1)],
            ['solo-end', gameIn('spring', 9, 1)],
          ] as const)
        : []),
    ] as const;
    for (const [at, [name, record]] of moments.entries()) {
      const [theme, locale] = (looks[at] ?? 'night en').split(' ');
      const isPhone = width < 700;
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        hasTouch: isPhone,
        isMobile: isPhone,
      });
      const page = await context.newPage();
      await settle(page, { theme, locale, name: 'Anna' });
      await openRecord(page, server, `shot-${name}`, record);
      if (name.endsWith('end')) await playOn(page, 2000);
      const story = page.locator('.paws-turn');
      for (let move = 0; name === 'solo' && move < 20 && (await story.count()) === 0; move++) await playOn(page, 1);
      await page.evaluate(() => document.fonts.ready);
      if (areKept) await page.waitForFunction(hasAllSigns);
      if (areKept && width > 1000) await page.locator('ol[tabindex] > li').first().waitFor();
      await page.screenshot({ path: `${folder}silverfrost-${name}-${width}.jpg`, type: 'jpeg', quality: 85 });
      await context.close();
    }
  });
}
