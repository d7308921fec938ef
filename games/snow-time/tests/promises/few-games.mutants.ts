import { snowTime } from '@snowbound/snow-time';
import { findBreaches } from '@snowbound/testing';
import { expect, test } from 'vitest';
import { snowTimeTrial } from './trial.ts';

/** Enough for `npm run mutants`: a change made on purpose shows soon. */
test.each([2, 3])('Snow Time with %i players keeps its promises', players => {
  expect(findBreaches(snowTime, snowTimeTrial(players, 30))).toEqual([]);
});
