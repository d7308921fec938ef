import type { Phrase } from '@snowbound/engine';

/** Codes of refusals and the HTTP status that says the same. They never change: clients rely on them. */
export const STATUS = {
  invalid: 400,
  'no-token': 401,
  'not-yours': 403,
  'no-origin': 403,
  'not-found': 404,
  'too-slow': 408,
  stale: 409,
  'not-now': 409,
  refused: 422,
  'too-much': 429,
  storage: 503,
} as const;
export type Code = keyof typeof STATUS;

/** A request that is not granted: nothing was changed. */
export class Refused extends Error {
  readonly code: Code;
  readonly phrase: Phrase;
  readonly at: string | null;

  constructor(code: Code, phrase: Phrase, at: string | null = null) {
    super(`${code}: ${phrase.key}`);
    this.name = 'Refused';
    this.code = code;
    this.phrase = phrase;
    this.at = at;
  }
}
