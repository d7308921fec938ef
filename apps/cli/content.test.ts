import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workshop, workshopFile } from '../../games/silverfrost/cards/workshop.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'snowbound-content-'));
const sound = join(folder, 'sound.json');
const broken = join(folder, 'broken.json');

/** Runs the built program as a shell would, without a terminal. */
function snowbound(...args: readonly string[]) {
  return new Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>(resolve => {
    const program = join(repository, 'apps/cli/dist/main.js');
    const env = { PATH: process.env['PATH'], LANG: 'C' };
    const child = execFile(process.execPath, [program, ...args], { cwd: folder, env }, (_error, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });
}

beforeAll(() => {
  execFileSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-b', 'apps/cli'], { cwd: repository });
  writeFileSync(sound, JSON.stringify(workshopFile));
  const [farm, ...rest] = workshopFile.cards;
  writeFileSync(broken, JSON.stringify({ ...workshopFile, cards: [{ ...farm, copies: 7, colour: 'pink' }, ...rest] }));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('content', () => {
  test('check says that a file is sound and how records will name it', async () => {
    const { code, out } = await snowbound('content', 'check', sound);
    expect([code, out]).toEqual([0, `${sound} is sound. Records will name it ${workshop.id}.\n`]);
  });

  test('check names file, card and field of every problem, and ends with 2', async () => {
    const { code, err } = await snowbound('content', 'check', broken);
    expect(code).toBe(2);
    expect(err).toMatch(/content\.cards\[0\] \(farm\)\.colour.*pink/);
    expect(err).toMatch(/broken\.json: 1 problem\./);
  });

  test('template prints a set to fill in, which check then goes through', async () => {
    const { out } = await snowbound('content', 'template');
    expect(JSON.parse(out)).toMatchObject({ name: 'my-box', cards: expect.any(Array) });
    const template = join(folder, 'template.json');
    writeFileSync(template, out);
    const { code, err } = await snowbound('content', 'check', template);
    expect(code).toBe(2);
    expect(err).toMatch(/content\.cards: there are 5, but there must be 123\./);
    expect(err).toMatch(/\(a-green-card\)\.name\.pl/);
  });

  test('play and simulate with it; a record names it', async () => {
    const record = join(folder, 'game.txt');
    const seats = ['--seats', 'random,random', '--seed', 'own'];
    const played = await snowbound('play', 'silverfrost', ...seats, '--content', sound, '--record', record);
    expect(played.out).toMatch(/The farm/);
    expect(readFileSync(record, 'utf8')).toContain(workshop.id);
    const simulated = await snowbound('simulate', 'silverfrost', '--games', '4', '--content', sound, '--json');
    expect(JSON.parse(simulated.out)).toMatchObject({ games: 4 });
  });

  test('a broken file is refused before anything begins', async () => {
    const { code, err } = await snowbound('play', 'silverfrost', '--seats', 'random,random', '--content', broken);
    expect(code).toBe(2);
    expect(err).toMatch(/pink/);
  });
});
