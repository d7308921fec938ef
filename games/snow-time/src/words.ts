import { type Languages, type Name, phrasing } from '@snowbound/engine';
import { type Card, type CardSet, cardsIn, nameOf } from './cards.ts';
import type { Messages } from './gen/messages.ts';

/** Makes Snow Time's phrases. */
export const phrase = phrasing<Messages>();

export const snowTimeLanguages: Languages = {
  en: async () => (await import('./gen/en.ts')).en,
  de: async () => (await import('./gen/de.ts')).de,
  pl: async () => (await import('./gen/pl.ts')).pl,
};

export const cardName = (card: Card): Name => ({ name: `names.${nameOf(card)}` });
export const cardNames = (cards: CardSet): Name[] => cardsIn(cards).map(cardName);
