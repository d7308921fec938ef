import { type Languages, type Phrase, phrasing } from '@snowbound/engine';
import type { Messages } from './gen/messages.ts';
import type { Good } from './goods.ts';

/** Makes Silverfrost's phrases. */
export const phrase = phrasing<Messages>();

export const silverfrostLanguages: Languages = {
  en: async () => (await import('./gen/en.ts')).en,
  de: async () => (await import('./gen/de.ts')).de,
  pl: async () => (await import('./gen/pl.ts')).pl,
};

/** A number of some good, such as "2 acorns". */
export const goods = (good: Good | 'any', count: number): Phrase => phrase('SF-1.1', 'goods.some', { good, count });
