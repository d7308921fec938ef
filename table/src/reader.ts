import { type AnyGame, engineLanguages, type Locale, type Reader, type Wording } from '@snowbound/engine';
import { tableLanguages } from './words.ts';

/** Somebody who reads everything this game, its table and the engine say. Seats are called by their colours. */
export async function readerOf(game: AnyGame, locale: Locale, more: Wording = {}): Promise<Reader> {
  const packages = [engineLanguages, tableLanguages, game.languages];
  const wordings = await Promise.all(packages.map(languages => languages[locale]()));
  // Each package keeps its messages in files of its own names, so that none hides another's.
  const wording: Wording = Object.assign({}, ...wordings, more);
  return { locale, wording, nameOfSeat: seat => wording[`names.seat-${seat}`]?.({}) ?? String(seat + 1) };
}
