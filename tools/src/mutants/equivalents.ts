import type { Mutant } from './mutant.ts';

/** A mutant that no test can kill, because the game stays the same. It is found by what it changes, wherever that stands in its file. */
interface Equivalent {
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  readonly why: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'games/snow-time/src/cards.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'there is no card 0, and no name beyond the last',
  },
  {
    file: 'games/snow-time/src/actions.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'there is no card 0',
  },
  {
    file: 'games/snow-time/src/actions.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'an index that the compiler cannot know to be there; it always is',
  },
  {
    file: 'games/snow-time/src/actions.ts',
    original: 'set + 1',
    replacement: 'set - 1',
    why: 'only fills gaps in the list: no set has the bit of card 0',
  },
  {
    file: 'games/snow-time/src/actions.ts',
    original: 'cardsIn(ALL_CARDS).filter(isChampion)',
    replacement: 'cardsIn(ALL_CARDS)',
    why: 'what contains a card that cannot be discarded is filtered out of every list',
  },
  { file: 'games/snow-time/src/cards.ts', original: 'card >= 1', replacement: 'true', why: 'there is no card 0' },
  {
    file: 'games/snow-time/src/points.ts',
    original: "kind === 'fight'",
    replacement: "kind !== 'fight'",
    why: 'swaps two bits wherever they are written and read',
  },
  {
    file: 'games/snow-time/src/points.ts',
    original: 'spaces < left',
    replacement: 'spaces <= left',
    why: 'the lesser of two equal numbers',
  },
  {
    file: 'games/snow-time/src/points.ts',
    original: 'bonus === undefined',
    replacement: 'false',
    why: 'an index that the compiler cannot know to be there; it always is',
  },
  {
    file: 'games/snow-time/src/round.ts',
    original: "'a round'",
    replacement: '""',
    why: 'a name for people who look into the stack',
  },
  {
    file: 'games/snow-time/src/round.ts',
    original: "'the game'",
    replacement: '""',
    why: 'a name for people who look into the stack',
  },
  {
    file: 'games/snow-time/src/round.ts',
    original: 'seat < state.seats',
    replacement: 'seat <= state.seats',
    why: 'nobody sits there, and nobody is asked or falls there',
  },
  {
    file: 'games/snow-time/src/specials.ts',
    original: 'seat < state.seats',
    replacement: 'seat <= state.seats',
    why: 'nobody sits there, and nobody is asked or falls there',
  },
  {
    file: 'games/snow-time/src/tree.ts',
    original: 'seat < state.seats',
    replacement: 'seat <= state.seats',
    why: 'nobody sits there, and nobody is asked or falls there',
  },
  {
    file: 'games/snow-time/src/round.ts',
    original: 'action === undefined',
    replacement: 'false',
    why: 'every colour is asked, so every colour has chosen',
  },
  {
    file: 'games/snow-time/src/round.ts',
    original: 'action === null',
    replacement: 'false',
    why: 'every colour is asked, so every colour has chosen',
  },
  {
    file: 'games/snow-time/src/round.ts',
    original: 'action === null || action === undefined',
    replacement: 'false',
    why: 'every colour is asked, so every colour has chosen',
  },
  {
    file: 'games/snow-time/src/round.ts',
    original: 'action === null || action === undefined',
    replacement: 'action === null && action === undefined',
    why: 'every colour is asked, so every colour has chosen',
  },
  {
    file: 'games/snow-time/src/specials.ts',
    original: 'action === undefined',
    replacement: 'false',
    why: 'an index that the compiler cannot know to be there; it always is',
  },
  {
    file: 'games/snow-time/src/specials.ts',
    original: 'action !== undefined',
    replacement: 'true',
    why: 'an index that the compiler cannot know to be there; it always is',
  },
  {
    file: 'games/snow-time/src/tree.ts',
    original: "'mana'",
    replacement: '""',
    why: 'what is neither fruit nor fight is mana',
  },
  {
    file: 'games/snow-time/src/setup.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'no other number of players gets here',
  },
  {
    file: 'games/snow-time/src/content.ts',
    original: 'second >= 0',
    replacement: 'second > 0',
    why: 'the first of a list is never the second of its kind',
  },
  {
    file: 'games/snow-time/src/why-not.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'an index that the compiler cannot know to be there; it always is',
  },
  {
    file: 'games/snow-time/src/why-not.ts',
    original: 'flow.decisionsOf(state)[0]?.prompt',
    replacement: 'flow.decisionsOf(state)[0].prompt',
    why: 'while a game runs there is always a question',
  },
  {
    file: 'games/winter-kingdom/src/laying.ts',
    original: 'choice === RANDOM',
    replacement: 'false',
    why: 'no card and no side is called that, so none is found',
  },
  {
    file: 'apps/server/src/tables/history.ts',
    original: 'this.#rows.length - 1',
    replacement: 'this.#rows.length + 1',
    why: 'beyond the last row there is none',
  },
  {
    file: 'games/winter-kingdom/src/arrange.ts',
    original: "fields['fill'] === undefined && fields['spaces'] === undefined",
    replacement: 'false',
    why: 'draws the same board once more',
  },
  {
    file: 'games/winter-kingdom/src/arrange.ts',
    original: '/ 2$/',
    replacement: '/ 2/',
    why: 'no card has a 2 within its name',
  },
  {
    file: 'games/winter-kingdom/src/abilities/reaches.ts',
    original: '{\n    if ((commonBits(state.open, beside, word) & ~(near[word] as number)) !== 0) return true;\n  }',
    replacement: '{}',
    why: 'a short way to an answer that the rest finds too',
  },
  {
    file: 'games/winter-kingdom/src/imagine.ts',
    original: 'imagined.active !== viewer && flow.questionOf(imagined) === purchase',
    replacement: 'imagined.active !== viewer || flow.questionOf(imagined) === purchase',
    why: 'asks the same again',
  },
  {
    file: 'games/silverfrost/src/turn/payment.ts',
    original: 'due === FREE',
    replacement: 'false',
    why: 'what is free has nothing to be waived',
  },
  {
    file: 'games/silverfrost/src/turn/payment.ts',
    original: 'due === FREE || waivable === 0',
    replacement: 'due === FREE && waivable === 0',
    why: 'what is free has nothing to be waived, and with nothing to waive nothing could be paid with less',
  },
  {
    file: 'games/silverfrost/src/view-quests.ts',
    original: 'new Array<QuestView>(countIn(state.highlands) + countIn(held))',
    replacement: 'new Array()',
    why: 'the list grows instead',
  },
];

const id = ({ file, original, replacement }: Pick<Mutant, 'file' | 'original' | 'replacement'>): string =>
  JSON.stringify([file, original, replacement]);

const KNOWN = new Set(EQUIVALENTS.map(id));

export const isEquivalent = (mutant: Mutant): boolean => KNOWN.has(id(mutant));
