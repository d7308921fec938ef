import { execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitmentTo } from '@snowbound/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTextFile } from './src/files.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const program = join(repository, 'apps/cli/dist/main.js');
const folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
const record = join(folder, 'game.txt');
/** The user that owns nothing. */
const NOBODY = 65534;

interface Ending {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const environment = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LANG: 'C',
  ...more,
});

/** Runs the built program as a shell would, without a terminal. */
function snowbound(args: readonly string[], env: Record<string, string> = {}): Promise<Ending> {
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { cwd: folder, env: environment(env) },
      (_error, out, err) => resolve({ code: child.exitCode, out, err }),
    );
    child.stdin?.end();
  });
}

const said = async (...args: string[]): Promise<string> => (await snowbound(args)).out;
const fromJson = async (...args: string[]) => JSON.parse(await said(...args));

function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

beforeAll(async () => {
  execFileSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-b', 'apps/cli'], { cwd: repository });
  await snowbound(['play', 'snow-time', '--seats', 'random,random,random', '--seed', 'kept', '--record', record]);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('play', () => {
  test('options of the game are kept in the record', async () => {
    const kept = join(folder, 'options.txt');
    const game = ['play', 'winter-kingdom', '--seats', 'random,random', '--seed', 'o', '--record', kept];
    expect(await snowbound([...game, '--option', 'twist=roads', '--option', 'economy=furs'])).toMatchObject({
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
    const file = join(folder, 'stopped.txt');
    const args = ['play', 'snow-time', '--seats', 'greedy,greedy', '--budget', '20000', '--record', file];
    const child = spawn(process.execPath, [program, ...args], { cwd: folder, env: environment() });
    child.stdout.once('data', () => child.kill('SIGINT'));
    const code = await new Promise(resolve => child.once('close', resolve));
    expect(code).toBe(130);
    expect(await fromJson('verify', file, '--json')).toMatchObject({ ok: true, over: false });
  }, 20_000);
});

describe('simulate', () => {
  const FACTS = [
    'bots',
    'budget',
    'ended',
    'game',
    'games',
    'meanMoves',
    'meanScores',
    'moves',
    'players',
    'seed',
    'winShareIntervals',
    'winShares',
  ];
  const SPEED = ['movesPerSecond', 'playoutsPerSecond', 'seconds', 'workers'];
  const facts = (result: Record<string, unknown>) => Object.fromEntries(FACTS.map(key => [key, result[key]]));

  test.each([
    ['random', '1100'],
    ['greedy,random', '45'],
  ])('%s gives the same results on any number of threads', async (bots, games) => {
    const args = [
      'simulate',
      'snow-time',
      '--players',
      '3',
      '--games',
      games,
      '--seed',
      's',
      '--bots',
      bots,
      '--budget',
      '1',
      '--json',
    ];
    const [one, three] = await Promise.all([fromJson(...args, '--workers', '1'), fromJson(...args, '--workers', '3')]);
    expect(Object.keys(one).sort()).toEqual([...FACTS, ...SPEED].sort());
    expect(facts(one)).toEqual(facts(three));
    expect(one.ended).toBe(Number(games));
    expect(one.winShares.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1);
  });

  test('intervals hold the share; two people have two scores, though four colours play', async () => {
    const result = await fromJson('simulate', 'snow-time', '--players', '2', '--games', '50', '--json');
    expect(result.meanScores).toHaveLength(2);
    for (const [person, [low, high]] of result.winShareIntervals.entries()) {
      expect(low).toBeLessThan(result.winShares[person]);
      expect(high).toBeGreaterThan(result.winShares[person]);
    }
  });

  test('without --json a summary in the reader’s language', async () => {
    const out = await said('simulate', 'snow-time', '--games', '20', '--seed', 's', '--lang', 'de');
    expect(out).toContain('20 Partien mit 3 Personen, Startwert s');
    expect(out).toContain('95-%-Intervall');
  });
});

describe('simulate --solo', () => {
  test('each bot against each level, with intervals that hold what they are of; the same on any number of threads', async () => {
    const args = ['simulate', 'silverfrost', '--solo', 'all', '--games', '30', '--seed', 's', '--json'];
    const [one, two] = await Promise.all(['1', '2'].map(workers => fromJson(...args, '--workers', workers)));
    expect(one).toEqual(two);
    expect(Object.keys(one)).toEqual(['game', 'games', 'budget', 'seed', 'levels']);
    expect(one.levels.map(({ level }: { level: string }) => level)).toEqual(['1', '2', '3', '4']);
    for (const row of one.levels) {
      expect(Object.keys(row)).toEqual([
        ...['level', 'bot', 'ended', 'meanScore', 'meanScoreInterval', 'automaMeanScore', 'automaMeanScoreInterval'],
        ...['automaWinShare', 'automaWinShareInterval'],
      ]);
      expect(row.ended).toBe(30);
      for (const key of ['meanScore', 'automaMeanScore', 'automaWinShare']) {
        const [low, high] = row[`${key}Interval`];
        expect(low).toBeLessThanOrEqual(row[key]);
        expect(high).toBeGreaterThanOrEqual(row[key]);
      }
    }
  });

  test('one level of one bot, in the reader’s language', async () => {
    const out = await said(...'simulate silverfrost --solo 2 --games 3 --seed s --lang de'.split(' '));
    expect(out).toContain('Klaue: Punkte im Mittel');
    expect(out.trim().split('\n')).toHaveLength(4);
  });

  test('a game against Paws tells his steps one by one, and that he has won', async () => {
    const out = await said(...'play silverfrost --seats random --seed b --option paws=2'.split(' '));
    const lines = out.split('\n');
    expect(
      lines.some(line => /^Paws turns up Map \d: Cave (top|bottom) (left|right), arrow (up|down)\.$/.test(line)),
    ).toBe(true);
    expect(lines.filter(line => /^Scheme \d+ on Map \d, /.test(line)).length).toBeGreaterThan(20);
    expect(lines.some(line => line.startsWith('Plan B: ') && line.includes('next possible place: '))).toBe(true);
    expect(lines).toContain('Paws – victory!');
    expect(lines.some(line => /^. Paws +Paws +\d+ /.test(line))).toBe(true);
  });

  test('a plain simulation with one player tells of Paws too', async () => {
    const result = await fromJson('simulate', 'silverfrost', '--players', '1', '--games', '5', '--json');
    expect(result.meanScores).toHaveLength(1);
    expect(result.automa.winShare + result.winShares[0]).toBeCloseTo(1);
    expect(await said(...'simulate silverfrost --players 1 --games 2'.split(' '))).toMatch(/^2 +Paws/m);
  });
});

describe('records', () => {
  test('verify says what it found', async () => {
    const out = await said('verify', record);
    expect(out).toMatch(/moves are allowed/);
    expect(out).toMatch(/Seed: [0-9a-f]{64}/);
    const found = await fromJson('verify', record, '--json');
    expect(Object.keys(found)).toEqual(['ok', 'game', 'moves', 'over', 'winners', 'seed', 'commitment']);
    expect(found).toMatchObject({ ok: true, game: 'snow-time', over: true, commitment: commitmentTo(found.seed) });
  });

  test('verify finds a changed move, in words and as JSON', async () => {
    const changed = file('changed.txt', readFileSync(record, 'utf8').replace(/^1 0 play \S+/m, '1 0 play nothing'));
    const { code, out, err } = await snowbound(['verify', changed, '--lang', 'de']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^Zug 1 .*\n$/);
    const json = await snowbound(['verify', changed, '--json']);
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
    file(
      'scenario.json',
      JSON.stringify({ game: 'snow-time', players: 3, seed: 'demo', moves, show: ['waiting', 'options:0'] }),
    );

  test('prints its outcome', async () => {
    const { code, out } = await snowbound(['scenario', scenario([{ seat: 0, move: 'play 6' }])]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ ok: true, show: { waiting: [1, 2], 'options:0': [] } });
  });

  test('ends with 1 when a move is refused, saying why in the language asked for', async () => {
    const { code, out } = await snowbound(['scenario', scenario([{ seat: 0, move: 'pass' }]), '--lang', 'pl']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      at: 1,
      refused: { rule: 'ST-2.2', text: expect.stringContaining('Nie można spasować') },
    });
  });
});

describe('what a person reads', () => {
  test('rules carry their ids and the mark of what is ours', async () => {
    const out = await said('rules', 'snow-time', '--lang', 'de');
    expect(out).toContain('ST-2.2');
    expect(out).toContain('ST-6.3 (Hauswert)');
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
      (await snowbound(['games', ...args], env)).out.split('\n')[0];
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

describe('arena', () => {
  const meeting = ['arena', 'snow-time', '--players', '3', '--bots', 'hard@40,random', '--seed', 'meet', '--json'];

  test('everybody meets everybody, the same on any number of threads', async () => {
    const args = [...meeting, '--games', '9', '--no-stop', '--bots', 'easy@20,greedy@2,random'];
    const [one, two] = [await fromJson(...args, '--workers', '1'), await fromJson(...args, '--workers', '2')];
    expect({ ...one, seconds: 0, workers: 0 }).toEqual({ ...two, seconds: 0, workers: 0 });
    expect(Object.keys(one)).toEqual(['game', 'players', 'seed', 'meetings', 'standings', 'seconds', 'workers']);
    const pairs = one.meetings.map((met: { one: string; other: string }) => `${met.one} ${met.other}`);
    expect(pairs).toEqual(['easy@20 greedy@2', 'easy@20 random', 'greedy@2 random']);
    for (const { games, share, interval, par, isStoppedEarly } of one.meetings) {
      expect({ games, par, isStoppedEarly }).toEqual({ games: 9, par: 1 / 3, isStoppedEarly: false });
      expect(interval[0]).toBeLessThanOrEqual(share);
      expect(interval[1]).toBeGreaterThanOrEqual(share);
    }
    const sum = one.standings.reduce((total: number, { elo }: { elo: number }) => total + elo, 0);
    expect(Math.abs(sum)).toBeLessThan(4);
  });

  test('it stops when it is certain, and the page holds the plots', async () => {
    const page = join(folder, 'arena.html');
    const args = ['arena', 'winter-kingdom', '--bots', 'easy@6,random', '--games', '200', '--seed', 'sure', '--json'];
    const { meetings, standings } = await fromJson(...args, '--html', page);
    expect(meetings[0]).toMatchObject({ one: 'easy@6', other: 'random', isStoppedEarly: true });
    expect(meetings[0].games).toBeLessThan(200);
    expect(standings[0].bot).toBe('easy@6');
    expect(readFileSync(page, 'utf8').match(/<svg /g)).toHaveLength(2);
  });

  test('people read it as a table', async () => {
    const { code, out, err } = await snowbound([...meeting.slice(0, -1), '--games', '3']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Elo/);
    expect(out).toMatch(/hard@40 +against random +\d/);
  });
});

describe('lab', () => {
  const trial = ['lab', 'snow-time', '--players', '3', '--games', '3', '--budget', '30', '--seed', 'a'];

  test('the same seed and counted budget find the same, on any number of threads; the keys are stable', async () => {
    const [one, two] = [
      await fromJson(...trial, '--json', '--workers', '1'),
      await fromJson(...trial, '--json', '--workers', '2'),
    ];
    expect({ ...two, seconds: 0, workers: 0 }).toEqual({ ...one, seconds: 0, workers: 0 });
    expect(Object.keys(one)).toEqual([
      ...['game', 'content', 'players', 'games', 'bot', 'budget', 'seed', 'firstPlayer', 'length', 'score', 'sources'],
      ...['groups', 'outliers', 'seconds', 'workers'],
    ]);
    expect(one).toMatchObject({ game: 'snow-time', players: 3, games: 3, bot: 'hard', budget: '30' });
    expect(Object.keys(one.groups[0].things[0])).toEqual([
      ...['thing', 'playRate', 'uses', 'points', 'differenceDrawn', 'differencePlayed'],
    ]);
  });

  test('points by source add up to the score, and the plots are written', async () => {
    const args = ['lab', 'silverfrost', '--games', '1', '--budget', '1', '--seed', 'a', '--json', '--workers', '1'];
    const { sources, score, groups } = await fromJson(...args, '--svg', folder, '--html', join(folder, 'lab.html'));
    const sum = sources.reduce((total: number, { mean }: { mean: { value: number } }) => total + mean.value, 0);
    expect(sum).toBeCloseTo(score.value, 10);
    expect(groups[0].things.length).toBeGreaterThan(40);
    expect(readFileSync(join(folder, 'silverfrost-cards-rate.svg'), 'utf8')).toMatch(/^<svg .*<\/svg>$/s);
    expect(readFileSync(join(folder, 'lab.html'), 'utf8')).toContain('<h1>Lab: Silverfrost</h1>');
  });

  test('Winter Kingdom: every ability and scoring card is looked at', async () => {
    const args = ['lab', 'winter-kingdom', '--games', '1', '--budget', '1', '--seed', 'a', '--json', '--workers', '1'];
    const { groups, length } = await fromJson(...args);
    expect(groups.map(({ things }: { things: unknown[] }) => things.length)).toEqual([25, 18]);
    expect(groups[1].things.filter(({ points }: { points: unknown }) => points !== null)).toHaveLength(3);
    expect(length.unit).toBe('rounds');
  });

  test('people read it as tables, in their language', async () => {
    const { code, out, err } = await snowbound([...trial, '--lang', 'de']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Siege des Startspielers: \d/);
    expect(out).toMatch(/Länge in Runden/);
  });
});

describe('train and suggest', () => {
  test('training prints the weights as their module, the same for the same seed', async () => {
    const args = [
      'train',
      'snow-time',
      '--players',
      '3',
      '--games',
      '4',
      '--rounds',
      '2',
      '--budget',
      '9',
      '--seed',
      'a',
    ];
    const out = await said(...args);
    expect(out).toContain(`'snowbound ${args.join(' ')}',`);
    expect(out).toMatch(/\/\/ champions in hand\n +\[-?\d/);
    expect(await said(...args)).toBe(out);
  });

  test('suggestions are options with chances, the same for the same seed', async () => {
    const args = ['suggest', record, '--to', '6', '--seat', '1', '--budget', '200', '--json'];
    const found = await fromJson(...args);
    expect(found).toMatchObject({ game: 'snow-time', moves: 6, seat: 1 });
    expect(found.suggestions.length).toBeGreaterThan(1);
    for (const { move, chance, error } of found.suggestions) {
      expect(move).toMatch(/^(play|add|heal) /);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      expect(error).toBeGreaterThan(0);
    }
    expect(await fromJson(...args)).toEqual(found);
  });
});

describe.concurrent('misuse is one sentence, exit code 2, and changes nothing', () => {
  test.concurrent.each([
    ['plya', 'There is no command “plya”. Did you mean “play”?'],
    ['snow-tme', 'There is no command “snow-tme”. Did you mean “play snow-time”?'],
    ['play snowtime', 'There is no game “snowtime”. Games: snow-time, winter-kingdom, silverfrost.'],
    ['play', 'Say which game to play'],
    ['play snow-time', 'A terminal is needed to play: “you”'],
    ['play snow-time --seats Anna,greedy', '“Anna”'],
    ['play snow-time --seats greedy,,random', '--seats needs names'],
    ['play snow-time --seats Anna,Anna', 'Two people are called “Anna”'],
    ['play snow-time --seats greedy,greedy --players 3', '--seats names 2 people, but --players says 3.'],
    ['play snow-time --players 9', 'snow-time is for 2 to 5 players, not 9.'],
    ['play snow-time --budget 0', '--budget needs a whole number'],
    ['play snow-time surplus', '“play” has no use for “surplus”.'],
    ['play snow-time --seed', 'The option “--seed <SEED>” needs a value'],
    ['play snow-time --seats random,random --seed a/b', 'The seed “a/b” has the wrong form'],
    ['play snow-time --seats random,random --record nowhere/game.txt', 'there is no folder “nowhere”'],
    ['play snow-time --seats random,random --record game.txt', '“game.txt” exists already'],
    ['simulate', '“simulate” needs GAME after it.'],
    ['simulate snow-time --games 0', '--games needs a whole number from 1'],
    ['simulate snow-time --games abc', 'not “abc”.'],
    ['simulate snow-time --games 1.5', 'not “1.5”.'],
    ['simulate snow-time --gmaes 3', 'There is no option “--gmaes”. Did you mean “--games”?'],
    ['simulate snow-time --players 9', 'snow-time is for 2 to 5 players, not 9.'],
    ['simulate snow-time --bots gredy', 'There is no bot “gredy”. Bots: random, greedy, easy, medium, hard, expert.'],
    ['simulate snow-time --players 2 --bots random,random,random', '--bots names 3 bots'],
    [
      'simulate winter-kingdom --option twist',
      '--option needs a name and a value, such as “twist=wolves”, not “twist”.',
    ],
    ['simulate winter-kingdom --option twist=wolves --option twist=clan', 'chooses “twist” twice: wolves and clan.'],
    ['simulate winter-kingdom --option twist=fog', 'Option “twist”: "fog" is not one of: random, none, wolves'],
    ['play winter-kingdom --seats random,random --option start=3', 'Option “start”: "3" is not one of: random, 0, 1.'],
    [
      'play winter-kingdom --seats random,random --option tableau-0=1a --option tableau-1=1b',
      'Option “tableau-1”: "1b" is already chosen as “tableau-0”.',
    ],
    ['simulate silverfrost --solo 5', '--solo needs one of 1, 2, 3, 4, all, not “5”.'],
    ['simulate silverfrost --solo 1 --players 2', '--solo is for one player'],
    ['simulate snow-time --solo 1', 'snow-time has no player of its own'],
    [
      'play silverfrost --seats random --option reward=ice-storm',
      'Option “reward”: "ice-storm" is not one of: flurries',
    ],
    ['arena snow-time', '“arena” needs --bots <LIST>.'],
    ['arena snow-time --bots hard', '--bots needs two or more bots'],
    ['arena snow-time --bots hard,gredy', 'There is no bot “gredy”.'],
    ['arena snow-time --bots hard,hard', '--bots names “hard” twice.'],
    ['arena snow-time --bots hard@fast,random', 'not “fast”.'],
    ['arena snow-time --bots hard,random --budget 0', '--budget needs a number of iterations'],
    ['arena snow-time --bots hard,random --players 9', 'snow-time is for 2 to 5 players, not 9.'],
    ['arena snow-time --bots hard,random --html nowhere/a.html', 'there is no folder “nowhere”'],
    ['lab', '“lab” needs GAME after it.'],
    ['lab chess', 'There is no game “chess”.'],
    ['lab snow-time --budget soon', '--budget needs a number of iterations'],
    ['lab silverfrost --players 1', 'silverfrost is for 2 to 4 players, not 1.'],
    ['lab snow-time --svg nowhere', 'there is no folder “nowhere”'],
    ['train snowtime', 'There is no game “snowtime”.'],
    ['suggest missing.txt', 'There is no file “missing.txt”.'],
    ['suggest game.txt --seat 9', 'There is no seat 9'],
    ['suggest game.txt', 'is over there'],
    ['simulate snow-time --workers 0', '--workers needs a whole number'],
    ['replay', '“replay” needs RECORD after it.'],
    ['replay missing.txt', 'There is no file “missing.txt”.'],
    ['replay .', '“.” is a folder, not a file.'],
    ['replay game.txt --to 9999', 'moves; 9999 is not one of them.'],
    ['replay game.txt --seat 5', 'There is no seat 5: the seats are 0 to 2.'],
    ['games --lang fr', 'There is no language “fr” here. Languages: en, de, pl.'],
    ['games --lang de extra', '„games“ kann mit „extra“ nichts anfangen.'],
    ['simulate snow-time --games -1 --lang pl', '--games: potrzebna jest liczba całkowita'],
  ])('%s', async (line, sentence) => {
    const { code, out, err } = await snowbound(line.split(' '));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });

  test.concurrent.each([
    ['binary', new Uint8Array([0x73, 0xff, 0x00, 0x80]), 'is not a text file.'],
    ['broken', '{\n  "game": "snow-time",\n  "players": 3,,\n}', 'is not valid JSON: look at line 3, column 16.'],
    ['cut', '{ "game": "snow-time"', 'look at line 1, column 22.'],
    ['list', '[]', 'scenario: an object with fields is needed'],
    ['game', '{ "game": "chess", "players": 2 }', 'There is no game “chess”.'],
    [
      'field',
      '{ "game": "snow-time", "players": 3, "arrange": { "frut": 1 } }',
      'arrange: there is no field “frut” here.',
    ],
    ['show', '{ "game": "snow-time", "players": 3, "show": ["hands"] }', 'scenario.show[0]'],
  ])('a scenario file that is %s', async (name, text, sentence) => {
    const { code, out, err } = await snowbound(['scenario', file(`${name}.json`, text)]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });

  test('a file that may not be read', async () => {
    const closed = file('closed.txt', '');
    chmodSync(closed, 0);
    // Nothing is closed to root, so root reads as nobody for a moment.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(NOBODY);
    try {
      await expect(readTextFile(closed)).rejects.toMatchObject({
        phrase: { key: 'cli.file-forbidden', values: { file: closed } },
      });
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });
});

test('refusing to play leaves the recorded game as it was and no new file', async () => {
  const before = [readdirSync(folder).sort(), readFileSync(record, 'utf8')];
  await snowbound(['play', 'snow-time', '--seats', 'random,random', '--record', 'game.txt']);
  await snowbound(['play', 'snow-time', '--seats', 'Anna,random', '--record', 'new.txt']);
  expect([readdirSync(folder).sort(), readFileSync(record, 'utf8')]).toEqual(before);
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
  }, 30_000);

  test('Ctrl-C gives the terminal back and ends with 130; NO_COLOR is heeded', async () => {
    const { code, out } = await inTerminal('play snow-time --seed pty', '\u0003', { NO_COLOR: '1' });
    expect(code).toBe(130);
    expect(out.slice(out.lastIndexOf('\u001b[?1049l'))).toContain('Stopped before the end.');
    expect(out).toContain('\u001b[?25h');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a colour begins with this one
    expect(out).not.toMatch(/\u001b\[[0-9;]*m/);
  }, 20_000);
});
