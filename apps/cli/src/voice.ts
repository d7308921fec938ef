import {
  type AnyGame,
  engineLanguages,
  type Languages,
  type Locale,
  type Phrase,
  type Reader,
  say,
  type Wording,
} from '@snowbound/engine';
import { readerOf, tableLanguages } from '@snowbound/table';
import { cliLanguages, type MessageKey, phrase, type ValuesOf } from './words.ts';

/** Speaks to whoever sits at the terminal, in their language. */
export class Voice {
  readonly locale: Locale;
  #own: Wording;
  #reader: Reader;

  private constructor(locale: Locale, own: Wording, house: Wording) {
    this.locale = locale;
    this.#own = own;
    this.#reader = { locale, wording: { ...house, ...own }, nameOfSeat: seat => String(seat + 1) };
  }

  /** A voice that knows the words of the house, but of no game yet. */
  static async of(locale: Locale): Promise<Voice> {
    const [own, engine, table] = await Promise.all([
      cliLanguages[locale](),
      engineLanguages[locale](),
      tableLanguages[locale](),
    ]);
    return new Voice(locale, own, { ...engine, ...table });
  }

  /** Learns the words of another part of the house. */
  async learn(languages: Languages): Promise<void> {
    this.#own = { ...this.#own, ...(await languages[this.locale]()) };
    this.#reader = { ...this.#reader, wording: { ...this.#reader.wording, ...this.#own } };
  }

  /** Learns the words of a game. */
  async speakOf(game: AnyGame): Promise<void> {
    this.#reader = await readerOf(game, this.locale, this.#own);
  }

  say(spoken: Phrase): string {
    return say(spoken, this.#reader);
  }

  /** One of the command line's own messages. */
  tell<Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string {
    return this.say(phrase('', key, ...values));
  }

  /** What something is called in the game spoken of, such as `names.healer`. */
  nameOf(key: string): string {
    return this.#reader.wording[key]?.({}) ?? key;
  }

  nameOfSeat(seat: number): string {
    return this.#reader.nameOfSeat(seat);
  }

  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.locale, { type: 'conjunction' }).format(items);
  }

  number(value: number, decimals = 0): string {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return new Intl.NumberFormat(this.locale, digits).format(value);
  }
}
