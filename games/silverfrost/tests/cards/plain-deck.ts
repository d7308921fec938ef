import { type CardFile, type ContentFile, silverfrost } from '@snowbound/silverfrost';
import { readContent } from '../../src/content/reading.ts';
import { type Arrangement, type PlayerArrangement, Scene } from '../rulebook/scene.ts';

/**
 * The house's Big Critters and Quests beside a deck of plain cards, so that their tests do not hang on what house cards do.
 * Kept from the house deck: the Watch and the cards that Quests name.
 */

const DECK = 123;
const COMMON_COPIES = 8;
const UNIQUE_COPIES = 2;
const NAMED = ['bell-tower', 'signal-fire', 'chipdigger'];

const names = (id: string) => ({ en: `The ${id}`, de: `Karte ${id}`, pl: `Karta ${id}` });

const withName = <Item extends { readonly id: string }>(item: Item) => ({ ...item, name: names(item.id) });

/** `green-critter`, `unique-red-construction`: worth nothing, for 3 resources, and green ones give 1 moss. */
function plainCard(colour: CardFile['colour'], type: CardFile['type'], isUnique: boolean): CardFile {
  const id = `${isUnique ? 'unique-' : ''}${colour}-${type}`;
  return {
    ...{ id, name: names(id), type, colour, points: 0, known: 'house' },
    copies: isUnique ? UNIQUE_COPIES : COMMON_COPIES,
    ...(isUnique && { unique: true }),
    ...(type === 'critter' ? { cost: { acorn: 3 } } : { cost: { any: 3 }, chimney: colour }),
    ...(colour === 'green' && { produces: [{ gain: { moss: 1 } }] }),
  };
}

const { file } = silverfrost.content;

const cards: readonly CardFile[] = [
  ...(['green', 'blue', 'tan', 'red', 'purple'] as const).flatMap(colour =>
    (['critter', 'construction'] as const).flatMap(type => [
      plainCard(colour, type, false),
      plainCard(colour, type, true),
    ]),
  ),
  ...file.cards.filter(({ id, family }) => family === 'watch' || NAMED.includes(id)).map(withName),
];

const missing = DECK - cards.reduce((sum, { copies }) => sum + copies, 0);

const plainFile: ContentFile = {
  ...file,
  name: 'plain',
  bigCritters: file.bigCritters.map(withName),
  lowlands: file.lowlands.map(withName),
  highlands: file.highlands.map(withName),
  cards: [...cards, ...(missing > 0 ? [{ ...plainCard('tan', 'critter', false), id: 'filler', copies: missing }] : [])],
};

const content = readContent(plainFile);

/** The ids of cards of the house's Watch. */
export const WATCH: readonly string[] = file.cards.filter(({ family }) => family === 'watch').map(({ id }) => id);

/** So many of a card: `...of(3, 'green-critter')`. */
export const of = (count: number, card: string): readonly string[] => Array.from({ length: count }, () => card);

/** Seat 0's turn in a game of two with the plain deck. */
export const plainTurn = (you: PlayerArrangement, rest: Arrangement = {}): Scene =>
  new Scene({ ...rest, players: [you, ...(rest.players ?? []).slice(1)] }, 2, {}, content);
