import { fastFromSeed, LOCALES, pick, total } from '@snowbound/engine';
import { Table } from '@snowbound/table';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../src/boards/board.ts';
import { widthOf } from '../src/terminal/layout.ts';
import { noColours, paintFor } from '../src/terminal/paint.ts';
import { Voice } from '../src/voice.ts';

const draw = boardOf('winter-kingdom');
const PLAYER_NAMES = ['Anna', 'Ben', 'greedy', 'random'];

/** What the command line leaves for the board on screens of 80×24 and 120×40, and some others. */
const SIZES = [
  [80, 16],
  [80, 13],
  [80, 32],
  [120, 32],
  [120, 16],
  [200, 60],
  [80, 0],
  [120, Number.MAX_SAFE_INTEGER],
] as const;

/** A game played at random for so many moves. */
function tableAfter(players: number, moves: number, seed: string) {
  const table = new Table(winterKingdom, { players, seed });
  const random = fastFromSeed(seed);
  for (let move = 0; move < moves && !table.isOver; move++) {
    const [question] = table.questions;
    if (question !== undefined) table.play(question.seat, pick(random, question.options).move);
  }
  return table;
}

async function voiceIn(locale: (typeof LOCALES)[number]) {
  const voice = await Voice.of(locale);
  await voice.speakOf(winterKingdom);
  return voice;
}

const POSITIONS = [2, 3, 4].flatMap(players =>
  [0, 25, 140, 9999].map(moves => ({ players, moves, table: tableAfter(players, moves, `board-${players}-${moves}`) })),
);

describe.each(LOCALES)('the board of Winter Kingdom in %s', async locale => {
  const voice = await voiceIn(locale);
  describe.each(POSITIONS)('$players players after $moves moves', ({ players, table }) => {
    const unread = table
      .journal(0)
      .map(({ tells }) => voice.say(tells))
      .slice(-12);
    const playerNames = PLAYER_NAMES.slice(0, players);
    test.each(SIZES)('in %i columns and %i rows', (columns, rows) => {
      for (const viewer of [0, 'spectator'] as const) {
        const view = table.view(viewer);
        const lines = draw(view, { voice, paint: noColours, columns, rows, playerNames, answers: [], unread });
        const text = lines.join('\n');
        for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(columns);
        for (const card of view.scoring) expect(text).toContain(voice.nameOf(`names.${card}`));
        for (const [seat, playerName] of playerNames.entries())
          expect(text).toMatch(new RegExp(`${voice.nameOfSeat(seat)}\\s+\\(${playerName}\\)`));
        expect(text).not.toMatch(/cli\.|names\.|undefined|\{/);
        if (rows >= 16) expect(lines.length).toBeLessThanOrEqual(rows);
      }
    });
  });
});

describe('the board of Winter Kingdom', async () => {
  const voice = await voiceIn('en');
  const table = tableAfter(4, 140, 'board');
  const scene = { voice, paint: noColours, columns: 120, rows: 32, playerNames: PLAYER_NAMES, answers: [], unread: [] };

  test('shows every space, a piece in the place of its terrain', () => {
    const view = table.view('spectator');
    const map = draw(view, scene)
      .slice(1, 28)
      .map(line => line.slice(4, 49))
      .join('');
    const pieces = view.players.flatMap(({ houses, forts }) => [...houses, ...forts]);
    expect(map.match(/[A-Z]/g)).toHaveLength(427 - pieces.length);
    expect(map.match(/[●■▲◆◉▣◬◈]/g)).toHaveLength(pieces.length);
  });

  test('leads each row by the number of its first space', () => {
    const numbers = draw(table.view('spectator'), scene)
      .slice(1, 28)
      .map(line => Number(line.slice(0, 3)));
    expect(numbers.slice(0, 5)).toEqual([0, 5, 11, 18, 26]);
    expect(numbers.at(-1)).toBe(422);
  });

  test('has the points the game counts', () => {
    const points = PLAYER_NAMES.map((_, seat) => total(table.score(seat)));
    const line = draw(table.view('spectator'), scene).find(text => text.includes('Points so far')) ?? '';
    expect(line).toMatch(new RegExp(`Points so far +${points.join(' +')}`));
  });

  test('says which rows are shown where not all are', () => {
    expect(draw(table.view(0), { ...scene, columns: 80, rows: 16 }).join('\n')).toMatch(/Rows \d+–\d+ of 27/);
    expect(draw(table.view(0), scene).join('\n')).not.toMatch(/Rows \d+–\d+ of 27/);
  });

  test('shows a hand to its owner only', () => {
    const hand = (viewer: 0 | 'spectator') => draw(table.view(viewer), scene).join('\n').includes('Your hand');
    expect([hand(0), hand('spectator')]).toEqual([true, false]);
  });

  test('means the same without colours', () => {
    const coloured = draw(table.view(0), { ...scene, paint: paintFor({ isTTY: true }, {}) });
    expect(coloured.map(widthOf)).toEqual(draw(table.view(0), scene).map(widthOf));
  });
});
