import { execFileSync, spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { environment, program, Shell } from './shell.ts';

const shell = new Shell();
const { said } = shell;

describe('what a person reads', () => {
  test('rules carry their ids and the mark of what is ours', async () => {
    const out = await said('rules', 'snow-time', '--lang', 'de');
    expect(out).toContain('ST-2.2');
    expect(out).toContain('ST-6.3 (eigener Wert)');
    expect(out).toContain('ST-2.4 (erschlossen)');
  });

  test('games lists games and bots', async () => {
    const out = await said('games');
    expect(out).toMatch(/snow-time +Snow Time +2–5 players/);
    expect(out).toMatch(/greedy +\S/);
  });

  test('help and version', async () => {
    expect(await said('--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(await said('--help')).toContain('Usage: snowbound');
    expect(await said('simulate', '--help', '--lang', 'pl')).toMatch(/^Użycie: snowbound simulate \[opcje\] GAME/);
    expect(await said('help', '--lang', 'de')).toContain('Befehle:');
  });

  test('the language is that of the system unless said otherwise', async () => {
    const first = async (env: Record<string, string>, ...args: string[]) =>
      (await shell.run(['games', ...args], env)).out.split('\n')[0];
    expect(await first({ LANG: 'de_DE.UTF-8' })).toBe('Spiele');
    expect(await first({ LANG: 'de_DE.UTF-8', LC_ALL: 'pl_PL.UTF-8' })).toBe('Gry');
    expect(await first({ LANG: 'fr_FR.UTF-8' })).toBe('Games');
    expect(await first({ LANG: 'de_DE.UTF-8' }, '--lang', 'en')).toBe('Games');
  });

  test('a reader who stops reading is no error', async () => {
    const child = spawn(process.execPath, [program, 'play', 'snow-time', '--seats', 'random,random'], {
      env: environment(),
    });
    let err = '';
    child.stderr.on('data', text => (err += text));
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await new Promise(resolve => child.once('close', resolve))).toBe(0);
    expect(err).toBe('');
  });
});

const hasScript = (() => {
  try {
    return execFileSync('script', ['--version'], { encoding: 'utf8' }).includes('util-linux');
  } catch {
    return false;
  }
})();

describe.skipIf(!hasScript)('in a real terminal', () => {
  /** Runs the program in a pseudo-terminal and presses `keys` whenever something is asked. */
  function inTerminal(args: string, keys: string, env: Record<string, string> = {}) {
    const command = `stty rows 24 cols 80; ${process.execPath} ${program} ${args}`;
    const child = spawn('script', ['-qec', command, '/dev/null'], { env: environment({ TERM: 'xterm', ...env }) });
    let out = '';
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString();
      if (text.includes('❯')) setTimeout(() => child.stdin.writable && child.stdin.write(keys), 15);
    });
    return new Promise<{ code: number | null; out: string }>(resolve =>
      child.once('close', code => resolve({ code, out })),
    );
  }

  test('a whole game with the Enter key, from the picker to the seed', async () => {
    const { code, out } = await inTerminal('play --players 3 --seed pty --budget 1', '\r');
    expect(code).toBe(0);
    expect(out).toContain('Which game?');
    expect(out.slice(out.lastIndexOf('\u001b[?1049l'))).toMatch(/Scores[\s\S]*Seed: [0-9a-f]{64}/);
  });

  test('Ctrl-C gives the terminal back and ends with 130; NO_COLOR is heeded', async () => {
    const { code, out } = await inTerminal('play snow-time --seed pty', '\u0003', { NO_COLOR: '1' });
    expect(code).toBe(130);
    expect(out.slice(out.lastIndexOf('\u001b[?1049l'))).toContain('Stopped before the end.');
    expect(out).toContain('\u001b[?25h');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a colour begins with this one
    expect(out).not.toMatch(/\u001b\[[0-9;]*m/);
  });
});
