import { silverfrost } from '@snowbound/silverfrost';
import { findBreaches } from '@snowbound/testing';
import { expect, test } from 'vitest';
import { workshop } from '../cards/workshop.ts';
import { silverfrostTrial } from './trial.ts';

/** Enough for `npm run mutants`: a change made on purpose shows soon. */
test.each([
  [1, silverfrost.content],
  [3, silverfrost.content],
  [2, workshop],
] as const)('Silverfrost with %i players keeps its promises', (players, content) => {
  const breaches = findBreaches({ ...silverfrost, content }, silverfrostTrial(content, players, 20));
  // That something is hidden from others shows against Paws only in thousands of games.
  expect(breaches.filter(({ promise }) => promise !== 'hidden' || players > 1)).toEqual([]);
});
