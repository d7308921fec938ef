import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';

const script = fileURLToPath(new URL('run-server.mjs', import.meta.url));

/** A server of its own for a test, that can be killed and come back with the same data at the same address. */
export class House {
  readonly #data = mkdtempSync(join(tmpdir(), 'snowbound-web-'));
  #port = 0;
  #child: ChildProcess | null = null;

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort();
    const child = spawn(process.execPath, [script, this.#data, String(this.#port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout?.once('data', () => resolve());
      child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Tests with a house to visit; faults on any page fail the test. */
export const test = base.extend<{ house: House; faults: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it is given.
  house: async ({}, use) => {
    const house = new House();
    await house.open();
    await use(house);
    await house.close();
  },
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', error => faults.push(String(error.error())));
      await use(faults);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
    { auto: true },
  ],
});

/** What somebody chose on this device before. */
export async function settle(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript(
    kept => {
      if (localStorage.getItem('snowbound.settings') === null) localStorage.setItem('snowbound.settings', kept);
    },
    JSON.stringify({ motion: 'off', ...settings }),
  );
}

/** Takes the first card of the hand that is offered, or a choice from the list, and confirms. */
export async function playOnce(page: Page): Promise<void> {
  // A new question may come between the touch and its confirmation; then one chooses again, as a person would.
  await expect(async () => {
    await page.keyboard.press('o');
    await page.locator('[data-option]').first().click({ timeout: 3000 });
    await page.locator('[data-confirm]').click({ timeout: 3000 });
  }).toPass();
}

/** Plays until the game is over. */
export async function playToTheEnd(page: Page): Promise<void> {
  for (;;) {
    const ending = page.locator('#ending-title');
    const asked = page.getByRole('button', { name: /choices|choice$/ });
    await ending.or(asked).first().waitFor();
    if (await ending.isVisible()) return;
    const number = await page.locator('main').first().getAttribute('data-number');
    await playOnce(page);
    await page.waitForFunction(
      before =>
        document.querySelector('#ending-title') !== null ||
        document.querySelector('main')?.getAttribute('data-number') !== before,
      number,
    );
  }
}
