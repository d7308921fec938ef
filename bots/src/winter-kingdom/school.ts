import type { winterKingdom } from '@snowbound/winter-kingdom';
import type { SchoolOf } from '../mind.ts';
import { searching } from '../searching.ts';
import { beginning, beginning as weights } from './beginning.ts';
import { winterKingdomJudgement } from './judgement.ts';

export const winterKingdomSchool: SchoolOf<typeof winterKingdom> = {
  mind: {
    judgement: winterKingdomJudgement,
    weights,
    scale: 6,
    foresight: {
      easy: { turns: 0, questions: 0 },
      medium: { turns: 1, questions: 8 },
      hard: { turns: 1, questions: 8 },
      expert: { turns: 'a round', questions: 150 },
    },
    tried: 3,
  },
  beginning,
  thinker: searching,
};
