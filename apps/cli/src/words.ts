import { type Languages, Problem, phrasing } from '@snowbound/engine';
import type { Messages } from './gen/messages.ts';

/** The values a message of the command line needs, if any. */
export type ValuesOf<Key extends keyof Messages> = Messages[Key] extends Record<string, never> ? [] : [Messages[Key]];

export type MessageKey = keyof Messages & string;

/** Makes the command line's phrases. */
export const phrase = phrasing<Messages>();

export const cliLanguages: Languages = {
  en: async () => (await import('./gen/en.ts')).en,
  de: async () => (await import('./gen/de.ts')).de,
  pl: async () => (await import('./gen/pl.ts')).pl,
};

/** Bad input, in the command line's words. */
export const misuse = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): Problem =>
  new Problem(phrase('', key, ...values));
