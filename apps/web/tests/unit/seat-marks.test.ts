import { calledAs } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { initialsOf } from '../../src/table-page/seat-marks.ts';

const COLOURS = ['Orange', 'Sky', 'Green', 'Vermilion'];
const called = (...players: string[]): string[] =>
  players.map((_, seat) => calledAs(seat, players, at => COLOURS[at] ?? ''));

describe('what seats are called', () => {
  test('as their players are, and by their colours where nobody has a name', () => {
    expect(called('Anna', '', 'Ben')).toEqual(['Anna', 'Sky', 'Ben']);
  });

  test('with both where one name means two seats', () => {
    expect(called('Anna', 'Ben', 'Anna')).toEqual(['Anna (Orange)', 'Ben', 'Anna (Green)']);
    expect(called('Sky', '')).toEqual(['Sky (Orange)', 'Sky']);
  });
});

describe('what stands on their marks', () => {
  test('the first letter', () => {
    expect(initialsOf(['Anna', 'ben', 'Żółć'])).toEqual(['A', 'B', 'Ż']);
  });

  test('two letters where names begin alike', () => {
    expect(initialsOf(['Panda ruda', 'Pingwin', 'Sokół'])).toEqual(['Pa', 'Pi', 'S']);
    expect(initialsOf(['Anna', 'Anton', 'Ante'])).toEqual(['Aa', 'Ao', 'Ae']);
    expect(initialsOf(['Player 1', 'Player 2'])).toEqual(['P1', 'P2']);
    expect(initialsOf(['Anna (Orange)', 'Ben', 'Anna (Green)'])).toEqual(['Ao', 'B', 'Ag']);
  });

  test('never the same twice, whatever the names', () => {
    for (const names of [
      ['Al', 'Ala'],
      ['Ann', 'Ann'],
      ['', ''],
      ['...', '!!!'],
      ['Bo', 'Boo', 'Bob'],
    ]) {
      expect(new Set(initialsOf(names)).size).toBe(names.length);
    }
  });
});
