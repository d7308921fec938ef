import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { silverfrost } from '@snowbound/silverfrost';
import { type GameRecord, replay } from '@snowbound/table';
import { openRecord, playOn, recordUpTo } from './silverfrost-table.ts';
import { settle, type TestServer, test } from './test-server.ts';

/** A game in which I am about to be asked this, with at least so many answers. */
function askedFor(prompt: string, answers: number, players = 2): GameRecord {
  for (let game = 0; game < 200; game++) {
    const record = recordUpTo(
      `turn-${game}`,
      players,
      (_view, moves, _record, { key }) => key === prompt && moves.length >= answers,
    );
    if (record !== null) return record;
  }
  throw new Error(`nobody is asked ${prompt}`);
}

/** A game in which I can play a card of the Valley in several ways, am asked something else next and may still take it back. */
function payable(): { readonly record: GameRecord; readonly card: string } {
  let found = '';
  for (let game = 0; game < 200; game++) {
    const record = recordUpTo(`pay-${game}`, 2, (_view, moves, recorded, { key }) => {
      if (key !== 'prompts.turn') return false;
      for (const move of moves) {
        const [, card] = /^play (\S+) from valley$/.exec(move) ?? [];
        const table = card === undefined ? null : replay(silverfrost, recorded());
        const [first, second] = table?.payments(0, move) ?? [];
        if (table === null || first === undefined || second === undefined || second.moves.length === 0) continue;
        for (const answer of [move, ...second.moves]) table.play(0, answer);
        if (table.whyNotUndo(0) !== null || table.questions[0]?.seat !== 0) continue;
        found = card ?? '';
        return true;
      }
      return false;
    });
    if (record !== null) return { record, card: found };
  }
  throw new Error('nothing can be paid in several ways');
}

const prompt = (page: Page) => page.locator('.prompt .question').first();
/** A phone shows one part at a time; its tabs say where something can be touched. */
async function showOffered(page: Page): Promise<void> {
  const tab = page.locator('.silverfrost [role=tab]:has(.badge)').first();
  if ((await tab.count()) > 0) await tab.click();
}
const offered = (page: Page) => page.locator('.silverfrost [data-offered]');

test('paying, triggers and Snow are chosen by tapping, and taken back up to the last reveal', async ({
  page,
  server,
}) => {
  await settle(page, {});
  // The payment is chosen for me, can be changed in place, and is one deed with the card: done and taken back together.
  const { record, card } = payable();
  await openRecord(page, server, 'pay', record);
  const lies = page.locator(`[data-target="valley ${card}"]`);
  const pick = async (): Promise<void> => {
    const tab = page.locator('.silverfrost [role=tab]').nth(1);
    if ((await tab.count()) > 0) await tab.click();
    await lies.click();
  };
  await pick();
  const payment = page.getByLabel('You pay');
  await expect(payment).toHaveValue('0');
  await expect(page.locator('[data-confirm]')).toHaveAttribute('aria-describedby', 'payment');
  await payment.selectOption({ index: 1 });
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
  await expect(prompt(page)).not.toContainText(/Your turn|how do you pay|which resource do you pay/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt(page)).toContainText('Your turn');
  await pick();
  await expect(payment).toHaveValue('0');

  // Whoever is asked all the same, after a reload perhaps, has still not played the card.
  await openRecord(page, server, 'way', askedFor('prompts.way', 2));
  await expect(prompt(page)).toContainText(': how do you pay?');
  await expect(page.locator('.playing')).toContainText('plays');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt(page)).toContainText('Your turn');

  // Triggers come in the order they are tapped.
  await openRecord(page, server, 'order', askedFor('prompts.order', 2));
  await expect(prompt(page)).toContainText(': which of your cards comes next?');
  await showOffered(page);
  const trigger = offered(page).last();
  const name = await trigger.locator('.name').innerText();
  await trigger.click();
  await expect(page.locator('[data-confirm]')).toContainText(name);
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-confirm]')).toHaveCount(0);

  // Snow may be cleared between steps, on the card itself.
  await openRecord(page, server, 'snow', askedFor('prompts.pause-turn-end', 2));
  await expect(prompt(page)).toContainText('Clear Snow before your turn ends?');
  await showOffered(page);
  const snowed = offered(page).first();
  await expect(snowed).toHaveClass(/snowed/);
  // In my city alone: whoever comes next may be snowed in.
  const mine = page.locator('.city .snowed[data-target^="city 0"]');
  const lying = await mine.count();
  expect(lying).toBeGreaterThan(0);
  await snowed.click();
  await expect(page.locator('[data-confirm]')).toContainText('Clear the Snow on');
  await page.locator('[data-confirm]').click();
  await expect(mine).toHaveCount(lying - 1);
});

