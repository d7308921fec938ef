import type { silverfrost } from '@snowbound/silverfrost';
import type { ProfileOf } from '../profile.ts';
import { searching } from '../searching.ts';
import { beginning } from './beginning.ts';
import { silverfrostFeatures } from './features.ts';
import { weights } from './weights.ts';

export const silverfrostProfile: ProfileOf<typeof silverfrost> = {
  evaluation: {
    features: silverfrostFeatures,
    weights,
    scale: 6,
    foresight: {
      easy: { turns: 0, questions: 0 },
      medium: { turns: 2, questions: 16 },
      hard: { turns: 4, questions: 32 },
      expert: { turns: 10, questions: 32 },
    },
    curiosity: { expert: 0.12 },
    tried: 3,
  },
  beginning,
  bot: searching,
};
