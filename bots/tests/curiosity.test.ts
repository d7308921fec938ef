import { LEVELS, type LevelName } from '@snowbound/bots';
import { silverfrostProfile } from '@snowbound/bots/silverfrost';
import { chairAt, type Fast, fastFromSeed, fork, pick } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';
import { TreeSearch } from '../src/search/search.ts';
import { Branch } from '../src/search/tree.ts';

const SEATING = [0, 1];
const ITERATIONS = 400;

/** A position some way into a game, with enough to choose from. */
function position(random: Fast) {
  const state = silverfrost.setup({ players: 2, options: {}, content: silverfrost.content, random, journal: null });
  for (let move = 0; ; move++) {
    const [question] = silverfrost.questions(state);
    if (question === undefined) throw new Error('The game was over before there was much to choose from.');
    if (move >= 40 && question.options.length >= 6) return { state, seat: question.seat };
    silverfrost.apply(state, question.seat, pick(random, question.options));
  }
}

/** Which part of all looks the branch looked at most got. */
function concentration(name: LevelName, random: Fast, curiosity = silverfrostProfile.evaluation.curiosity): number {
  const { state, seat } = position(random);
  const chair = chairAt(silverfrost, state, SEATING, seat);
  const root = new Branch(chair.options[0] as (typeof chair.options)[number], -1, 0);
  const { foresight, ...evaluation } = silverfrostProfile.evaluation;
  // All play on as far as hard does, so that only curiosity differs.
  const alike = { easy: foresight.hard, medium: foresight.hard, hard: foresight.hard, expert: foresight.hard };
  new TreeSearch(silverfrost, { ...evaluation, foresight: alike, curiosity: curiosity ?? {} }, LEVELS[name]).grow(
    root,
    chair,
    { iterations: ITERATIONS },
    fastFromSeed('looks'),
    'spent',
  );
  return Math.max(...root.branches.map(({ visits }) => visits)) / root.visits;
}

describe('how curious bots are in Silverfrost', () => {
  const mean = (name: LevelName, curiosity?: Partial<Record<LevelName, number>>): number => {
    const dice = fastFromSeed('curious');
    const deals = Array.from({ length: 6 }, () => concentration(name, fork(dice), curiosity));
    return deals.reduce((sum, each) => sum + each) / deals.length;
  };

  test('an expert, who has time to come back, follows what is best so far more than hard does', () => {
    expect(mean('expert')).toBeGreaterThan(1.2 * mean('hard'));
  });

  test('a level that is not named is as curious as usual', () => {
    expect(mean('expert', {})).toBe(mean('hard', {}));
    expect(mean('hard', { expert: 0.01 })).toBe(mean('hard', {}));
  });
});
