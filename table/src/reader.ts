import { type AnyGame, engineLanguages, type Locale, type Reader, type Wording } from '@snowbound/engine';
import { tableLanguages } from './words.ts';

/** What somebody's own content calls its things. */
function namesIn({ content }: AnyGame, locale: Locale): Wording {
  return Object.fromEntries(Object.entries(content.names ?? {}).map(([key, names]) => [key, () => names[locale]]));
}

/** Somebody who reads everything this game, its table and the engine say. Seats are called by their colours. */
export async function readerOf(game: AnyGame, locale: Locale, more: Wording = {}): Promise<Reader> {
  const packages = [engineLanguages, tableLanguages, game.languages];
  const wordings = await Promise.all(packages.map(languages => languages[locale]()));
  // Each package keeps its messages in files of its own names, so that none hides another's.
  const wording: Wording = Object.assign({}, ...wordings, namesIn(game, locale), more);
  return { locale, wording, nameOfSeat: seat => wording[`names.seat-${seat}`]?.({}) ?? String(seat + 1) };
}
