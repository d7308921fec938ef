import { expect } from '@playwright/test';
import { openRecord, playOn, recordUpTo } from '../tests/silverfrost-table.ts';
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

/** Silverfrost on a slow device, late in a game of four with full cities. */

const OPENING_MILLISECONDS = 1500;
const CARDS = 11;

const inSpring = () => {
  for (let game = 0; game < 200; game++) {
    const record = recordUpTo(`speed-${game}`, 4, ({ players }, moves) => {
      const areThere = players[0]?.season === 'spring' && players.every(({ city }) => city.length >= CARDS - 3);
      return areThere && (players[0]?.city.length ?? 0) >= CARDS && moves.some(move => move.startsWith('worker '));
    });
    if (record !== null) return record;
  }
  throw new Error('no such game');
};

test('Silverfrost on a slow device: opening, touching, bots', async ({ page, server }) => {
  await settle(page, {});
  await noteOpening(page);
  await openRecord(page, server, 'speed', inSpring());
  await slowDown(page);
  const opened = await openingTime(page);
  await page.locator('.choices').waitFor();
  await noteLongTasks(page);
  const targets = await page
    .locator('[data-offered]')
    .evaluateAll(things => things.map(thing => thing.getAttribute('data-target')));
  const answers: number[] = [];
  for (let touch = 0; touch < 30; touch++)
    answers.push(await touchToAnswer(page, targets[touch % targets.length] ?? ''));
  await page.keyboard.press('Escape');
  await playOn(page, 4);
  await page.locator('.choices').or(page.locator('#ending-title')).first().waitFor();
  const longest = await longestTask(page);
  tell('Silverfrost: opening a running table of four, median of five', opened);
  tell('Silverfrost: touch to visible answer, p95', percentile(answers, 0.95));
  tell('Silverfrost: longest task', longest);
  expect(opened).toBeLessThan(OPENING_MILLISECONDS);
  expect(percentile(answers, 0.95)).toBeLessThan(ANSWER_MILLISECONDS);
  expect(longest).toBeLessThan(LONGEST_TASK_MILLISECONDS);
});
