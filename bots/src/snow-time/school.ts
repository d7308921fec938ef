import type { snowTime } from '@snowbound/snow-time';
import type { SchoolOf } from '../mind.ts';
import { mixing } from '../mixing.ts';
import { beginning } from './beginning.ts';
import { snowTimeJudgement } from './judgement.ts';
import { weights } from './weights.ts';

export const snowTimeSchool: SchoolOf<typeof snowTime> = {
  mind: {
    judgement: snowTimeJudgement,
    weights,
    scale: 3,
    foresight: {
      easy: { turns: 0, questions: 0 },
      medium: { turns: 8, questions: 64 },
      hard: { turns: 15, questions: 120 },
      expert: { turns: 15, questions: 120 },
    },
    tried: 1,
  },
  beginning,
  thinker: mixing,
};
