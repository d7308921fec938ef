import { findBreaches } from '@snowbound/testing';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { expect, test } from 'vitest';
import { winterKingdomTrial } from './trial.ts';
import { UsedCards } from './used-cards.ts';

/** Enough for `npm run mutants`: a change made on purpose shows soon. */
test.each([2, 3])('Winter Kingdom with %i players keeps its promises', players => {
  expect(findBreaches(winterKingdom, winterKingdomTrial(players, 30, new UsedCards()))).toEqual([]);
});
