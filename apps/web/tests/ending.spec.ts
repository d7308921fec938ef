import { expect, type Page } from '@playwright/test';
import { type AnyGame, fastFromSeed, pick } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { snowTime } from '@snowbound/snow-time';
import { type GameRecord, Table } from '@snowbound/table';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { openStoredTable } from './stored-table.ts';
import { choicesOf, hurryToTheEnd, settle, type TestServer, test } from './test-server.ts';

interface LastMove {
  /** All but the last move, which is mine. */
  readonly record: GameRecord;
  readonly move: string;
}

/** A game played by chance, nobody clearing Snow, up to the last move, if that is mine and the end is like this. */
function lastMove(
  game: AnyGame,
  players: number,
  isWanted: (table: Table<never, never, unknown, never>) => boolean = () => true,
): LastMove {
  for (let seed = 0; seed < 200; seed++) {
    const table = new Table(game as never, { players, seed: `end-${seed}`, options: {} });
    const random = fastFromSeed(`end-${seed}`);
    while (!table.isOver) {
      const [question] = table.questions;
      const moves = question?.options.map(({ move }) => move) ?? [];
      const others = moves.filter(move => !move.startsWith('clear'));
      table.play(question?.seat ?? 0, pick(random, others.length > 0 ? others : moves));
    }
    const last = table.moves.at(-1);
    if (last?.seat !== 0 || !isWanted(table as never)) continue;
    return { record: { ...table.record, moves: table.moves.slice(0, -1) }, move: last.move };
  }
  throw new Error('no game ends like this');
}

/** Opens the game and makes its last move. */
async function end(page: Page, server: TestServer, { record, move }: LastMove): Promise<void> {
  await openStoredTable(page, server, 'end', record, 'random');
  await choicesOf(page).click();
  await page.locator(`[data-option="${move}"]`).click();
  await page.locator('[data-confirm]').click();
}

const title = (page: Page) => page.locator('#ending-title');
const skip = (page: Page) => page.locator('[data-story=skip]').first();

/** Nothing on the page says who has won. */
async function expectNoResult(page: Page): Promise<void> {
  await expect(page.getByText('See what happens')).toBeVisible();
  await expect(title(page)).toHaveCount(0);
  await expect(page.locator('.players').getByText('has won')).toHaveCount(0);
}

/** Every player's points stand line by line. */
async function expectLines(page: Page, players: number): Promise<void> {
  await expect(title(page)).toBeVisible();
  await page.getByText('Line by line').click();
  await expect(page.locator('.sheets section')).toHaveCount(players);
}

test('against Paws the result is there after his last step, or when that is skipped', async ({ page, server }) => {
  await settle(page, {});
  const last = lastMove(silverfrost, 1);
  await end(page, server, last);
  await expectNoResult(page);
  // Step by step, back and forth; the last one is left by its own button.
  const next = page.locator('[data-story=next]');
  while ((await next.count()) > 0) await next.click();
  await expectNoResult(page);
  await page.locator('[data-story=end]').click();
  await expectLines(page, 2);

  await end(page, server, last);
  await skip(page).click();
  await expect(title(page)).toBeVisible();
  // To hear it once more takes nothing away, and a game opened later has nothing to tell.
  await page.locator('[data-story=again]').click();
  await page.reload();
  await expectLines(page, 2);
});

test('the result of Winter Kingdom comes after the count, Escape skips it', async ({ page, server }) => {
  await settle(page, {});
  const last = lastMove(winterKingdom, 2);
  await end(page, server, last);
  await expect(page.locator('.counting')).toBeVisible();
  await expectNoResult(page);
  const next = page.locator('[data-count=next]');
  while ((await next.count()) > 0) await next.click();
  await expectNoResult(page);
  await page.locator('[data-count=close]').click();
  await expectLines(page, 2);

  await end(page, server, last);
  await expect(page.locator('.counting')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title(page)).toBeVisible();
});

test('the count is not waited for where it cannot be shown', async ({ page, server }) => {
  await settle(page, {});
  const parts = /\/assets\/looking-.*\.js/;
  await page.route(parts, route => route.abort());
  await end(page, server, lastMove(winterKingdom, 2));
  await expectLines(page, 2);
  await page.unroute(parts);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the steps of Paws go by themselves, and the result comes after them', async ({ page, server }) => {
    await page.clock.install();
    await settle(page, { motion: 'fast' });
    await end(page, server, lastMove(silverfrost, 1));
    await expectNoResult(page);
    await expect.poll(() => page.clock.runFor(1000).then(() => title(page).count()), { timeout: 60_000 }).toBe(1);
  });

  test('the count goes by itself, and the result comes after it', async ({ page, server }) => {
    await page.clock.install();
    await settle(page, { motion: 'fast' });
    await end(page, server, lastMove(winterKingdom, 2));
    await expect(page.locator('.counting')).toBeVisible();
    await expectNoResult(page);
    await expect.poll(() => page.clock.runFor(1000).then(() => title(page).count()), { timeout: 60_000 }).toBe(1);
  });

  test('the result of Snow Time comes after the last reveal', async ({ page, server }) => {
    // With time standing still the reveal never ends by itself.
    await page.clock.install();
    await settle(page, { motion: 'slow' });
    const { record, move } = lastMove(snowTime, 3);
    await openStoredTable(page, server, 'end', record, 'random');
    await expect.poll(() => page.clock.runFor(500).then(() => choicesOf(page).isVisible())).toBe(true);
    await choicesOf(page).click();
    await page.locator(`[data-option="${move}"]`).click();
    await page.locator('[data-confirm]').click();
    const skips = page.getByRole('button', { name: 'Skip' });
    await expect.poll(() => page.clock.runFor(100).then(() => skips.isVisible())).toBe(true);
    await expectNoResult(page);
    await skips.click();
    await expectLines(page, 3);
  });
});

test('“Line by line” is there even if no card and no Quest counts', async ({ page, server }) => {
  await settle(page, {});
  const isPlain = (table: Table<never, never, unknown, never>): boolean =>
    table.seating.every((_, seat) => table.score(seat).every(({ source }) => source.startsWith('score.')));
  await end(page, server, lastMove(silverfrost, 2, isPlain));
  await expectLines(page, 2);
});

test('“Line by line” comes although its points could not be had, or came too late', async ({ page, server }) => {
  await settle(page, { name: 'Anna' });
  await page.goto(`${server.address}/new/friends?game=snow-time`);
  await page.getByRole('button', { name: 'Create table' }).click();
  let letThrough = (): void => {};
  const held = new Promise<void>(resolve => {
    letThrough = resolve;
  });
  let asked = 0;
  let isDown = true;
  await page.route('**/api/tables/*/scores', async route => {
    asked++;
    if (asked > 1) return isDown ? route.abort() : route.continue();
    const early = await route.fetch();
    await held;
    return route.fulfill({ response: early });
  });
  await page.getByRole('button', { name: 'Start with bots' }).click();
  await hurryToTheEnd(page);
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('Line by line')).toHaveCount(0);
  isDown = false;
  letThrough();
  await expect(page.getByText('Line by line')).toHaveCount(1);
  const sheets: readonly { readonly points: number }[][] = await page.evaluate(async () =>
    (await fetch(`/api/tables/${location.pathname.split('/').at(-1)}/scores`)).json(),
  );
  const sums = sheets.map(lines => lines.reduce((sum, { points }) => sum + points, 0));
  await expect(page.locator('.chart td.total')).toHaveText(sums.toSorted((one, two) => two - one).map(String));
});
