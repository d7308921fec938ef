import { languagesOf, laterLanguagesOf } from '@snowbound/catalogue';
import {
  type Content,
  engineLanguages,
  type Languages,
  LOCALES,
  type Locale,
  type Phrase,
  type Reader,
  type Seat,
  say,
  type Wording,
} from '@snowbound/engine';
import { calledAs, tableLanguages } from '@snowbound/table';
import type { Messages } from '../gen/messages.ts';

/** The values a message of the app needs, if any. */
type ValuesOf<Key extends keyof Messages> = Messages[Key] extends Record<string, never> ? [] : [Messages[Key]];
type MessageKey = keyof Messages & string;
/** The messages that can be said without further ado. */
export type PlainKey = { [Key in MessageKey]: Messages[Key] extends Record<string, never> ? Key : never }[MessageKey];

const LANGUAGES: Readonly<Record<Locale, () => Promise<Wording>>> = {
  en: async () => (await import('../gen/en.ts')).en,
  de: async () => (await import('../gen/de.ts')).de,
  pl: async () => (await import('../gen/pl.ts')).pl,
};

/** What only lessons and galleries say. */
const LATER: typeof LANGUAGES = {
  en: async () => (await import('../gen/en-later.ts')).en,
  de: async () => (await import('../gen/de-later.ts')).de,
  pl: async () => (await import('../gen/pl-later.ts')).pl,
};

/** Every language by its own name, so that a lost reader finds home. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch', pl: 'Polski' };

/** The first of the browser's languages that we speak. */
export const browserLocale = (): Locale =>
  navigator.languages.map(tag => LOCALES.find(locale => tag.toLowerCase().startsWith(locale))).find(Boolean) ?? 'en';

/** Speaks to the reader: the app's own words, and those of the games that were learned. Only one language is loaded. */
class Voice {
  #locale = $state<Locale>('en');
  #own = $state.raw<Wording>({});
  #readers = $state.raw<Readonly<Record<string, Reader>>>({});
  #called = $state.raw<Readonly<Record<string, NonNullable<Content['names']>>>>({});
  #players = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  readonly #games = new Map<string, Languages>();
  #wanted: Locale = 'en';
  #isTeaching = false;
  /** Games of which everything was learned. */
  readonly #whole = new Set<string>();

  get locale(): Locale {
    return this.#locale;
  }

