import { type OptionSpec, type Options, type Problem, problem, shown } from '@snowbound/engine';
import { LEVELS } from './paws/paws.ts';
import { REWARDS } from './state.ts';

/** What a table chooses: the Snow reward (SF-1.10), who starts (SF-1.13), and how strong Paws is if one player faces him (SF-10.1). */
export const OPTIONS: readonly OptionSpec[] = [
  { name: 'reward', choices: REWARDS },
  { name: 'start', choices: ['random', '0', '1', '2', '3'] },
  { name: 'paws', choices: LEVELS },
];

/** SF-10.1, SF-10.2: against Paws it is always Flurries, and he starts. */
export function whyNotOptions(players: number, { reward, start }: Options): Problem | null {
  if (players > 1) return null;
  return whyNotOnly('reward', reward, REWARDS[0]) ?? whyNotOnly('start', start, 'random');
}

const whyNotOnly = (option: string, given: string | undefined, only: string): Problem | null =>
  given === undefined || given === only
    ? null
    : problem('input.option-value', { option, given: shown(given), choices: only });
