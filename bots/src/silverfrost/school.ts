import type { silverfrost } from '@snowbound/silverfrost';
import type { SchoolOf } from '../mind.ts';
import { searching } from '../searching.ts';
import { beginning } from './beginning.ts';
import { silverfrostJudgement } from './judgement.ts';
import { weights } from './weights.ts';

export const silverfrostSchool: SchoolOf<typeof silverfrost> = {
  mind: { judgement: silverfrostJudgement, weights, scale: 6, manner: { turns: 4, tried: 3 } },
  beginning,
  thinker: searching,
};
