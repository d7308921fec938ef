import { expect } from '@playwright/test';
import { choicesOf, test } from './test-server.ts';

test('a second device is linked by a code that works once', async ({ somebody, server }) => {
  const [laptop, phone, stranger] = [await somebody({ name: 'Anna' }), await somebody({}), await somebody({})];
  await laptop.goto(`${server.address}/new/friends?game=snow-time`);
  await laptop.getByRole('button', { name: 'Create table' }).click();
  await laptop.getByRole('button', { name: 'Start with bots' }).click();
  await expect(choicesOf(laptop)).toBeVisible();
  const table = laptop.url();

  await laptop.goto(`${server.address}/settings`);
  await laptop.getByRole('button', { name: 'Make a code' }).click();
  const code = (await laptop.locator('output').textContent()) ?? '';
  expect(code).toMatch(/^\d{4} \d{4}$/);

  await phone.goto(table);
  await expect(phone.getByText(/Waiting for/)).toBeVisible();
  const enter = async (page: typeof phone): Promise<void> => {
    await page.goto(`${server.address}/settings`);
    await page.getByLabel('Code from the other device').fill(code);
    await page.getByRole('button', { name: 'Link this device' }).click();
  };
  await enter(phone);
  await expect(phone.getByText('This device now belongs to Anna.')).toBeVisible();
  await expect(phone.getByLabel('Your name')).toHaveValue('Anna');
  await phone.goto(table);
  await expect(choicesOf(phone)).toBeVisible();
  await phone.goto(server.address);
  await expect(phone.locator(`a[href="${new URL(table).pathname}"]`)).toBeVisible();

  await enter(stranger);
  await expect(stranger.getByText('That code is wrong, used or too old.')).toBeVisible();
});
