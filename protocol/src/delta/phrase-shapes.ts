import type { Name, Phrase, Value } from '@snowbound/engine';

/** The kinds of values on the wire: a seat by its number, names by the dictionary, phrases as lists, the rest as it is. */
export const SEAT = 's';
export const NAME = 'n';
export const NAMES = 'l';
export const QUOTE = 'q';
export const QUOTES = 'r';
export const PLAIN = 'p';

let shapes = 0;
/** Phrases that are cached: more than one move makes. */
const LAST = 8;

/** What phrases of one message have in common: addressee if there is one, rule, and each value’s name and kind. */
export class Shape {
  readonly serial = shapes++;
  /** The whole shape as a JSON string. */
  readonly text: string;
  /** Names and kinds of the values, in their order. */
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

  /** By the key of the message, which nearly always has one shape. */
  static readonly #all = new Map<string, Shape[]>();

  /** The last phrases and their shapes, cached because the next watcher of a table gets the same phrases. */
  static readonly #lastPhrases: (Phrase | null)[] = Array.from({ length: LAST }, () => null);
  static readonly #lastShapes: Shape[] = [];
  static #next = 0;

  /** The shape of a phrase: the same object for all phrases of that shape. */
  static of(to: string | number, phrase: Phrase): Shape {
    const slot = Shape.#lastPhrases.indexOf(phrase);
    const last = slot < 0 ? undefined : Shape.#lastShapes[slot];
    if (last !== undefined && last.#to === to) return last;
    const shape = Shape.#find(to, phrase);
    Shape.#lastPhrases[Shape.#next] = phrase;
    Shape.#lastShapes[Shape.#next] = shape;
    Shape.#next = (Shape.#next + 1) % LAST;
    return shape;
  }

  static #find(to: string | number, phrase: Phrase): Shape {
    const known = Shape.#all.get(phrase.key) ?? [];
    for (const shape of known) if (shape.#fits(to, phrase)) return shape;
    const shape = new Shape(to, phrase);
    Shape.#all.set(phrase.key, [...known, shape]);
    return shape;
  }

  /** Compares field by field: to build a string key for a lookup would cost more than everything else. */
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
