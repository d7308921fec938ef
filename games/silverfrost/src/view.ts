import type { Seat, Viewer } from '@snowbound/engine';
import {
  type Building,
  copyOfWhich,
  hasChimney,
  hasOwnRanger,
  hasOwnWorker,
  hasVisitingRanger,
  hasVisitor,
  isSnowed,
  kindIn,
  visitorOf,
  whichOf,
} from './city.ts';
import { type TieBreak, tieBreak, winners } from './ending.ts';
import { amountOf, GOODS, type Good } from './goods.ts';
import { isIn } from './guild.ts';
import { type Held, isKnownTo, numberOf } from './hand.ts';
import { hasRangerOf, workersOf } from './locations/crowd.ts';
import { crowdAt, isLocationSnowed } from './locations/placing.ts';
import { countIn, NO_CRITTER } from './mountain.ts';
import { isPaws } from './paws/seat.ts';
import { snowPrice } from './snow.ts';
import { cardOf, type Kind, NO_CARD, type NumberSet, type Player, type State } from './state.ts';
import { CITY_SPACES, spacesTaken } from './turn/price.ts';
import { seasonName } from './turn/seasons.ts';
import { NO_BUILDING } from './turn/triggers.ts';
import { isValleySnowed } from './valley.ts';
import { type MineView, viewMine } from './view-mine.ts';
import { type PawsView, viewPaws } from './view-paws.ts';

/** All that somebody at the table can see, ready to be sent. */
export interface View {
  readonly turn: Seat;
  readonly start: Seat;
  readonly reward: string;
  readonly snowPrice: number;
  readonly deck: number;
  readonly discard: number;
  /** The eight positions; `null` for an empty one. */
  readonly valley: readonly (ValleyView | null)[];
  readonly locations: readonly LocationView[];
  /** The Big Critters face up, left to right, with the points above each. */
  readonly mountain: readonly { readonly id: string | null; readonly points: number }[];
  readonly bigCritters: { readonly deck: number; readonly discard: readonly string[] };
  readonly highlands: readonly string[];
  readonly lowlandDeck: number;
  readonly snowstorms: { readonly deck: number; readonly discard: readonly string[] };
  /** The card being played. */
  readonly playing: string | null;
  /** Cards or Quests somebody is looking at: which ones for that player, only how many for others. */
  readonly inspected: readonly (string | null)[];
  readonly players: readonly PlayerView[];
  /** What matters only to the viewer; `null` for spectators and for Paws, who looks at nothing. */
  readonly mine: MineView | null;
  readonly winners: readonly Seat[];
  /** SF-10: `null` with two or more players. */
  readonly paws: PawsView | null;
  /** SF-9.4: what decided among those level on points. */
  readonly tieBreak: TieBreak | null;
}

export interface ValleyView {
  readonly id: string;
  readonly copies: number;
  readonly snow: boolean;
}

export interface LocationView {
  readonly id: string;
  readonly inPlay: boolean;
  readonly snow: boolean;
  /** For each seat how many workers stand here beside its Ranger, and whether that does. */
  readonly workers: readonly number[];
  readonly rangers: readonly boolean[];
}

export interface PlayerView {
  readonly season: string;
  readonly passed: boolean;
  readonly supply: Readonly<Record<Good, number>>;
  readonly chimneys: number;
  readonly workers: number;
  readonly ranger: boolean;
  /** SF-3.14: workers beside the city. */
  readonly beside: number;
  /** Cards known to the viewer by id, `null` for the others. */
  readonly hand: readonly (string | null)[];
  readonly city: readonly BuildingView[];
  /** SF-4.2 */
  readonly freeSpaces: number;
  readonly lowlands: readonly string[] | null;
  readonly lowlandCount: number;
  readonly completed: readonly string[];
}

export interface BuildingView {
  readonly id: string;
  readonly copy: number;
  readonly snow: boolean;
  readonly chimney: boolean;
  readonly worker: 'worker' | 'ranger' | null;
  readonly visitor: Seat | null;
  readonly visitingRanger: boolean;
}

