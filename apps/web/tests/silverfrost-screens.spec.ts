import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@snowbound/table';
import { settle, test } from './house.ts';
import { openRecord, recordUpTo } from './silverfrost-table.ts';

test.describe.configure({ retries: 0 });

const folder = fileURLToPath(
  new URL(
    process.env['SNOWBOUND_SCREENS'] === undefined ? '../../../dist/screens/' : '../../../docs/screens/',
    import.meta.url,
  ),
);

/** A game of three in this season, with a city to look at. */
function gameIn(season: string, cards: number): GameRecord {
  for (let game = 0; game < 100; game++) {
    const record = recordUpTo(`screen-${game}`, 3, ({ players: [player] }, moves) => {
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

for (const { width, height, looks } of SHOTS) {
  test(`review shots of Silverfrost at ${width} px`, async ({ browser, house }) => {
    mkdirSync(folder, { recursive: true });
    const moments = [
      ['summer', gameIn('summer', 3)],
      ['winter', gameIn('winter', 7)],
      ['end', gameIn('spring', 9)],
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
      await openRecord(page, house, `shot-${name}`, record);
      if (name === 'end') {
        await page.evaluate(async () => {
          const find = (selector: string) => document.querySelector<HTMLElement>(selector);
          while (find('#ending-title') === null) {
            const option = [...document.querySelectorAll<HTMLElement>('[data-option]')];
            if (option.length === 0) find('.choices')?.click();
            (option.find(({ dataset }) => dataset['option'] !== 'pass') ?? option[0])?.click();
            await Promise.resolve();
            find('[data-confirm]:enabled')?.click();
            await new Promise(resolve => setTimeout(resolve, 5));
          }
        });
      }
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${folder}silverfrost-${name}-${width}.jpg`, type: 'jpeg', quality: 85 });
      await context.close();
    }
  });
}
