/** A word in full the first time, its number from then on. */
export type Coded<Word> = Word | number;

/** Numbers as text behind a prefix, shared by all writers. */
const WRITTEN = new Map<string, string[]>();

/** The writing end: numbers the words it has written. */
export class DictionaryWriter<Word> {
  readonly #numbers = new Map<Word, string>();
  readonly #prefix: string;
  readonly #written: string[];

  /** `prefix` stands before every number. */
  constructor(prefix = '') {
    this.#prefix = prefix;
    this.#written = WRITTEN.get(prefix) ?? [];
    WRITTEN.set(prefix, this.#written);
  }

  /** The number of a word that was written before; `null` the first time, when it must be written in full. */
  numberOf(word: Word): string | null {
    const number = this.#numbers.get(word);
    if (number !== undefined) return number;
    const { size } = this.#numbers;
    this.#written[size] ??= `${this.#prefix}${size}`;
    this.#numbers.set(word, this.#written[size]);
    return null;
  }
}

/** A word with a serial number that is the same for all writers of the process, counted from 0. */
export interface Serial {
  readonly serial: number;
}

const FEW = 64;

/** A writer for words with a serial number: an array index instead of a map lookup. */
export class SerialDictionaryWriter<Word extends Serial> {
  /** By serial number: one more than the number of the word, 0 if it was never written. */
  #numbers = new Uint16Array(FEW);
  #size = 0;

  numberOf({ serial }: Word): number | null {
    if (serial >= this.#numbers.length) this.#grow(serial);
    const number = this.#numbers[serial] as number;
    if (number > 0) return number - 1;
    this.#size++;
    this.#numbers[serial] = this.#size;
    return null;
  }

  #grow(serial: number): void {
    let length = this.#numbers.length;
    while (length <= serial) length *= 2;
    const longer = new Uint16Array(length);
    longer.set(this.#numbers);
    this.#numbers = longer;
  }
}

/** The reading end: counts as the writer does. */
export class DictionaryReader<Word> {
  readonly #words: Word[] = [];

  /** The word of a number, or a new word; `decode` makes a new one from its full form. */
  read<Written = Word>(coded: Coded<Written>, decode = (written: Written): Word => written as unknown as Word): Word {
    if (typeof coded !== 'number') {
      const word = decode(coded as Written);
      this.#words.push(word);
      return word;
    }
    const word = this.#words[coded];
    if (word === undefined) throw new Error(`word ${coded} was never sent`);
    return word;
  }
}