  /** Changes the language, all at once when everything is loaded. */
  async speak(locale: Locale): Promise<void> {
    this.#wanted = locale;
    const parts = this.#isTeaching ? [LANGUAGES, LATER] : [LANGUAGES];
    const own: Wording = Object.assign({}, ...(await Promise.all(parts.map(part => part[locale]()))));
    const readers = await Promise.all([...this.#games.values()].map(game => readerIn(locale, game, own)));
    // Another language may have been chosen meanwhile.
    if (this.#wanted !== locale) return;
    this.#own = own;
    this.#readers = Object.fromEntries([...this.#games.keys()].map((name, at) => [name, readers[at] as Reader]));
    this.#locale = locale;
    document.documentElement.lang = locale;
  }

  /** Learns what only lessons and galleries say. */
  teach(): Promise<void> {
    this.#isTeaching = true;
    return this.speak(this.#wanted);
  }

  /** Learns the words of a game. */
  async learn(name: string): Promise<void> {
    if (this.#games.has(name)) return;
    const game = await languagesOf(name);
    const reader = await readerIn(this.#locale, game, this.#own);
    this.#games.set(name, game);
    this.#readers = { ...this.#readers, [name]: reader };
  }

  /** Learns what a game says only on its rules page and of content files. */
  async learnLater(name: string): Promise<void> {
    await this.learn(name);
    const later = await laterLanguagesOf(name);
    const [game, reader] = [this.#games.get(name), this.#readers[name]];
    if (later === null || game === undefined || reader === undefined || this.#whole.has(name)) return;
    this.#whole.add(name);
    const wording = await later[this.#locale]();
    this.#games.set(name, bothOf(game, later));
    this.#readers = { ...this.#readers, [name]: { ...reader, wording: { ...reader.wording, ...wording } } };
  }

  /** Calls things of a game by names of their own, or again as the house does. */
  call(game: string, names: NonNullable<Content['names']>): void {
    this.#called = { ...this.#called, [game]: names };
  }

  /** Calls the seats of a game by the names of who plays them; `''` where nobody has one. */
  seat(game: string, players: readonly string[]): void {
    const isAsBefore = players.join('\n') === this.#players[game]?.join('\n');
    if (!isAsBefore) this.#players = { ...this.#players, [game]: players };
  }

  /** One of the app's own messages. */
  tell<Key extends MessageKey>(key: Key, ...[values]: ValuesOf<Key>): string {
    const message = this.#own[key];
    return message === undefined ? '' : message((values ?? {}) as Record<string, string | number>);
  }

  /** Something of a game that was learned. */
  say(game: string, phrase: Phrase): string {
    const reader = this.#readers[game];
    return reader === undefined ? '' : say(phrase, { ...reader, nameOfSeat: seat => this.nameOfSeat(game, seat) });
  }

  /** What something is called in a game that was learned, such as `names.healer`. */
  nameOf(game: string, key: string): string {
    return this.#called[game]?.[key]?.[this.#locale] ?? this.#readers[game]?.wording[key]?.({}) ?? key;
  }

  /** What a seat is called: as who plays it. */
  nameOfSeat(game: string, seat: Seat): string {
    return calledAs(seat, this.#players[game] ?? [], at => this.ownNameOfSeat(game, at));
  }

  /** Its colour or animal. */
  ownNameOfSeat(game: string, seat: Seat): string {
    return this.#readers[game]?.nameOfSeat(seat) ?? String(seat + 1);
  }

  /** The name of a game, known before it is loaded. */
  nameOfGame(game: string): string {
    return this.#own[`games.${game}`]?.({}) ?? game;
  }

  aboutGame(game: string): string {
    return this.#own[`games.${game}-about`]?.({}) ?? '';
  }

  /** What a bot is called and how well it plays. */
  nameOfBot(bot: string): string {
    return this.#own[`games.bot-${bot}`]?.({}) ?? bot;
  }

  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.#locale, { type: 'conjunction' }).format(items);
  }

  /** How long ago, in the largest unit that fits. */
  ago(milliseconds: number): string {
    const format = new Intl.RelativeTimeFormat(this.#locale, { numeric: 'auto' });
    const minutes = Math.round(milliseconds / 60_000);
    if (minutes < 60) return format.format(-minutes, 'minute');
    const hours = Math.round(minutes / 60);
    return hours < 24 ? format.format(-hours, 'hour') : format.format(-Math.round(hours / 24), 'day');
  }

  moment(time: number): string {
    return new Intl.DateTimeFormat(this.#locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(time);
  }
}

const bothOf = (one: Languages, other: Languages): Languages => {
  const both = (locale: Locale) => async () => ({ ...(await one[locale]()), ...(await other[locale]()) });
  return { en: both('en'), de: both('de'), pl: both('pl') };
};

/** Somebody who reads everything this game, its table and the app say. Seats are called by their colours until somebody plays them. */
async function readerIn(locale: Locale, game: Languages, own: Wording): Promise<Reader> {
  const wordings = await Promise.all([engineLanguages, tableLanguages, game].map(languages => languages[locale]()));
  const wording: Wording = Object.assign({}, ...wordings, own);
  return { locale, wording, nameOfSeat: seat => wording[`names.seat-${seat}`]?.({}) ?? String(seat + 1) };
}

export const voice = new Voice();
export const tell: Voice['tell'] = (key, ...values) => voice.tell(key, ...values);
