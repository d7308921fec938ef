import { expect, type Page } from '@playwright/test';
import { choicesOf, expectEntry, openPlayers, openSide, playOnce, type TestServer, test } from './test-server.ts';

/** Anna lays a table for two, Ben follows the link: the game begins. */
async function sitDown(anna: Page, ben: Page, server: TestServer): Promise<void> {
  await anna.goto(server.address);
  await anna.getByRole('link', { name: 'With friends' }).first().click();
  await anna.getByText('2', { exact: true }).click();
  await anna.getByRole('button', { name: 'Create table' }).click();
  await expect(anna.getByRole('img', { name: 'QR code' })).toBeVisible();
  await ben.goto(anna.url());
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(choicesOf(anna)).toBeVisible();
  await expect(choicesOf(ben)).toBeVisible();
}

test('two browsers at one table, with chat, undo and its consent', async ({ somebody, server }) => {
  const [anna, ben] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Ben' })];
  await sitDown(anna, ben, server);
  await playOnce(anna);
  await expect(anna.locator('main')).toHaveAttribute('data-number', '1');
  await anna.getByRole('button', { name: 'Undo' }).click();
  await expect(anna.getByRole('button', { name: 'All 20 choices' })).toBeVisible();
  await playOnce(anna);
  await playOnce(anna);
  await expect(anna.getByText(/Waiting for/)).toBeVisible();
  await playOnce(ben);
  await playOnce(ben);
  await expectEntry(anna, 'Round 2 begins.');
  await expectEntry(ben, 'Round 2 begins.');

  await openSide(anna, 'Chat');
  await anna.getByLabel('Say something').fill('Brrr!');
  await anna.getByRole('button', { name: 'Send' }).click();
  await openSide(ben, 'Chat');
  await expect(ben.getByText('Brrr!')).toBeVisible();
  await ben.keyboard.press('Escape');
  await anna.keyboard.press('Escape');

  await anna.getByRole('button', { name: 'Undo' }).click();
  await anna.getByRole('button', { name: 'Ask the others' }).click();
  // She sees that they are asked, although a question is open for her.
  await expect(anna.getByText('You have asked to take back your move.')).toBeVisible();
  await expect(choicesOf(anna)).toBeVisible();
  await expect(ben.getByText('Anna would like to take back their last move')).toBeVisible();
  await ben.getByRole('button', { name: 'Agree' }).click();
  await expectEntry(ben, 'Round 2 begins.', false);
});

