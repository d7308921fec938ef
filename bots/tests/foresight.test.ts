import { LEVELS } from '@snowbound/bots';
import { winterKingdomProfile } from '@snowbound/bots/winter-kingdom';
import { type Fast, fastFromSeed, fork, type Question } from '@snowbound/engine';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { worthBy } from '../src/features.ts';
import { mannerOf } from '../src/profile.ts';
import { playOn } from '../src/search/playout.ts';

const { evaluation } = winterKingdomProfile;
const worth = worthBy(evaluation.features, evaluation.weights);

const dealt = (players: number, random: Fast) =>
  winterKingdom.setup({ players, options: {}, content: winterKingdom.content, random, journal: null });

const askedIn = (state: ReturnType<typeof dealt>) => (winterKingdom.questions(state)[0] as Question<unknown>).seat;

describe('how far bots play on in Winter Kingdom', () => {
  test.each([2, 3, 4])('with %i an expert plays on until its next turn is over', players => {
    const dice = fastFromSeed('next-turn');
    for (let deal = 0; deal < 20; deal++) {
      const state = dealt(players, fork(dice));
      const { round } = state;
      const seat = askedIn(state);
      const reached = playOn(winterKingdom, worth, state, seat, mannerOf(evaluation, LEVELS.expert, players), dice);
      expect(reached.round).toBe(round + 1);
      expect(askedIn(reached)).toBe((seat + 1) % players);
    }
  });

  test.each([1, 5, 23])('no play-out answers more than the %i questions it may', questions => {
    let answered = 0;
    const counting: typeof winterKingdom = {
      ...winterKingdom,
      apply: (state, seat, action) => {
        answered++;
        winterKingdom.apply(state, seat, action);
      },
    };
    const state = dealt(2, fastFromSeed('questions'));
    playOn(counting, worth, state, askedIn(state), { turns: 99, questions, tried: 1 }, fastFromSeed('dice'));
    expect(answered).toBe(questions);
  });
});
