import type { Languages } from './say.ts';

export const engineLanguages: Languages = {
  en: async () => (await import('./gen/en.ts')).en,
  de: async () => (await import('./gen/de.ts')).de,
  pl: async () => (await import('./gen/pl.ts')).pl,
};
