import { type Languages, phrasing } from '@snowbound/engine';
import type { Messages } from './gen/messages.ts';

/** Makes Winter Kingdom's phrases. */
export const phrase = phrasing<Messages>();

export const winterKingdomLanguages: Languages = {
  en: async () => (await import('./gen/en.ts')).en,
  de: async () => (await import('./gen/de.ts')).de,
  pl: async () => (await import('./gen/pl.ts')).pl,
};
