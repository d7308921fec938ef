import type { Entry, Name, Phrase, Value } from '@snowbound/engine';
import { Listener, type Said, Speaker } from './lexicon.ts';

/** A journal entry on the wire: its shape, then its values in order. */
export type Line = readonly [shape: Said<string>, ...values: unknown[]];

/** How values are written: a seat by its number, names as words, everything else as it is. */
const SEAT = 's';
const NAME = 'n';
const NAMES = 'l';
const PLAIN = 'p';

/** Writes journal entries: a shape is to whom, key, rule, and each value’s name and kind. */
export class LineWriter {
  readonly #shapes = new Speaker<string>();
  readonly #names = new Speaker<string>();

  write({ to, tells: { key, rule, values } }: Entry): Line {
    let shape = `${to} ${key} ${rule}`;
    const line: [Said<string>, ...unknown[]] = [''];
    for (const name in values) {
      const value = values[name] as Value;
      const kind = kindOf(value);
      shape += ` ${name}:${kind}`;
      line.push(this.#value(value, kind));
    }
    line[0] = this.#shapes.say(shape);
    return line;
  }

  #value(value: Value, kind: string): unknown {
    if (kind === SEAT) return (value as { seat: number }).seat;
    if (kind === NAME) return this.#names.say((value as { name: string }).name);
    if (kind === NAMES) return (value as readonly { name: string }[]).map(({ name }) => this.#names.say(name));
    return value;
  }
}

/** Reads what a `LineWriter` has written, in the same order. */
export class LineReader {
  readonly #shapes = new Listener<string>();
  readonly #names = new Listener<string>();

  read([shape, ...written]: Line): Entry {
    const [to = '', key = '', rule = '', ...slots] = this.#shapes.hear(shape).split(' ');
    const values: Record<string, Value> = {};
    slots.forEach((slot, index) => {
      const [name = '', kind = PLAIN] = slot.split(':');
      values[name] = this.#value(written[index], kind);
    });
    return { to: to === 'everyone' ? to : Number(to), tells: { key, rule, values } };
  }

  #value(written: unknown, kind: string): Value {
    if (kind === SEAT) return { seat: written as number };
    if (kind === NAME) return this.#name(written);
    if (kind === NAMES) return (written as readonly unknown[]).map(name => this.#name(name));
    return written as Value;
  }

  #name(written: unknown): Name {
    return { name: this.#names.hear(written as Said<string>) };
  }
}

function kindOf(value: Value): string {
  if (typeof value !== 'object') return PLAIN;
  if (Array.isArray(value)) return value.length > 0 && value.every(isNamed) ? NAMES : PLAIN;
  if ('seat' in value) return SEAT;
  return isNamed(value as Name | Phrase) ? NAME : PLAIN;
}

const isNamed = (value: Name | Phrase): boolean => 'name' in value;
