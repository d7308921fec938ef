import { expect, type Locator, type Page } from '@playwright/test';
import { silverfrost } from '@snowbound/silverfrost';
import { type GameRecord, replay } from '@snowbound/table';
import { openRecord, recordUpTo } from './silverfrost-table.ts';
import { choicesOf, follow, openPlayers, settle, type TestServer, test } from './test-server.ts';

/** How my seat is asked, beside the other things of my seat. */
async function pausesOf(page: Page): Promise<Locator> {
  const wish = page.locator('.pauses select');
  if (!(await wish.isVisible())) await openPlayers(page);
  await wish.waitFor();
  return wish;
}
const prompt = (page: Page) => page.locator('.prompt .question').first();

const TURN_ENDS = 'Clear Snow before your turn ends?';

/** A game in which I have Snow and Fire, and a worker on the birch would bring me to the end of my turn. */
function beforeTheEnd(): { readonly record: GameRecord; readonly place: string } {
  let place = '';
  for (let game = 0; game < 200; game++) {
    const record = recordUpTo(`pauses-${game}`, 2, (_view, moves, recorded, asked) => {
      const wanted = moves.find(move => move === 'worker birch' || move === 'worker moss');
      if (asked.key !== 'prompts.turn' || wanted === undefined) return false;
      const table = replay(silverfrost, recorded());
      table.play(0, wanted);
      place = wanted.replace('worker ', '');
      return table.questions[0]?.prompt.key === 'prompts.pause-turn-end';
    });
    if (record !== null) return { record, place };
  }
  throw new Error('nobody comes to a pause');
}

/** Places a worker, and says what is asked next. */
async function place(page: Page, where: string): Promise<void> {
  await page.locator(`[data-target="location ${where}"]`).click();
  await page.locator('.deeds .button', { hasText: 'Worker' }).first().click();
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
}

test('pauses are asked when it matters, always or never, as my seat wishes', async ({ page, server }) => {
  await settle(page, {});
  const { record, place: where } = beforeTheEnd();
  // As usual.
  await openRecord(page, server, 'usual', record);
  await expect(await pausesOf(page)).toHaveValue('when it matters');
  await expect(page.getByLabel('Pauses to clear Snow')).toBeVisible();
  await place(page, where);
  await expect(prompt(page)).toHaveText(TURN_ENDS);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('[data-confirm]').click();
  await expect(prompt(page)).not.toHaveText(TURN_ENDS);

  // Always: before every step.
  await openRecord(page, server, 'always', record);
  await (await pausesOf(page)).selectOption('always');
  await expect(await pausesOf(page)).toHaveValue('always');
  await expect(prompt(page)).toContainText('Your turn');
  await place(page, where);
  await expect(prompt(page)).toContainText('clear Snow before this? “Gain');
  // Taken back is the move, never the wish.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt(page)).toContainText('Your turn');
  await expect(await pausesOf(page)).toHaveValue('always');

  // Never: the turn is over at once, and Snow still lies there to be touched.
  await (await pausesOf(page)).selectOption('never');
  await expect(await pausesOf(page)).toHaveValue('never');
  await expect(page.locator('.city .snowed[data-offered]').first()).toBeVisible();
  await place(page, where);
  await expect(prompt(page)).not.toContainText('Clear Snow');
  await page.reload();
  await expect(await pausesOf(page)).toHaveValue('never');

  // On this device it is so at the next table as well, until something else is said there.
  await openRecord(page, server, 'next', record);
  await expect(await pausesOf(page)).toHaveValue('never');
  await (await pausesOf(page)).selectOption('when it matters');
  await place(page, where);
  await expect(prompt(page)).toHaveText(TURN_ENDS);
});

test('the wish is said in three languages', async ({ somebody, server }) => {
  const { record } = beforeTheEnd();
  const WORDS = {
    en: ['Pauses to clear Snow', 'never, I clear by touching'],
    de: ['Pausen zum Schneeräumen', 'nie, ich räume durch Antippen'],
    pl: ['Przerwy na odśnieżanie', 'nigdy, odśnieżam dotknięciem'],
  };
  for (const [locale, [label = '', never = '']] of Object.entries(WORDS)) {
    const page = await somebody({ locale });
    await openRecord(page, server, 'words', record);
    await page.locator('header .button[aria-expanded]').first().click();
    await page.getByLabel(label).selectOption({ label: never });
    await expect(await pausesOf(page)).toHaveValue('never');
  }
});

/** A table of Silverfrost on this device, passed from one to the other. */
async function passOn(page: Page, server: TestServer): Promise<void> {
  await follow(page, '/new/hot-seat?game=silverfrost');
  await page.getByLabel('Player 1').fill('Anna');
  await page.getByLabel('Player 2').fill('Ben');
  await page.getByRole('button', { name: 'Create table' }).click();
  expect(page.url()).toContain(server.address);
}

test('who shares a device speaks for one seat, and for this table', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(server.address);
  await passOn(page, server);
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await (await pausesOf(page)).selectOption('never');
  await choicesOf(page).click();
  await page.locator('[data-option]').first().click();
  await page.locator('[data-confirm]').click();
  // Nothing of it is seen while the device is passed on.
  await expect(page.getByRole('button', { name: 'I am Ben' })).toBeVisible();
  await expect(page.locator('.pauses')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await expect(await pausesOf(page)).toHaveValue('when it matters');
  await passOn(page, server);
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await expect(await pausesOf(page)).toHaveValue('when it matters');
});

test('on the server everybody wishes for themselves, whoever’s turn it is', async ({ somebody, server }) => {
  const [anna, ben] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Ben' })];
  await anna.goto(`${server.address}/new/friends?game=silverfrost`);
  await anna.locator('[name=players][value="2"]').check();
  await anna.getByRole('button', { name: 'Create table' }).click();
  await anna.waitForURL(/\/table\//);
  await ben.goto(anna.url());
  await ben
    .getByRole('button', { name: /Join|Sit down|Take/ })
    .first()
    .click();
  for (const page of [anna, ben]) await expect(await pausesOf(page)).toHaveValue('when it matters');
  await (await pausesOf(anna)).selectOption('never');
  await expect(await pausesOf(anna)).toHaveValue('never');
  await ben.reload();
  await expect(await pausesOf(ben)).toHaveValue('when it matters');
  await (await pausesOf(ben)).selectOption('always');
  await expect(await pausesOf(ben)).toHaveValue('always');
  await anna.reload();
  await expect(await pausesOf(anna)).toHaveValue('never');
});
