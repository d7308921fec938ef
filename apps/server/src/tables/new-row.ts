import { randomBytes } from 'node:crypto';
import type { AnyGame } from '@snowbound/engine';
import type { NewTable } from '@snowbound/protocol';
import { Table } from '@snowbound/table';
import type { NewTableRow } from '../storage/schema.ts';
import { type Guest, placesFor } from './place.ts';

const ID_BYTES = 12;
const SEED_BYTES = 32;

const newId = (): string => randomBytes(ID_BYTES).toString('base64url');
const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** The row of a new table. Throws what is wrong with what was asked for. */
export function newRow(game: AnyGame, wanted: NewTable, host: Guest, now: number): NewTableRow {
  const seed = newSeed();
  // Laid for its checks: players and options are refused here.
  const { players, options, content } = new Table(game, {
    players: wanted.players,
    seed,
    options: wanted.options ?? {},
  });
  return {
    id: newId(),
    game: game.name,
    rules: game.rules,
    content: content.id,
    players,
    options: JSON.stringify(options),
    seed,
    visibility: wanted.visibility ?? 'link',
    status: 'open',
    places: JSON.stringify(placesFor(players, wanted.places, host)),
    host: host.id,
    rematch: null,
    clock: wanted.clock === undefined ? null : JSON.stringify(wanted.clock),
    late: wanted.late ?? 'nudge',
    started: null,
    deadline: null,
    created: now,
    changed: now,
  };
}

/** The same table once more, with another shuffle; who sits there is for the house to say. */
export const rowAgain = (row: NewTableRow, host: Guest, now: number): NewTableRow => ({
  ...row,
  id: newId(),
  seed: newSeed(),
  status: 'open',
  rematch: null,
  started: null,
  deadline: null,
  host: host.id,
  created: now,
  changed: now,
});
