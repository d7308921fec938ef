import type { FrontDoor } from './front-door.ts';

export const snowTime: FrontDoor = {
  rules: async () => (await import('@snowbound/snow-time')).snowTime,
  words: async () => (await import('@snowbound/snow-time/words')).snowTimeLanguages,
  profile: async () => (await import('@snowbound/bots/snow-time')).snowTimeProfile,
  labMetrics: async () => (await import('@snowbound/bots/snow-time/lab-metrics')).snowTimeLabMetrics,
};
