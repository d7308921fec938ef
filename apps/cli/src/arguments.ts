import { GAME_NAMES } from '@snowbound/catalogue';
import { LOCALES, type Locale } from '@snowbound/engine';
import { nearest } from './nearest.ts';
import { misuse } from './words.ts';

/** Reads a whole number given to `option`, or says what it should be. */
export const wholeNumber =
  (option: string, least: number, most: number) =>
  (given: string): number => {
    const value = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw misuse('cli.not-a-number', { option, given, least, most });
  };

/** Reads names separated by commas, none of them empty. */
export const listOfNames =
  (option: string) =>
  (given: string): readonly string[] => {
    const names = given.split(',').map(name => name.trim());
    if (names.some(name => !NAME.test(name))) throw misuse('cli.not-a-list', { option, given });
    return names;
  };

/** Letters, digits and a little punctuation: nothing that could move the cursor. */
const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .’'_-]{0,19}$/u;

/** Reads `NAME=VALUE`, added to what was chosen before; what is chosen twice is refused. */
export function chosenOption(given: string, before: Chosen = {}): Chosen {
  const [, name, value] = /^([^=]+)=(.+)$/s.exec(given) ?? [];
  if (name === undefined || value === undefined) throw misuse('cli.not-a-choice', { given });
  if (Object.hasOwn(before, name)) throw misuse('cli.chosen-twice', { name, value, before: before[name] ?? '' });
  return { ...before, [name]: value };
}

/** A content file and the game it is for: `GAME=FILE`, or a file alone for the usual game. */
export interface ContentFlag {
  readonly game: string;
  readonly file: string;
}

export const contentFor =
  (usual: string) =>
  (given: string, before: readonly ContentFlag[] = []): readonly ContentFlag[] => {
    const [, named = '', rest = ''] = /^([a-z-]+)=(.+)$/s.exec(given) ?? [];
    const { game, file } = GAME_NAMES.includes(named) ? { game: named, file: rest } : { game: usual, file: given };
    const twice = before.find(flag => flag.game === game);
    if (twice !== undefined) throw misuse('cli.content-twice', { name: game, value: file, before: twice.file });
    return [...before, { game, file }];
  };

/** Options of a game, by name. */
export type Chosen = Readonly<Record<string, string>>;

export function language(given: string): Locale {
  const locale = LOCALES.find(known => known === given);
  if (locale !== undefined) return locale;
  throw misuse('cli.unknown-language', { given, known: LOCALES.join(', '), near: nearest(given, LOCALES) });
}
