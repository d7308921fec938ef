import { type Phrase, say } from '@snowbound/engine';
import { type Ability, cardText, silverfrost, speakerOf, type Words } from '@snowbound/silverfrost';
import { readerOf } from '@snowbound/table';
import { quotedIn } from '@snowbound/testing';
import { expect, test } from 'vitest';
import { textOf } from '../../src/cards/words/text.ts';
import { workshopFile } from './workshop.ts';

const english = await readerOf(silverfrost, 'en');
const speaker = speakerOf(workshopFile);

const rulesIn = (text: Phrase): string => [...new Set(quotedIn(text).map(({ rule }) => rule))].join(' ');

/** Words as no card of the workshop has them, the rules their text speaks of, and the text. */
const WORDS: readonly [Words, string, string][] = [
  [
    [{ gain: { any: 2, fire: 1 }, forEach: { cards: { card: 'farm' } } }],
    'SF-8 SF-1.1 SF-1.14',
    'Gain 1 Fire and 2 resources of your choice for each The farm in your city.',
  ],
  [
    [{ gain: { point: 1 }, forEach: { cards: { family: 'watch' }, every: 2 } }],
    'SF-8 SF-1.1 SF-1.14',
    'Gain 1 point for every 2 cards of the Watch family in your city.',
  ],
  [
    [{ gain: { point: 1 }, forEach: { cards: { rank: 'unique', type: 'construction' }, most: 4 } }],
    'SF-8 SF-1.1 SF-1.14',
    'Gain 1 point for each Unique Construction in your city (at most 4 times).',
  ],
  [
    [{ gain: { point: 1 }, forEach: { cards: { card: 'farm' }, every: 3 } }],
    'SF-8 SF-1.1 SF-1.14',
    'Gain 1 point for every 3 copies of The farm in your city.',
  ],
  [
    [{ gain: { point: 1 }, forEach: { cards: { family: 'watch' } } }],
    'SF-8 SF-1.1 SF-1.14',
    'Gain 1 point for each card of the Watch family in your city.',
  ],
  [[{ draw: 1, forEach: 'counted' }], 'SF-8 SF-2.3', 'Draw 1 card each time.'],
  [[{ draw: 2, forEach: { have: 'moss' } }], 'SF-8', 'Draw 2 cards for each moss.'],
  [
    [{ draw: 1, forEach: { pairs: [{ colour: 'red' }, { colour: 'blue' }] } }],
    'SF-8 SF-1.14',
    'Draw 1 card for each pair in your city: a red card and a blue card.',
  ],
  [
    [{ draw: 1, forEach: { pairs: [{ colour: 'red' }, { card: 'farm' }], every: 2, most: 3 } }],
    'SF-8 SF-1.14',
    'Draw 1 card for every 2 pairs in your city: a red card and The farm (at most 3 times).',
  ],
  [
    [{ drawFromValley: 1, cards: { family: 'watch' } }],
    'SF-8 SF-1.14',
    'Draw 1 card of the Watch family from the Valley.',
  ],
  [[{ drawFromValley: 2, cards: { card: 'farm' } }], 'SF-8 SF-1.14', 'Draw 2 copies of The farm from the Valley.'],
  [[{ payUpTo: 1, of: 'birch' }], 'SF-8 SF-1.1', 'Pay up to 1 birch.'],
  [[{ pay: { cards: 1 }, do: [{ draw: 1 }] }], 'SF-8 SF-2.3', 'Pay (1 card from your hand): Draw 1 card.'],
  [
    [
      {
        mayPay: { goods: { any: 1, acorn: 2 }, fromCity: { family: 'watch' } },
        do: [{ draw: 1 }, { gain: { fire: 1 } }],
      },
    ],
    'SF-8 SF-1.1 SF-2.3 SF-1.14',
    'You may pay (2 acorns, 1 resource of your choice, and a card of the Watch family from your city, discarded): Draw 1 card. Gain 1 Fire.',
  ],
  [
    [{ clearSnow: 'board', byDiscarding: 2 }],
    'SF-6.4',
    'You may clear 1 Snow from a Valley card or a Location on the board by discarding 2 cards.',
  ],
  [[{ clearSnow: 'city', byDiscarding: 0 }], 'SF-6.4', 'You may clear 1 Snow from your city.'],
  [[{ useBigCritter: 1, withPoints: true }], 'SF-8.1', 'Use a face-up Big Critter and gain the points above it.'],
  [[{ returnToHand: {} }], 'SF-8 SF-1.14', 'Return a card from your city to your hand.'],
  [[{ returnToHand: { card: 'farm' } }], 'SF-8 SF-1.14', 'Return The farm from your city to your hand.'],
  [[{ useLocation: 'guild' }], 'SF-3.15', 'Use the Guild without a worker.'],
  [[{ useLocation: 'basic', free: true }], 'SF-3.15', 'Use a basic Location without a worker, paying no Fire.'],
  [[{ playCard: {}, from: 'hand', less: 'all' }], 'SF-4.10 SF-1.14', 'You may play a card from your hand for free.'],
  [
    [{ playCard: { colour: 'tan' }, from: 'valley', less: 0 }],
    'SF-4.10 SF-1.14',
    'You may play a tan card from the Valley.',
  ],
  [
    [{ playCard: { family: 'watch' }, from: 'either', less: 1 }],
    'SF-4.10 SF-1.14',
    'You may play a card of the Watch family from your hand or the Valley for 1 resource less.',
  ],
  [[{ drawQuests: 1, keep: 1 }], 'SF-3.9', 'Draw 1 Lowland Quest, keep 1, put the rest under the deck.'],
  [
    [{ choose: [[{ draw: 1 }], [{ draw: 2 }], [{ draw: 3 }, { discard: 1 }]] }],
    'SF-8',
    'Choose one: Draw 1 card. Or: Draw 2 cards. Or: Draw 3 cards. Discard 1 card.',
  ],
  [[{ may: [] }], 'SF-2.3 SF-8', 'You may: No effect.'],
  [[{ letDraw: 3, who: 'left' }], 'SF-8', 'The player to your left draws 3 cards.'],
  [
    [{ if: { moreThanLeft: { have: 'fire' } }, do: [{ draw: 1 }] }],
    'SF-8 SF-7.2',
    'If you have more Fire than the player to your left: Draw 1 card.',
  ],
  [
    [{ if: { asManyAsLeft: { cards: { colour: 'green' } } }, do: [{ draw: 1 }] }],
    'SF-8 SF-7.2 SF-1.14',
    'If you have at least as many green cards as the player to your left, and at least 1: Draw 1 card.',
  ],
  [
    [{ if: { moreThanLeft: { cards: { card: 'farm' } } }, do: [{ draw: 1 }] }],
    'SF-8 SF-7.2 SF-1.14',
    'If you have more copies of The farm than the player to your left: Draw 1 card.',
  ],
  [
    [{ if: { asManyAsLeft: { cards: { family: 'watch' } } }, do: [{ draw: 1 }] }],
    'SF-8 SF-7.2 SF-1.14',
    'If you have at least as many cards of the Watch family as the player to your left, and at least 1: Draw 1 card.',
  ],
  [
    [{ if: { moreThanLeft: { pairs: [{ type: 'critter' }, { type: 'construction' }] } }, do: [{ draw: 1 }] }],
    'SF-8 SF-7.2 SF-1.14',
    'If you have more pairs (a Critter and a Construction) than the player to your left: Draw 1 card.',
  ],
  [
    [{ if: { atLeast: 2, of: { cards: { family: 'watch' } } }, do: [{ draw: 1 }] }],
    'SF-8 SF-7.1 SF-1.14',
    'If you have at least 2 cards of the Watch family in your city: Draw 1 card.',
  ],
  [
    [{ if: { atLeast: 2, of: { cards: { card: 'farm' } } }, do: [{ draw: 1 }] }],
    'SF-8 SF-7.1 SF-1.14',
    'If you have at least 2 copies of The farm in your city: Draw 1 card.',
  ],
  [
    [{ if: { atLeast: 2, of: { pairs: [{ type: 'critter' }, { type: 'construction' }] } }, do: [{ draw: 1 }] }],
    'SF-8 SF-7.1 SF-1.14',
    'If you have at least 2 pairs (a Critter and a Construction): Draw 1 card.',
  ],
  [
    [{ if: { atLeast: 1, of: { have: 'resource' } }, do: [{ draw: 1 }] }],
    'SF-8 SF-7.1',
    'If you have at least 1 resource: Draw 1 card.',
  ],
  [[{ give: { any: 1 }, to: 'chosen' }], 'SF-8 SF-1.1', 'Give 1 resource of your choice to a player of your choice.'],
  [[{ giveCards: 1, to: 'chosen' }], 'SF-8', 'Give 1 card from your hand to a player of your choice.'],
  [[{ giveCardsUpTo: 3, to: 'chosen' }], 'SF-8', 'Give up to 3 cards from your hand to a player of your choice.'],
];

