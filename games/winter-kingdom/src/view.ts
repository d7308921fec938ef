import type { Seat, Viewer } from '@snowbound/engine';
import { type Cell, cellsIn } from '@snowbound/hex';
import { type AbilitySet, countAbilities, hasAbility } from './abilities/ability.ts';
import { sum } from './deck.ts';
import { winners } from './ending.ts';
import type { Player, State } from './state.ts';
import { CARD_TERRAINS, NO_TERRAIN, nameOfTerrain, type Terrain, type TerrainName } from './terrain.ts';

/** All that somebody at the table can see, ready to be sent. */
export interface View {
  readonly round: number;
  readonly active: Seat;
  readonly start: Seat;
  readonly isLastRound: boolean;
  /** Side and rotation of each tableau, the centre one first. */
  readonly tableaus: readonly { readonly side: string; readonly turns: number }[];
  /** A letter for each of the 427 spaces. */
  readonly terrain: string;
  readonly scoring: readonly string[];
  readonly economy: string;
  readonly twist: string;
  readonly line: string;
  readonly upper: number;
  /** The terrain card face up this turn. */
  readonly played: TerrainName | null;
  /** The terrain of the mandatory action. */
  readonly building: TerrainName | null;
  readonly deck: number;
  /** Terrain cards discarded, by kind. */
  readonly discards: Readonly<Record<string, number>>;
  /** Pieces built so far this turn. */
  readonly built: number;
  /** The house an ability is moving. */
  readonly subject: Cell | null;
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
}

export interface AbilityView {
  readonly id: string;
  readonly upgraded: boolean;
  readonly usedFirst: boolean;
  readonly usedSecond: boolean;
}

export function view(state: State, viewer: Viewer): View {
  const { table } = state;
  return {
    round: state.round,
    active: state.active,
    start: table.start,
    isLastRound: state.isLastRound,
    tableaus: table.board.laid.map(({ side, turns }) => ({ side: side.id, turns })),
    terrain: table.board.letters,
    scoring: table.scoring.map(({ id }) => id),
    economy: table.economy.id,
    twist: table.twist.id,
    line: table.axis,
    upper: table.upper,
    played: named(state.played),
    building: named(state.building),
    deck: sum(state.deck),
    discards: Object.fromEntries(
      Array.from({ length: CARD_TERRAINS }, (_, terrain) => [nameOfTerrain(terrain), state.discards[terrain] ?? 0]),
    ),
    built: state.built,
    subject: state.subject < 0 ? null : state.subject,
    players: state.players.map((player, seat) => viewPlayer(state, player, seat === viewer)),
    winners: winners(state),
  };
}

/** WK-10: hands are their owners' secret; how many cards they hold is open. */
function viewPlayer(state: State, player: Player, isOwn: boolean): PlayerView {
  return {
    houses: cellsIn(player.houses),
    forts: cellsIn(player.forts),
    housesLeft: player.housesLeft,
    fortsLeft: player.fortsLeft,
    coins: player.coins,
    hand: isOwn ? idsIn(state, player.hand) : null,
    cardsInHand: countAbilities(player.hand),
    terrain: isOwn ? named(player.terrain) : null,
    hasTerrain: player.terrain !== NO_TERRAIN,
    abilities: idsIn(state, player.bought).map(id => viewAbility(state, player, id)),
  };
}

function viewAbility(state: State, player: Player, id: string): AbilityView {
  const number = state.content.abilities.findIndex(ability => ability.id === id);
  return {
    id,
    upgraded: hasAbility(player.upgraded, number),
    usedFirst: hasAbility(player.usedFirst, number),
    usedSecond: hasAbility(player.usedSecond, number),
  };
}

const idsIn = (state: State, set: AbilitySet): string[] =>
  state.content.abilities.filter(({ number }) => hasAbility(set, number)).map(({ id }) => id);

const named = (terrain: Terrain): TerrainName | null => (terrain === NO_TERRAIN ? null : nameOfTerrain(terrain));
