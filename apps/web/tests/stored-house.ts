import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { House } from './house.ts';

const script = fileURLToPath(new URL('stored-data.mjs', import.meta.url));
const about = new URL('../../server/tests/fixtures/stored-by-0.1.0.json', import.meta.url);

/** What is in the database that an earlier version made. */
export const stored = JSON.parse(readFileSync(about, 'utf8')) as {
  readonly cookies: { readonly anna: string; readonly ben: string };
  readonly tables: Readonly<Record<string, string>>;
  readonly results: Readonly<Record<string, { readonly totals: readonly number[] }>>;
};

/** A house with that database, open. */
export async function storedHouse(): Promise<{ house: House; data: string }> {
  const data = mkdtempSync(join(tmpdir(), 'snowbound-web-'));
  execFileSync(process.execPath, [script, data]);
  const house = new House(data);
  await house.open();
  return { house, data };
}

/** The same, read once by this version, which keeps results before it opens, and then left by one with other rules. */
export async function houseOfOtherRules(): Promise<House> {
  const { house: before, data } = await storedHouse();
  await before.kill();
  execFileSync(process.execPath, [script, data, 'older']);
  const house = new House(data);
  await house.open();
  return house;
}

export async function comeAsAnna(page: Page, house: House): Promise<void> {
  const [name = '', value = ''] = stored.cookies.anna.split('=', 2);
  await page.context().addCookies([{ name, value, url: house.address }]);
}
