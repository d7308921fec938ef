import { snowTime, type View } from '@snowbound/snow-time';
import { Table } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { beatsOf, lengthsOf } from '../../src/games/snow-time/board/beats.ts';
import { flightsOf } from '../../src/games/snow-time/board/flights.ts';
import { layoutFor } from '../../src/games/snow-time/board/layout.ts';

/** What everyone sees, without the order things lie in. */
function open({ round, dice, fruit, supply, tree, colours }: View): unknown {
  const sorted = (cards: readonly string[]): string[] => [...cards].sort();
  return {
    round,
    dice,
    fruit,
    supply,
    tree,
    colours: colours.map(({ hand, revealed, discard, spent, space }) => ({
      hand: sorted(hand),
      revealed: sorted(revealed),
      discard: sorted(discard),
      spent: sorted(spent),
      space,
    })),
  };
}

interface Turn {
  readonly before: View;
  readonly after: View;
  readonly beats: ReturnType<typeof beatsOf>;
}

/** Plays a whole game, choosing now this and now that, and keeps what a spectator sees of every move. */
function turnsOf(players: number, game: number): Turn[] {
  const table = new Table(snowTime, { players, seed: `game-${game}` });
  const turns: Turn[] = [];
  while (!table.isOver) {
    const before = table.view('spectator');
    const told = table.journal('spectator').length;
    const [asked] = table.questions;
    const option = asked?.options[(turns.length * 7 + game) % asked.options.length];
    if (asked === undefined || option === undefined) throw new Error('nothing is asked');
    table.play(asked.seat, option.move);
    const beats = beatsOf(before, table.journal('spectator').slice(told));
    turns.push({ before, after: table.view('spectator'), beats });
  }
  return turns;
}

describe.each([2, 3, 4, 5])('%i players', players => {
  const turns = Array.from({ length: 15 }, (_, game) => turnsOf(players, game)).flat();

  test('what is told leads from each view to the next', () => {
    for (const { before, after, beats } of turns) {
      expect(open(beats.at(-1)?.after ?? before)).toEqual(open(after));
    }
  });

  test('what is told has the fields of a view and no others', () => {
    const fieldsOf = (view: View) => [view, ...view.colours].map(part => Object.keys(part).sort());
    for (const { after, beats } of turns) {
      for (const beat of beats) expect(fieldsOf(beat.after)).toEqual(fieldsOf(after));
    }
  });

  test('of several rounds the last is shown', () => {
    const table = new Table(snowTime, { players, seed: 'away' });
    const before = table.view('spectator');
    while (table.view('spectator').round < 4 && !table.isOver) {
      const [asked] = table.questions;
      table.play(asked?.seat ?? 0, asked?.options[0]?.move ?? '');
    }
    const beats = beatsOf(before, table.journal('spectator'));
    expect(beats.filter(({ kind }) => kind === 'plays')).toHaveLength(1);
    expect(beats[0]?.kind).toBe('plays');
  });

  test('no reveal takes six seconds, at any speed', () => {
    const longest = (['slow', 'normal', 'fast', 'off'] as const).map(motion =>
      Math.max(...turns.map(({ beats }) => lengthsOf(beats, motion).reduce((sum, length) => sum + length, 0))),
    );
    for (const length of longest) expect(length).toBeLessThan(6000);
    expect(longest.at(-1)).toBe(0);
  });

  test('all that flies stays within the scene', () => {
    const { colours, track } = turns[0]?.after ?? { colours: [], track: { lastSpace: 0 } };
    const layout = layoutFor(1, colours.length, track.lastSpace);
    const points = turns
      .flatMap(({ beats }) => beats.flatMap(beat => flightsOf(beat, layout)))
      .flatMap(({ from, to }) => [from, to]);
    expect(Math.min(...points.flatMap(({ x, y }) => [x, y]))).toBeGreaterThan(0);
    expect(Math.max(...points.map(({ x }) => x))).toBeLessThan(layout.width);
    expect(Math.max(...points.map(({ y }) => y))).toBeLessThan(layout.height);
  });
});
