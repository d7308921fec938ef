import type { Phrase, Prompt } from '@snowbound/engine';
import type { Source } from '../../source.ts';
import type { Effect, Meant } from '../../state.ts';
import type { Piece } from './pieces.ts';
import type { Cards, Head, WordOf, Words } from './word.ts';

/** What words need to know of the content they are compiled for, and of what they stand on. */
export interface Lexicon {
  /** Which kinds of card are meant. */
  meant(cards: Cards): Meant;
  /** Green cards that can be activated by a word: those that activate no others. */
  readonly activatable: Meant;
  effect(words: Words, name: string): Effect;
  /** What clearing Snow of one's city for Fire can change, with all that it may set off. */
  readonly clearing: number;
  /** The words as a card prints them. */
  text(words: Words): Phrase;
  /** A question that names what the words stand on. */
  asks(say: (source: Source['name']) => Phrase): Prompt;
}

/** Turns one word into the pieces that do it. */
export type Compiler<H extends Head> = (word: WordOf<H>, lexicon: Lexicon) => readonly Piece[];
