import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { snowTime } from '@snowbound/snow-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { program, Shell } from './shell.ts';

const shell = new Shell();
const snowbound = (line: string) => shell.run(line.split(' '));

const keep = (name: string, value: unknown): string => shell.file(name, JSON.stringify(value, null, 2));
const fromJson = (line: string) => shell.fromJson(...line.split(' '));

const { file } = snowTime.content;
const short = {
  ...file,
  name: 'short',
  lastSpace: { value: file.lastSpace.value, known: 'house' },
  roundLimit: { value: 2, known: 'house' },
};

beforeAll(() => {
  keep('short.json', short);
  keep('long.json', { ...short, roundLimit: { value: 9999, known: 'house' } });
  shell.file('broken.json', '{ "name": "box",, }');
});

describe('content check', () => {
  test('a sound file ends with 0 and tells its fingerprint', async () => {
    const { code, out } = await snowbound('content check short.json --game snow-time');
    expect(code).toBe(0);
    expect(out).toMatch(/^“short\.json” is sound .*\(Snow Time\)\. Its fingerprint: short-[0-9a-f]{12}\n$/);
    expect(await fromJson('content check short.json --game snow-time --json')).toEqual({
      ok: true,
      file: 'short.json',
      game: 'snow-time',
      content: (await snowTime.readContent(short)).id,
      problems: [],
    });
  });

  test('a problem ends with 1 and names file and field, in the language asked for', async () => {
    const { code, out } = await snowbound('content check long.json --game snow-time');
    expect(code).toBe(1);
    expect(out).toBe('long.json: content.roundLimit.value: 9999 is not a whole number from 1 to 1,000.\n1 problem.\n');
    const json = await snowbound('content check long.json --game snow-time --json --lang de');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({
      ok: false,
      content: null,
      problems: [{ rule: '', text: expect.stringContaining('content.roundLimit.value') }],
    });
  });

  test.each([
    ['content check missing.json --game snow-time', 'There is no file “missing.json”.'],
    ['content check broken.json --game snow-time', 'is not valid JSON: look at line 1, column 17.'],
    ['content', '“content” needs check / template after it.'],
    ['content check', '“check” needs FILE after it.'],
    ['content check a b', '“check” has no use for “b”.'],
    ['content chek a', 'There is no command “chek”. Did you mean “check”?'],
    ['content check short.json --game chess', 'There is no game “chess”.'],
    ['content template --game snow-time', 'snow-time has no content to fill in.'],
  ])('%s', async (line, sentence) => {
    const { code, out, err } = await snowbound(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });
});

describe('--content', () => {
  const bots = '--seats random,random --seed mine';

  test('a game played with a file is recorded under its fingerprint, and needs the file to be verified', async () => {
    const { out } = await snowbound(`play snow-time ${bots} --content short.json --record mine.txt`);
    expect(out).toContain('Round 2 begins.');
    expect(out).not.toContain('Round 3 begins.');
    expect(readFileSync(shell.path('mine.txt'), 'utf8')).toContain((await snowTime.readContent(short)).id);
    expect(await fromJson('verify mine.txt --content short.json --json')).toMatchObject({ ok: true, over: true });
    expect((await snowbound('replay mine.txt --content short.json')).out).toContain('Round 2 begins.');
    const without = await snowbound('verify mine.txt');
    expect(without.code).toBe(2);
    expect(without.err).toContain('short-');
  });

  test('simulate plays with it, on any number of threads', async () => {
    const line = 'simulate snow-time --players 2 --games 600 --seed s --content short.json --json';
    const [one, two] = await Promise.all([fromJson(`${line} --workers 1`), fromJson(`${line} --workers 2`)]);
    expect(one.moves).toBe(two.moves);
    const house = await fromJson('simulate snow-time --players 2 --games 600 --seed s --json');
    expect(one.meanMoves).toBeLessThan(house.meanMoves);
  });

  test('a file with a mistake is refused before anything begins', async () => {
    const commands = [
      `play snow-time ${bots} --content `,
      'simulate snow-time --games 5 --content ',
      'serve --content snow-time=',
    ];
    for (const command of commands) {
      const { code, out, err } = await snowbound(`${command}long.json`);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^“long\.json” cannot be played with\.\ncontent\.roundLimit\.value: /);
    }
  });

  test('serve takes one file for each game', async () => {
    const { code, err } = await snowbound('serve --content snow-time=short.json --content snow-time=long.json');
    expect(code).toBe(2);
    expect(err).toContain('--content gives snow-time two files: short.json and long.json.');
  });

  test('serve lays new tables with it', async () => {
    const flags = ['serve', '--port', '0', '--data', 'served', '--log', 'error', '--content', 'snow-time=short.json'];
    const server = spawn(process.execPath, [program, ...flags], {
      cwd: shell.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const address = await new Promise<string>(resolve => {
        server.stdout.on('data', (text: Buffer) => resolve(/http:\S+/.exec(text.toString())?.[0] ?? ''));
      });
      const games = (await (await fetch(`${address}/api/games`)).json()) as { name: string; content: string }[];
      expect(games.find(({ name }) => name === 'snow-time')?.content).toBe((await snowTime.readContent(short)).id);
    } finally {
      server.kill();
    }
  });
});

describe('Silverfrost', () => {
  interface Entry {
    readonly id: string;
  }
  type Template = Readonly<Record<'cards' | 'bigCritters' | 'lowlands' | 'highlands', readonly Entry[]>>;

  /** Filled in as simply as can be: 123 cards that are called after their ids. */
  function filledIn(template: Template): object {
    const named = (entry: Entry) => ({ ...entry, name: { en: `My ${entry.id}`, de: entry.id, pl: entry.id } });
    const quest = (entry: Entry) => ({ ...named(entry), needs: [{ atLeast: 1, of: { have: 'fire' } }], points: 3 });
    return {
      ...template,
      cards: template.cards.map((card, index) => ({ ...named(card), copies: index < 3 ? 13 : 12 })),
      bigCritters: template.bigCritters.map(named),
      lowlands: template.lowlands.map(quest),
      highlands: template.highlands.map(quest),
    };
  }

  test('a template names its gaps, a hundred of them, and has no other mistake; filled in, it is played with', async () => {
    expect(await snowbound('content template box.json')).toMatchObject({ code: 0, err: '' });
    const template = JSON.parse(readFileSync(shell.path('box.json'), 'utf8'));
    expect(await fromJson('content template')).toEqual(template);
    expect((await snowbound('content template box.json')).err).toContain('exists already');
    const { ok, problems } = await fromJson('content check box.json --json');
    expect(ok).toBe(false);
    const gap = /name is missing|content\.cards: there are 10, but|needs: at least one entry/;
    expect(problems).toHaveLength(101);
    expect(problems.filter(({ text }: { text: string }) => !gap.test(text))).toEqual([
      { rule: 'SF-12', text: 'Reading stopped here: there are more than 100 problems.' },
    ]);
    keep('full.json', filledIn(template));
    expect((await snowbound('content check full.json')).out).toContain('(Silverfrost). Its fingerprint: my-box-');
    const result = await fromJson('simulate silverfrost --players 3 --games 5 --content full.json --json');
    expect(result.ended).toBe(5);
    const { out } = await snowbound('play silverfrost --seats random,random --seed box --content full.json');
    expect(out).toMatch(/Valley: My [\s\S]*Scores[\s\S]*My (green|tan|blue|red|purple)-(critter|construction) 0/);
    expect(out).not.toMatch(/(cards|quests|big-critters)\.[a-z]/);
  });
});
