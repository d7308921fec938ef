import type { Name, Seat, Target } from '@snowbound/engine';
import type { Names } from './cards/card.ts';
import { copyOfWhich, WHICHES, type Which, whichFrom } from './city.ts';
import { FIRE, RESOURCES } from './goods.ts';
import { PAWS, PAWS_NAME } from './paws/paws.ts';
import { PAUSES } from './wishes.ts';

export type Verb =
  | 'play'
  | 'play-from-valley'
  | 'worker'
  | 'ranger'
  | 'visit'
  | 'ranger-visit'
  | 'prepare'
  | 'pass'
  | 'clear'
  | 'card'
  | 'valley'
  | 'city'
  | 'pay'
  | 'chimney'
  | 'with'
  | 'good'
  | 'seat'
  | 'lowland'
  | 'highland'
  | 'big'
  | 'snow-on-valley'
  | 'snow-on'
  | 'use'
  | 'option'
  | 'button'
  | 'pauses';

/** Something a player may choose. One shape for all, so that every list of options is alike. */
export interface Action {
  readonly verb: Verb;
  /** The card, Quest or Big Critter it is about, by number, or -1. */
  readonly number: number;
  /** The building it is about, or -1, and whose city it stands in. */
  readonly which: Which;
  readonly seat: Seat;
  /** The Location, resource or ordinal it is about, or -1. */
  readonly at: number;
  /** The id and the name of what it is about. */
  readonly id: string;
  readonly name: Name;
  /** Whose city or seat it is about. */
  readonly whose: Name;
  readonly move: string;
}

interface About {
  readonly number?: number;
  readonly which?: Which;
  readonly seat?: Seat;
  readonly at?: number;
  readonly id?: string;
  readonly name?: Name;
  readonly whose?: Name;
}

const NO_NAME: Name = { name: '' };

/** Every action exists once, so that listing options allocates nothing but the list and `===` compares. */
const action = (verb: Verb, move: string, about: About): Action =>
  Object.freeze({
    verb,
    number: about.number ?? -1,
    which: about.which ?? -1,
    seat: about.seat ?? -1,
    at: about.at ?? -1,
    id: about.id ?? '',
    name: about.name ?? NO_NAME,
    whose: about.whose ?? NO_NAME,
    move,
  });

const button = (id: string): Action => action('button', id, { id });

export const PREPARE = action('prepare', 'prepare', {});
export const PASS = action('pass', 'pass', {});
export const PAY = action('pay', 'pay', {});
/** The only answer to a question that has none of its own. */
export const GO_ON = button('go on');
export const DONE = button('done');
export const YES = button('yes');
export const NO = button('no');
export const KEEP = button('keep');
export const REDRAW = button('redraw');

const MOST_SEATS = 4;
/** Where the actions about Paws's city stand: seat 1 has another name when he sits there. */
export const PAWS_CITY = MOST_SEATS;
const MOST_OPTIONS = 6;

export const GOOD: readonly Action[] = RESOURCES.map((id, at) => action('good', id, { at, id }));
export const FIRE_GOOD = action('good', 'fire', { at: FIRE, id: 'fire' });
export const ANY_GOOD = action('good', 'any', { at: RESOURCES.length, id: 'any' });
export const SEAT: readonly Action[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  action('seat', `seat ${seat}`, { seat, whose: { seat } }),
);
export const SEAT_OF_PAWS = action('seat', `seat ${PAWS}`, { seat: PAWS, whose: PAWS_NAME });
export const OPTION: readonly Action[] = Array.from({ length: MOST_OPTIONS }, (_, at) =>
  action('option', `option ${at + 1}`, { at }),
);

/** SF-2.2: how a seat wishes to be asked at pauses; `at` is the wish. */
export const PAUSES_WISHED: readonly Action[] = PAUSES.map((when, at) =>
  action('pauses', `pauses ${when}`, { at, id: when }),
);

/** The actions that depend on the content: one for each card, copy, Location, Quest and Big Critter. */
export interface Actions {
  readonly play: readonly Action[];
  readonly playFromValley: readonly Action[];
  readonly card: readonly Action[];
  readonly valley: readonly Action[];
  readonly snowOnValley: readonly Action[];
  /** By `Which`. */
  readonly clear: readonly Action[];
  readonly chimney: readonly Action[];
  readonly with: readonly Action[];
  /** By seat and `Which`, Paws's city last. */
  readonly city: readonly (readonly Action[])[];
  readonly visit: readonly (readonly Action[])[];
  readonly rangerVisit: readonly (readonly Action[])[];
  /** By Location. */
  readonly worker: readonly Action[];
  readonly ranger: readonly Action[];
  readonly use: readonly Action[];
  readonly snowOn: readonly Action[];
  readonly lowland: readonly Action[];
  readonly highland: readonly Action[];
  readonly big: readonly Action[];
}

