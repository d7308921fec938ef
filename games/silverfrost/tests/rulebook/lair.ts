import { type ContentFile, silverfrost } from '@snowbound/silverfrost';
import { workshopFile } from '../cards/workshop.ts';
import { type Arrangement, type PlayerArrangement, Scene } from './scene.ts';

/** Paws with Maps and Schemes made for tests, beside the plain cards of the workshop. */

type MapFile = ContentFile['maps'][number];
type SchemeFile = ContentFile['schemes'][number];
type Corner = SchemeFile['corners'][number];

const map = (id: string, corners: string, cave: number, arrow: MapFile['arrow']): MapFile => ({
  id,
  known: 'house',
  corners: [...corners].map(letter => (letter === 'w' ? 'worker' : 'card')),
  cave,
  arrow,
});

const maps: readonly MapFile[] = [
  map('down', 'wcwc', 1, 'down'),
  map('up', 'wcwc', 1, 'up'),
  map('cards', 'cwcw', 1, 'down'),
  map('cave-3', 'cwww', 3, 'down'),
  ...['five', 'six', 'seven', 'eight'].map(id => map(id, 'wcwc', 1, 'down')),
];

const PURPLE_FIRST = ['purple', 'blue', 'green', 'red', 'tan'] as const;
const TAN_FIRST = ['tan', 'green', 'purple', 'red', 'blue'] as const;

/** Only the first corner differs; then a Beacon of 2 from the Valley, one of 1 from the deck, and the copper Location. */
const scheme = (id: string, first: Corner, colours: SchemeFile['colours'] = PURPLE_FIRST): SchemeFile => ({
  id,
  known: 'house',
  corners: [
    first,
    { to: 'beacon', points: 2, from: 'valley' },
    { to: 'beacon', points: 1, from: 'deck' },
    { to: 'copper', from: 'deck' },
  ],
  colours,
});

const to = (aim: Corner['to']) => scheme(`to-${aim}`, { to: aim, from: 'deck' });
const journey = (wish: NonNullable<Corner['journey']>) =>
  scheme(`to-${wish}`, { to: 'journey', journey: wish, from: 'deck' });
const beacon = (points: number) => scheme(`to-beacon-${points}`, { to: 'beacon', points, from: 'deck' });

const secondFromDeck: readonly Corner[] = [
  { to: 'birch', from: 'valley' },
  { to: 'beacon', points: 0, from: 'deck' },
  { to: 'moss', from: 'valley' },
  { to: 'acorn', from: 'valley' },
];

const NAMED: readonly SchemeFile[] = [
  ...(['birch', 'moss', 'copper', 'acorn', 'guild', 'forge'] as const).map(to),
  ...([0, 3] as const).map(beacon),
  ...(['highest', 'lowest', 'shared'] as const).map(journey),
  { ...scheme('second-from-deck', { to: 'birch', from: 'deck' }), corners: secondFromDeck },
  scheme('from-valley', { to: 'copper', from: 'valley' }),
  scheme('tan-first', { to: 'copper', from: 'valley' }, TAN_FIRST),
];

const SCHEMES = 20;
const spare = Array.from({ length: SCHEMES - NAMED.length }, (_, at) =>
  scheme(`spare-${at + 1}`, { to: 'birch', from: 'deck' }),
);

export const lairFile: ContentFile = { ...workshopFile, name: 'lair', maps, schemes: [...NAMED, ...spare] };
export const lair = await silverfrost.readContent(lairFile);

const arranged = (turn: number, { you = {}, paws = {}, his = {}, ...rest }: LairArrangement): Arrangement => ({
  highlands: [],
  ...rest,
  turn,
  players: [you, paws],
  paws: { maps: ['down'], ...his },
});

/** It is Paws's turn: he moves at once by these Schemes, then you are asked. */
export const pawsTurn = (next: readonly string[], position: LairArrangement = {}, level = 1): Scene =>
  new Scene(arranged(1, { ...position, his: { ...position.his, next } }), 1, { paws: String(level) }, lair);

/** It is your turn first. */
export const yourTurnWithPaws = (position: LairArrangement, level = 1): Scene =>
  new Scene(arranged(0, position), 1, { paws: String(level) }, lair);

export interface LairArrangement extends Omit<Arrangement, 'players' | 'paws' | 'turn'> {
  readonly you?: PlayerArrangement;
  readonly paws?: PlayerArrangement;
  /** His Maps, Schemes, Quests and tokens. */
  readonly his?: NonNullable<Arrangement['paws']>;
}

/** Who stands on a Location: your workers, his, your Ranger, his. */
export const there = (scene: Scene, id: string) => {
  const { workers = [], rangers = [] } = scene.view.locations.find(each => each.id === id) ?? {};
  return [...workers, ...rangers.map(Number)];
};
export const HIS_WORKER = [0, 1, 0, 0];
export const HIS_RANGER = [0, 0, 0, 1];
