import type { State } from '@snowbound/snow-time';
import type { Mind } from '../mind.ts';
import { snowTimeJudgement } from './judgement.ts';
import { weights } from './weights.ts';

export const snowTimeMind: Mind<State> = {
  judgement: snowTimeJudgement,
  weights,
  scale: 3,
  horizon: 12,
  tried: 1,
};
