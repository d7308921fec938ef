import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { gameNamed, gameOf } from '@snowbound/catalogue';
import { commitmentTo } from '@snowbound/engine';
import { Table, writeRecord } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { environment, program, Shell } from './shell.ts';

const shell = new Shell();
const { fromJson, said } = shell;
const record = shell.keepGame();

describe('play', () => {
  test('options of the game are kept in the record', async () => {
    const kept = shell.path('options.txt');
    const game = ['play', 'winter-kingdom', '--seats', 'random,random', '--seed', 'o', '--record', kept];
    expect(await shell.run([...game, '--option', 'twist=roads', '--option', 'economy=furs'])).toMatchObject({
      code: 0,
    });
    const text = readFileSync(kept, 'utf8');
    expect([text.includes('roads'), text.includes('furs')]).toEqual([true, true]);
  });

  test('bots alone need no terminal: commitment, journal, scores and the seed that fits', async () => {
    const out = await said('play', 'snow-time', '--seats', 'greedy,random', '--seed', 'word', '--budget', '1');
    const commitment = /commitment: ([0-9a-f]{64})/.exec(out)?.[1];
    const seed = /Seed: ([0-9a-f]{64})/.exec(out)?.[1] ?? '';
    expect(commitmentTo(seed)).toBe(commitment);
    expect(out).toContain('Round 1 begins.');
    expect(out).toMatch(/wins\.|share the victory\./);
    expect(out).toContain('Scores');
    expect(out).not.toContain('\u001b');
  });

  test('the same seed gives the same game', async () => {
    const args = ['play', 'snow-time', '--seats', 'greedy,random,greedy', '--seed', 'again', '--budget', '2'];
    expect(await said(...args)).toBe(await said(...args));
  });

  test('a game stopped by Ctrl-C is recorded so far', async () => {
    const file = shell.path('stopped.txt');
    const args = ['play', 'snow-time', '--seats', 'greedy,greedy', '--budget', '4000', '--record', file];
    const child = spawn(process.execPath, [program, ...args], { cwd: shell.folder, env: environment() });
    child.stdout.once('data', () => child.kill('SIGINT'));
    const code = await new Promise(resolve => child.once('close', resolve));
    expect(code).toBe(130);
    expect(await fromJson('verify', file, '--json')).toMatchObject({ ok: true, over: false });
  });
});

describe('records', () => {
  test('a game of content that is no longer shipped is verified and told', async () => {
    const content = 'house-9e7d3b1b2453';
    expect((await gameNamed('silverfrost')).content.id).not.toBe(content);
    const game = await gameOf({ game: 'silverfrost', content });
    const table = new Table(game, { players: 2, seed: '5e'.repeat(32), options: {} });
    for (let move = 0; !table.isOver; move++) {
      const [question] = table.questionsTo(() => true);
      const { seat = 0, options = [] } = question ?? {};
      table.play(seat, options[move % options.length]?.move ?? '');
    }
    const file = shell.file('older.txt', writeRecord(table.record));
    const { length: moves, winners } = table;
    expect(await fromJson('verify', file, '--json')).toMatchObject({ ok: true, over: true, moves, winners });
    expect(await fromJson('replay', file, '--to', '20', '--json')).toMatchObject({ over: false, moves: 20 });
  });

  test('verify says what it found', async () => {
    const out = await said('verify', record);
    expect(out).toMatch(/moves are allowed/);
    expect(out).toMatch(/Seed: [0-9a-f]{64}/);
    const found = await fromJson('verify', record, '--json');
    expect(Object.keys(found)).toEqual(['ok', 'game', 'moves', 'over', 'winners', 'seed', 'commitment']);
    expect(found).toMatchObject({ ok: true, game: 'snow-time', over: true, commitment: commitmentTo(found.seed) });
  });

  test('verify finds a changed move, in words and as JSON', async () => {
    const changed = shell.file(
      'changed.txt',
      readFileSync(record, 'utf8').replace(/^1 0 play \S+/m, '1 0 play nothing'),
    );
    const { code, out, err } = await shell.run(['verify', changed, '--lang', 'de']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^Zug 1 .*\n$/);
    const json = await shell.run(['verify', changed, '--json']);
    expect(json.code).toBe(2);
    expect(JSON.parse(json.out)).toEqual({ ok: false, problem: expect.stringContaining('Move 1') });
  });

  test('replay tells the journal, draws the position and lists the scores', async () => {
    const out = await said('replay', record, '--to', '3');
    expect(out).toContain('Round 2 begins.');
    expect(out).toContain('● Orange');
    expect(out).toMatch(/Fruit \d+ · Fights \d+/);
    expect(out).not.toContain('Round 3 begins.');
  });

  test('replay shows a seat its own face-down choice, and spectators none', async () => {
    const seen = (...eyes: string[]) => fromJson('replay', record, '--to', '1', '--json', ...eyes);
    const [{ seat, move }] = (await seen()).answers;
    expect(move).toBeNull();
    expect((await seen('--seat', String(seat))).answers).toEqual([{ seat, move: expect.stringMatching(/^play /) }]);
  });
});

describe('scenario', () => {
  const scenario = (moves: object[]) =>
    shell.file(
      'scenario.json',
      JSON.stringify({ game: 'snow-time', players: 3, seed: 'demo', moves, show: ['waiting', 'options:0'] }),
    );

  test('prints its outcome', async () => {
    const { code, out } = await shell.run(['scenario', scenario([{ seat: 0, move: 'play 6' }])]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ ok: true, show: { waiting: [1, 2], 'options:0': [] } });
  });

  test('ends with 1 when a move is refused, saying why in the language asked for', async () => {
    const { code, out } = await shell.run(['scenario', scenario([{ seat: 0, move: 'pass' }]), '--lang', 'pl']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      at: 1,
      refused: { rule: 'ST-2.2', text: expect.stringContaining('Nie można spasować') },
    });
  });
});

test('refusing to play leaves the recorded game as it was and no new file', async () => {
  const before = [readdirSync(shell.folder).sort(), readFileSync(record, 'utf8')];
  await shell.run(['play', 'snow-time', '--seats', 'random,random', '--record', 'game.txt']);
  await shell.run(['play', 'snow-time', '--seats', 'Anna,random', '--record', 'new.txt']);
  expect([readdirSync(shell.folder).sort(), readFileSync(record, 'utf8')]).toEqual(before);
});
