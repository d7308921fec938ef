import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gameNamed } from '@snowbound/catalogue';
import { readerOf, readScenario, runScenario } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { Shell } from './shell.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Example {
  readonly file: string;
  readonly heading: string;
  readonly language: string;
  readonly text: string;
}

/** Every fenced example of a document, with the heading it stands under. */
function examplesIn(file: string): Example[] {
  const examples: Example[] = [];
  let heading = '';
  let open: { language: string; lines: string[] } | null = null;
  for (const line of readFileSync(root + file, 'utf8').split('\n')) {
    const fence = /^```(\w*)$/.exec(line);
    if (fence !== null && open === null) open = { language: fence[1] ?? '', lines: [] };
    else if (fence !== null && open !== null) {
      examples.push({ file, heading, language: open.language, text: open.lines.join('\n') });
      open = null;
    } else if (open !== null) open.lines.push(line);
    else if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
  }
  return examples;
}

/** Every README of ours, and what a README sends a reader to for the words of cards. */
const documentsIn = (folder: string): string[] =>
  readdirSync(root + folder, { withFileTypes: true }).flatMap(each => {
    const path = `${folder}${each.name}`;
    if (each.isDirectory()) return /^(node_modules|dist|gen|\..*)$/.test(each.name) ? [] : documentsIn(`${path}/`);
    return /^(README|CONTENT)\.md$/.test(each.name) ? [path] : [];
  });

const examples = documentsIn('').flatMap(examplesIn);
const GAMES = readdirSync(`${root}games`);

const isOfGame = ({ file, language }: Example): boolean => language === 'json' && /^games\/[^/]+\/README/.test(file);
/** What runs an example here; `null` if nothing does. */
function kindOf(
  example: Example,
): 'position' | 'content' | 'cards' | 'program' | 'commands' | 'screen' | 'clients' | null {
  const { file, heading, language, text } = example;
  if (isOfGame(example) && heading === 'Arranging a position') return 'position';
  if (isOfGame(example) && heading === 'Content file') return 'content';
  if (language === 'ts') return /^(\/\/.*\n)?\{/.test(text) ? 'cards' : 'program';
  // What the terminal shows, and the clients that `apps/server/tests/examples.test.ts` runs at a server.
  if (language === 'text') return 'screen';
  if (file === 'examples/README.md') return 'clients';
  return language === 'sh' ? 'commands' : null;
}

const of = (kind: ReturnType<typeof kindOf>): Example[] => examples.filter(example => kindOf(example) === kind);
const gameOf = ({ file }: Example): string => file.split('/')[1] ?? '';

/** A whole scenario file, or a position to be put into one. */
function scenarioFrom(game: string, text: string): unknown {
  const value = JSON.parse(text);
  if ('game' in value) return value;
  const seats = (value.players ?? value.colours ?? []).length;
  return { game, players: 'paws' in value ? 1 : seats, arrange: value };
}

describe('examples of READMEs', () => {
  test('none is without something that runs it', () => {
    expect(examples.filter(example => kindOf(example) === null)).toEqual([]);
    for (const kind of ['position', 'content', 'cards', 'program', 'commands'] as const)
      expect(of(kind), kind).not.toEqual([]);
  });

  test('there is one of a position and one of a whole scenario in every game', () => {
    for (const game of GAMES) {
      const own = of('position').filter(example => gameOf(example) === game);
      expect(
        own.map(({ text }) => 'game' in JSON.parse(text)),
        game,
      ).toEqual(expect.arrayContaining([true, false]));
    }
  });

  test.each(of('position'))('$file: a position can be arranged, and what is expected is so: $text', async example => {
    const game = gameOf(example);
    const played = await gameNamed(game);
    const file = readScenario(scenarioFrom(game, example.text));
    const outcome = await runScenario(played, file, await readerOf(played, 'en'));
    expect(outcome).toMatchObject({ ok: true });
  });

  test.each(of('program'))('$file: $heading: a program runs', async ({ text }) => {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', text], { cwd: root });
  });

  test.each(of('content'))('$file: an entry of a content file is read', async example => {
    const { content, readContent } = await gameNamed(gameOf(example));
    const entry = JSON.parse(example.text);
    const file = structuredClone(content.file) as Record<string, unknown>;
    let isThere = false;
    for (const list of Object.values(file)) {
      const at = Array.isArray(list) ? list.findIndex(each => each?.id === entry.id) : -1;
      if (Array.isArray(list) && at >= 0) {
        list[at] = entry;
        isThere = true;
      }
    }
    expect(isThere).toBe(true);
    expect(await readContent(file)).toBeTruthy();
  });

  test.each(of('cards'))('$file: $heading: cards are as shipped', async ({ text }) => {
    const { content } = await gameNamed('silverfrost');
    const shipped = Object.values(content.file as Record<string, unknown>)
      .filter(Array.isArray)
      .flat();
    const shown = text.split(/\n\n/).map(one => new Function(`return (${one.replaceAll(/^\/\/.*$/gm, '')})`)());
    for (const card of shown) expect(shipped.find(({ id }) => id === card.id)).toEqual(card);
  });
});

/** What waits for somebody, for a host's data or for a file to be filled in; each has tests of its own. */
const NOT_HERE = /^(test|serve|bench|backup|upgrade-check|doctor|)$|--content /;

const commands = of('commands')
  .flatMap(({ text }) => text.split('\n'))
  .map(line => /^(?:\.\/)?snowbound ?([^#]*)/.exec(line)?.[1]?.trim() ?? '')
  .filter(line => !NOT_HERE.test(line) && !NOT_HERE.test(line.split(' ')[0] ?? ''));

/** As it is written, but with few games, small budgets, and bots in the place of people. */
function small(line: string): string[] {
  const words = line.match(/"[^"]*"|\S+/g)?.map(word => word.replaceAll('"', '')) ?? [];
  const inPlaceOf = (flag: string, change: (value: string) => string): void => {
    const at = words.indexOf(flag);
    if (at >= 0) words[at + 1] = change(words[at + 1] ?? '');
  };
  inPlaceOf('--games', () => '2');
  inPlaceOf('--budget', () => '1');
  inPlaceOf('--bots', bots => bots.replaceAll(/hard(@\d+)?/g, 'hard@1'));
  if (words[0] !== 'play') return words;
  inPlaceOf('--seats', seats => seats.replaceAll(/[^,]+/g, 'random'));
  if (words[1] === undefined) words.push('snow-time');
  return words.includes('--seats') ? words : [...words, '--seats', 'random,random'];
}

describe('commands of READMEs', () => {
  const shell = new Shell();
  symlinkSync(`${root}games`, shell.path('games'));
  const record = shell.keepGame();

  test('there are some', () => {
    expect(commands.length).toBeGreaterThan(15);
  });

  test.each(commands)('snowbound %s', async line => {
    if (line.includes('--record')) rmSync(record);
    const { code, err } = await shell.run(small(line));
    // A set to fill in is not whole yet.
    expect({ code, err }).toEqual({ code: line.startsWith('content check') ? 1 : 0, err: expect.any(String) });
  });
});
