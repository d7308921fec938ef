import { fixedMove, greedy, LEVEL_NAMES, LEVELS, playMatch, random } from '@snowbound/bots';
import { snowTimeProfile } from '@snowbound/bots/snow-time';
import { chairAt, fastFromSeed, fork } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { describe, expect, test } from 'vitest';
import { drawn, learn, type Side, sharesOf } from '../src/search/sides.ts';

const side = (options: number): Side<number> => {
  const list = Array.from({ length: options }, (_, at) => at);
  const zeros = (): number[] => list.map(() => 0);
  return {
    seat: 0,
    options: list,
    isSealed: false,
    regrets: zeros(),
    mix: list.map(() => 1 / options),
    played: zeros(),
    rewards: zeros(),
    squares: zeros(),
    looks: 0,
  };
};

/** Plays a game of two with these payoffs for the first until both mixes have settled. */
function settled(payoffs: readonly (readonly number[])[]): readonly [number[], number[]] {
  const [one, other] = [side(payoffs.length), side(payoffs[0]?.length ?? 0)];
  const dice = fastFromSeed('mixes');
  for (let look = 0; look < 20_000; look++) {
    const theirs = drawn(other.options, other.mix, dice);
    learn(
      one,
      one.options.map(own => payoffs[own]?.[theirs] ?? 0),
    );
    const mine = drawn(one.options, one.mix, dice);
    learn(
      other,
      other.options.map(own => 1 - (payoffs[mine]?.[own] ?? 0)),
    );
  }
  return [sharesOf(one), sharesOf(other)];
}

describe('regret matching', () => {
  test('rock, paper and scissors are played equally often', () => {
    for (const shares of settled([
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ]))
      for (const share of shares) expect(share).toBeCloseTo(1 / 3, 1);
  });

  test('what pays double is guarded double: the known mix of an uneven game', () => {
    // The first gains 1 or 0.5 on a match; 1/3 to 2/3 makes the other’s choice indifferent.
    const [one, other] = settled([
      [1, 0],
      [0, 0.5],
    ]);
    expect(one[0]).toBeCloseTo(1 / 3, 1);
    expect(other[0]).toBeCloseTo(1 / 3, 1);
  });

  test('a choice that is always worse is never played', () => {
    const [one] = settled([
      [0.2, 0.3],
      [0.6, 0.7],
    ]);
    expect(one).toEqual([0, 1]);
  });
});

const deal = (seed: string) => ({
  players: 3,
  options: {},
  content: snowTime.content,
  random: fastFromSeed(seed),
  journal: null,
});
const hard = () => snowTimeProfile.bot(snowTime, snowTimeProfile.evaluation, LEVELS.hard);

describe('Snow Time', () => {
  test('the opening is mixed: no card is certain', () => {
    const chair = chairAt(snowTime, snowTime.setup(deal('opening')), [0, 1, 2], 0);
    const suggestions = hard().suggest(chair, { iterations: 3000 }, fastFromSeed('dice'));
    expect(suggestions[0]?.share).toBeLessThan(0.9);
    expect(suggestions.filter(({ share }) => share > 0).length).toBeGreaterThan(1);
    expect(suggestions.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  test.each(LEVEL_NAMES)('ST-5.4 asked about a bonus that leads home, %s takes it', async level => {
    const { file } = snowTime.content;
    const content = await snowTime.readContent({ ...file, lastSpace: { value: 27, known: 'house' } });
    const asked = { ...deal('asked'), content, options: { bonus: 'asked' } };
    const state = snowTime.arrange(asked, { colours: [{ space: 24 }, { space: 24 }, {}] });
    for (const [seat, move] of ['play 4', 'play 4', 'play healer'].entries()) {
      const [question] = snowTime.questions(state);
      const action = question?.options.find(option => option.move === move);
      if (action !== undefined) snowTime.apply(state, seat, action);
    }
    const bot = snowTimeProfile.bot(snowTime, snowTimeProfile.evaluation, LEVELS[level]);
    const chair = chairAt(snowTime, state, [0, 1, 2], 1);
    expect(chair.options.map(({ move }) => move)).toEqual(['bonus take', 'bonus leave']);
    expect(bot.choose(chair, { iterations: 400 }, fastFromSeed('dice')).move).toBe('bonus take');
  });

  test('ST-5.4 a whole game at a table that asks: bots answer every question about a bonus', () => {
    const dice = fastFromSeed('asked');
    const state = snowTime.setup({ ...deal('asked'), options: { bonus: 'asked' }, journal: [] });
    const bots = [hard(), greedy(snowTime), random()];
    playMatch(snowTime, state, { seating: [0, 1, 2], bots, budget: { iterations: 90 } }, dice);
    expect(snowTime.winners(state).length).toBeGreaterThan(0);
    expect(snowTime.journal(state)?.some(({ tells }) => tells.rule === 'ST-5.4')).toBe(true);
  });

  test.each(['1', '2', '3', '4', '5', '6', '7', 'healer', 'guardian', 'snowstorm'])(
    'always playing %s does not pay against it',
    card => {
      const fixed = fixedMove(snowTime, `play ${card}`);
      const dice = fastFromSeed(`fixed-${card}`);
      let won = 0;
      const games = 30;
      for (let game = 0; game < games; game++) {
        const state = snowTime.setup({ ...deal('fixed'), random: fork(dice) });
        const bots = [0, 1, 2].map(playerIndex => (playerIndex === game % 3 ? fixed : hard()));
        playMatch(snowTime, state, { seating: [0, 1, 2], bots, budget: { iterations: 90 } }, dice);
        const winners = snowTime.winners(state);
        if (winners.includes(game % 3)) won += 1 / winners.length;
      }
      expect(won).toBeLessThan(games / 3);
    },
  );
});
