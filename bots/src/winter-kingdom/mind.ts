import type { State } from '@snowbound/winter-kingdom';
import type { Mind } from '../mind.ts';
import { winterKingdomJudgement } from './judgement.ts';
import { weights } from './weights.ts';

export const winterKingdomMind: Mind<State> = {
  judgement: winterKingdomJudgement,
  weights,
  scale: 6,
  horizon: 1,
  tried: 3,
};
