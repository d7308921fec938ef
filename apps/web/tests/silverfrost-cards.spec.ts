import { expect } from '@playwright/test';
import { silverfrost } from '@snowbound/silverfrost';
import type { GameRecord } from '@snowbound/table';
import { openRecord, playOn, recordUpTo } from './silverfrost-table.ts';
import { settle, test } from './test-server.ts';

test.describe.configure({ retries: 0 });

const KINDS = silverfrost.content.file.cards.map(({ id }) => id);

/** For each kind of card a game in which it can be played next, and from where. */
function findRecords(): ReadonlyMap<string, { record: GameRecord; target: string }> {
  const found = new Map<string, { record: GameRecord; target: string }>();
  for (let game = 0; game < 400 && found.size < KINDS.length; game++) {
    recordUpTo(`cards-${game}`, 2, (_view, moves, record) => {
      for (const move of moves) {
        const [, id = '', from] = /^play (\S+)( from valley)?$/.exec(move) ?? [];
        if (!KINDS.includes(id) || found.has(id)) continue;
        found.set(id, { record: record(), target: from === undefined ? `hand 0 ${id}` : `valley ${id}` });
      }
      return false;
    });
  }
  return found;
}

const records = findRecords();
const HALVES = [KINDS.slice(0, KINDS.length / 2), KINDS.slice(KINDS.length / 2)];

test('there is a game for every kind of card', () => {
  expect([...records.keys()].sort()).toEqual([...KINDS].sort());
});

test('a card is called by its name first, then by its price, and one point is one point', async ({ page, server }) => {
  await settle(page, {});
  const { record } = records.get(KINDS[0] ?? '') ?? { record: null };
  if (record === null) throw new Error('no game');
  await openRecord(page, server, 'called', record);
  const cards = page.locator('.valley .card, .hand .card');
  await cards.first().waitFor();
  for (const card of await cards.all()) {
    const name = (await card.locator('.name').textContent()) ?? '';
    await expect(card).toHaveAccessibleName(new RegExp(`^${name.trim()}`));
    await expect(card).toHaveAccessibleName(/(^|\D)1 point\b|[02-9] points\b/);
  }
});

for (const [half, kinds] of HALVES.entries()) {
  test(`every kind of card is played on the board, ${half + 1} of 2`, async ({ page, server }) => {
    await settle(page, {});
    for (const [at, id] of kinds.entries()) {
      const { record, target } = records.get(id) ?? { record: null, target: '' };
      if (record === null) continue;
      await openRecord(page, server, `kind-${half}-${at}`, record);
      const name = await page.locator(`[data-target="${target}"] .name`).first().innerText();
      await page.locator(`[data-target="${target}"]`).first().click();
      await expect(page.locator('[data-confirm]')).toContainText(`Play ${name}`);
      await page.locator('[data-confirm]').click();
      const told = page.locator('ol[aria-label="Journal"] li', { hasText: `Player 1 plays ${name}.` });
      // How to pay may be asked first.
      for (let more = 0; more < 12 && (await told.count()) === 0; more++) await playOn(page, 1);
      await expect(told.first(), id).toBeAttached();
    }
  });
}
