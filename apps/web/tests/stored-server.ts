import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { TestServer } from './test-server.ts';

const script = fileURLToPath(new URL('stored-data.mjs', import.meta.url));
const about = new URL('../../server/tests/fixtures/stored-by-0.1.0.json', import.meta.url);

/** What is in the database that an earlier version made. */
export const stored = JSON.parse(readFileSync(about, 'utf8')) as {
  readonly cookies: { readonly anna: string; readonly ben: string };
  readonly tables: Readonly<Record<string, string>>;
  readonly results: Readonly<Record<string, { readonly totals: readonly number[] }>>;
};

/** A server with that database, running. */
export async function storedServer(): Promise<{ server: TestServer; data: string }> {
  const data = mkdtempSync(join(tmpdir(), 'snowbound-web-'));
  execFileSync(process.execPath, [script, data]);
  const server = new TestServer(data);
  await server.open();
  return { server, data };
}

/** The same, read once by this version, which stores results before it opens, and then left by one with other rules. */
export async function serverOfOtherRules(): Promise<TestServer> {
  const { server: before, data } = await storedServer();
  await before.kill();
  execFileSync(process.execPath, [script, data, 'older']);
  const server = new TestServer(data);
  await server.open();
  return server;
}

export async function comeAsAnna(page: Page, server: TestServer): Promise<void> {
  const [name = '', value = ''] = stored.cookies.anna.split('=', 2);
  await page.context().addCookies([{ name, value, url: server.address }]);
}
