import { en } from './gen/en.ts';
import type { Messages } from './gen/messages.ts';
import { type Phrase, phrasing } from './phrase.ts';
import { say } from './say.ts';

/** Bad input, said in words: what was wrong, where, and what would be right. Nothing was changed. */
export class Problem extends Error {
  readonly phrase: Phrase;

  constructor(phrase: Phrase) {
    super(phrase.key in en ? say(phrase, { locale: 'en', wording: en, nameOfSeat: String }) : describe(phrase));
    this.name = 'Problem';
    this.phrase = phrase;
  }
}

/** Everything that is wrong with some input, not only the first of it. `whole` says all of it. */
export class Problems extends Problem {
  readonly all: readonly Phrase[];

  constructor(whole: Phrase, all: readonly Phrase[]) {
    super(whole);
    this.name = 'Problems';
    this.all = all;
  }
}

/** Input is not a matter of any game's rules, so its phrases cite none. */
const NO_RULE = '';

const phrase = phrasing<Messages>();

/** A problem in the engine's own words. */
export function problem<Key extends keyof Messages & string>(key: Key, values: Messages[Key]): Problem {
  const phraseOf = phrase as (rule: string, key: string, values: unknown) => Phrase;
  return new Problem(phraseOf(NO_RULE, key, values));
}

const describe = ({ key, values }: Phrase): string => `${key} ${JSON.stringify(values)}`;
