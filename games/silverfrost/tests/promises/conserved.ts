import type { Seat } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';

export type State = ReturnType<typeof silverfrost.setup>;

/** Workers beside the Ranger in each season, and chimneys that have arrived. */
const WORKERS = [1, 2, 3, 5];
const CHIMNEYS = [0, 1, 2, 2];
const NUMBER_MASK = 127;
const CITY_SPACES = 15;
const HAND_LIMIT = 8;

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Every copy of every kind is somewhere, once. */
function cardsConserved(state: State, copies: readonly number[]): string | null {
  const left = copies.slice();
  const count = (kind: number, copies = 1): void => {
    left[kind] = (left[kind] ?? 0) - copies;
  };
  for (const kind of state.deck) count(kind);
  for (const kind of state.deckTop) count(kind);
  for (const card of state.discard) count(card & NUMBER_MASK);
  for (const kind of state.inspected) count(kind);
  for (let at = 0; at < state.valley.length; at++) {
    const kind = state.valley[at] ?? -1;
    if (kind >= 0) count(kind, state.stacked[at]);
  }
  if (state.playing >= 0) count(state.playing);
  for (const { hand, city } of state.players) {
    for (const card of hand) count(card & NUMBER_MASK);
    for (const building of city) count((building >> 4) & NUMBER_MASK);
  }
  for (let kind = 0; kind < left.length; kind++) {
    if (left[kind] !== 0) return `${left[kind]} copies of ${state.content.cards[kind]?.id} are missing`;
  }
  return null;
}

function valleyDistinct({ valley, stacked, valleySnow }: State): string | null {
  for (let position = 0; position < valley.length; position++) {
    const kind = valley[position] ?? -1;
    if (kind >= 0 && valley.indexOf(kind) < position) return `the Valley shows a name twice: ${valley}`;
    if (kind >= 0 !== (stacked[position] ?? 0) > 0) return `position ${position} has ${stacked[position]} copies`;
    if (kind < 0 && ((valleySnow >> position) & 1) === 1) return `Snow on the empty position ${position}`;
  }
  return null;
}

/** Things of one sort, wherever they lie: each must be found once. */
class Tally {
  #union = 0;
  #places = 0;

  add(set: number): void {
    this.#union |= set;
    this.#places += bits(set);
  }

  addEach(numbers: readonly number[]): void {
    for (const number of numbers) if (number >= 0) this.add(1 << number);
  }

