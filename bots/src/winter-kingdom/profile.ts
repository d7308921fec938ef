import type { winterKingdom } from '@snowbound/winter-kingdom';
import type { ProfileOf } from '../profile.ts';
import { searching } from '../searching.ts';
import { beginning, beginning as weights } from './beginning.ts';
import { winterKingdomFeatures } from './features.ts';

export const winterKingdomProfile: ProfileOf<typeof winterKingdom> = {
  evaluation: {
    features: winterKingdomFeatures,
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
  bot: searching,
};
