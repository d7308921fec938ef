import { reuseList, type Seat } from '@snowbound/engine';
import { ACORN, amountOf, BIRCH, COPPER, FIRE, type Good, MOSS, POINT, SNOW, type Supply } from './goods.ts';
import { type HiddenCard, isKnownTo, numberOf } from './hand.ts';
import { countIn } from './mountain.ts';
import type { BuildingView } from './shared-views.ts';
import { cardOf, type Kind, type Player, type State } from './state.ts';
import { CITY_SPACES, spacesTaken } from './turn/price.ts';
import { seasonName } from './turn/seasons.ts';
import { NO_BUILDING } from './turn/triggers.ts';
import { hidden, idsIn } from './view-lists.ts';
import { viewCity } from './view-things.ts';

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

/** A player as everybody sees them. */
export function viewPlayer(state: State, player: Player, before: PlayerView | undefined): PlayerView {
  const { lowlands, highlands } = state.content;
  const { completedHighlands, completedLowlands } = player;
  const view: PlayerView = {
    season: seasonName(player.season),
    passed: player.passed,
    supply: viewSupply(player.supply, before?.supply),
    chimneys: player.chimneys,
    workers: player.workers,
    ranger: player.ranger > 0,
    beside: player.beside + player.rangerBeside,
    hand: hidden(player.hand.length),
    city: viewCity(state, player.city, before?.city),
    freeSpaces: CITY_SPACES - spacesTaken(state, player, NO_BUILDING, NO_BUILDING),
    lowlands: null,
    lowlandCount: countIn(player.lowlands),
    completed:
      completedHighlands === 0
        ? idsIn(lowlands, completedLowlands, before?.completed)
        : reuseList(before?.completed, [
            ...idsIn(highlands, completedHighlands, null),
            ...idsIn(lowlands, completedLowlands, null),
          ]),
  };
  return before !== undefined && isSameButSecrets(before, view) && before.hand === view.hand ? before : view;
}

/** Whether all is as it was but for what only some may see. */
const isSameButSecrets = (before: PlayerView, after: PlayerView): boolean =>
  before.supply === after.supply &&
  before.city === after.city &&
  before.workers === after.workers &&
  before.lowlandCount === after.lowlandCount &&
  before.completed === after.completed &&
  before.season === after.season &&
  before.passed === after.passed &&
  before.chimneys === after.chimneys &&
  before.ranger === after.ranger &&
  before.beside === after.beside &&
  before.freeSpaces === after.freeSpaces;

type SupplyView = PlayerView['supply'];

function viewSupply(supply: Supply, before: SupplyView | undefined): SupplyView {
  return before !== undefined && isSameSupply(supply, before)
    ? before
    : {
        birch: amountOf(supply, BIRCH),
        moss: amountOf(supply, MOSS),
        copper: amountOf(supply, COPPER),
        acorn: amountOf(supply, ACORN),
        fire: amountOf(supply, FIRE),
        point: amountOf(supply, POINT),
        snow: amountOf(supply, SNOW),
      };
}

const isSameSupply = (supply: Supply, { birch, moss, copper, acorn, fire, point, snow }: SupplyView): boolean =>
  amountOf(supply, BIRCH) === birch &&
  amountOf(supply, MOSS) === moss &&
  amountOf(supply, COPPER) === copper &&
  amountOf(supply, ACORN) === acorn &&
  amountOf(supply, FIRE) === fire &&
  amountOf(supply, POINT) === point &&
  amountOf(supply, SNOW) === snow;

/** The same with what only `viewer` knows: their own cards and Quests, and cards that were taken openly. */
export function viewThrough(
  state: State,
  open: PlayerView,
  seat: Seat,
  viewer: Seat,
  before: PlayerView | undefined,
): PlayerView {
  const { hand, lowlands } = state.players[seat] as Player;
  const count = sortKnown(hand, viewer);
  if (seat !== viewer && count === 0) return open;
  const handSeen = count === 0 ? open.hand : viewHand(state, count, hand.length, before?.hand);
  const lowlandsSeen = seat === viewer ? idsIn(state.content.lowlands, lowlands, before?.lowlands) : null;
  const isAsBefore =
    before !== undefined &&
    before.hand === handSeen &&
    before.lowlands === lowlandsSeen &&
    isSameButSecrets(before, open);
  return isAsBefore ? before : { ...open, hand: handSeen, lowlands: lowlandsSeen };
}

/** The cards somebody knows in the hand looked at now: one list for all looks, of which there are several a move. */
const known: Kind[] = [];

/** Sorts the cards that `viewer` knows in a hand into `known`, for how it is held tells nothing; says how many there are. */
function sortKnown(hand: readonly HiddenCard[], viewer: Seat): number {
  let count = 0;
  for (let held = 0; held < hand.length; held++) {
    const card = hand[held] as HiddenCard;
    if (!isKnownTo(card, viewer)) continue;
    const kind = numberOf(card);
    let at = count++;
    for (; at > 0 && kind < (known[at - 1] as Kind); at--) known[at] = known[at - 1] as Kind;
    known[at] = kind;
  }
  return count;
}

type HandView = PlayerView['hand'];

/** Known cards first; as in the previous view, if it still looks like that. */
function viewHand(state: State, count: number, length: number, before: HandView | undefined): HandView {
  if (before !== undefined && before.length === length && (count === length || before[count] === null)) {
    let at = 0;
    while (at < count && before[at] === idOfKnown(state, at)) at++;
    if (at === count) return before;
  }
  return Array.from({ length }, (_, at) => (at < count ? idOfKnown(state, at) : null));
}

const idOfKnown = (state: State, at: number): string => cardOf(state, known[at] as Kind).id;
