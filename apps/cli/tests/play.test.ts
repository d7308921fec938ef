import { gameNamed } from '@snowbound/catalogue';
import { Table } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { drawPlainly } from '../src/boards/plain.ts';
import { drawSnowTime } from '../src/boards/snow-time.ts';
import { playAtTheKeyboard } from '../src/play/at-the-keyboard.ts';
import { pickGame, pickPlayers } from '../src/play/picker.ts';
import { playersAt } from '../src/play/terminal-players.ts';
import { Interrupted } from '../src/terminal/interruption.ts';
import type { Choice, Keyboard } from '../src/terminal/keyboard.ts';
import { noColours } from '../src/terminal/paint.ts';
import { Voice } from '../src/voice.ts';

const SNOW_TIME = await gameNamed('snow-time');
const SILVERFROST = await gameNamed('silverfrost');

/** Plays at a table whose people answer from a script, and keeps all that was on the screen. */
async function evening(
  seats: string,
  answer: (asked: { message: string; offered: readonly string[]; screen: string }) => string | null,
  { game = SNOW_TIME, rows = 24 } = {},
) {
  const voice = await Voice.of('en');
  await voice.speakOf(game);
  const players = await playersAt(game, { seats: seats.split(','), players: undefined });
  const table = new Table(game, { players: players.length, seed: 'evening' });
  const frames: string[] = [];
  const answered = (message: string, offered: readonly string[]): string => {
    const given = answer({ message, offered, screen: frames.at(-1) ?? '' });
    if (given === null) throw new Interrupted();
    return given;
  };
  const keyboard: Keyboard = {
    choose: async <Meaning>(message: string, choices: readonly Choice<Meaning>[]) => {
      const given = answered(
        message,
        choices.map(({ name }) => name),
      );
      const choice = choices.find(({ name }) => name === given);
      if (choice === undefined)
        throw new Error(`“${given}” is not among ${choices.map(({ name }) => name).join(', ')}`);
      return choice.value;
    },
    type: async message => answered(message, []),
  };
  const screen = {
    columns: 80,
    rows,
    paint: noColours,
    show: (lines: readonly string[]) => void frames.push(lines.join('\n')),
  };
  const terminalTable = { table, players, budget: { iterations: 1 }, voice };
  const ending = playAtTheKeyboard(terminalTable, { keyboard, screen, interruption: new AbortController().signal });
  const unread = await ending.catch((error: unknown) => {
    if (error instanceof Interrupted) return null;
    throw error;
  });
  return { table, frames, unread };
}

/** Answers one after another, then leaves. */
function script(...answers: string[]) {
  const seen: { message: string; offered: readonly string[]; screen: string }[] = [];
  const next = (asked: (typeof seen)[number]): string | null => {
    seen.push(asked);
    return answers[seen.length - 1] ?? null;
  };
  return { seen, next };
}

