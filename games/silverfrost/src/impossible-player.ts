import { Problem, type Seat } from '@snowbound/engine';
import { cardName } from './names.ts';
import { HAND_LIMIT } from './piles.ts';
import type { Card, SilverfrostContent } from './state.ts';
import { CITY_SPACES } from './turn/price.ts';
import { seasonNames, WORKERS_BY_SEASON } from './turn/seasons.ts';
import { phrase } from './words.ts';

/** One player of an arrangement that was read already, so its fields are what they should be. */
export interface PlayerFields {
  readonly season?: (typeof seasonNames)[number];
  readonly hand?: readonly string[];
  readonly city?: readonly string[];
  readonly chimneys?: number;
  readonly workers?: number;
  readonly ranger?: number;
  readonly lowlands?: readonly string[];
  readonly completed?: readonly string[];
  readonly passed?: boolean;
}

/** Workers that stand somewhere: whose, which, and where that was said. */
export interface Standing {
  readonly seat: Seat;
  readonly isRanger: boolean;
  readonly at: string;
}

const MOST_CHIMNEYS = 2;

/** What no game does to the hand and the city of one player. */
export function* cityProblems(player: PlayerFields, seat: Seat, { cards }: SilverfrostContent): Generator<Problem> {
  const at = `arrange.players[${seat}]`;
  const { hand = [], city = [], chimneys = 0 } = player;
  const hasPassed = player.passed === true && player.season !== 'spring';
  if (hasPassed) yield new Problem(phrase('SF-9.1', 'impossible.passed', { at: `${at}.passed` }));
  if (hand.length > HAND_LIMIT) {
    yield new Problem(phrase('SF-2.5', 'impossible.hand', { at: `${at}.hand`, given: hand.length, most: HAND_LIMIT }));
  }
  const built = city.map(entry => cards.find(({ id }) => id === entry.split(' ')[0]) as Card);
  const spaces = built.filter(({ takesNoSpace }) => !takesNoSpace).length;
  if (spaces > CITY_SPACES) {
    yield new Problem(phrase('SF-4.2', 'impossible.city', { at: `${at}.city`, given: spaces, most: CITY_SPACES }));
  }
  let all = chimneys;
  for (const [index, entry] of city.entries()) {
    const where = `${at}.city[${index}]`;
    const card = built[index] as Card;
    const marks = entry.split(' ').slice(1);
    if (card.isUnique && built.indexOf(card) < index) {
      yield new Problem(phrase('SF-4.3', 'impossible.unique', { at: where, card: cardName(card) }));
    }
    if (marks.includes('chimney')) all++;
    if (marks.includes('chimney') && card.isCritter) {
      yield new Problem(phrase('SF-4.5', 'impossible.no-chimney', { at: where, card: cardName(card) }));
    }
    if (marks.length > 0) yield* spotProblems(card, marks, seat, where);
  }
  if (all > MOST_CHIMNEYS) {
    yield new Problem(phrase('SF-1.11', 'impossible.chimneys', { at, given: all, most: MOST_CHIMNEYS }));
  }
}

/** SF-3.8: one spot for the owner on a red card, and on a red Critter one for an opponent. */
function* spotProblems(card: Card, marks: readonly string[], owner: Seat, at: string): Generator<Problem> {
  const own = marks.filter(mark => mark === 'worker' || mark === 'ranger');
  const visits = marks.filter(mark => mark.startsWith('visit'));
  if (own.length + visits.length > 0 && card.visit === null) {
    yield new Problem(phrase('SF-3.8', 'impossible.no-spot', { at, card: cardName(card) }));
  }
  const isCommunity = card.isCritter && visits.every(mark => !mark.endsWith(`-${owner}`));
  if (own.length > 1 || visits.length > 1 || (visits.length === 1 && !isCommunity)) {
    yield new Problem(phrase('SF-3.8', 'impossible.spots', { at, card: cardName(card) }));
  }
}

/** Everybody who stands on a card of a city. */
export function onCards(city: readonly string[], owner: Seat): Standing[] {
  return city.flatMap((entry, index) =>
    entry
      .split(' ')
      .slice(1)
      .flatMap(mark => {
        const at = `arrange.players[${owner}].city[${index}]`;
        if (mark === 'worker' || mark === 'ranger') return [{ seat: owner, isRanger: mark === 'ranger', at }];
        const visitor = /^visit(or|ing-ranger)-(\d)$/.exec(mark);
        return visitor === null ? [] : [{ seat: Number(visitor[2]), isRanger: visitor[1] !== 'or', at }];
      }),
  );
}

/** SF-1.11: nobody has more workers than have arrived, and only one Ranger. */
export function* workerProblems(player: PlayerFields, seat: Seat, standing: readonly Standing[]): Generator<Problem> {
  const own = standing.filter(each => each.seat === seat);
  const rangers = own.filter(({ isRanger }) => isRanger);
  const at = `arrange.players[${seat}]`;
  const second = rangers[player.ranger === 1 ? 0 : 1];
  if (second !== undefined) yield new Problem(phrase('SF-1.11', 'impossible.ranger', { at: second.at }));
  const most = WORKERS_BY_SEASON[seasonNames.indexOf(player.season ?? 'summer')] as number;
  const given = own.length - rangers.length + (player.workers ?? 0);
  if (given > most) yield new Problem(phrase('SF-1.11', 'impossible.workers', { at, given, most }));
}
