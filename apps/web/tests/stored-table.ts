import type { Page } from '@playwright/test';
import type { GameRecord } from '@snowbound/table';
import { follow, type TestServer } from './test-server.ts';

/** Stores a game on this device and opens it: `bot` plays all places but the first, people without it. */
export async function openStoredTable(
  page: Page,
  server: TestServer,
  id: string,
  record: GameRecord,
  bot: string | null,
): Promise<void> {
  const places = Array.from({ length: record.players }, (_, at) =>
    at === 0 || bot === null ? { kind: 'person', name: `Player ${at + 1}`, bot: null } : { kind: 'bot', name: '', bot },
  );
  // A page of its own that needs little.
  if (page.url() === 'about:blank') {
    await page.goto(`${server.address}/credits`);
    await page.locator('li').first().waitFor();
  }
  await page.evaluate(
    async stored => {
      const request = indexedDB.open('snowbound', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
      await new Promise(resolve => request.addEventListener('success', resolve));
      const transaction = request.result.transaction('tables', 'readwrite');
      transaction.objectStore('tables').put(stored);
      await new Promise(resolve => transaction.addEventListener('complete', resolve));
      request.result.close();
    },
    { id, number: record.moves.length, changed: 0, isOver: false, record: { ...record, takenBack: 0 }, places },
  );
  await follow(page, `/local/${id}`);
}
