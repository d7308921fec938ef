import { type Languages, type Phrase, phrasing } from '@snowbound/engine';
import type { Messages } from './gen/messages.ts';
import type { Good } from './goods.ts';

/** Makes Silverfrost's phrases. */
export const phrase = phrasing<Messages>();

/** What is said while a game is played. */
export const silverfrostLanguages: Languages = {
  en: async () => (await import('./gen/en.ts')).en,
  de: async () => (await import('./gen/de.ts')).de,
  pl: async () => (await import('./gen/pl.ts')).pl,
};

/** The rules page and what is wrong with content files. */
export const silverfrostLater: Languages = {
  en: async () => (await import('./gen/en-later.ts')).en,
  de: async () => (await import('./gen/de-later.ts')).de,
  pl: async () => (await import('./gen/pl-later.ts')).pl,
};

export const wholeLanguages: Languages = {
  en: async () => ({ ...(await silverfrostLanguages.en()), ...(await silverfrostLater.en()) }),
  de: async () => ({ ...(await silverfrostLanguages.de()), ...(await silverfrostLater.de()) }),
  pl: async () => ({ ...(await silverfrostLanguages.pl()), ...(await silverfrostLater.pl()) }),
};

/** What was said of each good so far, by how many: the same few amounts come and go all the time. */
const SOME = new Map<Good | 'any', Phrase[]>();

/** A number of some good, such as "2 acorns". */
export function goods(good: Good | 'any', count: number): Phrase {
  const said = SOME.get(good) ?? [];
  SOME.set(good, said);
  const known = said[count] ?? phrase('SF-1.1', 'goods.some', { good, count });
  if (count >= 0 && count < MOST_SAID) said[count] = known;
  return known;
}

const MOST_SAID = 20;
