import type { Name, Phrase, Value } from '@snowbound/engine';

/** The phrase and all that it quotes. */
export function quotedIn(phrase: Phrase): Phrase[] {
  return [phrase, ...Object.values(phrase.values).flatMap(phrasesOf)];
}

function phrasesOf(value: Value): Phrase[] {
  if (typeof value !== 'object') return [];
  const parts: readonly (Name | Phrase)[] = Array.isArray(value) ? value : [value as Name | Phrase];
  return parts.flatMap(part => ('key' in part ? quotedIn(part) : []));
}
