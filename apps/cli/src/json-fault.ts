/** Where a text stops being JSON, as a person counts lines and columns. */
export function faultOfJson(text: string): { readonly line: number; readonly column: number } {
  const scan = new Scan(text);
  if (scan.value()) scan.skipSpace();
  const before = text.slice(0, scan.at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const SPACE = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these inside strings
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Walks over a JSON text and stops at the first character that cannot stand there. */
class Scan {
  readonly #text: string;
  at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(): boolean {
    this.#take(SPACE);
    const opening = this.#text[this.at];
    if (opening === '{') return this.#items('}', () => this.#take(STRING) && this.#comes(':') && this.value());
    if (opening === '[') return this.#items(']', () => this.value());
    return opening === '"' ? this.#take(STRING) : this.#take(SCALAR);
  }

  skipSpace(): void {
    this.#take(SPACE);
  }

  #items(closing: string, item: () => boolean): boolean {
    this.at++;
    if (this.#comes(closing)) return true;
    do {
      this.#take(SPACE);
      if (!item()) return false;
    } while (this.#comes(','));
    return this.#comes(closing);
  }

  #comes(character: string): boolean {
    this.#take(SPACE);
    if (this.#text[this.at] !== character) return false;
    this.at++;
    return true;
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (found !== null) this.at = pattern.lastIndex;
    return found !== null;
  }
}