/** A game in which I am about to be asked something by a card, a Big Critter or a Location, and by which. */
function askedBy(kind: string): { readonly record: GameRecord; readonly source: string } {
  for (let game = 0; game < 200; game++) {
    let by = '';
    const record = recordUpTo(`source-${game}`, 3, (_view, _moves, _record, { source = '' }) => {
      by = source;
      return source.startsWith(`${kind} `);
    });
    if (record !== null) return { record, source: by };
  }
  throw new Error(`no ${kind} asks`);
}

test('what asks stands beside its question, small, and large on the board for who touches it', async ({
  page,
  server,
}) => {
  await settle(page, {});
  const { hasTouch } = test.info().project.use;
  for (const kind of ['card', 'big', 'location']) {
    const { record, source } = askedBy(kind);
    await openRecord(page, server, `source-${kind}`, record);
    const beside = page.locator('.prompt [data-source]');
    await expect(beside).toHaveAttribute('data-source', source);
    const words = await prompt(page).innerText();
    const name = words.slice(0, words.indexOf(':'));
    await expect(beside).toHaveAccessibleName(`Look at ${name}`);
    const preview = page.locator('.silverfrost .preview');
    await expect(preview).toHaveCount(0);
    if (hasTouch === true) {
      await beside.tap();
      await expect(preview).toContainText(name);
      await preview.getByRole('button', { name: 'Close' }).tap();
      await expect(preview).toHaveCount(0);
      await beside.tap();
    } else await beside.hover();
    await expect(preview).toContainText(name);
    await expect(preview).toBeInViewport({ ratio: 0.9 });
    if (hasTouch !== true) {
      await page.mouse.move(1, 1);
      await expect(preview).toHaveCount(0);
      await beside.focus();
      await expect(preview).toContainText(name);
    }
  }
  // The turn itself comes from no card.
  await openRecord(page, server, 'source-turn', askedFor('prompts.turn', 2));
  await expect(prompt(page)).toContainText('Your turn');
  await expect(page.locator('.prompt [data-source]')).toHaveCount(0);
});

/** A device that speaks this language from now on. */
async function arriveIn(page: Page, server: TestServer, locale: string): Promise<void> {
  await page.addInitScript(
    chosen => localStorage.setItem('snowbound.settings', JSON.stringify({ motion: 'off', locale: chosen })),
    locale,
  );
  await page.goto(`${server.address}/credits`);
  await page.locator('li').first().waitFor();
}

