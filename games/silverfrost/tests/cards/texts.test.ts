import { type Phrase, say } from '@snowbound/engine';
import { cardText, silverfrost, speakerOf } from '@snowbound/silverfrost';
import { readerOf } from '@snowbound/table';
import { quotedIn } from '@snowbound/testing';
import { expect, test } from 'vitest';
import { questText } from '../../src/cards/card-text.ts';
import { workshopFile } from './workshop.ts';

const english = await readerOf(silverfrost, 'en');
const speaker = speakerOf(workshopFile);

/** Each with the rules that its text speaks of, in the order it comes to them. */
const CARDS = `
farm | SF-8 SF-1.1 | Gain 1 acorn.
mill | SF-8 SF-1.1 | Gain 1 moss and 1 Fire.
hall | SF-4.7 SF-8 SF-1.14 | At the end of the game: 1 point for every 2 green cards in your city (at most 3 times).
crown | SF-8 SF-4.7 SF-7.1 SF-1.14 | At the end of the game: 3 points if you have at least 1 completed Quest. At the end of the game: 1 point for each pair in your city: a Critter and a Construction.
inn | SF-8 SF-1.1 | Gain 2 resources of your choice.
host | SF-8 SF-3.8 | Draw 2 cards. Give 1 card from your hand to the player to your left. Opponents may visit its Community spot.
noble | SF-8 | No effect.
duke | SF-8 | No effect.
pebble | SF-4.2 | Takes no space in your city.
climber | SF-4.4 | Is played neither for acorns nor by a chimney, but for 1 Fire given to the player to your left.
hoarder | SF-8 SF-1.1 SF-1.14 | Gain 1 point for each green card in your city.
reader | SF-8 | Draw 1 card for every 2 Fire (at most 3 times).
student | SF-8 | Draw until you have 6 cards in hand.
forager | SF-8 | Draw 2 cards from the Valley.
collector | SF-8 SF-1.14 | Draw 1 green card from the Valley.
seer | SF-8 | Look at the top 3 cards of the deck, keep 1, discard the rest.
miser | SF-8 | Discard 2 cards.
minstrel | SF-8 SF-1.1 SF-2.3 | Discard up to 3 cards. Gain 1 point each time.
sweeper | SF-8 | You may discard up to 2 cards from the Valley.
stoker | SF-8 SF-1.1 SF-2.3 | Pay up to 2 Fire. Gain 2 points each time.
trader | SF-8 SF-1.1 SF-2.3 | Pay up to 2 resources of your choice. Gain 1 resource of your choice each time.
kiln | SF-8 SF-1.1 | Pay (1 moss and 1 resource of your choice): Gain 2 points.
razer | SF-8 SF-2.3 SF-1.14 SF-1.1 | You may pay (a Construction from your city, discarded): Gain 3 resources of your choice.
broker | SF-8 SF-1.1 SF-2.3 | You may pay (1 Fire and 2 cards from your hand): Draw 3 cards.
giver | SF-8 SF-1.1 | Give 2 acorns and 1 resource of your choice to the player to your left.
patron | SF-8 SF-1.1 | Give 1 Fire to a player of your choice.
postman | SF-8 | Give 2 cards from your hand to a player of your choice.
friend | SF-8 SF-1.1 SF-2.3 | Give up to 2 cards from your hand to the player to your left. Gain 1 point each time.
herald | SF-8 | Each opponent draws 1 card.
teacher | SF-8 | An opponent of your choice draws 2 cards.
neighbour | SF-8 | The player to your left draws 1 card.
digger | SF-6.4 | You may clear 1 Snow from your city by discarding 1 card.
plough | SF-6.4 | You may clear 1 Snow from a Valley card or a Location on the board.
mason | SF-8.2 | Move one of your chimneys to another Construction without one.
sweep | SF-8.2 | Take one of your chimneys back from your city.
caller | SF-8.1 | Use a face-up Big Critter.
mover | SF-2.3 SF-8 SF-1.14 | You may: Return a Critter from your city to your hand.
echo | SF-8 | Activate a green card in your city.
mimic | SF-8 | Activate a green card of any opponent as if it were yours.
copyist | SF-8 | Activate a green card of the player to your left as if it were yours.
runner | SF-3.15 | Use a basic Location without a worker.
smith | SF-3.15 | Use the Forge without a worker, paying no Fire.
builder | SF-4.10 SF-1.14 | You may play a Construction from your hand or the Valley for 2 resources less.
scholar | SF-8 SF-3.9 | You may complete 1 Quest. Draw 2 Lowland Quests, keep 1, put the rest under the deck.
chooser | SF-8 SF-1.1 | Choose one: Gain 2 Fire. Or: Draw 2 cards.
judge | SF-8 SF-7.1 SF-1.1 | If you have at least 3 different colours in your city: Gain 3 points.
clerk | SF-4.11 SF-1.14 SF-8 SF-1.1 | Whenever you play a Critter: Gain 1 moss.
bard | SF-4.11 SF-1.14 SF-2.3 SF-8 | Whenever you play a Critter: You may: Discard 1 card.
usher | SF-4.11 SF-1.14 SF-8 | Whenever you play a Critter: Draw 1 card.
porter | SF-4.11 SF-8 SF-1.1 | Whenever you place a worker on a basic Location: Gain 1 Fire.
skier | SF-4.11 SF-8 SF-1.1 | Whenever you clear Snow: Gain 1 point.
skater | SF-4.11 SF-8 | Whenever you clear Snow: Draw 1 card.
scribe | SF-4.11 SF-8 SF-1.1 | Whenever you complete a Quest: Gain 1 resource of your choice.
rider | SF-4.11 SF-8 SF-1.1 | Whenever you use a Big Critter: Gain 1 acorn.
potter | SF-4.11 SF-8 SF-1.1 | Whenever you play a Critter by a chimney: Gain 1 copper.
mourner | SF-4.11 SF-8 | Whenever you discard a card from your city: Draw 1 card.
crane | SF-4.1 SF-1.14 | When you play a Construction, it may cost 3 resources less. The price of this: this card, discarded from your city.
market | SF-4.1 SF-1.14 | When you play a Critter, it may cost 1 resource less.
altar | SF-4.1 SF-1.14 | When you play a card, it may be free. The price of this: 1 card from your hand and a Critter from your city, discarded.
flue | SF-4.1 SF-1.14 | When you play a Critter, you may pay by moving a chimney of your city to a fitting Construction, for 1 Fire.
`;