const ABILITIES: readonly [Ability, string, string][] = [
  [{ play: {}, less: 'all' }, 'SF-4.1 SF-1.14', 'When you play a card, it may be free.'],
  [
    { play: { family: 'watch' }, less: 2, for: { fire: 2 } },
    'SF-4.1 SF-1.14 SF-1.1',
    'When you play a card of the Watch family, it may cost 2 resources less. The price of this: 2 Fire.',
  ],
  [
    { play: { rank: 'common' }, movingChimney: true, for: { fire: 1, cards: 2 } },
    'SF-4.1 SF-1.14 SF-1.1',
    'When you play a Common card, you may pay by moving a chimney of your city to a fitting Construction, for 1 Fire. The price of this: 1 Fire and 2 cards from your hand.',
  ],
];

test.each(WORDS)('%j (%s) says: %s', (words, rules, sentence) => {
  const text = textOf(words, speaker);
  expect([say(text, english), rulesIn(text)]).toEqual([sentence, rules]);
});

test.each(ABILITIES)('%j (%s) says: %s', (ability, rules, sentence) => {
  const [crane] = workshopFile.cards.filter(({ id }) => id === 'crane');
  if (crane === undefined) throw new Error('no crane');
  const text = cardText({ ...crane, ability }, speaker);
  expect([say(text, english), rulesIn(text)]).toEqual([sentence, rules]);
});