describe('play at the keyboard', () => {
  test('a whole game to its end, always the first thing offered', async () => {
    const { table, frames, unread } = await evening('you,random,random', ({ offered }) => offered[0] ?? '');
    expect(table.isOver).toBe(true);
    expect(unread?.at(-1)).toMatch(/wins\.|victory\./);
    for (const frame of frames) expect(frame.split('\n').length).toBeLessThanOrEqual(24);
    for (const line of frames.join('\n').split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('the commitment is shown before the first choice, the journal after every move', async () => {
    const { seen, next } = script('Play Champion 6');
    await evening('you,random,random', next);
    expect(seen[0]?.screen).toMatch(/commitment:\s+[0-9a-f]{64}/);
    expect(seen[1]?.screen).toContain('Orange plays Champion 6.');
    expect(seen[1]?.screen).not.toContain('commitment');
  });

  test('“why can’t I” gives the reason and the rule, and asks again', async () => {
    const { seen, next } = script('? Why can’t I…', 'pass', '? Why can’t I…', 'play 6');
    const { table } = await evening('you,random,random', next);
    expect(seen[2]?.screen).toContain('Nobody may pass: choose one card of your hand. (ST-2.2)');
    expect(seen[4]?.screen).toContain('“play 6” is possible');
    expect(table.moves.filter(({ seat }) => seat === 0)).toEqual([]);
  });

  test('the whole journal can be read', async () => {
    const { seen, next } = script('Play Champion 1', '≡ What happened so far', '');
    await evening('you,random,random', next);
    expect(seen[2]?.screen).toContain('Round 1 begins.');
    expect(seen[2]?.screen).toContain('Orange plays Champion 1.');
  });

  test('where that can be wished, who is at the keyboard says how to be asked', async () => {
    const wish = '⚙ How I am asked';
    const { seen, next } = script(wish, 'Pauses to clear Snow: never, I clear by touching');
    const { table } = await evening('you,random', next, { game: SILVERFROST });
    expect(seen[1]?.offered).toContain('Pauses to clear Snow: when it matters');
    expect(table.moves).toContainEqual({ seat: 0, move: 'pauses never' });
    // Nothing was answered, and nothing can be taken back.
    expect(seen[2]?.offered.slice(0, 2)).toEqual(seen[0]?.offered.slice(0, 2));
    expect(seen[2]?.offered).not.toContain('↶ Take back my last choice');
    const elsewhere = script('Play Champion 1');
    await evening('you,random,random', elsewhere.next);
    expect(elsewhere.seen[0]?.offered).not.toContain(wish);
  });

  test('a choice can be taken back until the reveal, and only then', async () => {
    const undo = '↶ Take back my last choice';
    const { seen, next } = script('Play Champion 5', undo, 'Play Champion 2', 'Play Champion 3');
    const { table } = await evening('you,random', next);
    expect(seen.map(({ offered }) => offered.includes(undo))).toEqual([false, true, false, true, false]);
    expect(table.moves.filter(({ seat }) => seat % 2 === 0).slice(0, 2)).toEqual([
      { seat: 0, move: 'play 2' },
      { seat: 2, move: 'play 3' },
    ]);
  });
});

describe('hot seat', () => {
  test('the keyboard is passed before a secret choice, and nobody sees what another chose', async () => {
    const { seen, next } = script('', 'Play Champion 6', 'Play Champion 2', '', 'Play Champion 3');
    const { frames } = await evening('Anna,Ben', next);
    // In twos each plays two colours, one after the other: Anna Orange and Green, Ben Sky and Vermilion.
    expect(seen.map(({ message }) => message)).toEqual([
      'Pass the keyboard to Anna, then press Enter.',
      expect.stringContaining('● Orange'),
      expect.stringContaining('▲ Green'),
      'Pass the keyboard to Ben, then press Enter.',
      expect.stringContaining('■ Sky'),
      expect.stringContaining('◆ Vermilion'),
    ]);
    const screens = seen.map(({ screen }) => screen);
    expect(screens[2]).toContain('6*');
    expect(screens[3]).not.toMatch(/\d\*/);
    expect(screens[4]).not.toMatch(/\d\*/);
    expect(screens[5]).not.toMatch(/[26]\*/);
    expect(screens[5]).toContain('3*');
    // Cleared after each of the three choices.
    expect(frames.filter(frame => frame === '')).toHaveLength(3);
  });

  test('one person against bots passes no keyboard', async () => {
    const { seen, next } = script('Play Champion 1', 'Play Champion 2');
    await evening('Anna,random,greedy', next);
    expect(seen.some(({ message }) => message.includes('Pass the keyboard'))).toBe(false);
  });
});

test('the picker offers the games and how many play', async () => {
  const voice = await Voice.of('pl');
  const offered: string[] = [];
  const keyboard: Keyboard = {
    choose: async (_message, choices) => {
      offered.push(...choices.map(({ name }) => name));
      const [first] = choices;
      if (first === undefined) throw new Error('nothing to choose from');
      return first.value;
    },
    type: async () => '',
  };
  expect(await pickGame(keyboard, voice)).toBe('snow-time');
  expect(await pickPlayers(keyboard, voice, SNOW_TIME)).toBe(2);
  expect(offered).toEqual([
    'Snow Time (2–5 osób)',
    'Winter Kingdom (2–4 osób)',
    'Silverfrost (1–4 osób)',
    'Ty i 1 bot',
    'Ty i 2 boty',
    'Ty i 3 boty',
    'Ty i 4 boty',
  ]);
});

describe('boards', () => {
  const scene = async (columns: number) => {
    const voice = await Voice.of('en');
    await voice.speakOf(SNOW_TIME);
    return {
      voice,
      paint: noColours,
      columns,
      rows: 0,
      playerNames: ['Anna', 'Ben', 'Cleo'],
      answers: [],
      unread: ['Something happened.'],
    };
  };
  const table = () => {
    const arrangement = {
      fruit: { 3: 2, 6: 12 },
      colours: [{ space: 7, discard: ['4'], spent: ['guardian'] }, {}, {}],
    };
    return new Table(SNOW_TIME, { players: 3, seed: 'board', arrangement });
  };

  test('Snow Time: the tree, the track and the hands', async () => {
    const lines = drawSnowTime(table().view('spectator'), await scene(80));
    expect(lines.find(line => line.startsWith('6'))).toContain('/12o\\');
    expect(lines.find(line => line.startsWith('3'))).toContain('o o');
    const orange = lines.find(line => line.startsWith('● Orange')) ?? '';
    expect(orange).toContain('Anna');
    expect(orange).toContain(`${'━'.repeat(7)}●`);
    expect(orange).toMatch(/1 2 3 · 5 6 7 H · S$/);
    expect(lines.join('\n')).toContain('Something happened.');
  });

  test.each([40, 60, 79, 80, 200])('Snow Time fits %i columns', async columns => {
    for (const line of drawSnowTime(table().view('spectator'), await scene(columns))) {
      expect([...line].length).toBeLessThanOrEqual(Math.max(columns, 48));
    }
  });

  test('a game without a drawing is shown field by field', async () => {
    const text = drawPlainly({ moon: 'full', deck: [1, 2] }, await scene(80)).join('\n');
    expect(text).toContain("moon: 'full'");
    expect(text).toContain('Something happened.');
  });
});

test('SF-10 one person alone against Paws: his steps line by line, his Map and his name on the screen', async () => {
  let turns = 0;
  const { frames, table } = await evening(
    'you',
    ({ message, offered }) => {
      if (message.includes('Your turn')) turns++;
      return turns > 3 ? null : (offered[0] ?? '');
    },
    { game: SILVERFROST, rows: 200 },
  );
  expect(table.seating).toEqual([0, -1]);
  const last = frames.at(-1)?.split('\n') ?? [];
  expect(last.some(line => /^■ Paws · summer · workers \d/.test(line))).toBe(true);
  expect(last.some(line => /^ *Map \d, level 1: /.test(line))).toBe(true);
  const lines = frames.flatMap(frame => frame.split('\n'));
  expect(lines.some(line => /^Scheme \d+ on Map \d, (top|bottom) (left|right): a (worker|card)/.test(line))).toBe(true);
  expect(lines.some(line => /^Paws (places|plays) /.test(line))).toBe(true);
  expect(lines.join()).not.toContain('Penguin');
});
