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

/** Readers by game and language, because merging the wordings takes longer than a sentence. */
const READERS = new WeakMap<object, Map<Locale, Promise<Reader>>>();
const NO_GAME = {};

/** The game that phrases are about, and the names of its players if there is a table. */
export interface About {
  readonly game: AnyGame;
  readonly players?: readonly string[];
}

/** A reader for phrases of the server and of a game. Seats have the names of their players. */
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
