import type { Phrase } from '@snowbound/engine';

/** Refusal codes and their HTTP status. They never change, because clients rely on them. */
export const STATUS = {
  invalid: 400,
  'no-token': 401,
  'not-yours': 403,
  'no-origin': 403,
  'not-found': 404,
  'too-slow': 408,
  stale: 409,
  'not-now': 409,
  'too-large': 413,
  refused: 422,
  'too-much': 429,
  storage: 503,
} as const;
export type Code = keyof typeof STATUS;

/** A refused request. Nothing was changed. */
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
