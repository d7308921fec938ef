import { Problem, type Scenarios } from '@snowbound/engine';
import type { SnowTimeContent } from './content.ts';
import { phrase } from './words.ts';

/** An arrangement that was read already, so its fields are what they should be. */
interface Arrangement {
  readonly round?: number;
  readonly fruit?: Readonly<Record<string, number>>;
  readonly colours?: readonly {
    readonly discard?: readonly (string | number)[];
    readonly spent?: readonly string[];
    readonly space?: number;
  }[];
}

/** ST-2.1 */
const FRUIT_A_ROUND = 2;

/** Positions that no game comes to by the round they say. Where no round is said it is any. The first reason is reported. */
export const whyImpossible: Scenarios<SnowTimeContent>['whyImpossible'] = arrangement => {
  const { round, fruit = {}, colours = [] } = arrangement as Arrangement;
  if (round === undefined) return null;
  const [grown, most] = [sum(Object.values(fruit)), FRUIT_A_ROUND * round];
  if (grown > most) {
    return new Problem(phrase('ST-2.1', 'impossible.fruit', { at: 'arrange.fruit', given: grown, most, round }));
  }
  for (const [seat, { discard = [], spent = [], space = 0 }] of colours.entries()) {
    const at = `arrange.colours[${seat}]`;
    // ST-2.3: beside a Guardian a second card may be revealed.
    const most = round - 1 + (spent.includes('guardian') && round > 1 ? 1 : 0);
    const given = discard.length + spent.length;
    if (given > most) return new Problem(phrase('ST-2.2', 'impossible.cards', { at, given, round }));
    if (space > 0 && round === 1) return new Problem(phrase('ST-1.1', 'impossible.space', { at: `${at}.space` }));
  }
  return null;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
