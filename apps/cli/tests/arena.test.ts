import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Shell } from './shell.ts';

const shell = new Shell();
const { fromJson, said } = shell;
const record = shell.keepGame();

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
    const page = shell.path('arena.html');
    const args = ['arena', 'winter-kingdom', '--bots', 'easy@6,random', '--games', '200', '--seed', 'sure', '--json'];
    const { meetings, standings } = await fromJson(...args, '--html', page);
    expect(meetings[0]).toMatchObject({ one: 'easy@6', other: 'random', isStoppedEarly: true });
    expect(meetings[0].games).toBeLessThan(200);
    expect(standings[0].bot).toBe('easy@6');
    expect(readFileSync(page, 'utf8').match(/<svg /g)).toHaveLength(2);
  });

  describe('a file of results', () => {
    const file = shell.path('results.jsonl');
    const kept = [...meeting, '--no-stop', '--workers', '1', '--results', file];
    const lines = (): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');
    let whole: Awaited<ReturnType<typeof fromJson>>;

    test('holds its settings and every game; more games are added to those that are there', async () => {
      const few = await fromJson(...kept, '--games', '3');
      expect(few.meetings[0].games).toBe(3);
      const before = lines();
      expect(JSON.parse(before[0] ?? '')).toMatchObject({ game: 'snow-time', players: 3, bots: ['hard@40', 'random'] });
      expect(before).toHaveLength(1 + 3);
      whole = await fromJson(...kept, '--games', '9');
      expect(lines().slice(0, 4)).toEqual(before);
      const games = lines()
        .slice(1)
        .map(line => JSON.parse(line));
      const fixtures = games.map(({ deal, place }) => `${deal}.${place}`).sort();
      expect(fixtures).toEqual(['0.0', '0.1', '0.2', '1.0', '1.1', '1.2', '2.0', '2.1', '2.2']);
      for (const { share, scores, place } of games) {
        const isBest = scores[place] === Math.max(...scores);
        if (share > 0) expect(isBest).toBe(true);
        expect(scores).toHaveLength(3);
      }
      const without = await fromJson(...meeting, '--no-stop', '--workers', '1', '--games', '9');
      expect({ ...whole, seconds: 0 }).toEqual({ ...without, seconds: 0 });
    });

    test('what was cut off is played again, what is there is not, and its seed is known', async () => {
      writeFileSync(file, `${lines().slice(0, -1).join('\n')}\n{"one":"hard@40","oth`);
      const seedless = kept.filter(word => word !== '--seed' && word !== 'meet');
      const again = await fromJson(...seedless, '--games', '9');
      expect({ ...again, seconds: 0 }).toEqual({ ...whole, seconds: 0 });
      expect(lines()).toHaveLength(1 + 9);
      // A result that nobody could reach shows that the file is believed.
      const [head, first, ...rest] = lines() as [string, string, ...string[]];
      const changed = { ...JSON.parse(first), share: 1 - JSON.parse(first).share };
      writeFileSync(file, `${[head, JSON.stringify(changed), ...rest].join('\n')}\n`);
      const other = await fromJson(...seedless, '--games', '9');
      expect(Math.abs(other.meetings[0].share - whole.meetings[0].share)).toBeCloseTo(1 / 9, 5);
    });

    test.each([
      ['--seed', 'else', 'seed is "meet" there and "else" here'],
      ['--bots', 'hard@50,random', 'bots is ["hard@40","random"] there and ["hard@50","random"] here'],
      ['--players', '4', 'players is 3 there and 4 here'],
    ])('of other settings is refused: %s %s', async (option, value, words) => {
      const { code, err } = await shell.run([...kept, '--games', '9', option, value]);
      expect(code).toBe(2);
      expect(err).toContain('was played with other settings');
      expect(err).toContain(words);
    });

    test('from before an option was there goes on as the usual table; of another choice it is refused', async () => {
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace('"options":{"bonus":"taken"}', '"options":{}'));
      expect((await shell.run([...kept, '--games', '9'])).code).toBe(0);
      const { code, err } = await shell.run([...kept, '--games', '9', '--option', 'bonus=asked']);
      expect(code).toBe(2);
      expect(err).toContain('options is {"bonus":"taken"} there and {"bonus":"asked"} here');
      writeFileSync(file, text);
    });

    test('of bots that play otherwise is refused, and a broken line is named', async () => {
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(/"fingerprint":"[0-9a-f]{12}"/, '"fingerprint":"000000000000"'));
      const { code, err } = await shell.run([...kept, '--games', '9']);
      expect([code, err.includes('fingerprint is "000000000000" there')]).toEqual([2, true]);
      writeFileSync(file, text);
      appendFileSync(file, '{"one":"hard@40"}\n');
      const broken = await shell.run([...kept, '--games', '9']);
      expect([broken.code, broken.err.includes('Line 11 of')]).toEqual([2, true]);
    });
  });

  test('a bot of one choice is weaker than one that thinks; a choice that nobody has is refused', async () => {
    const bots = ['--bots', 'always:play 1,always:play 7,hard@40', '--no-stop', '--games', '12'];
    const { meetings } = await fromJson(...meeting, ...bots);
    const against = meetings.filter(({ other }: { other: string }) => other === 'hard@40');
    expect(against.map(({ one }: { one: string }) => one)).toEqual(['always:play 1', 'always:play 7']);
    for (const { share, par } of against) expect(share).toBeLessThan(par);
    const { code, out, err } = await shell.run([...meeting, '--bots', 'always:play 77,random']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('nobody could choose “play 77”');
    expect(err).toContain('Did you mean “play 7”?');
  });

  test('people read it as a table', async () => {
    const { code, out, err } = await shell.run([...meeting.slice(0, -1), '--games', '3']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Elo/);
    expect(out).toMatch(/hard@40 +against random +\d/);
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
