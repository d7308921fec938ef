import type { OptionSpec } from '@snowbound/engine';
import { REWARDS } from './state.ts';

/** What a table chooses: the Snow reward (SF-1.10) and who starts (SF-1.13). */
export const OPTIONS: readonly OptionSpec[] = [
  { name: 'reward', choices: REWARDS },
  { name: 'start', choices: ['random', '0', '1', '2', '3'] },
];
