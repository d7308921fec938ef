import type { FrontDoor } from './front-door.ts';

export const silverfrost: FrontDoor = {
  rules: async () => (await import('@snowbound/silverfrost')).silverfrost,
  words: async () => (await import('@snowbound/silverfrost/words')).silverfrostLanguages,
  laterWords: async () => (await import('@snowbound/silverfrost/words')).silverfrostLater,
  profile: async () => (await import('@snowbound/bots/silverfrost')).silverfrostProfile,
  labMetrics: async () => (await import('@snowbound/bots/silverfrost/lab-metrics')).silverfrostLabMetrics,
};
