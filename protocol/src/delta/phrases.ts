import type { Name, Phrase, Value } from '@snowbound/engine';
import { type Coded, DictionaryReader, DictionaryWriter, SerialDictionaryWriter } from './dictionary.ts';
import { NAME, NAMES, PLAIN, QUOTE, QUOTES, SEAT, Shape } from './phrase-shapes.ts';

/** A phrase on the wire: its shape, then its values in order. */
export type PhraseDelta = readonly [shape: Coded<string>, ...values: unknown[]];

/** Writes phrases. A shape is the addressee (for journal entries), key, rule, and each value’s name and kind. */
export class PhraseEncoder {
  readonly #shapes = new SerialDictionaryWriter<Shape>();
  readonly #names = new DictionaryWriter<string>();

  /** The JSON of a phrase, without the brackets around it. */
  write(phrase: Phrase, to: string | number = ''): string {
    const shape = Shape.of(to, phrase);
    const { names, kinds } = shape;
    let text = `${this.#shapes.numberOf(shape) ?? shape.text}`;
    for (let at = 0; at < names.length; at++) {
      text += `,${this.#value(phrase.values[names[at] as string] as Value, kinds[at] as string)}`;
    }
    return text;
  }

  #value(value: Value, kind: string): string {
    if (typeof value === 'number') return `${value}`;
    if (kind === SEAT) return `${(value as { seat: number }).seat}`;
    if (kind === NAME) return this.#name(value as { name: string });
    if (kind === QUOTE) return `[${this.write(value as Phrase)}]`;
    if (kind === NAMES) return `[${(value as readonly { name: string }[]).map(name => this.#name(name))}]`;
    if (kind === QUOTES) return `[${(value as readonly Phrase[]).map(quoted => `[${this.write(quoted)}]`)}]`;
    return JSON.stringify(value);
  }

  #name({ name }: { readonly name: string }): string {
    return this.#names.numberOf(name) ?? JSON.stringify(name);
  }
}

/** A decoded shape. */
interface DecodedShape {
  readonly to: string;
  readonly key: string;
  readonly rule: string;
  readonly slots: readonly { readonly name: string; readonly kind: string }[];
}

function shapeIn(text: string): DecodedShape {
  const [to = '', key = '', rule = '', ...slots] = text.split(' ');
  return {
    to,
    key,
    rule,
    slots: slots.map(slot => {
      const [name = '', kind = PLAIN] = slot.split(':');
      return { name, kind };
    }),
  };
}

/** Reads what a `PhraseEncoder` has written, in the same order. */
export class PhraseDecoder {
  readonly #shapes = new DictionaryReader<DecodedShape>();
  readonly #names = new DictionaryReader<string>();

  read([coded, ...written]: PhraseDelta): { readonly to: string; readonly phrase: Phrase } {
    const { to, key, rule, slots } = this.#shapes.read(coded, shapeIn);
    const values: Record<string, Value> = {};
    slots.forEach(({ name, kind }, index) => {
      values[name] = this.#value(written[index], kind);
    });
    return { to, phrase: { key, rule, values } };
  }

  #value(written: unknown, kind: string): Value {
    if (kind === SEAT) return { seat: written as number };
    if (kind === NAME) return this.#name(written);
    if (kind === QUOTE) return this.read(written as PhraseDelta).phrase;
    if (kind === NAMES) return (written as readonly unknown[]).map(name => this.#name(name));
    if (kind === QUOTES) return (written as readonly PhraseDelta[]).map(line => this.read(line).phrase);
    return written as Value;
  }

  #name(written: unknown): Name {
    return { name: this.#names.read(written as Coded<string>) };
  }
}
