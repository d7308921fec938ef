import type { snowTime } from '@snowbound/snow-time';
import type { SchoolOf } from '../mind.ts';
import { mixing } from '../mixing.ts';
import { beginning } from './beginning.ts';
import { snowTimeJudgement } from './judgement.ts';
import { weights } from './weights.ts';

export const snowTimeSchool: SchoolOf<typeof snowTime> = {
  mind: { judgement: snowTimeJudgement, weights, scale: 3, manner: { turns: 15, tried: 1 } },
  beginning,
  thinker: mixing,
};
