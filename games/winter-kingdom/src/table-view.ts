import type { Seat } from '@snowbound/engine';
import type { Axis } from '@snowbound/hex';
import type { Kind } from './abilities/ability.ts';
import { priceOf } from './purchase.ts';
import type { State, Table } from './state.ts';

/** What lies open from the beginning and never changes. */
export interface TableView {
  readonly start: Seat;
  /** Side and rotation of each tableau, the centre one first. */
  readonly tableaus: readonly { readonly side: string; readonly turns: number }[];
  /** A letter for each of the 427 spaces. */
  readonly terrain: string;
  readonly scoring: readonly string[];
  readonly economy: string;
  readonly twist: string;
  readonly line: Axis;
  readonly upper: number;
  readonly cards: CardsView;
}

/** What the cards say: all ability cards there are, whoever has them, and the scoring cards of this game. */
export interface CardsView {
  readonly abilities: readonly PrintedAbility[];
  readonly scoring: readonly { readonly id: string; readonly worth: number; readonly each: number }[];
}

export interface PrintedAbility {
  readonly id: string;
  readonly kind: Kind;
  /** Its two actions, by the words of `deeds` in `lang/`. */
  readonly first: string;
  readonly second: string | null;
  /** What it costs at this table, where a twist may have made it cheaper. */
  readonly buy: number;
  readonly upgrade: number;
}

/** Made once a table: whoever compares two views need not look into it. */
const views = new WeakMap<Table, TableView>();

export function viewTable(state: State): TableView {
  const { table } = state;
  const known = views.get(table) ?? makeView(state);
  views.set(table, known);
  return known;
}

function makeView(state: State): TableView {
  const { board, scoring, economy, twist, axis, upper, start } = state.table;
  return {
    start,
    tableaus: board.laid.map(({ side, turns }) => ({ side: side.id, turns })),
    terrain: board.letters,
    scoring: scoring.map(({ id }) => id),
    economy: economy.id,
    twist: twist.id,
    line: axis,
    upper,
    cards: {
      abilities: state.content.abilities.map(({ id, kind, first, second, buy, upgrade }) => ({
        id,
        kind,
        first: first.name,
        second: second?.name ?? null,
        buy: priceOf(state, buy),
        upgrade: priceOf(state, upgrade),
      })),
      scoring: scoring.map(({ id, worth, each }) => ({ id, worth, each })),
    },
  };
}
