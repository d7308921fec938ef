import { kept, keptList, NOTHING_SEEN, type Seat, type Seen, type Viewer } from '@snowbound/engine';
import type { SnowstormFile } from './cards/card.ts';
import { type TieBreak, tieBreak, winners } from './ending.ts';
import { ACORN, amountOf, BIRCH, COPPER, FIRE, type Good, MOSS, POINT, SNOW, type Supply } from './goods.ts';
import { isIn } from './guild.ts';
import { type Held, isKnownTo, numberOf } from './hand.ts';
import { countIn, lowestIn } from './mountain.ts';
import { isPaws } from './paws/seat.ts';
import type { BuildingView, LocationView, MountainView, ValleyView } from './sights.ts';
import { snowPrice } from './snow.ts';
import { cardOf, type Kind, NO_CARD, type NumberSet, type Player, type State } from './state.ts';
import { CITY_SPACES, spacesTaken } from './turn/price.ts';
import { seasonName } from './turn/seasons.ts';
import { NO_BUILDING } from './turn/triggers.ts';
import { type MineView, viewMine } from './view-mine.ts';
import { type PawsView, viewPaws } from './view-paws.ts';
import { viewCity, viewLocations, viewMountain, viewValley } from './view-things.ts';

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
  readonly mountain: readonly MountainView[];
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

export function view(state: State, viewer: Viewer, { open, before }: Seen<View> = NOTHING_SEEN): View {
  if (viewer === 'spectator') return viewOpen(state, before);
  const shown = open ?? viewOpen(state, null);
  const players = keptList(
    before?.players,
    shown.players.map((player, seat) => viewThrough(state, player, seat, viewer, before?.players[seat])),
  );
  return {
    ...shown,
    inspected: viewer === state.turn ? keptList(before?.inspected, inspected(state)) : shown.inspected,
    players,
    mine: isPaws(state, viewer) ? null : viewMine(state, viewer, { highlands: shown.highlands, players }, before),
  };
}

/** What everybody sees. */
function viewOpen(state: State, before: View | null): View {
  const { content } = state;
  const { bigCritters, snowstorms } = before ?? {};
  return {
    turn: state.turn,
    start: state.start,
    reward: state.reward,
    snowPrice: snowPrice(state),
    deck: state.deck.length + state.deckTop.length,
    discard: state.discard.length,
    valley: viewValley(state, before?.valley),
    locations: viewLocations(state, before?.locations),
    mountain: viewMountain(state, before?.mountain),
    bigCritters: kept(bigCritters, {
      deck: countIn(state.bigDeck),
      discard: idsIn(content.bigCritters, state.bigDiscard, bigCritters?.discard),
    }),
    highlands: idsIn(content.highlands, state.highlands, before?.highlands),
    lowlandDeck: countIn(state.lowlandDeck) + state.lowlandsUnder.length,
    snowstorms: kept(snowstorms, {
      deck: countIn(state.snowstormDeck),
      discard: targetsIn(state, snowstorms?.discard),
    }),
    playing: state.playing === NO_CARD ? null : cardOf(state, state.playing).id,
    inspected: hidden(state.inspected.length + state.inspectedQuests.length),
    players: keptList(
      before?.players,
      state.players.map((player, seat) => viewPlayer(state, player, before?.players[seat])),
    ),
    mine: null,
    winners: keptList(before?.winners, winners(state)),
    paws: state.paws === null ? null : viewPaws(state, state.paws),
    tieBreak: tieBreak(state),
  };
}

/** The cards or Quests themselves, for whoever looks at them. */
const inspected = (state: State): string[] => [
  ...state.inspected.map(kind => cardOf(state, kind).id),
  ...state.inspectedQuests.map(number => state.content.lowlands[number]?.id ?? ''),
];

const HIDDEN: (readonly null[])[] = [];

/** So many cards of which nothing is seen. */
function hidden(count: number): readonly null[] {
  HIDDEN[count] ??= Array.from({ length: count }, () => null);
  return HIDDEN[count];
}

const NO_IDS: readonly string[] = [];

/** The ids of what is in a set of numbers, in their order. */
function idsIn(
  list: readonly { readonly id: string }[],
  set: NumberSet,
  before: readonly string[] | null | undefined,
): readonly string[] {
  if (set === 0) return NO_IDS;
  const count = countIn(set);
  if (before !== null && before !== undefined && before.length === count) {
    let at = 0;
    for (let rest = set; rest !== 0 && before[at] === idAt(list, rest); rest &= rest - 1) at++;
    if (at === count) return before;
  }
  const ids = new Array<string>(count);
  let at = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) ids[at++] = idAt(list, rest);
  return ids;
}

/** The id of the lowest number: lists of content are in the order of their numbers. */
const idAt = (list: readonly { readonly id: string }[], set: NumberSet): string =>
  (list[lowestIn(set)] as { readonly id: string }).id;

/** Where the Snowstorms fell that were turned up. */
function targetsIn({ content, snowstormDiscard }: State, before: readonly string[] | undefined): readonly string[] {
  if (snowstormDiscard === 0) return NO_IDS;
  const { snowstorms } = content.file;
  const targets: string[] = [];
  for (let number = 0; number < snowstorms.length; number++) {
    if (isIn(snowstormDiscard, number)) targets.push((snowstorms[number] as SnowstormFile).target);
  }
  return keptList(before, targets);
}

/** A player as everybody sees them. */
function viewPlayer(state: State, player: Player, before: PlayerView | undefined): PlayerView {
  const { lowlands, highlands } = state.content;
  const { completedHighlands, completedLowlands } = player;
  const seen: PlayerView = {
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
        : keptList(before?.completed, [
            ...idsIn(highlands, completedHighlands, null),
            ...idsIn(lowlands, completedLowlands, null),
          ]),
  };
  return before !== undefined && isSameButSecrets(before, seen) && before.hand === seen.hand ? before : seen;
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
function viewThrough(
  state: State,
  open: PlayerView,
  seat: Seat,
  viewer: Seat,
  before: PlayerView | undefined,
): PlayerView {
  const { hand, lowlands } = state.players[seat] as Player;
  const known = knownIn(hand, viewer);
  if (seat !== viewer && known.length === 0) return open;
  const handSeen = known.length === 0 ? open.hand : keptList(before?.hand, viewHand(state, known, hand.length));
  const lowlandsSeen = seat === viewer ? idsIn(state.content.lowlands, lowlands, before?.lowlands) : null;
  const isAsBefore =
    before !== undefined &&
    before.hand === handSeen &&
    before.lowlands === lowlandsSeen &&
    isSameButSecrets(before, open);
  return isAsBefore ? before : { ...open, hand: handSeen, lowlands: lowlandsSeen };
}

const NONE: readonly Kind[] = [];

/** The cards that `viewer` knows in a hand, sorted: how it is held tells nothing. */
function knownIn(hand: readonly Held[], viewer: Seat): readonly Kind[] {
  let known: Kind[] | null = null;
  for (const card of hand) {
    if (!isKnownTo(card, viewer)) continue;
    known ??= [];
    const kind = numberOf(card);
    let at = known.push(kind) - 1;
    for (; at > 0 && (known[at - 1] as Kind) > kind; at--) known[at] = known[at - 1] as Kind;
    known[at] = kind;
  }
  return known ?? NONE;
}

/** Known cards first. */
function viewHand(state: State, known: readonly Kind[], count: number): (string | null)[] {
  const hand: (string | null)[] = known.map(kind => cardOf(state, kind).id);
  while (hand.length < count) hand.push(null);
  return hand;
}
