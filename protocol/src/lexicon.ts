/** A word in full when it is first said, its number from then on. */
export type Said<Word> = Word | number;

/** The end that speaks: remembers what it has said. Words are told apart by `key`, by themselves if that is left out. */
export class Speaker<Word extends object | string> {
  readonly #numbers = new Map<unknown, number>();

  say(word: Word, key: unknown = word): Said<Word> {
    const number = this.#numbers.get(key);
    if (number !== undefined) return number;
    this.#numbers.set(key, this.#numbers.size);
    return word;
  }
}

/** The end that listens: counts as the speaker does. */
export class Listener<Word extends object | string> {
  readonly #words: Word[] = [];

  hear(said: Said<Word>): Word {
    if (typeof said !== 'number') {
      this.#words.push(said);
      return said;
    }
    const word = this.#words[said];
    if (word === undefined) throw new Error(`word ${said} was never said`);
    return word;
  }
}
