import { expect, type Page } from '@playwright/test';
import { begun, isNearTheEnd, openKingdom } from '../tests/kingdom.ts';
import { settle, test } from '../tests/test-server.ts';
import { ANSWER_MILLISECONDS, percentile, reloadUntilLogged, slowDown, tell } from './measuring.ts';

const BOARD_MILLISECONDS = 500;
const OPENING_MILLISECONDS = 1200;
const SLOW_FRAME_MILLISECONDS = 33;
const SLOW_FRAMES = 0.05;

/** Late in a game of four the map is as full as it gets. */
const late = () => begun({ players: 4, seed: 'late', options: { start: '0', twist: 'none' } }, isNearTheEnd(9));

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** When a page that is opened began to draw its first view, and when the frame with the map on it was shown. */
interface Opening {
  readonly drawing: number;
  readonly painted: number;
}

/** Tells on every page from now on when its first view came and when its map was shown. */
async function noteMap(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Frame = PerformanceEntry & { readonly presentationTime?: number };
    const frames: Frame[] = [];
    new PerformanceObserver(list => frames.push(...list.getEntries())).observe({ type: 'long-animation-frame' });
    /** The browser tells when a long frame came to the screen; of a short one only when the next began is known. */
    const tell = async (next: number): Promise<void> => {
      const from = performance.getEntriesByName('drawing')[0]?.startTime ?? Number.NaN;
      const holds = ({ startTime, duration }: Frame): boolean => startTime <= from && from <= startTime + duration;
      // The observer is called a moment after the frame.
      for (let wait = 0; wait < 20 && !frames.some(holds); wait++) await new Promise(requestAnimationFrame);
      // biome-ignore lint/suspicious/noConsole: this is how the page tells the test.
      console.info('map', from, Math.max(frames.find(holds)?.presentationTime ?? 0, next));
    };
    const look = (): void => {
      if (document.querySelector('.world .land path') === null) requestAnimationFrame(look);
      else requestAnimationFrame(next => void tell(next));
    };
    requestAnimationFrame(look);
  });
}

test('on a slow device the map of a late game of four is painted soon', async ({ page, server }) => {
  await settle(page, {});
  await noteMap(page);
  await openKingdom(page, server, late(), 'random');
  await page.locator('[data-target="space 426"]').waitFor();
  await slowDown(page);
  const openings: Opening[] = [];
  for (let time = 0; time < 7; time++) {
    const [drawing = Number.NaN, painted = Number.NaN] = await reloadUntilLogged(page, 'map');
    openings.push({ drawing, painted });
  }
  const board = median(openings.map(({ drawing, painted }) => painted - drawing));
  const whole = median(openings.map(({ painted }) => painted));
  tell('Winter Kingdom, first paint of the board from its first view on, median of seven', board);
  tell('Winter Kingdom, opening a running table to its map, median of seven', whole);
  expect(board).toBeLessThan(BOARD_MILLISECONDS);
  expect(whole).toBeLessThan(OPENING_MILLISECONDS);
});

test('on a slow device a touch is answered at once late in a game of four', async ({ page, server }) => {
  await settle(page, {});
  await openKingdom(page, server, late(), 'random');
  await page.locator('.choices').waitFor();
  await slowDown(page);
  const targets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-offered], .ability.offered')].flatMap(
      ({ dataset }) => dataset['target'] ?? [],
    ),
  );
  expect(targets.length).toBeGreaterThan(1);
  const answers: number[] = [];
  for (let touch = 0; touch < 40; touch++) {
    const took = await page.evaluate(
      async target => {
        const start = performance.now();
        document.querySelector(`[data-target="${target}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return document.querySelector('[data-confirm], .meant') === null
          ? Number.POSITIVE_INFINITY
          : performance.now() - start;
      },
      targets[touch % targets.length] ?? '',
    );
    answers.push(took);
  }
  tell('Winter Kingdom, touch to visible answer, p95', percentile(answers, 0.95));
  expect(percentile(answers, 0.95)).toBeLessThan(ANSWER_MILLISECONDS);
});

/** The times between frames while something goes on. */
async function framesWhile(page: Page, deed: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const look = (now: number): void => {
      frames.push(now - last);
      last = now;
      if (!('ended' in frames)) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { frames });
  });
  await deed();
  return page.evaluate(() => {
    const { frames } = window as unknown as { frames: number[] };
    const all = frames.slice(1);
    Object.assign(frames, { ended: true });
    return all;
  });
}

test('on a slow device the map is pushed and zoomed without dropping frames', async ({ page, server }) => {
  await settle(page, {});
  await openKingdom(page, server, late(), 'random');
  await page.locator('.choices').waitFor();
  const box = await page.locator('.pane').boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await page.mouse.move(middle.x, middle.y);
  for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, -120);
  await slowDown(page);
  const pushed = await framesWhile(page, async () => {
    await page.mouse.down();
    for (let step = 0; step < 120; step++) {
      await page.mouse.move(middle.x + 120 * Math.sin(step / 12), middle.y + 80 * Math.sin(step / 9));
    }
    await page.mouse.up();
  });
  const zoomed = await framesWhile(page, async () => {
    for (let notch = 0; notch < 80; notch++) await page.mouse.wheel(0, notch % 40 < 20 ? -40 : 40);
  });
  const slowPart = (frames: readonly number[]): number =>
    frames.filter(milliseconds => milliseconds > SLOW_FRAME_MILLISECONDS).length / frames.length;
  for (const [what, frames] of Object.entries({ pushing: pushed, zooming: zoomed })) {
    process.stdout.write(
      `Winter Kingdom, ${what}: ${(100 * slowPart(frames)).toFixed(1)} % of ${frames.length} frames slow\n`,
    );
  }
  expect(slowPart([...pushed, ...zoomed])).toBeLessThan(SLOW_FRAMES);
});
