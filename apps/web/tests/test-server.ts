import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';

const script = fileURLToPath(new URL('run-server.mjs', import.meta.url));

/** A server in a process of its own, that can be killed and come back with the same data at the same address. */
export class TestServer {
  readonly #data: string;
  readonly #app: readonly string[];
  #port = 0;
  #child: ChildProcess | null = null;

  /** In a folder that has data already, or in a new one; with the app that was built, or with another one. */
  constructor(data = mkdtempSync(join(tmpdir(), 'snowbound-web-')), ...app: readonly string[]) {
    this.#data = data;
    this.#app = app;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    const child = spawn(process.execPath, [script, this.#data, String(this.#port), ...this.#app], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout?.once('data', line => resolve(String(line).trim()));
      child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
    });
    this.#port = Number(new URL(address).port);
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

type Stored = Readonly<Record<string, unknown>>;

interface Fixtures {
  /** A server that other tests use too: no test may count its tables, or stop it. */
  server: TestServer;
  /** A server of its own for a test that stops it. */
  ownServer: TestServer;
  faults: string[];
  /** Somebody with a browser of their own. */
  somebody: (settings: Stored) => Promise<Page>;
}

/** Tests with a server; faults on any page fail the test. */
export const test = base.extend<Fixtures, { sharedServer: TestServer }>({
  // A server costs more to start than most tests take, so there is one for all tests of a worker.
  sharedServer: [openServer, { scope: 'worker' }],
  server: async ({ sharedServer }, use) => use(sharedServer),
  ownServer: openServer,
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      listen(context, faults);
      await use(faults);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
    { auto: true },
  ],
  somebody: async ({ browser, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async settings => {
      const context = await browser.newContext();
      contexts.push(context);
      listen(context, faults);
      const page = await context.newPage();
      await settle(page, settings);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it is given.
async function openServer({}, use: (server: TestServer) => Promise<void>): Promise<void> {
  const server = new TestServer();
  await server.open();
  await use(server);
  await server.close();
}

function listen(context: BrowserContext, faults: string[]): void {
  context.on('weberror', error => faults.push(String(error.error())));
  // What the page may not do by its own rules is left undone, and reported nowhere else.
  context.on('console', message => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
}

/** What somebody chose on this device before. */
export async function settle(page: Page, settings: Stored): Promise<void> {
  await page.addInitScript(
    stored => {
      if (localStorage.getItem('snowbound.settings') === null) localStorage.setItem('snowbound.settings', stored);
    },
    JSON.stringify({ motion: 'off', ...settings }),
  );
}

/** Goes to another page by a link, as people do: the app stays, which is much quicker than to load it anew. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    document.querySelector('#app > *')?.setAttribute('data-left', '');
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.locator('[data-left]').waitFor({ state: 'detached' });
}

/** The button that lists what can be chosen: it is there when somebody is asked. */
export const choicesOf = (page: Page): Locator => page.getByRole('button', { name: /choices?$/ });

/** Waits to be asked, takes the first choice of the list and confirms it. */
export async function playOnce(page: Page): Promise<void> {
  const choices = choicesOf(page);
  await choices.waitFor();
  if ((await choices.getAttribute('aria-expanded')) !== 'true') await choices.click();
  await page.locator('[data-option]').first().click();
  await page.locator('[data-confirm]').click();
  // It goes when the move is done and shown.
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
}

/** Ends what a board tells step by step: the result waits for it. */
export const STORY = '[data-story=skip], [data-story=end]';

/** Plays until the game is over. */
export async function playToTheEnd(page: Page): Promise<void> {
  const [ending, story] = [page.locator('#ending-title'), page.locator(STORY)];
  for (;;) {
    await ending.or(choicesOf(page)).or(story).first().waitFor();
    if (await ending.isVisible()) return;
    if (await choicesOf(page).isVisible()) await playOnce(page);
    else await story.first().click();
  }
}

/** The same in the page itself, which is much quicker: for tests that are about what comes after. */
export const hurryToTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async endsStory => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const until = async <Thing>(look: () => Thing | null | false): Promise<Thing> => {
      for (;;) {
        const found = look();
        if (found !== null && found !== false) return found;
        await new Promise(resolve => setTimeout(resolve, 3));
      }
    };
    for (;;) {
      const asked = await until(() => find('#ending-title') ?? find('.choices') ?? find(endsStory));
      if (asked.id === 'ending-title') return;
      if (asked.matches(endsStory)) {
        asked.click();
        continue;
      }
      if (asked.ariaExpanded !== 'true') asked.click();
      (await until(() => find('[data-option]'))).click();
      (await until(() => find('[data-confirm]:enabled'))).click();
      await until(() => find('[data-confirm]') === null);
    }
  }, STORY);

/** What stands beside the board: in tabs where there is room, in sheets above the thumb on a phone. */
export async function openSide(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  const button = page.locator('nav').getByRole('button', { name });
  await tab.or(button).first().click();
}

/** The journal, opened if it is not. */
export async function journalOf(page: Page): Promise<Locator> {
  const lines = page.locator('ol[aria-label="Journal"]');
  if (!(await lines.isVisible())) await openSide(page, 'Journal');
  return lines;
}

/** The journal says it once, or not at all; a phone's journal is closed again. */
export async function expectEntry(page: Page, text: string, isThere = true): Promise<void> {
  await expect((await journalOf(page)).getByText(text)).toHaveCount(isThere ? 1 : 0);
  await page.keyboard.press('Escape');
}

/** Who sits at the table, opened if it is not. */
export async function openPlayers(page: Page): Promise<void> {
  const hand = page.getByRole('button', { name: /Let a bot play|Take over/ }).first();
  const opener = page.locator('nav, header').getByRole('button', { name: 'Players' });
  // Beside a board they come a moment after it.
  await hand.or(opener).filter({ visible: true }).first().waitFor();
  if (!(await hand.isVisible())) await opener.click();
}
