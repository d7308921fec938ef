import type { Name, Phrase, Seat, Value } from './phrase.ts';

export const LOCALES = ['en', 'de', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];

/** Values as a message prints them: names are words by now. */
export type Words = Readonly<Record<string, string | number>>;

/** Every message of some packages in one language. */
export type Wording = Readonly<Record<string, (values: Words) => string>>;

/** A package's messages, loaded one language at a time. */
export type Languages = Readonly<Record<Locale, () => Promise<Wording>>>;

/** Who reads: the language, its messages, and what the seats are called at this table. */
export interface Reader {
  readonly locale: Locale;
  readonly wording: Wording;
  readonly nameOfSeat: (seat: Seat) => string;
}

/** The phrase in the reader's language. */
export function say(phrase: Phrase, reader: Reader): string {
  const message = reader.wording[phrase.key];
  if (message === undefined) throw new Error(`no message '${phrase.key}' in ${reader.locale}`);
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(phrase.values)) words[name] = inWords(value, reader);
  return message(words);
}

function inWords(value: Value, reader: Reader): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (!isList(value)) return 'key' in value ? say(value, reader) : nameOf(value, reader);
  const items = value.map(item => String(inWords(item, reader)));
  return listFormat(reader.locale).format(items);
}

const listFormats = new Map<string, Intl.ListFormat>();

/** Made once for a language, since Intl objects are dear to make. */
function listFormat(locale: Locale): Intl.ListFormat {
  const format = listFormats.get(locale) ?? new Intl.ListFormat(locale);
  listFormats.set(locale, format);
  return format;
}

function nameOf(name: Name, reader: Reader): string {
  if ('seat' in name) return reader.nameOfSeat(name.seat);
  if ('names' in name) return name.names[reader.locale];
  return reader.wording[name.name]?.({}) ?? name.name;
}

const isList = (value: Value): value is readonly (Name | Phrase)[] => Array.isArray(value);
