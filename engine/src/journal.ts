import type { Phrase, Seat } from './phrase.ts';

/** Something that happened, and who may know it. */
export interface Entry {
  readonly to: Seat | 'everyone';
  readonly tells: Phrase;
}

/** Collects entries at a table; `null` in search, where nobody listens. Write `state.journal?.push(…)`. */
export type Journal = Entry[] | null;

export const toAll = (tells: Phrase): Entry => ({ to: 'everyone', tells });
