import type { Phrase, Value } from '@snowbound/engine';
import { didYouMean, nearestWord } from './nearest.ts';

/** Which value of a refusal was given, and which lists what would be right. */
const WORDS: Readonly<Record<string, { readonly given: string; readonly known: string }>> = {
  'input.one-of': { given: 'given', known: 'choices' },
  'input.unknown-field': { given: 'field', known: 'known' },
  'input.unknown-option': { given: 'option', known: 'known' },
  'input.option-value': { given: 'given', known: 'choices' },
  'input.unknown-game': { given: 'given', known: 'known' },
  'input.unknown-bot': { given: 'given', known: 'known' },
};
/** How people say yes and no where a file wants true or false. */
const FLAGS: Readonly<Record<string, RegExp>> = {
  true: /^(yes|on|1|ja|tak)$/i,
  false: /^(no|off|0|nein|nie)$/i,
};
/** With so few to choose from, one that begins alike was meant. */
const FEW = 12;

/** “Did you mean …?” for a word that a file or an argument got wrong: the engine, which also runs in browsers, only lists the right ones. */
export function meantBy({ key, values }: Phrase): readonly Phrase[] {
  const words = WORDS[key];
  if (words === undefined) return [];
  const given = textOf(values[words.given]).replace(/^"(.*)"$/, '$1');
  const known = textOf(values[words.known]).split(', ');
  const near = nearestWord(given.toLowerCase(), known) ?? flagFor(given, known) ?? alike(given, known);
  return near === null ? [] : [didYouMean(near)];
}

function flagFor(given: string, known: readonly string[]): string | null {
  return known.find(word => FLAGS[word]?.test(given)) ?? null;
}

const alike = (given: string, known: readonly string[]): string | null =>
  (known.length <= FEW && given !== '' && known.find(word => word[0] === given[0])) || null;

const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
