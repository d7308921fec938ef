import type { Name, Phrase, Prompt, Target } from '@snowbound/engine';
import { phrase } from './words.ts';

/** What a question comes from: how it is called, and the thing to look at if it is one. */
export interface Source {
  readonly name: Name | Phrase;
  readonly thing: Target | null;
}

type Say = (source: Source['name']) => Phrase;

/** A question that names its source. */
export function put({ name, thing }: Source, say: Say): Prompt {
  const said = say(name);
  return thing === null ? said : { ...said, source: thing };
}

/** The same for whatever it turns out to come from; made once for each. */
export function putFor(say: Say): (source: Source) => Prompt {
  const made = new WeakMap<Source, Prompt>();
  return source => {
    const known = made.get(source) ?? put(source, say);
    made.set(source, known);
    return known;
  };
}

/** What is no thing, such as a season. */
export const nothing = (name: Phrase): Source => ({ name, thing: null });

export const SETUP = nothing(phrase('SF-1.12', 'sources.setup'));

/** Preparing for a season, by its number. */
export const PREPARING = (['summer', 'autumn', 'winter', 'spring'] as const).map(season =>
  nothing(phrase('SF-5.1', 'sources.preparing', { season })),
);
