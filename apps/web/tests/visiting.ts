import type { Page } from '@playwright/test';

/** Every page, and something on it that shows that all of it is there. */
export const PAGES: Readonly<Record<string, string>> = {
  '/': '.big',
  '/new/friends?game=snow-time': '[name=players]',
  '/new/hot-seat': '[name=players]',
  '/new/bots': '[name=players]',
  '/rules/snow-time': '[data-rule]',
  '/gallery/snow-time': 'li h2',
  '/lesson/snow-time': '[data-target]',
  '/settings': 'select',
  '/credits': 'li',
  '/nowhere': 'h1',
};

export async function visit(page: Page, address: string, path: string): Promise<void> {
  await page.goto(address + path);
  await page
    .locator(PAGES[path] ?? 'h1')
    .first()
    .waitFor();
}
