import type { Page } from '@playwright/test';

/** A phone is about four times as slow as this machine. */
const SLOWER = 4;

export const ANSWER_MILLISECONDS = 100;
export const LONGEST_TASK_MILLISECONDS = 200;

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, two) => one - two)[Math.ceil(values.length * part) - 1] ?? Number.POSITIVE_INFINITY;

export const tell = (what: string, milliseconds: number): void => {
  process.stdout.write(`${what}: ${milliseconds.toFixed(0)} ms\n`);
};

/** From now on long tasks are noted. */
export const noteLongTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    const observer = new PerformanceObserver(list => long.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'longtask' });
  });

export const longestTask = async (page: Page): Promise<number> =>
  Math.max(0, ...(await page.evaluate(() => (window as unknown as { long: number[] }).long)));

/** How long it takes from a touch until what can be confirmed stands there. */
export const touchToAnswer = (page: Page, target: string): Promise<number> =>
  page.evaluate(async touched => {
    const start = performance.now();
    document.querySelector<HTMLElement>(`[data-target="${touched}"]`)?.click();
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isAnswered = document.querySelector('[data-confirm], .deeds .button:not(.choices)') !== null;
    return isAnswered ? performance.now() - start : Number.POSITIVE_INFINITY;
  }, target);

/** Tells when the first thing that can be touched is there, on every page from now on. */
export async function noteOpening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('[data-target]') === null) requestAnimationFrame(look);
      // biome-ignore lint/suspicious/noConsole: this is how the page tells the test.
      else console.info('opened', performance.now());
    };
    requestAnimationFrame(look);
  });
}

/**
 * Loads the page anew; the numbers it tells after `word`. The page is not asked for them: Playwright would load code of
 * its own into it, which takes a slow device 70 ms of what is to be measured.
 */
export async function reloadUntilLogged(page: Page, word: string): Promise<readonly number[]> {
  const told = page.waitForEvent('console', message => message.text().startsWith(`${word} `));
  await page.reload({ waitUntil: 'commit' });
  return (await told).text().split(' ').slice(1).map(Number);
}

/** The median of five openings. */
export async function openingTime(page: Page): Promise<number> {
  const opened: number[] = [];
  for (let time = 0; time < 5; time++) opened.push(...(await reloadUntilLogged(page, 'opened')));
  return percentile(opened, 0.5);
}
