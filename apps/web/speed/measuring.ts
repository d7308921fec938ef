import type { Page } from '@playwright/test';

/** A phone is about four times as slow as this machine. */
const SLOWER = 4;

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, two) => one - two)[Math.ceil(values.length * part) - 1] ?? Number.POSITIVE_INFINITY;

export const tell = (what: string, milliseconds: number): void => {
  process.stdout.write(`${what}: ${milliseconds.toFixed(0)} ms\n`);
};
