import { problem } from './problem.ts';

/** Readers of untrusted input. `at` is the path a person would follow to the mistake, such as `arrange.fruit`. */

export type Fields = Readonly<Record<string, unknown>>;

/** An object with no other fields than `known`. */
export function readObject(value: unknown, at: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw problem('input.object', { at, given: shown(value) });
  }
  for (const field of Object.keys(value)) {
    if (!known.includes(field)) throw problem('input.unknown-field', { at, field, known: known.join(', ') });
  }
  return value as Fields;
}

/** A field that must be there. */
export function required(fields: Fields, at: string, field: string): unknown {
  if (fields[field] === undefined) throw problem('input.missing-field', { at, field });
  return fields[field];
}

export function readList(value: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(value)) throw problem('input.list', { at, given: shown(value) });
  return value;
}

export function readText(value: unknown, at: string): string {
  if (typeof value !== 'string') throw problem('input.text', { at, given: shown(value) });
  return value;
}

export function readNumber(value: unknown, at: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw problem('input.number', { at, given: shown(value), least, most });
  }
  return value;
}

export function readOneOf<Choice extends string>(value: unknown, at: string, choices: readonly Choice[]): Choice {
  const choice = choices.find(candidate => candidate === value);
  if (choice === undefined) throw problem('input.one-of', { at, given: shown(value), choices: choices.join(', ') });
  return choice;
}

const LONGEST_SHOWN = 40;

/** Input as it is quoted in a message: recognisable, never long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