const QUESTS = `
sprouts | SF-7.3 SF-7.2 SF-1.14 | 3 points when you have more green cards than the player to your left.
shore-to-shore | SF-7.3 SF-7.1 SF-8 SF-1.14 SF-7.2 | 4 points when you have at least 5 green cards in your city and you have at least as many birch as the player to your left, and at least 1.
low-1 | SF-7.3 SF-7.2 SF-1.14 | 3 points when you have more green cards than the player to your left.
low-2 | SF-7.3 SF-7.1 SF-8 SF-1.14 | 3 points when you have at least 3 green cards in your city.
low-3 | SF-7.3 SF-7.2 SF-8 | 3 points when you have at least as many birch as the player to your left, and at least 1.
low-4 | SF-7.3 SF-7.2 SF-8 | 3 points when you have at least as many cards in hand as the player to your left, and at least 1.
low-5 | SF-7.3 SF-7.1 SF-8 | 3 points when you have at least 2 Fire.
low-6 | SF-7.3 SF-7.2 SF-8 | 3 points when you have more Snow than the player to your left.
low-7 | SF-7.3 SF-7.1 SF-8 SF-1.14 | 3 points when you have at least 2 cards of the Watch family in your city.
nobility-in-need | SF-7.3 SF-7.1 SF-8 SF-1.14 | 6 points when you have at least 2 cards of the Watch family in your city.
wandering-road | SF-7.3 SF-7.1 SF-8 SF-1.14 SF-7.2 | 5 points when you have at least 4 red cards in your city and you have at least as many moss as the player to your left, and at least 1.
`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map(row => row.split(' | ') as [string, string, string]);
const rulesIn = (text: Phrase): string => [...new Set(quotedIn(text).map(({ rule }) => rule))].join(' ');

test.each(rowsOf(CARDS))('%s (%s) says: %s', (id, rules, sentence) => {
  const card = workshopFile.cards.find(each => each.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  const text = cardText(card, speaker);
  expect([say(text, english), rulesIn(text)]).toEqual([sentence, rules]);
});

test('every card of the workshop is listed', () => {
  expect(rowsOf(CARDS).map(([id]) => id)).toEqual(workshopFile.cards.map(({ id }) => id));
});

test.each(rowsOf(QUESTS))('%s (%s) says: %s', (id, rules, sentence) => {
  const quest = [...workshopFile.lowlands, ...workshopFile.highlands].find(each => each.id === id);
  if (quest === undefined) throw new Error(`no Quest ${id}`);
  const text = questText(quest, speaker);
  expect([say(text, english), rulesIn(text)]).toEqual([sentence, rules]);
});
