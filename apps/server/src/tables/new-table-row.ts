import { randomBytes } from 'node:crypto';
import type { AnyGame } from '@snowbound/engine';
import type { NewTable } from '@snowbound/protocol';
import { readSettings } from '@snowbound/table';
import type { NewStoredTable } from '../storage/port/tables.ts';
import { placesFor, type SeatHolder, type User } from './seat-holder.ts';

const ID_BYTES = 12;
const SEED_BYTES = 32;
/** Before the game begins there is no seed, so no deal can leak. */
const NOT_DRAWN = '';

const newId = (): string => randomBytes(ID_BYTES).toString('base64url');
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** The row of a new table. Throws if the request is invalid. */
export function newTableRow(game: AnyGame, wanted: NewTable, host: User, now: number): NewStoredTable {
  const { players, options, content } = readSettings(game, {
    players: wanted.players,
    options: wanted.options ?? {},
  });
  return {
    id: newId(),
    game: game.name,
    rules: game.rules,
    content: content.id,
    players,
    options: JSON.stringify(options),
    seed: NOT_DRAWN,
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

/** The row of a rematch: the same settings, with places reserved for those who played, and never listed. */
export const rematchRow = (
  row: NewStoredTable,
  places: readonly SeatHolder[],
  host: User,
  now: number,
): NewStoredTable => ({
  ...row,
  id: newId(),
  seed: NOT_DRAWN,
  places: JSON.stringify(places),
  visibility: 'link',
  status: 'open',
  rematch: null,
  started: null,
  deadline: null,
  host: host.id,
  created: now,
  changed: now,
});
