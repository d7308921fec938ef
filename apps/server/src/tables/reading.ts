import { gameNamed } from '@snowbound/catalogue';
import type { AnyGame, Phrase } from '@snowbound/engine';
import { lostContent, playedByOtherRules, whyHalted } from '@snowbound/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Contents } from '../contents/contents.ts';
import { Refused } from '../refused.ts';
import type { LogEntry } from '../storage/port/move-writer.ts';
import type { StoredTable, TableStore } from '../storage/port/tables.ts';
import { phrase } from '../words.ts';
import { History } from './history.ts';
import type { TableKeeper } from './keeper.ts';
import { LiveTable, type LoadedGame } from './live-table.ts';

/** A table as it is on disk. */
interface Kept {
  readonly row: StoredTable;
  readonly log: readonly LogEntry[];
}

/** Reads tables from the disk. One that this version cannot go on with comes as far as it can be shown. */
export class Reading {
  readonly #store: TableStore;
  readonly #contents: Contents;
  readonly #keeper: TableKeeper<LiveTable>;
  readonly #log: FastifyBaseLogger;

  constructor(store: TableStore, contents: Contents, keeper: TableKeeper<LiveTable>, log: FastifyBaseLogger) {
    this.#store = store;
    this.#contents = contents;
    this.#keeper = keeper;
    this.#log = log;
  }

  async read(id: string): Promise<LiveTable> {
    const kept = await this.#store.read(id);
    if (kept === null) throw new Refused('not-found', phrase('', 'server.no-such-table', { table: id }));
    const { row } = kept;
    try {
      const { game, history } = await progressOf(kept, this.#contents);
      return new LiveTable(game, row, { history, halted: null, result: null }, this.#keeper);
    } catch (error) {
      this.#log.error({ table: id, reason: String(error) }, 'this version cannot go on with a table');
      const game = await gameNamed(row.game);
      const isOfOthers = row.status === 'over' && row.rules !== game.rules;
      const halted = isOfOthers ? playedByOtherRules(row.rules, game.rules) : whyHalted(row, game, error);
      return new LiveTable(game, row, await this.#stillThere(row, halted), this.#keeper);
    }
  }

  async #stillThere({ id, status }: StoredTable, halted: Phrase): Promise<LoadedGame> {
    return { history: null, halted, result: status === 'over' ? await this.#store.result(id) : null };
  }
}

/** The game at a table and how far it has come. Throws if this version cannot go on with it. */
export async function progressOf(
  { row, log }: Kept,
  contents: Contents,
): Promise<{ readonly game: AnyGame; readonly history: History | null }> {
  const game = await contents.gameWith(row.game, row.content).catch(reason => {
    throw reason instanceof Refused ? lostContent(row.content) : reason;
  });
  return { game, history: row.status === 'open' ? null : new History(game, row, log) };
}
