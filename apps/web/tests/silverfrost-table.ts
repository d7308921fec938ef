import { expect, type Page } from '@playwright/test';
import type { Prompt } from '@snowbound/engine';
import { silverfrost, type View } from '@snowbound/silverfrost';
import { type GameRecord, Table } from '@snowbound/table';
import { openStoredTable } from './stored-table.ts';
import { STORY, settle, type TestServer } from './test-server.ts';

/** A table for one person and bots that choose by chance. */
export async function sitDown(
  page: Page,
  server: TestServer,
  players: number,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await settle(page, settings);
  await page.goto(`${server.address}/new/bots?game=silverfrost`);
  await page.locator(`[name=players][value="${players}"]`).check();
  await page.locator('form select').last().selectOption('random');
  await page.locator('form button[type=submit]').click();
  await page.locator('.silverfrost [data-target]').first().waitFor();
  await page.locator('.choices').waitFor();
}

/**
 * Plays in the page itself with real clicks, so that a whole game takes seconds: what lies on the board is touched there
 * (on a phone its tab first), buttons are pressed, then it is confirmed. Says how often the board was touched.
 */
export const playOn = (page: Page, most: number): Promise<number> =>
  page.evaluate(
    async ({ moves, endsStory }) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      /** `null` if it does not come: news may take a choice away, and then one chooses again. */
      const soon = async <Thing>(
        look: () => Thing | null | undefined | false,
        tries: number,
      ): Promise<Thing | null> => {
        for (let tried = 0; tried < tries; tried++) {
          const found = look();
          if (found) return found;
          await new Promise(resolve => setTimeout(resolve, 4));
        }
        return null;
      };
      const FOREVER = 20_000;
      const MOST_IDLE = 100;
      let chance = 20_261_116;
      // The high bits: the low ones go round so soon that one would come back to the same thing for ever.
      const any = <Thing>(list: readonly Thing[]): Thing | undefined => {
        chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0;
        return list[Math.floor((chance / 2 ** 32) * list.length)];
      };
      let touched = 0;
      const numberNow = () => find('main')?.dataset['number'];
      const buttons = () =>
        all('.deeds .button:not(.choices)').filter(({ textContent }) => !textContent?.includes('↶'));
      let made = 0;
      let idle = 0;
      while (made < moves) {
        if (idle++ > MOST_IDLE) {
          const offered = all('.silverfrost [data-offered]').map(({ dataset }) => dataset['target']);
          const [prompt, tabs] = ['.prompt', '.tabs'].map(part => find(part)?.innerText.replaceAll(/\s+/g, ' '));
          throw new Error(`stuck after move ${numberNow()} at “${prompt}” with ${offered.join(', ')} of ${tabs}`);
        }
        const asked = await soon(() => find('#ending-title') ?? find('.choices') ?? find(endsStory), FOREVER);
        if (asked === null || asked.id === 'ending-title') break;
        if (asked.matches(endsStory)) {
          asked.click();
          continue;
        }
        const before = numberNow();
        // A phone shows one part at a time; its tabs say where something can be touched.
        any(all('.silverfrost [role=tab]:has(.badge)'))?.click();
        any(all('.whose:has(.badge)'))?.click();
        await Promise.resolve();
        // Clearing Snow at every turn would make a long game.
        const things = all('.silverfrost [data-offered]').filter(
          ({ dataset, className }) => !(dataset['target']?.startsWith('city 0') && className.includes('snowed')),
        );
        const thing = any(things);
        (thing ?? any(buttons()) ?? find('.silverfrost [data-offered]'))?.click();
        await Promise.resolve();
        if (find('[data-confirm]') === null) any(buttons())?.click();
        const confirm = await soon(() => find('[data-confirm]:enabled'), 50);
        confirm?.click();
        const isPlayed =
          confirm !== null && (await soon(() => find('#ending-title') !== null || numberNow() !== before, 2000));
        if (!isPlayed) continue;
        made++;
        idle = 0;
        if (thing !== undefined) touched++;
      }
      return touched;
    },
    { moves: most, endsStory: STORY },
  );

/** A game of Silverfrost played by chance with a liking for cards, up to where somebody is about to do what is wanted. */
export function recordUpTo(
  seed: string,
  players: number,
  isWanted: (view: View, moves: readonly string[], record: () => GameRecord, asked: Prompt) => boolean,
  level: { readonly paws?: string } = {},
): GameRecord | null {
  // Against Paws it is he who starts.
  const options = players === 1 ? level : { start: '0' };
  const table = new Table(silverfrost, { players, seed, options });
  let chance = 7;
  const any = (list: readonly string[]): string => {
    chance = (chance * 1_103_515_245 + 12_345) % 2_147_483_648;
    return list[chance % list.length] ?? '';
  };
  while (!table.isOver) {
    const [question] = table.questions;
    const moves = question?.options.map(({ move }) => move) ?? [];
    if (question?.seat === 0 && isWanted(table.view(0), moves, () => table.record, question.prompt)) {
      return table.record;
    }
    const cards = moves.filter(move => move.startsWith('play '));
    const others = moves.filter(move => !['pass', 'prepare', 'done', 'go on', 'no'].includes(move));
    table.play(question?.seat ?? 0, any(cards.length > 0 ? cards : others.length > 0 ? others : moves));
  }
  return null;
}

/** Puts a table on this device and opens it. */
export async function openRecord(page: Page, server: TestServer, id: string, record: GameRecord): Promise<void> {
  await openStoredTable(page, server, id, record, 'random');
  await page.locator('.silverfrost [data-target]').first().waitFor();
  await expect(page.locator('.choices')).toBeVisible();
}
