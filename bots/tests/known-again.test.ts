import { winterKingdomProfile } from '@snowbound/bots/winter-kingdom';
import { type Fast, fastFromSeed, fork, pick } from '@snowbound/engine';
import { add, countCommon, remove } from '@snowbound/hex';
import { pointsInSight, winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { isRepeat } from '../src/search/repeats.ts';

const { names: features, measure } = winterKingdomProfile.evaluation.features;
const POINTS = features.indexOf('points');
const FREE = features.indexOf('free spaces next to own pieces');
const MOST_FREE = 40;
const GAMES = 12;

const dealt = (random: Fast, options: Readonly<Record<string, string>> = {}) =>
  winterKingdom.setup({ players: 3, options, content: winterKingdom.content, random, journal: null });

/** Points of seat 0 as bots see them. */
function pointsMeasured(state: ReturnType<typeof dealt>): number {
  const measured = features.map(() => 0);
  measure(state, 0, measured);
  return measured[POINTS] as number;
}

describe('what bots know again', () => {
  test('a board met before is evaluated as if it were new, in games played by turns', () => {
    const dice = fastFromSeed('known-again');
    const measured = features.map(() => 0);
    const games = Array.from({ length: GAMES }, () => dealt(fork(dice)));
    let looks = 0;
    for (let isGoing = true; isGoing; ) {
      isGoing = false;
      for (const state of games) {
        // A few moves each, so that boards come again before another game takes their place.
        for (let move = 0; move < 5; move++) {
          const [question] = winterKingdom.questions(state);
          if (question !== undefined) winterKingdom.apply(state, question.seat, pick(dice, question.options));
          isGoing ||= question !== undefined;
          state.players.forEach((player, seat) => {
            measure(state, seat, measured);
            expect(measured[POINTS]).toBe(pointsInSight(state, seat));
            expect(measured[FREE]).toBe(Math.min(MOST_FREE, countCommon(player.touching, state.open)));
            looks++;
          });
        }
      }
    }
    expect(looks).toBeGreaterThan(GAMES * 300);
  });

  test('a fort is distinguished from a house on the same space, on every space', () => {
    const state = dealt(fastFromSeed('forts'), {
      'scoring-1': 'knights',
      'scoring-2': 'hikers',
      'scoring-3': 'loners',
    });
    const { houses, forts, pieces } = state.players[0] as (typeof state.players)[number];
    for (let cell = 0; cell < state.table.board.land.grid.cells; cell++) {
      add(pieces, cell);
      add(houses, cell);
      const withHouse = pointsMeasured(state);
      remove(houses, cell);
      add(forts, cell);
      // Knights: 2 points a house, and a fort is two of them.
      expect(pointsMeasured(state)).toBe(withHouse + 2);
      remove(forts, cell);
      remove(pieces, cell);
    }
  });

  test('the same pieces in a game with other scoring cards are another board', () => {
    const [scouts, knights] = ['scouts', 'knights'].map(card => {
      const state = dealt(fastFromSeed('cards'), { 'scoring-1': card, 'scoring-2': 'hikers', 'scoring-3': 'loners' });
      add((state.players[0] as (typeof state.players)[number]).pieces, state.table.board.land.grid.cells >> 1);
      return state;
    }) as [ReturnType<typeof dealt>, ReturnType<typeof dealt>];
    expect(pointsMeasured(scouts)).toBe(pointsInSight(scouts, 0));
    expect(pointsMeasured(knights)).toBe(pointsInSight(knights, 0));
    expect(pointsMeasured(knights)).not.toBe(pointsMeasured(scouts));
  });

  test('the end of a game is another summary of the same board: only whole points count', () => {
    const dice = fastFromSeed('the-end');
    const state = dealt(fork(dice));
    const measured = features.map(() => 0);
    for (let [question] = winterKingdom.questions(state); question !== undefined; ) {
      winterKingdom.apply(state, question.seat, pick(dice, question.options));
      [question] = winterKingdom.questions(state);
    }
    for (const isOver of [false, true, false]) {
      state.isOver = isOver;
      measure(state, 1, measured);
      expect(measured[POINTS]).toBe(pointsInSight(state, 1));
    }
  });

  test('what comes up twice in a row of draws is tried once; the next row begins anew', () => {
    const row = (...actions: string[]) => actions.map((action, at) => isRepeat(action, at));
    expect(row('a', 'b', 'a', 'a', 'c', 'b')).toEqual([false, false, true, true, false, true]);
    expect(row('c', 'b', 'a')).toEqual([false, false, false]);
    expect(row('b', 'b', 'a')).toEqual([false, true, false]);
  });
});