export function view(state: State, viewer: Viewer): View {
  const { content } = state;
  const isLooking = viewer === state.turn;
  const shown = (id: string): string | null => (isLooking ? id : null);
  return {
    turn: state.turn,
    start: state.start,
    reward: state.reward,
    snowPrice: snowPrice(state),
    deck: state.deck.length + state.deckTop.length,
    discard: state.discard.length,
    valley: state.valley.map((kind, position) => viewValley(state, kind, position)),
    locations: content.locations.map(({ number, id, from }) => ({
      id,
      inPlay: from <= state.seats,
      snow: isLocationSnowed(state, number),
      workers: state.players.map((_, seat) => workersOf(crowdAt(state, number), seat)),
      rangers: state.players.map((_, seat) => hasRangerOf(crowdAt(state, number), seat)),
    })),
    mountain: state.row.map((number, space) => ({
      id: number === NO_CRITTER ? null : (content.bigCritters[number]?.id ?? null),
      points: content.mountain[space] ?? 0,
    })),
    bigCritters: { deck: countIn(state.bigDeck), discard: idsIn(content.bigCritters, state.bigDiscard) },
    highlands: idsIn(content.highlands, state.highlands),
    lowlandDeck: countIn(state.lowlandDeck) + state.lowlandsUnder.length,
    snowstorms: {
      deck: countIn(state.snowstormDeck),
      discard: content.file.snowstorms.flatMap(({ target }, number) =>
        isIn(state.snowstormDiscard, number) ? [target] : [],
      ),
    },
    playing: state.playing === NO_CARD ? null : cardOf(state, state.playing).id,
    inspected: [
      ...state.inspected.map(kind => shown(cardOf(state, kind).id)),
      ...state.inspectedQuests.map(number => shown(content.lowlands[number]?.id ?? '')),
    ],
    players: state.players.map((player, seat) => viewPlayer(state, player, seat, viewer)),
    mine: viewer === 'spectator' || isPaws(state, viewer) ? null : viewMine(state, viewer),
    winners: winners(state),
    paws: state.paws === null ? null : viewPaws(state, state.paws),
    tieBreak: tieBreak(state),
  };
}

function viewValley(state: State, kind: Kind, position: number): ValleyView | null {
  if (kind === NO_CARD) return null;
  const copies = state.stacked[position] ?? 0;
  return { id: cardOf(state, kind).id, copies, snow: isValleySnowed(state, position) };
}

const idsIn = (list: readonly { readonly number: number; readonly id: string }[], set: NumberSet): string[] =>
  list.filter(({ number }) => isIn(set, number)).map(({ id }) => id);

function viewPlayer(state: State, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const { lowlands, highlands } = state.content;
  const supply = Object.fromEntries(GOODS.map((good, at) => [good, amountOf(player.supply, at)]));
  return {
    season: seasonName(player.season),
    passed: player.passed,
    supply: supply as Record<Good, number>,
    chimneys: player.chimneys,
    workers: player.workers,
    ranger: player.ranger > 0,
    beside: player.beside + player.rangerBeside,
    hand: viewHand(state, player.hand, viewer),
    city: player.city.map(building => viewBuilding(state, building)),
    freeSpaces: CITY_SPACES - spacesTaken(state, player, NO_BUILDING, NO_BUILDING),
    lowlands: seat === viewer ? idsIn(lowlands, player.lowlands) : null,
    lowlandCount: countIn(player.lowlands),
    completed: [...idsIn(highlands, player.completedHighlands), ...idsIn(lowlands, player.completedLowlands)],
  };
}

/** Known cards first, sorted: how a hand is held tells nothing. */
function viewHand(state: State, hand: readonly Held[], viewer: Viewer): (string | null)[] {
  const known = viewer === 'spectator' ? [] : hand.filter(card => isKnownTo(card, viewer));
  const ids = known
    .map(numberOf)
    .sort((one, other) => one - other)
    .map(kind => cardOf(state, kind).id);
  return [...ids, ...Array.from({ length: hand.length - ids.length }, () => null)];
}

function viewBuilding(state: State, building: Building): BuildingView {
  return {
    id: cardOf(state, kindIn(building)).id,
    copy: copyOfWhich(whichOf(building)),
    snow: isSnowed(building),
    chimney: hasChimney(building),
    worker: hasOwnRanger(building) ? 'ranger' : hasOwnWorker(building) ? 'worker' : null,
    visitor: hasVisitor(building) ? visitorOf(building) : null,
    visitingRanger: hasVisitingRanger(building),
  };
}
