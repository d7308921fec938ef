import { type Seat, total } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import type { Trial } from '@snowbound/testing';

export type State = ReturnType<typeof silverfrost.setup>;

const MOST_MOVES_A_SEAT = 600;
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
function cardsConserved(state: State): string | null {
  const left = state.content.cards.map(({ file }) => file.copies);
  const count = (kind: number, copies = 1): void => {
    left[kind] = (left[kind] ?? 0) - copies;
  };
  for (const kind of state.deck) count(kind);
  for (const kind of state.deckTop) count(kind);
  for (const card of state.discard) count(card & NUMBER_MASK);
  for (const kind of state.inspected) count(kind);
  for (const [position, kind] of state.valley.entries()) if (kind >= 0) count(kind, state.stacked[position]);
  if (state.playing >= 0) count(state.playing);
  for (const { hand, city } of state.players) {
    for (const card of hand) count(card & NUMBER_MASK);
    for (const building of city) count((building >> 4) & NUMBER_MASK);
  }
  const wrong = left.findIndex(copies => copies !== 0);
  return wrong < 0 ? null : `${left[wrong]} copies of ${state.content.cards[wrong]?.id} are missing`;
}

function valleyDistinct({ valley, stacked, valleySnow }: State): string | null {
  const shown = valley.filter(kind => kind >= 0);
  if (new Set(shown).size < shown.length) return `the Valley shows a name twice: ${shown}`;
  for (const [position, kind] of valley.entries()) {
    if (kind >= 0 !== (stacked[position] ?? 0) > 0) return `position ${position} has ${stacked[position]} copies`;
    if (kind < 0 && ((valleySnow >> position) & 1) === 1) return `Snow on the empty position ${position}`;
  }
  return null;
}

/** Quests, Big Critters and Snowstorms: each in exactly one place. */
function setsConserved(state: State): string | null {
  const { content, players } = state;
  const lowlands = [
    state.lowlandDeck,
    ...state.lowlandsUnder.map(card => 1 << (card & NUMBER_MASK)),
    ...state.inspectedQuests.map(number => 1 << number),
    ...players.flatMap(player => [player.lowlands, player.completedLowlands]),
    state.paws?.pileLowlands ?? 0,
  ];
  const row = state.row.filter(number => number >= 0).map(number => 1 << number);
  const highlands = [
    state.highlands,
    ...players.map(player => player.completedHighlands),
    state.paws?.pileHighlands ?? 0,
  ];
  const inPile = state.paws === null ? 0 : (content.solo.levels[state.paws.level]?.highlands ?? 0);
  const whole = (name: string, sets: readonly number[], count: number): string | null => {
    const sum = sets.reduce((all, set) => all + bits(set), 0);
    const union = bits(sets.reduce((all, set) => all | set, 0));
    return sum === count && union === count ? null : `${name}: ${union} different in ${sum} places, not ${count}`;
  };
  const { paws } = state;
  const one = (numbers: readonly number[]): number[] =>
    numbers.filter(number => number >= 0).map(number => 1 << number);
  const storms = content.snowstorms.filter(({ from }) => from <= state.seats).length;
  return (
    whole('Lowland Quests', lowlands, content.lowlands.length) ??
    whole('Highland Quests', highlands, Math.min(state.seats + 1 + inPile, content.highlands.length)) ??
    whole('Big Critters', [state.bigDeck, state.bigDiscard, ...row], content.bigCritters.length) ??
    whole('Snowstorms', [state.snowstormDeck, state.snowstormDiscard], storms) ??
    (paws === null
      ? null
      : (whole('Maps', [paws.mapDeck, paws.mapDiscard, ...one(paws.maps)], 8) ??
        whole('Schemes', [paws.schemeDeck, paws.schemeDiscard, ...one(paws.schemesOnTop), ...one(paws.schemes)], 20)))
  );
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
    const chimneys = player.chimneys + player.city.filter(building => ((building >> 12) & 1) === 1).length;
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
    const cards = city.map(building => state.content.cards[(building >> 4) & NUMBER_MASK]);
    const spaces = cards.filter(card => card?.takesNoSpace === false).length;
    if (spaces > CITY_SPACES && !isFree) return `seat ${seat}: city overfull`;
    if (cards.filter(card => card !== undefined && card.playing !== null).length !== abilities) {
      return `seat ${seat}: ${abilities} abilities`;
    }
    const unique = cards.filter(card => card?.isUnique === true);
    if (new Set(unique).size < unique.length && !isFree) return `seat ${seat}: a Unique card twice`;
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

const conserved = (state: State): string | null =>
  cardsConserved(state) ??
  setsConserved(state) ??
  piecesConserved(state) ??
  citiesLawful(state) ??
  pawsLawful(state) ??
  (silverfrost.decisions(state).length > 0 ? valleyDistinct(state) : null);

/** SF-9.4, SF-10.12: the winners are those with the highest sum, then most Snow, Quests, Fire, resources. */
function decided(state: State, winners: readonly Seat[]): string | null {
  if (state.paws !== null) {
    const [yours = 0, his = 0] = [0, 1].map(seat => total(silverfrost.score(state, seat)));
    return winners.join() === (yours > his ? '0' : '1') ? null : `${yours} to ${his}, but ${winners} won`;
  }
  const merits = silverfrost
    .view(state, 'spectator')
    .players.map(({ supply, completed }, seat) => [
      total(silverfrost.score(state, seat)),
      supply.snow,
      completed.length,
      supply.fire,
      supply.birch + supply.moss + supply.copper + supply.acorn,
    ]);
  let best = [...merits.keys()];
  for (const at of [0, 1, 2, 3, 4]) {
    const most = Math.max(...best.map(seat => merits[seat]?.[at] ?? 0));
    best = best.filter(seat => merits[seat]?.[at] === most);
  }
  return best.join() === winners.join() ? null : `${best} lead, but ${winners} won`;
}

/** How Silverfrost is put to the test. */
export function silverfrostTrial(content: typeof silverfrost.content, players: number, games: number): Trial<State> {
  const { cards, locations, lowlands, highlands, bigCritters } = content;
  return {
    players,
    games,
    seed: `promises-${players}`,
    mostMoves: MOST_MOVES_A_SEAT * Math.max(2, players),
    movesALook: 2048,
    everything: [
      ...cards.flatMap(({ id }) => [
        `play ${id}`,
        `play ${id} from valley`,
        `hand 0 ${id}`,
        `valley ${id}`,
        `card ${id}`,
      ]),
      ...cards.flatMap(({ id }) => [`clear ${id}`, `chimney ${id}`, `with ${id}`, `city 0 ${id}`, `city 1 ${id}`]),
      ...cards.flatMap(({ id }) => [`worker city 0 ${id}`, `ranger city 1 ${id}`, `hand 1 ${id}`]),
      ...locations.flatMap(({ id }) => [`worker ${id}`, `ranger ${id}`, `location ${id}`, `use ${id}`, `snow ${id}`]),
      ...[...lowlands, ...highlands].map(({ id }) => `quest ${id}`),
      ...bigCritters.map(({ id }) => `big ${id}`),
      ...['prepare', 'pass', 'pay', 'done', 'go on', 'yes', 'no', 'birch', 'any', 'fire', 'seat 1', 'option 1', 'keep'],
      ...[
        '',
        'nonsense',
        'play',
        'play nothing',
        'worker',
        'worker nowhere',
        'city',
        'city 9 nothing',
        'hand',
        'clear',
      ],
    ],
    withOtherDice: (state, random) => Object.assign(state, { random }),
    conserved,
    decided,
  };
}
