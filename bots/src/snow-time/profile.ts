import type { snowTime } from '@snowbound/snow-time';
import { mixing } from '../mixing.ts';
import type { ProfileOf } from '../profile.ts';
import { beginning } from './beginning.ts';
import { snowTimeFeatures } from './features.ts';
import { weights } from './weights.ts';

export const snowTimeProfile: ProfileOf<typeof snowTime> = {
  evaluation: {
    features: snowTimeFeatures,
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
  bot: mixing,
};
