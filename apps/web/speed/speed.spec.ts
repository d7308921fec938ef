import { expect } from '@playwright/test';
import { settle, test } from '../tests/test-server.ts';
import {
  ANSWER_MILLISECONDS,
  LONGEST_TASK_MILLISECONDS,
  longestTask,
  noteLongTasks,
  noteOpening,
  openingTime,
  percentile,
  slowDown,
  tell,
  touchToAnswer,
} from './measuring.ts';

/** A benchmark, not a test: it means something only on an idle machine, so the test command leaves it out. */

const OPENING_MILLISECONDS = 1000;

test('on a slow device a touch is answered at once, and thinking bots stop nobody', async ({ page, server }) => {
  await settle(page, {});
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('[data-target="hand 0 1"]').waitFor();
  await slowDown(page);
  await noteLongTasks(page);
  const answers: number[] = [];
  for (let touch = 0; touch < 20; touch++) answers.push(await touchToAnswer(page, `hand 0 ${(touch % 7) + 1}`));
  await page.locator('[data-confirm]').click();
  await expect(page.locator('main')).not.toHaveAttribute('data-number', /^[0-2]$/);
  const longest = await longestTask(page);
  tell('touch to visible answer, p95', percentile(answers, 0.95));
  tell('longest task', longest);
  expect(percentile(answers, 0.95)).toBeLessThan(ANSWER_MILLISECONDS);
  expect(longest).toBeLessThan(LONGEST_TASK_MILLISECONDS);
});

test('on a slow device a running table opens within a second', async ({ page, server }) => {
  await settle(page, {});
  await noteOpening(page);
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('[data-target]').first().waitFor();
  await slowDown(page);
  const opened = await openingTime(page);
  tell('opening a running table, median of five', opened);
  expect(opened).toBeLessThan(OPENING_MILLISECONDS);
});
