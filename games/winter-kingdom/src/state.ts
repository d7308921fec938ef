import type { Content, flow, Known, Seat } from '@snowbound/engine';
import type { Axis, Cell, CellSet } from '@snowbound/hex';
import type { AbilitySet, Kind } from './abilities/ability.ts';
import type { Action, CardActions } from './actions.ts';
import type { Board, Side } from './board.ts';
import type { ContentFile } from './content-file.ts';
import type { Land } from './tableaus.ts';
import type { Terrain } from './terrain.ts';

export type Effect = flow.Effect<State, Action>;
export type Step = flow.Step<State, Action>;
export type Ask = flow.Ask<State, Action>;

/** One player: pieces on the board and in the supply, coins and cards. */
export interface Player {
  readonly houses: CellSet;
  readonly forts: CellSet;
  /** Houses and forts. */
  readonly pieces: CellSet;
  /** Spaces with an own piece next to them, and with two or more. */
  readonly touching: CellSet;
  readonly crowded: CellSet;
  /** WK-8.5: spaces with an own piece at distance 1 or 2. Kept only if a twist asks for it. */
  readonly reached: CellSet;
  housesLeft: number;
  fortsLeft: number;
  coins: number;
  /** Ability cards, each set a bit mask. */
  hand: AbilitySet;
  bought: AbilitySet;
  upgraded: AbilitySet;
  usedFirst: AbilitySet;
  usedSecond: AbilitySet;
  /** The terrain card in hand. While its owner's turn lasts it lies face up as `played`. */
  terrain: Terrain;
}

/** What is chosen or drawn before the game and stays as it is. */
export interface Table {
  readonly board: Board;
  readonly scoring: readonly ScoringCard[];
  readonly economy: Economy;
  readonly twist: Twist;
  /** WK-2.4: the direction of lines, and the tableau that counts as upper. */
  readonly axis: Axis;
  readonly upper: number;
  readonly start: Seat;
}

/** What building, moving and scoring look at: everybody can see all of it. */
export interface Position {
  readonly seats: number;
  readonly table: Pick<Table, 'board' | 'twist' | 'axis'>;
  readonly players: readonly Player[];
  readonly occupied: CellSet;
  /** WK-1.3: empty spaces of the seven terrains to build on. */
  readonly open: CellSet;
  /** The terrain card face up. */
  readonly played: Terrain;
  /** Its first piece was built, it was declared, or there was nothing to build. */
  readonly isMandatoryBegun: boolean;
  /** The space a house has just left. */
  readonly left: Cell;
}

export interface State extends flow.Flow<State, Action>, Position {
  readonly seats: number;
  readonly content: WinterKingdomContent;
  readonly table: Table;
  /** Terrain cards face down, by kind. They have no order until drawn. */
  readonly deck: number[];
  readonly discards: number[];
  /** Ability cards nobody was dealt. */
  undealt: AbilitySet;
  round: number;
  active: Seat;
  /** WK-9.1: somebody's supply became empty, so this round is the last. */
  isLastRound: boolean;
  isOver: boolean;

  /** The turn. The terrain card face up: */
  played: Terrain;
  /** The terrain of the mandatory action. */
  building: Terrain;
  isMandatoryBegun: boolean;
  /** Where its pieces were built. */
  readonly placed: Cell[];
  /** Pieces built this turn by any means. */
  built: number;
  /** The next piece was declared a fort. */
  isFortNext: boolean;
  /** The house an ability is moving, and the space it left. */
  subject: Cell;
  left: Cell;
  /** The only card that may be used after a purchase, by number; uses left of it; its actions already in this use. */
  focus: number;
  usesLeft: number;
  inThisUse: number;
  /** Cards bought or upgraded this turn. */
  purchased: AbilitySet;
}

/** The one place that trusts a seat to be there. */
export const playerAt = ({ players }: Position, seat: Seat): Player => players[seat] as Player;

export const piecesLeft = (player: Player): number => player.housesLeft + player.fortsLeft;

/** What a game of Winter Kingdom is played with. */
export interface WinterKingdomContent extends Content {
  readonly file: ContentFile;
  readonly sides: readonly Side[];
  /** Tunnel first, then the cards that are dealt. */
  readonly abilities: readonly Ability[];
  /** Those that are dealt. */
  readonly dealt: AbilitySet;
  readonly scoring: readonly ScoringCard[];
  readonly economy: readonly Economy[];
  readonly twists: readonly Twist[];
}

/** One half of an ability card: something to build, a house to move, or another terrain for the mandatory action. */
export interface Deed {
  readonly name: string;
  /** The rule that says most about it. */
  readonly rule: string;
  readonly does: 'build' | 'move' | 'mandatory';
  /** WK-4.1: whether the own-piece test applies. */
  readonly keepsToOwn: boolean;
  /** Makes `sites` the empty spaces that meet its condition. For builds. */
  readonly sites: (state: Position, seat: Seat, sites: CellSet) => void;
  /** Whether any space meets it. For builds. */
  readonly hasSite: (state: Position, seat: Seat) => boolean;
  /** Where a house must stand for it to be thinkable. For moves. */
  readonly starts: (state: Position) => CellSet;
  /** Whether a house on `from` has any target. For moves. */
  readonly reaches: (state: Position, seat: Seat, from: Cell) => boolean;
  /** Makes `targets` the spaces a house on `from` may go to. For moves. */
  readonly targets: (state: Position, seat: Seat, from: Cell, targets: CellSet) => void;
}

/** An ability card: data, and what using each half resolves. */
export interface Ability {
  readonly number: number;
  readonly id: string;
  readonly kind: Kind;
  readonly first: Deed;
  readonly second: Deed | null;
  readonly buy: number;
  readonly upgrade: number;
  readonly known: Known;
  readonly actions: CardActions;
  readonly useFirst: Effect;
  readonly useSecond: Effect;
}

/** What pays coins. Every card answers the same three questions; most answer two of them with nothing. */
export interface Economy {
  readonly id: string;
  readonly rule: string;
  /** For a house just built on `cell`. */
  readonly perHouse: (state: State, seat: Seat, cell: Cell) => number;
  /** For the three pieces of a mandatory action. */
  readonly perThree: (state: State) => number;
  /** For a house removed before the purchase step. */
  readonly perRemoved: number;
}

/** A scoring card: what it counts for a player. Its worth stands in the content. */
export interface ScoringCard {
  readonly id: string;
  readonly worth: number;
  /** How many of what it counts bring that much. */
  readonly each: number;
  readonly counts: (state: Position, seat: Seat) => number;
}

/** The questions rules ask a twist card. `NO_TWIST` answers them as the plain rules do. */
export interface Twist {
  readonly id: string;
  readonly rule: string;
  /** What is next to what. */
  readonly land: Land;
  /** How far away an own piece still counts for the own-piece test of WK-4.1. */
  readonly reach: number;
  /** A space with more own neighbours than this is not allowed for any build. */
  readonly mostOwnNeighbours: number;
  /** Whether a piece just built lets its owner build one more. */
  readonly addsPiece: (state: State, seat: Seat, cell: Cell) => boolean;
  /** Whether the Tunnel card works as if upgraded. */
  readonly hasLongTunnels: boolean;
  /** Who built more pieces than this in a turn loses a house. */
  readonly mostBuilt: number;
  /** Whether a card just bought or upgraded may be used at once. */
  readonly usesAtOnce: boolean;
  readonly discount: number;
  readonly mostPurchases: number;
}
