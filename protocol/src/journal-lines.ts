import type { Entry, Name, Phrase, Value } from '@snowbound/engine';
import { Listener, type Said, Speaker } from './lexicon.ts';

/** A journal entry on the wire: its shape, then its values in order. */
export type Line = readonly [shape: Said<string>, ...values: unknown[]];

/** How values are written: a seat by its number, names as words, everything else as it is. */
const SEAT = 's';
const NAME = 'n';
const NAMES = 'l';
const PLAIN = 'p';

/** What entries of one message have in common but their values: to whom, and each value’s name and kind. */
interface Shape {
  readonly to: Entry['to'];
  readonly rule: string;
  readonly names: readonly string[];
  readonly kinds: readonly string[];
  readonly number: number;
}

/** Writes journal entries: a shape is to whom, key, rule, and each value’s name and kind. */
export class LineWriter {
  /** By the key of the message; nearly always there is one. */
  readonly #shapes = new Map<string, Shape[]>();
  #count = 0;
  readonly #names = new Speaker<string>();

  write({ to, tells: { key, rule, values } }: Entry): Line {
    const shape = this.#shapes.get(key)?.find(known => isOf(known, to, rule, values));
    const line: [Said<string>, ...unknown[]] = [shape?.number ?? this.#spelt(to, key, rule, values)];
    for (const name in values) {
      const value = values[name] as Value;
      line.push(this.#value(value, kindOf(value)));
    }
    return line;
  }

  /** A shape in full, as it is said for the first time. */
  #spelt(to: Entry['to'], key: string, rule: string, values: Phrase['values']): string {
    const names = Object.keys(values);
    const kinds = names.map(name => kindOf(values[name] as Value));
    const known = this.#shapes.get(key) ?? [];
    known.push({ to, rule, names, kinds, number: this.#count++ });
    this.#shapes.set(key, known);
    return [`${to} ${key} ${rule}`, ...names.map((name, index) => `${name}:${kinds[index]}`)].join(' ');
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

/** Compared field by field: to spell a shape in order to look it up would take longer than everything else. */
function isOf({ to, rule, names, kinds }: Shape, whom: Entry['to'], cited: string, values: Phrase['values']): boolean {
  if (to !== whom || rule !== cited) return false;
  let index = 0;
  for (const name in values) {
    if (names[index] !== name || kinds[index] !== kindOf(values[name] as Value)) return false;
    index++;
  }
  return index === names.length;
}

function kindOf(value: Value): string {
  if (typeof value !== 'object') return PLAIN;
  if (Array.isArray(value)) return value.length > 0 && value.every(isNamed) ? NAMES : PLAIN;
  if ('seat' in value) return SEAT;
  return isNamed(value as Name | Phrase) ? NAME : PLAIN;
}

const isNamed = (value: Name | Phrase): boolean => 'name' in value;
