import type { Phrase } from '@snowbound/engine';
import type { CardFile, ContentFile } from '../cards/card.ts';
import { bearingOf, CLEARING } from '../cards/words/bearing.ts';
import { compileWords } from '../cards/words/compile.ts';
import type { Lexicon } from '../cards/words/lexicon.ts';
import { textOf } from '../cards/words/text.ts';
import type { Cards } from '../cards/words/word.ts';
import { put, type Source } from '../source.ts';
import type { Effect, Meant } from '../state.ts';
import { activates } from './activates.ts';
import { speakerOf } from './speaker.ts';

/** What words need to know that stand on this. */
export type LexiconOf = (source: Source) => Lexicon;

export function lexiconsOf(file: ContentFile): LexiconOf {
  const speaker = speakerOf(file);
  const activatable = Uint8Array.from(file.cards, ({ produces }) =>
    produces !== undefined && !activates(produces) ? 1 : 0,
  );
  const clearing = clearingIn(file);
  return source => {
    const lexicon: Lexicon = {
      meant: cards => meantBy(file.cards, cards),
      activatable,
      effect: (words, name): Effect => compileWords(words, name, lexicon),
      clearing,
      text: (words): Phrase => textOf(words, speaker),
      asks: say => put(source, say),
    };
    return lexicon;
  };
}

/** SF-2.2: a card that lies open, Fire and a Snow, and whatever cleared Snow sets off. */
const clearingIn = ({ cards }: ContentFile): number =>
  cards
    .flatMap(({ whenever }) => (whenever !== undefined && 'clear' in whenever.you ? [whenever.do] : []))
    .reduce((bits, does) => bits | bearingOf(does).writes, CLEARING);

const meantBy = (cards: readonly CardFile[], wanted: Cards): Meant =>
  Uint8Array.from(cards, card => (fits(card, wanted) ? 1 : 0));

function fits(card: CardFile, { colour, type, rank, family, card: id }: Cards): boolean {
  return (
    (colour === undefined || card.colour === colour) &&
    (type === undefined || card.type === type) &&
    (rank === undefined || (rank === 'unique') === (card.unique === true)) &&
    (family === undefined || card.family === family) &&
    (id === undefined || card.id === id)
  );
}
