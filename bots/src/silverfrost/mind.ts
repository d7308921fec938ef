import type { State } from '@snowbound/silverfrost';
import type { Mind } from '../mind.ts';
import { silverfrostJudgement } from './judgement.ts';
import { weights } from './weights.ts';

export const silverfrostMind: Mind<State> = {
  judgement: silverfrostJudgement,
  weights,
  scale: 6,
  horizon: 4,
  tried: 3,
};
