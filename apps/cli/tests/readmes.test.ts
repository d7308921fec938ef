import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

const GAMES = readdirSync(`${root}games`);
const games = GAMES.flatMap(game => examplesIn(`games/${game}/README.md`).map(example => ({ game, ...example })));
const arranged = games.filter(({ language, heading }) => language === 'json' && heading === 'Arranging a position');

/** A whole scenario file, or a position to be put into one. */
function scenarioFrom(game: string, text: string): unknown {
  const value = JSON.parse(text);
  if ('game' in value) return value;
  const seats = (value.players ?? value.colours ?? []).length;
  return { game, players: 'paws' in value ? 1 : seats, arrange: value };
}

describe('examples of READMEs', () => {
  test('there is one of a position and one of a whole scenario in every game', () => {
    for (const game of GAMES) {
      const own = arranged.filter(example => example.game === game).map(({ text }) => 'game' in JSON.parse(text));
      expect(own, game).toEqual(expect.arrayContaining([true, false]));
    }
  });

  test.each(arranged)(
    '$file: a position can be arranged, and what is expected is so: $text',
    async ({ game, text }) => {
      const played = await gameNamed(game);
      const outcome = await runScenario(played, readScenario(scenarioFrom(game, text)), await readerOf(played, 'en'));
      expect(outcome).toMatchObject({ ok: true });
    },
  );

  test.each(games.filter(({ language, heading }) => language === 'json' && heading === 'Content file'))(
    '$file: an entry of a content file is read',
    async ({ game, text }) => {
      const { content, readContent } = await gameNamed(game);
      const entry = JSON.parse(text);
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
    },
  );

  test.each([...examplesIn('README.md'), ...examplesIn('games/silverfrost/CONTENT.md')].filter(isCards))(
    '$file: $heading: cards are as shipped',
    async ({ text }) => {
      const { content } = await gameNamed('silverfrost');
      const shipped = Object.values(content.file as Record<string, unknown>)
        .filter(Array.isArray)
        .flat();
      const shown = text.split(/\n\n/).map(one => new Function(`return (${one.replaceAll(/^\/\/.*$/gm, '')})`)());
      for (const card of shown) expect(shipped.find(({ id }) => id === card.id)).toEqual(card);
    },
  );
});

/** Objects alone; everything else in TypeScript is code. */
function isCards({ language, text }: Example): boolean {
  return language === 'ts' && /^(\/\/.*\n)?\{/.test(text);
}

/** What waits for somebody, for a host's data or for a file to be filled in; each has tests of its own. */
const NOT_HERE = /^(test|serve|bench|backup|upgrade-check|doctor|)$|--content /;

const commands = ['README.md', 'games/silverfrost/CONTENT.md'].flatMap(file =>
  examplesIn(file)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.split('\n'))
    .map(line => /^(?:\.\/)?snowbound ?([^#]*)/.exec(line)?.[1]?.trim() ?? '')
    .filter(line => !NOT_HERE.test(line) && !NOT_HERE.test(line.split(' ')[0] ?? '')),
);

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
