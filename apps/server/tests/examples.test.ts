import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Snapshot } from '@snowbound/protocol';
import { describe, expect, test } from 'vitest';
import { OwnServer } from './own-server.ts';
import { createTable, invite } from './programs.ts';
import { playToTheEnd } from './visitor.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const server = new OwnServer();
const { visitor } = server;

describe('the examples play whole games', () => {
  const python = ['python3', join(root, 'examples/random_bot.py')];
  const typeScript = [
    process.execPath,
    join(root, 'node_modules/tsx/dist/cli.mjs'),
    join(root, 'examples/random-bot.ts'),
  ];

  function run(
    [program = '', ...args]: readonly string[],
    token: string,
  ): Promise<{ code: number | null; said: string }> {
    const child: ChildProcess = spawn(program, [...args, server.address], {
      env: { ...process.env, SNOWBOUND_TOKEN: token },
    });
    let said = '';
    child.stdout?.on('data', text => (said += text));
    child.stderr?.on('data', text => (said += text));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', code => resolve({ code, said }));
    });
  }
  const won = ({ winners }: Snapshot) => ({
    code: 0,
    said: `The game is over; seats that won: ${winners.join(', ')}\n`,
  });

  test('python3 is on this machine', () => {
    expect(spawnSync('python3', ['--version']).status, 'python3 is missing; the Python example needs it').toBe(0);
  });

  test.each([
    ['Python', python],
    ['TypeScript', typeScript],
  ])('%s against a person, who gets a rematch with the place open again', async (_language, program) => {
    const anna = visitor();
    const id = await createTable(anna, 'you', 'open');
    const { token } = await invite(anna, id, 1);
    const running = run(program, token);
    const over = await Promise.race([playToTheEnd(id, [anna]), failed(running)]);
    expect(await running).toEqual(won(over));
    const rematch = await anna.post<{ id: string }>(`/api/tables/${id}/rematch`);
    expect(await anna.get(`/api/tables/${rematch.id}`)).toMatchObject({
      status: 'open',
      places: [{}, { kind: 'open' }],
    });
  });

  test('TypeScript against Python, at a table of a host who only looks on', async () => {
    const anna = visitor();
    const id = await createTable(anna, 'open', 'open');
    const [one, two] = [await invite(anna, id, 0), await invite(anna, id, 1)];
    const ended = await Promise.all([run(typeScript, one.token), run(python, two.token)]);
    const over = await anna.get(`/api/tables/${id}`);
    expect(over.status).toBe('over');
    expect(ended).toEqual([won(over), won(over)]);
  });

  test('a token that is no good is said, and the program ends', async () => {
    for (const program of [python, typeScript]) {
      const { code, said } = await run(program, 'A'.repeat(43));
      expect(code).not.toBe(0);
      expect(said).toContain('no-token');
    }
  });
});

/** Rejects with what a program said if it fails. */
async function failed(running: Promise<{ code: number | null; said: string }>): Promise<never> {
  const { code, said } = await running;
  if (code !== 0) throw new Error(said);
  return new Promise(() => undefined);
}
