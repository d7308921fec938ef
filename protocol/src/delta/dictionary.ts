/** A word in full when it is first said, its number from then on. */
export type Coded<Word> = Word | number;

/** Numbers as they are written after something else, once for all who speak. */
const WRITTEN = new Map<string, string[]>();

/** The end that speaks: remembers what it has said. */
export class DictionaryWriter<Word> {
  readonly #numbers = new Map<Word, string>();
  readonly #lead: string;
  readonly #written: string[];

  /** `lead` stands before every number. */
  constructor(lead = '') {
    this.#lead = lead;
    this.#written = WRITTEN.get(lead) ?? [];
    WRITTEN.set(lead, this.#written);
  }

  /** The number of a word that was said before; `null` the first time, when it must be said in full. */
  numberOf(word: Word): string | null {
    const number = this.#numbers.get(word);
    if (number !== undefined) return number;
    const { size } = this.#numbers;
    this.#written[size] ??= `${this.#lead}${size}`;
    this.#numbers.set(word, this.#written[size]);
    return null;
  }
}

/** A word that every speaker of the process knows by the same serial number, from 0 in order of birth. */
export interface Serial {
  readonly serial: number;
}

const FEW = 64;

/** The same for words with a serial number, which need no looking up. */
export class SerialDictionaryWriter<Word extends Serial> {
  /** By serial number: one more than the number it was said under, 0 if it never was. */
  #numbers = new Uint16Array(FEW);
  #said = 0;

  numberOf({ serial }: Word): number | null {
    if (serial >= this.#numbers.length) this.#grow(serial);
    const number = this.#numbers[serial] as number;
    if (number > 0) return number - 1;
    this.#said++;
    this.#numbers[serial] = this.#said;
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

/** The end that listens: counts as the speaker does. */
export class DictionaryReader<Word> {
  readonly #words: Word[] = [];

  /** A word that may be heard for the first time; `spelt` makes it of how it is written in full. */
  hear<Written = Word>(said: Coded<Written>, spelt = (written: Written): Word => written as unknown as Word): Word {
    if (typeof said !== 'number') {
      const word = spelt(said as Written);
      this.#words.push(word);
      return word;
    }
    const word = this.#words[said];
    if (word === undefined) throw new Error(`word ${said} was never said`);
    return word;
  }
}
