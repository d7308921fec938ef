import type { FrontDoor } from './front-door.ts';

export const winterKingdom: FrontDoor = {
  rules: async () => (await import('@snowbound/winter-kingdom')).winterKingdom,
  words: async () => (await import('@snowbound/winter-kingdom/words')).winterKingdomLanguages,
  profile: async () => (await import('@snowbound/bots/winter-kingdom')).winterKingdomProfile,
  labMetrics: async () => (await import('@snowbound/bots/winter-kingdom/lab-metrics')).winterKingdomLabMetrics,
};
