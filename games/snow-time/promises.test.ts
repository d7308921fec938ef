import { snowTime } from '@snowbound/snow-time';
import { findBreaches, PROMISES, type PromiseName } from '@snowbound/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { snowTimeTrial } from './trial.ts';

const GAMES = 10_000;

describe.each([2, 3, 4, 5])(`Snow Time with %i players keeps its promises over ${GAMES} random games:`, players => {
  let breaches: ReturnType<typeof findBreaches>;
  beforeAll(() => {
    breaches = findBreaches(snowTime, snowTimeTrial(players, GAMES));
  });

  test.each(Object.entries(PROMISES))('%s: %s', name => {
    expect(breaches.filter(({ promise }) => promise === (name as PromiseName))).toEqual([]);
  });
});