test('whoever is muted is heard no more, until heard again', async ({ somebody, server }) => {
  const [anna, ben] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Ben' })];
  await sitDown(anna, ben, server);
  const say = async (text: string): Promise<void> => {
    await anna.getByLabel('Say something').fill(text);
    await anna.getByRole('button', { name: 'Send' }).click();
    await expect(anna.getByText(text)).toBeVisible();
  };
  await openSide(anna, 'Chat');
  await openSide(ben, 'Chat');
  await say('Nice cards you have there.');
  await expect(ben.getByText('Nice cards you have there.')).toBeVisible();
  await ben.getByRole('button', { name: 'Mute Anna' }).click();
  await expect(ben.getByText('Nice cards you have there.')).toHaveCount(0);
  await say('Lose already!');
  // What Ben says himself comes after it on the same line, so it would have been there by now.
  await ben.getByLabel('Say something').fill('How quiet it is.');
  await ben.getByRole('button', { name: 'Send' }).click();
  await expect(ben.getByText('How quiet it is.')).toBeVisible();
  await expect(ben.getByText('Lose already!')).toHaveCount(0);

  // The server keeps who is muted, so whoever comes back asks once and says nothing.
  const asked: string[] = [];
  ben.on('request', request => {
    if (/\/mutes?$/.test(request.url())) asked.push(request.method());
  });
  await ben.reload();
  await openSide(ben, 'Chat');
  await expect(ben.getByText('How quiet it is.')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Hear Anna again' })).toBeVisible();
  await expect(ben.getByText('Lose already!')).toHaveCount(0);
  expect(asked).toEqual(['GET']);
  await ben.getByRole('button', { name: 'Hear Anna again' }).click();
  await expect(ben.getByText('Lose already!')).toBeVisible();
});

test('players speak in their colours; a spectator who takes a player’s name is marked and can be muted', async ({
  somebody,
  server,
}) => {
  const [anna, ben] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Ben' })];
  await sitDown(anna, ben, server);
  // The first letter is a Cyrillic one.
  const poser = await somebody({ name: 'Аnna' });
  await poser.goto(anna.url());
  const say = async (who: Page, text: string): Promise<void> => {
    await openSide(who, 'Chat');
    await who.getByLabel('Say something').fill(text);
    await who.getByRole('button', { name: 'Send' }).click();
    await expect(who.getByText(text)).toBeVisible();
  };
  await say(anna, 'Hello all.');
  await say(poser, 'Never mind her.');
  await openSide(ben, 'Chat');
  const own = ben.getByRole('listitem').filter({ hasText: 'Hello all.' });
  const posed = ben.getByRole('listitem').filter({ hasText: 'Never mind her.' });
  await expect(own.locator('svg')).toBeVisible();
  await expect(own).not.toContainText(/spectator|mistaken/);
  await expect(posed.locator('svg')).toHaveCount(0);
  await expect(posed).toContainText('spectator');
  await expect(posed).toContainText('easily mistaken for another name');
  await ben.getByRole('button', { name: 'Mute Аnna (spectator)' }).click();
  await expect(posed).toHaveCount(0);
  await expect(own).toBeVisible();
  await ben.getByRole('button', { name: 'Hear Аnna (spectator) again' }).click();
  await expect(posed).toBeVisible();
});

test('a spectator sees the table but none of its secrets', async ({ somebody, server }) => {
  const [anna, ben, carl] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Ben' }), await somebody({})];
  await sitDown(anna, ben, server);
  await carl.goto(anna.url());
  await expect(carl.getByText(/Waiting for/)).toBeVisible();
  await playOnce(anna);
  await expect(carl.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(choicesOf(carl)).toHaveCount(0);
  await carl.locator('[data-target]').first().click();
  await expect(carl.locator('.notice').getByText('You are watching')).toBeVisible();
});

test('a killed server is noticed and healed without a reload', async ({ somebody, ownServer: server }) => {
  const [anna, ben] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Ben' })];
  await sitDown(anna, ben, server);
  await playOnce(anna);
  await server.kill();
  await expect(anna.getByText('Connection lost')).toBeVisible();
  await server.open();
  await expect(anna.getByText('Connection lost')).toHaveCount(0);
  await playOnce(anna);
  await playOnce(ben);
  await playOnce(ben);
  await expectEntry(anna, 'Round 2 begins.');
});

test('a seat goes to a bot and back', async ({ somebody, server }) => {
  const [anna, ben] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Ben' })];
  await sitDown(anna, ben, server);
  await openPlayers(ben);
  await ben.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(ben.getByRole('button', { name: 'Take over' })).toBeVisible();
  await playOnce(anna);
  await playOnce(anna);
  await expectEntry(anna, 'Round 2 begins.');
  await ben.getByRole('button', { name: 'Take over' }).click();
  await expect(ben.getByRole('button', { name: 'Let a bot play' })).toBeVisible();
  // The bot may have chosen for this round already; in the next one Ben himself is asked.
  await playOnce(anna);
  await playOnce(anna);
  await expect(choicesOf(ben)).toBeVisible();
});

test('a place is offered by link; whoever comes takes it once the others agree', async ({ somebody, server }) => {
  const [anna, ben, carl] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Ben' }), await somebody({})];
  await sitDown(anna, ben, server);
  await openPlayers(ben);
  await ben.getByRole('button', { name: 'Offer by link' }).click();
  const link = (await ben.locator('.offer a').getAttribute('href')) ?? '';
  await carl.goto(link);
  await carl.getByLabel('Your name').fill('Carl');
  await carl.getByRole('button', { name: 'Take the place' }).click();
  await expect(carl.getByText('the others decide')).toBeVisible();
  await anna.getByRole('button', { name: 'Agree' }).click();
  await playOnce(carl);
  await openPlayers(anna);
  await expect(anna.getByText('Carl').first()).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Offer by link' })).toHaveCount(0);
});

test('whoever is invited sees what the table chose before sitting down', async ({ somebody, server }) => {
  const [anna, ben] = [await somebody({ name: 'Anna' }), await somebody({ name: 'Ben', locale: 'de' })];
  await anna.goto(`${server.address}/new/friends?game=winter-kingdom`);
  await anna.getByLabel('Coins to begin with').selectOption('even');
  await anna.getByLabel('Twist').selectOption('none');
  await anna.getByRole('button', { name: 'Create table' }).click();
  await expect(anna.getByRole('region', { name: 'Different from usual' })).toBeVisible();
  await ben.goto(anna.url());
  const chosen = ben.getByRole('region', { name: 'Anders als üblich' });
  await expect(chosen.getByRole('term')).toHaveText(['Twist', 'Münzen zu Beginn']);
  await expect(chosen.getByRole('definition')).toHaveText(['Kein Twist', 'ausgeglichen (Hausregel)']);
});
