import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Locale } from './say.ts';

/** How sure we are of a printed value: on the box, following from it, or ours. */
export const KNOWN = ['certain', 'inferred', 'house'] as const;
export type Known = (typeof KNOWN)[number];

/** Something that says several values is as sure as the least sure of them. */
export const leastSure = (...marks: readonly Known[]): Known =>
  KNOWN.findLast(known => marks.includes(known)) ?? 'certain';

/** A printed value with its mark. */
export interface Marked<T> {
  readonly value: T;
  readonly known: Known;
}

/** What a game is played with: validated data. Each game adds its own fields. */
export interface Content {
  /** Name and fingerprint; a record made with other content is refused. */
  readonly id: string;
  /** The file it was made of, as it is stored. */
  readonly file: unknown;
  /** What it calls things of its own, by the keys that the house's things are called by; left out by the house's. */
  readonly names?: Readonly<Record<string, Readonly<Record<Locale, string>>>>;
  /** What stands on its things, for a board that shows them, and its own names; the same all game long. */
  readonly printed?: { readonly names?: Content['names'] };
}

const FINGERPRINT_DIGITS = 12;

/** The id of a content file: its name and a fingerprint of everything in it. */
export function contentId(name: string, file: unknown): string {
  const fingerprint = bytesToHex(sha256(utf8ToBytes(JSON.stringify(file))));
  return `${name}-${fingerprint.slice(0, FINGERPRINT_DIGITS)}`;
}