  whyNotWhole(name: string, count: number): string | null {
    const different = bits(this.#union);
    if (this.#places === count && different === count) return null;
    return `${name}: ${different} different in ${this.#places} places, not ${count}`;
  }
}

/** Quests, Big Critters and Snowstorms: each in exactly one place. */
function setsConserved(state: State): string | null {
  const { content, players, paws } = state;
  const lowlands = new Tally();
  const highlands = new Tally();
  lowlands.add(state.lowlandDeck);
  for (const card of state.lowlandsUnder) lowlands.add(1 << (card & NUMBER_MASK));
  lowlands.addEach(state.inspectedQuests);
  highlands.add(state.highlands);
  for (const player of players) {
    lowlands.add(player.lowlands);
    lowlands.add(player.completedLowlands);
    highlands.add(player.completedHighlands);
  }
  lowlands.add(paws?.pileLowlands ?? 0);
  highlands.add(paws?.pileHighlands ?? 0);
  const inPile = paws === null ? 0 : (content.solo.levels[paws.level]?.highlands ?? 0);
  const bigCritters = new Tally();
  bigCritters.add(state.bigDeck);
  bigCritters.add(state.bigDiscard);
  bigCritters.addEach(state.row);
  const snowstorms = new Tally();
  snowstorms.add(state.snowstormDeck);
  snowstorms.add(state.snowstormDiscard);
  let storms = 0;
  for (const { from } of content.snowstorms) if (from <= state.seats) storms++;
  return (
    lowlands.whyNotWhole('Lowland Quests', content.lowlands.length) ??
    highlands.whyNotWhole('Highland Quests', Math.min(state.seats + 1 + inPile, content.highlands.length)) ??
    bigCritters.whyNotWhole('Big Critters', content.bigCritters.length) ??
    snowstorms.whyNotWhole('Snowstorms', storms) ??
    (paws === null ? null : pawsSetsConserved(paws))
  );
}

function pawsSetsConserved(paws: NonNullable<State['paws']>): string | null {
  const maps = new Tally();
  maps.add(paws.mapDeck);
  maps.add(paws.mapDiscard);
  maps.addEach(paws.maps);
  const schemes = new Tally();
  schemes.add(paws.schemeDeck);
  schemes.add(paws.schemeDiscard);
  schemes.addEach(paws.schemesOnTop);
  schemes.addEach(paws.schemes);
  return maps.whyNotWhole('Maps', 8) ?? schemes.whyNotWhole('Schemes', 20);
}

/** SF-1.11: all workers of the season at home, on the board, on cards or beside; chimneys never more than have arrived. */
function piecesConserved(state: State): string | null {
  for (const [seat, player] of state.players.entries()) {
    let workers = player.workers + player.beside;
    let rangers = player.ranger + player.rangerBeside;
    for (const crowd of state.crowds) {
      workers += (crowd >> (seat * 3)) & 7;
      rangers += (crowd >> (12 + seat)) & 1;
    }
    for (const [owner, { city }] of state.players.entries()) {
      for (const building of city) {
        if (owner === seat) {
          workers += (building >> 13) & 1;
          rangers += (building >> 14) & 1;
        }
        if (((building >> 15) & 7) !== seat + 1) continue;
        if (((building >> 18) & 1) === 1) rangers++;
        else workers++;
      }
    }
    if (workers !== WORKERS[player.season] || rangers !== 1)
      return `seat ${seat}: ${workers} workers, ${rangers} Rangers`;
    let { chimneys } = player;
    for (const building of player.city) chimneys += (building >> 12) & 1;
    if (chimneys > (CHIMNEYS[player.season] ?? 0)) return `seat ${seat}: ${chimneys} chimneys`;
    if (player.hand.length > HAND_LIMIT && !isPaws(state, seat))
      return `seat ${seat}: ${player.hand.length} cards in hand`;
    const few = player.supply.findIndex(amount => amount < 0);
    if (few >= 0) return `seat ${seat}: supply ${player.supply}`;
  }
  return null;
}

/** SF-4.2, SF-4.3: spaces and Unique cards. */
function citiesLawful(state: State): string | null {
  for (const [seat, { city, abilities }] of state.players.entries()) {
    const isFree = isPaws(state, seat);
    const unique: number[] = [];
    let spaces = 0;
    let playing = 0;
    for (const building of city) {
      const kind = (building >> 4) & NUMBER_MASK;
      const card = state.content.cards[kind];
      if (card === undefined) return `seat ${seat}: a card of no kind`;
      if (!card.takesNoSpace) spaces++;
      if (card.playing !== null) playing++;
      if (!card.isUnique) continue;
      if (unique.includes(kind) && !isFree) return `seat ${seat}: a Unique card twice`;
      unique.push(kind);
    }
    if (spaces > CITY_SPACES && !isFree) return `seat ${seat}: city overfull`;
    if (playing !== abilities) return `seat ${seat}: ${abilities} abilities`;
  }
  return null;
}

const isPaws = (state: State, seat: Seat): boolean => state.paws !== null && seat === 1;

/** SF-10.3, SF-10.6: at most ten tokens, none on an empty position; SF-10.1: no chimney, resource or Lowland Quest of his own, and no Snow on his city. */
function pawsLawful({ paws, valley, players }: State): string | null {
  const player = players[1];
  if (paws === null || player === undefined) return null;
  if (bits(paws.valleyTokens) + bits(paws.taxed) > 10) return 'Paws: more than ten tokens';
  for (const [position, kind] of valley.entries()) {
    if (kind < 0 && ((paws.valleyTokens >> position) & 1) === 1)
      return `Paws: a token on the empty position ${position}`;
  }
  if (player.chimneys + player.lowlands > 0) return 'Paws: a chimney or a Lowland Quest';
  if (player.supply.slice(0, 4).some(amount => amount > 0)) return `Paws: supply ${player.supply}`;
  return player.city.some(building => ((building >> 11) & 1) === 1) ? 'Paws: Snow on his city' : null;
}

/** Cards, sets, pieces and cities as the rules have them; `copies` of each kind there should be. */
export const conserved = (state: State, copies: readonly number[]): string | null =>
  cardsConserved(state, copies) ??
  setsConserved(state) ??
  piecesConserved(state) ??
  citiesLawful(state) ??
  pawsLawful(state) ??
  (silverfrost.questions(state).length > 0 ? valleyDistinct(state) : null);
