import {
  NO_PREVIOUS,
  type Previous,
  reuse,
  reuseList,
  reuseRecord,
  type ScoreSheet,
  type Seat,
  type Viewer,
} from '@snowbound/engine';
import { type Cell, cellsIn, NOWHERE } from '@snowbound/hex';
import { type AbilitySet, countAbilities, hasAbility } from './abilities/ability.ts';
import { abilityAt, isSpent } from './abilities/offers.ts';
import { sum } from './deck.ts';
import { winners } from './ending.ts';
import { isMandatoryDone } from './mandatory.ts';
import { paidFive } from './purchase.ts';
import { score } from './scoring.ts';
import type { Ability, Player, State } from './state.ts';
import { type TableView, viewTable } from './table-view.ts';
import { CARD_TERRAINS, NO_TERRAIN, nameOfTerrain, type Terrain, type TerrainName } from './terrain.ts';

/** All that somebody at the table can see, ready to be sent. */
export interface View extends TableView {
  readonly round: number;
  readonly active: Seat;
  readonly isLastRound: boolean;
  /** The terrain card face up this turn. */
  readonly played: TerrainName | null;
  /** The terrain of the mandatory action. */
  readonly building: TerrainName | null;
  /** All pieces of the mandatory action that can be built are. */
  readonly isMandatoryDone: boolean;
  /** Where its pieces were built. */
  readonly placed: readonly Cell[];
  /** Pieces built so far this turn. */
  readonly built: number;
  /** The next piece was declared a fort. */
  readonly isFortNext: boolean;
  /** The house an ability is moving, and the space it left. */
  readonly subject: Cell | null;
  readonly left: Cell | null;
  /** The card five coins were paid for, while it is being used, and how often it may still be. */
  readonly five: { readonly card: string; readonly usesLeft: number } | null;
  readonly deck: number;
  /** Terrain cards discarded, by kind. */
  readonly discards: Readonly<Record<string, number>>;
  readonly players: readonly PlayerView[];
  readonly winners: readonly Seat[];
}

export interface PlayerView {
  readonly houses: readonly Cell[];
  readonly forts: readonly Cell[];
  readonly housesLeft: number;
  readonly fortsLeft: number;
  readonly coins: number;
  /** Its cards for the owner, `null` for others. */
  readonly hand: readonly string[] | null;
  readonly cardsInHand: number;
  readonly terrain: TerrainName | null;
  readonly hasTerrain: boolean;
  readonly abilities: readonly AbilityView[];
  /** What it would score if the game ended now: a line for each scoring card, then the castles. */
  readonly score: ScoreSheet;
}

export interface AbilityView {
  readonly id: string;
  readonly upgraded: boolean;
  readonly usedFirst: boolean;
  readonly usedSecond: boolean;
  /** Nothing of it is left for this turn, though five coins would open it again. */
  readonly isSpent: boolean;
  /** Bought or upgraded this turn. */
  readonly isNew: boolean;
}

export function view(state: State, viewer: Viewer, { open, before }: Previous<View> = NO_PREVIOUS): View {
  if (viewer === 'spectator') return viewOpen(state, before);
  const shown = open ?? viewOpen(state, null);
  const players = shown.players.map((player, seat) =>
    seat === viewer ? viewOwn(state, player, seat, before?.players[seat]) : player,
  );
  return { ...shown, players: reuseList(before?.players, players) };
}

/** What everybody sees. */
function viewOpen(state: State, before: View | null): View {
  const { start, tableaus, terrain, scoring, economy, twist, line, upper, cards } = viewTable(state);
  return {
    // Named one by one, which is many times as quick as spreading them out.
    start,
    tableaus,
    terrain,
    scoring,
    economy,
    twist,
    line,
    upper,
    cards,
    round: state.round,
    active: state.active,
    isLastRound: state.isLastRound,
    played: named(state.played),
    building: named(state.building),
    isMandatoryDone: isMandatoryDone(state),
    placed: reuseList(before?.placed, state.placed.slice()),
    built: state.built,
    isFortNext: state.isFortNext,
    subject: placeOf(state.subject),
    left: placeOf(state.left),
    five: paidFive(state) ? { card: abilityAt(state, state.focus).id, usesLeft: state.usesLeft } : null,
    deck: sum(state.deck),
    discards: reuseRecord(
      before?.discards,
      TERRAIN_NAMES,
      TERRAIN_NAMES.map((_, terrain) => state.discards[terrain] ?? 0),
    ),
    players: reuseList(
      before?.players,
      state.players.map((player, seat) => viewPlayer(state, seat, player, before?.players[seat])),
    ),
    winners: reuseList(before?.winners, winners(state)),
  };
}

const TERRAIN_NAMES = Array.from({ length: CARD_TERRAINS }, (_, terrain) => nameOfTerrain(terrain));

const placeOf = (cell: Cell): Cell | null => (cell === NOWHERE ? null : cell);

/** WK-10: hands are their owners' secret; how many cards they hold is open. */
function viewPlayer(state: State, seat: Seat, player: Player, before: PlayerView | undefined): PlayerView {
  return reuse(before, {
    houses: reuseList(before?.houses, cellsIn(player.houses)),
    forts: reuseList(before?.forts, cellsIn(player.forts)),
    housesLeft: player.housesLeft,
    fortsLeft: player.fortsLeft,
    coins: player.coins,
    hand: null,
    cardsInHand: countAbilities(player.hand),
    terrain: null,
    hasTerrain: player.terrain !== NO_TERRAIN,
    abilities: reuseList(
      before?.abilities,
      cardsIn(state, player.bought).map((ability, at) =>
        reuse(before?.abilities[at], viewAbility(state, seat, player, ability)),
      ),
    ),
    score: reuseList(
      before?.score,
      score(state, seat).map((line, at) => reuse(before?.score[at], line)),
    ),
  });
}

/** The same with what only its owner knows. */
function viewOwn(state: State, open: PlayerView, seat: Seat, before: PlayerView | undefined): PlayerView {
  const { hand, terrain } = state.players[seat] as Player;
  const ids = cardsIn(state, hand).map(({ id }) => id);
  return reuse(before, { ...open, hand: reuseList(before?.hand, ids), terrain: named(terrain) });
}

function viewAbility(state: State, seat: Seat, player: Player, ability: Ability): AbilityView {
  const { id, number } = ability;
  return {
    id,
    upgraded: hasAbility(player.upgraded, number),
    usedFirst: hasAbility(player.usedFirst, number),
    usedSecond: hasAbility(player.usedSecond, number),
    isSpent: isSpent(player, ability),
    isNew: seat === state.active && hasAbility(state.purchased, number),
  };
}

const cardsIn = (state: State, set: AbilitySet): Ability[] =>
  state.content.abilities.filter(({ number }) => hasAbility(set, number));

const named = (terrain: Terrain): TerrainName | null => (terrain === NO_TERRAIN ? null : nameOfTerrain(terrain));