test('what I lack, what comes next, my neighbour and what can be played are in sight', async ({ page, server }) => {
  const record = askedFor('prompts.turn', 25);
  const WORDS = {
    en: { only: 'Playable only', next: /Next (autumn|winter|spring):/, left: 'left neighbour' },
    de: { only: 'Nur spielbare', next: /Im (Herbst|Winter|Frühling):/, left: 'links von mir' },
    pl: { only: 'Tylko do zagrania', next: /(Jesienią|Zimą|Wiosną):/, left: 'po mojej lewej' },
  };
  for (const [locale, { only, next, left }] of Object.entries(WORDS)) {
    await arriveIn(page, server, locale);
    await openRecord(page, server, `sight-${locale}`, record);
    const show = async (part: number): Promise<void> => {
      const tab = page.locator('.silverfrost [role=tab]').nth(part);
      if ((await tab.count()) > 0) await tab.click();
    };
    await show(5);
    await expect(page.locator('.forecast')).toContainText(next);
    await expect(page.locator('.forecast .gain').first()).toBeVisible();
    await show(3);
    await expect(page.locator('.compared')).toBeVisible();
    await expect(page.locator('.compared caption')).toContainText(left);
    await show(1);
    const cards = page.locator('.valley [data-target]');
    await expect(cards).toHaveCount(8);
    await expect(page.locator('.valley .price.short').first()).toBeVisible();
    const playable = await page.locator('.valley [data-offered]').count();
    await page.locator('.sorting select').selectOption({ label: only });
    await expect(cards).toHaveCount(playable);
    await page.locator('.sorting select').selectOption('first');
    await expect(cards).toHaveCount(8);
    if (playable > 0) await expect(cards.first()).toHaveAttribute('data-offered', 'true');
  }
});

/** How many steps the turn of Paws has that is being told; it begins a few frames after the move it follows. */
const stepsTold = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let page = 0; page < 12; page++) await new Promise(requestAnimationFrame);
    const told = document.querySelector('.paws-turn')?.textContent ?? '';
    return Number(/1 \p{L}+ (\d+)/u.exec(told)?.[1] ?? 0);
  });

test('Paws’s turn is told step by step, at my pace, in three languages', async ({ page, server }) => {
  const record = askedFor('prompts.turn', 10, 1);
  const WORDS = { en: 'Paws’s turn, step 1 of', de: 'Klaues Zug, Schritt 1 von', pl: 'Tura Łapy, krok 1 z' };
  for (const [locale, begins] of Object.entries(WORDS)) {
    await arriveIn(page, server, locale);
    await openRecord(page, server, `paws-${locale}`, record);
    const turn = page.locator('.paws-turn');
    const step = async (name: string): Promise<void> => page.locator(`[data-story="${name}"]`).click();
    // In a short turn nothing may change that is looked at below.
    for (let move = 0; move < 30 && (await stepsTold(page)) < 3; move++) {
      if ((await turn.count()) > 0) await step('skip');
      await playOn(page, 1);
    }
    await expect(turn).toContainText(begins);
    const first = await turn.locator('.told').innerText();
    await step('next');
    await expect(turn.locator('.told')).not.toHaveText(first);
    await turn.locator('button').first().click();
    await expect(turn.locator('.told')).toHaveText(first);
    // The board stands as it did then: workers at home and cards in the deck change with his steps.
    const stands = (): Promise<string> => page.locator('.silverfrost .seasons').innerText();
    const begun = await stands();
    // Every step says something, and something of it is shown on the board or beside the words.
    let shown = 0;
    for (;;) {
      shown += await page.locator('.silverfrost [data-told], .corner.told, .paws-turn .card').count();
      expect((await turn.locator('.told').innerText()).length).toBeGreaterThan(5);
      if ((await page.locator('[data-story="next"]').count()) === 0) break;
      await step('next');
    }
    expect(shown).toBeGreaterThan(0);
    const ended = await stands();
    expect(ended).not.toBe(begun);
    await step('end');
    await expect(turn).toHaveCount(0);
    expect(await stands()).toBe(ended);
    await step('again');
    await expect(turn.locator('.told')).toHaveText(first);
    if (locale === 'en') {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))).toEqual(
        [],
      );
    }
    await step('skip');
    await expect(turn).toHaveCount(0);
  }
  // By itself it goes on without being asked.
  await page.locator('[data-story="again"]').click();
  await page.locator('.paws-turn').getByRole('checkbox').check();
  await expect(page.locator('.paws-turn')).toContainText('krok 2 z');
});
