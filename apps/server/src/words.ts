import {
  type AnyGame,
  engineLanguages,
  type Languages,
  LOCALES,
  type Locale,
  phrasing,
  type Reader,
} from '@snowbound/engine';
import { calledAs, readerOf, tableLanguages } from '@snowbound/table';
import type { Messages } from './gen/messages.ts';

/** Makes the server's phrases. */
export const phrase = phrasing<Messages>();

export const serverLanguages: Languages = {
  en: async () => (await import('./gen/en.ts')).en,
  de: async () => (await import('./gen/de.ts')).de,
  pl: async () => (await import('./gen/pl.ts')).pl,
};

/** Putting all words together takes longer than saying them, so it is done once for a language and a game. */
const READERS = new WeakMap<object, Map<Locale, Promise<Reader>>>();
const NO_GAME = {};

/** What is spoken of: a game, perhaps at a table where some have names. */
export interface About {
  readonly game: AnyGame;
  readonly players?: readonly string[];
}

/** Somebody who reads what the server, and perhaps a game, has to say. Seats are called as their players are. */
export async function readerFor(locale: Locale, about: About | null): Promise<Reader> {
  const reader = await readerIn(locale, about?.game ?? null);
  const { players } = about ?? {};
  if (players === undefined) return reader;
  return { ...reader, nameOfSeat: seat => calledAs(seat, players, reader.nameOfSeat) };
}

function readerIn(locale: Locale, game: AnyGame | null): Promise<Reader> {
  const known = READERS.get(game ?? NO_GAME) ?? new Map<Locale, Promise<Reader>>();
  READERS.set(game ?? NO_GAME, known);
  const reader = known.get(locale) ?? newReader(locale, game);
  known.set(locale, reader);
  return reader;
}

async function newReader(locale: Locale, game: AnyGame | null): Promise<Reader> {
  const own = await serverLanguages[locale]();
  if (game !== null) return readerOf(game, locale, own);
  const [engine, table] = await Promise.all([engineLanguages[locale](), tableLanguages[locale]()]);
  return { locale, wording: { ...engine, ...table, ...own }, nameOfSeat: seat => String(seat + 1) };
}

/** The first language of an Accept-Language header that we have. */
export function localeOf(header: string | undefined): Locale {
  const wanted = (header ?? '').split(',').map(part => part.trim().slice(0, 2).toLowerCase());
  return LOCALES.find(locale => locale === wanted.find(code => LOCALES.some(known => known === code))) ?? 'en';
}