/** Something with an id, and with names of its own unless the house has them. */
interface Listed {
  readonly id: string;
  readonly name?: Names;
}

interface Lists {
  readonly cards: readonly (Listed & { readonly copies: number })[];
  readonly locations: readonly Listed[];
  readonly lowlands: readonly Listed[];
  readonly highlands: readonly Listed[];
  readonly bigCritters: readonly Listed[];
}

const nameOf = (list: string, { id, name }: Listed): Name =>
  name === undefined ? { name: `${list}.${id}` } : { names: name };

export function actionsOf({ cards, locations, lowlands, highlands, bigCritters }: Lists): Actions {
  const perCard = (verb: Verb, move: (id: string) => string) =>
    cards.map((card, number) => action(verb, move(card.id), { number, id: card.id, name: nameOf('cards', card) }));
  const perLocation = (verb: Verb, before: string) =>
    locations.map(({ id }, at) => action(verb, `${before} ${id}`, { at, id, name: { name: `locations.${id}` } }));
  const perNumber = (verb: Verb, before: string, list: readonly Listed[], key: string) =>
    list.map((each, number) => action(verb, `${before} ${each.id}`, { number, id: each.id, name: nameOf(key, each) }));
  const perCopy = (verb: Verb, before: string, seat: Seat, whose: Name) => {
    // The full length from the start: an array with holes is slow.
    const list: Action[] = Array.from({ length: WHICHES }, () => GO_ON);
    for (const [number, card] of cards.entries()) {
      for (let copy = 1; copy <= card.copies; copy++) {
        const which = whichFrom(number, copy);
        const about = { number, which, seat, id: card.id, name: nameOf('cards', card), whose };
        list[which] = action(verb, `${before} ${copyName(card.id, copy)}`, about);
      }
    }
    return list;
  };
  const perSeat = (verb: Verb, before: string) => [
    ...Array.from({ length: MOST_SEATS }, (_, seat) => perCopy(verb, `${before} ${seat}`, seat, { seat })),
    perCopy(verb, `${before} ${PAWS}`, PAWS, PAWS_NAME),
  ];
  return {
    play: perCard('play', id => `play ${id}`),
    playFromValley: perCard('play-from-valley', id => `play ${id} from valley`),
    card: perCard('card', id => `card ${id}`),
    valley: perCard('valley', id => `valley ${id}`),
    snowOnValley: perCard('snow-on-valley', id => `snow valley ${id}`),
    clear: perCopy('clear', 'clear', -1, NO_NAME),
    chimney: perCopy('chimney', 'chimney', -1, NO_NAME),
    with: perCopy('with', 'with', -1, NO_NAME),
    city: perSeat('city', 'city'),
    visit: perSeat('visit', 'worker city'),
    rangerVisit: perSeat('ranger-visit', 'ranger city'),
    worker: perLocation('worker', 'worker'),
    ranger: perLocation('ranger', 'ranger'),
    use: perLocation('use', 'use'),
    snowOn: perLocation('snow-on', 'snow'),
    lowland: perNumber('lowland', 'quest', lowlands, 'quests'),
    highland: perNumber('highland', 'quest', highlands, 'quests'),
    big: perNumber('big', 'big', bigCritters, 'big-critters'),
  };
}

/** `tannery`, and `tannery 2` for the second in the same city. */
const copyName = (id: string, copy: number): string => (copy === 1 ? id : `${id} ${copy}`);

const cardTarget = (seat: Seat, { id, which }: Action): Target => `city ${seat} ${copyName(id, copyOfWhich(which))}`;

/** What a player touches for it; nothing for a plain button. */
export function targetsOf(seat: Seat, taken: Action): readonly Target[] {
  const { verb, id } = taken;
  switch (verb) {
    case 'play':
    case 'card':
      return [`hand ${seat} ${id}`];
    case 'play-from-valley':
    case 'valley':
    case 'snow-on-valley':
      return [`valley ${id}`];
    case 'worker':
    case 'ranger':
    case 'use':
    case 'snow-on':
      return [`location ${id}`];
    case 'clear':
    case 'chimney':
    case 'with':
      return [cardTarget(seat, taken)];
    case 'city':
    case 'visit':
    case 'ranger-visit':
      return [cardTarget(taken.seat, taken)];
    case 'seat':
      return [`seat ${taken.seat}`];
    case 'lowland':
    case 'highland':
      return [`quest ${id}`];
    case 'big':
      return [`big ${id}`];
    case 'good':
      return [`supply ${seat} ${id}`];
    default:
      return [];
  }
}
