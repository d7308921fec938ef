import { greedy, playMatch, random } from '@snowbound/bots';
import { type Bot, chairAt, type Fast, fastFromSeed, flow, fork } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { icicles } from '@snowbound/testing';
import { describe, expect, test } from 'vitest';

const deal = (players: number, dice: Fast) => ({
  players,
  options: {},
  content: snowTime.content,
  random: dice,
  journal: null,
});
const budget = { iterations: 24 };

/** In how many of `games` the player in seat 0 wins, sharing counted as a part. */
function wins(games: number, players: number, bots: Bot<ReturnType<typeof snowTime.setup>, never, never>[]): number {
  const dice = fastFromSeed('bots');
  const seating = snowTime.seating(players);
  let won = 0;
  for (let game = 0; game < games; game++) {
    const state = snowTime.setup(deal(players, fork(dice)));
    playMatch(snowTime, state, { seating, bots: bots as never, budget }, dice);
    const winners = new Set(snowTime.winners(state).map(seat => seating[seat]));
    if (winners.has(0)) won += 1 / winners.size;
  }
  return won;
}

describe('bots', () => {
  test('greedy clearly beats random, in the two-colour game too', () => {
    expect(wins(60, 3, [greedy(snowTime), random(), random()] as never)).toBeGreaterThan(36);
    expect(wins(60, 2, [greedy(snowTime), random()] as never)).toBeGreaterThan(39);
  });

  test('random against itself is even', () => {
    const won = wins(900, 3, [random(), random(), random()]);
    expect(won).toBeGreaterThan(240);
    expect(won).toBeLessThan(360);
  });

  test.each([
    ['random', random<never, never, never>()],
    ['greedy', greedy(snowTime)],
  ])('%s: same seed and budget, same move', (_name, bot) => {
    const state = snowTime.setup(deal(4, fastFromSeed('same')));
    const choose = () => bot.choose(chairAt(snowTime, state, [0, 1, 2, 3], 2) as never, budget, fastFromSeed('dice'));
    expect(choose()).toBe(choose());
  });

  test('no peeking: with another hidden choice on the table it plays the same', () => {
    const bot = greedy(snowTime);
    for (let round = 0; round < 20; round++) {
      const moves = ['play 7', 'play snowstorm', 'play 1'].map(hidden => {
        const state = snowTime.setup(deal(3, fastFromSeed(`peek-${round}`)));
        const action = state.questions[0]?.options.find(({ move }) => move === hidden);
        flow.answer(state, 0, action as NonNullable<typeof action>);
        return bot.choose(chairAt(snowTime, state, [0, 1, 2], 1), budget, fastFromSeed(`dice-${round}`)).move;
      });
      expect(new Set(moves).size).toBe(1);
    }
  });

  test('greedy takes a move that wins at once', () => {
    const arrangement = { fruit: { 5: 3 }, colours: [{ space: 29 }, {}, {}] };
    const state = snowTime.arrange(deal(3, fastFromSeed('win')), arrangement);
    const chair = chairAt(snowTime, state, [0, 1, 2], 0);
    const { move } = greedy(snowTime).choose(chair, { iterations: 30 }, fastFromSeed('dice'));
    expect(['play 5', 'play snowstorm', 'play 1']).toContain(move);
  });

  test('they play any game to its end', () => {
    const state = icicles.setup({
      players: 3,
      options: {},
      content: icicles.content,
      random: fastFromSeed('ice'),
      journal: null,
    });
    const moves = playMatch(
      icicles,
      state,
      { seating: [0, 1, 2], bots: [greedy(icicles), random(), random()], budget },
      fastFromSeed('x'),
    );
    expect(moves).toBeGreaterThan(9);
    expect(icicles.winners(state).length).toBeGreaterThan(0);
  });
});
