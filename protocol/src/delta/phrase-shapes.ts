import type { Name, Phrase, Value } from '@snowbound/engine';

/** How values are written: a seat by its number, names as words, phrases as lines, everything else as it is. */
export const SEAT = 's';
export const NAME = 'n';
export const NAMES = 'l';
export const QUOTE = 'q';
export const QUOTES = 'r';
export const PLAIN = 'p';

let shapes = 0;
/** More than one move tells. */
const LAST = 8;

/** What phrases of one message have in common: to whom if that matters, rule, and each value’s name and kind. */
export class Shape {
  readonly serial = shapes++;
  /** All of it in one line, as JSON. */
  readonly text: string;
  /** What the values are called and how they are written, in their order. */
  readonly names: readonly string[];
  readonly kinds: readonly string[];
  readonly #to: string | number;
  readonly #rule: string;

  private constructor(to: string | number, { key, rule, values }: Phrase) {
    this.#to = to;
    this.#rule = rule;
    this.names = Object.keys(values);
    this.kinds = this.names.map(name => kindOf(values[name] as Value));
    const slots = this.names.map((name, index) => `${name}:${this.kinds[index]}`);
    this.text = JSON.stringify([to, key, rule, ...slots].join(' '));
  }

  /** By the key of the message; nearly always there is one. */
  static readonly #all = new Map<string, Shape[]>();

  /** The last phrases whose shape was looked for, and it: what is told to one at a table is told to the next in a moment. */
  static readonly #lastPhrases: (Phrase | null)[] = Array.from({ length: LAST }, () => null);
  static readonly #lastShapes: Shape[] = [];
  static #next = 0;

  /** The shape of a phrase: the same object for all phrases of that shape. */
  static of(to: string | number, phrase: Phrase): Shape {
    const slot = Shape.#lastPhrases.indexOf(phrase);
    const last = slot < 0 ? undefined : Shape.#lastShapes[slot];
    if (last !== undefined && last.#to === to) return last;
    const shape = Shape.#sought(to, phrase);
    Shape.#lastPhrases[Shape.#next] = phrase;
    Shape.#lastShapes[Shape.#next] = shape;
    Shape.#next = (Shape.#next + 1) % LAST;
    return shape;
  }

  static #sought(to: string | number, phrase: Phrase): Shape {
    const known = Shape.#all.get(phrase.key) ?? [];
    for (const shape of known) if (shape.#fits(to, phrase)) return shape;
    const shape = new Shape(to, phrase);
    Shape.#all.set(phrase.key, [...known, shape]);
    return shape;
  }

  /** Compared field by field: to spell a shape in order to look it up would take longer than everything else. */
  #fits(to: string | number, { rule, values }: Phrase): boolean {
    if (this.#to !== to || this.#rule !== rule) return false;
    let index = 0;
    for (const name in values) {
      if (this.names[index] !== name || this.kinds[index] !== kindOf(values[name] as Value)) return false;
      index++;
    }
    return index === this.names.length;
  }
}

export function kindOf(value: Value): string {
  if (typeof value !== 'object') return PLAIN;
  if (Array.isArray(value)) return kindOfList(value);
  if ('seat' in value) return SEAT;
  if ('name' in value) return NAME;
  return 'key' in value ? QUOTE : PLAIN;
}

function kindOfList(list: readonly (Name | Phrase)[]): string {
  if (list.length === 0) return PLAIN;
  if (list.every(item => 'name' in item)) return NAMES;
  return list.every(item => 'key' in item) ? QUOTES : PLAIN;
}
