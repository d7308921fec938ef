import { gameNamed } from '@snowbound/catalogue';
import { type Options, readOptions, type Seed } from '@snowbound/engine';
import type { GameRecord } from '@snowbound/table';
import { keepTable, type LocalPlace } from './store.ts';

export interface LocalLay {
  readonly game: string;
  readonly places: readonly LocalPlace[];
  readonly options?: Options;
  /** A shared deal; a new one if left out. */
  readonly seed?: Seed;
}

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Lays a table on this device; the path of its page. */
export async function layLocal({ game: name, places, options = {}, seed = hex(32) }: LocalLay): Promise<string> {
  const game = await gameNamed(name);
  return keepNew(
    {
      game: name,
      rules: game.rules,
      content: game.content.id,
      players: places.length,
      options: readOptions(name, game.options, options),
      seed,
      takenBack: 0,
      moves: [],
    },
    places,
  );
}

/** Goes on from a record on this device: a branch of its own. */
export async function keepNew(record: GameRecord, places: readonly LocalPlace[]): Promise<string> {
  const id = hex(8);
  await keepTable({ id, number: 0, changed: Date.now(), isOver: false, record, places }, null);
  return `/local/${id}`;
}
