import { gameNamed } from '@snowbound/catalogue';
import type { AnyGame, Phrase } from '@snowbound/engine';
import { lostContent, playedByOtherRules, whyHalted } from '@snowbound/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Contents } from '../contents/contents.ts';
import { Refused } from '../refused.ts';
import type { LogRow } from '../storage/port/move-writer.ts';
import type { StoredTable, TableStore } from '../storage/port/tables.ts';
import { phrase } from '../words.ts';
import { History } from './history.ts';
import { LiveTable, type LoadedGame } from './live-table.ts';
import type { TableContext } from './table-context.ts';

/** A table as it is on disk. */
interface TableWithLog {
  readonly row: StoredTable;
  readonly log: readonly LogRow[];
}

/** Reads tables from disk. A table that this version cannot continue is read as far as it can be shown. */
export class TableReader {
  readonly #store: TableStore;
  readonly #contents: Contents;
  readonly #context: TableContext<LiveTable>;
  readonly #log: FastifyBaseLogger;

  constructor(store: TableStore, contents: Contents, context: TableContext<LiveTable>, log: FastifyBaseLogger) {
    this.#store = store;
    this.#contents = contents;
    this.#context = context;
    this.#log = log;
  }

  async read(id: string): Promise<LiveTable> {
    const stored = await this.#store.read(id);
    if (stored === null) throw new Refused('not-found', phrase('', 'server.no-such-table', { table: id }));
    const { row } = stored;
    try {
      const { game, history } = await progressOf(stored, this.#contents);
      return new LiveTable(game, row, { history, halted: null, result: null }, this.#context);
    } catch (error) {
      this.#log.error({ table: id, reason: String(error) }, 'this version cannot continue a table');
      const game = await gameNamed(row.game);
      const hasOtherRules = row.status === 'over' && row.rules !== game.rules;
      const halted = hasOtherRules ? playedByOtherRules(row.rules, game.rules) : whyHalted(row, game, error);
      return new LiveTable(game, row, await this.#resultOf(row, halted), this.#context);
    }
  }

  async #resultOf({ id, status }: StoredTable, halted: Phrase): Promise<LoadedGame> {
    return { history: null, halted, result: status === 'over' ? await this.#store.result(id) : null };
  }
}

/** The game at a table and its history. Throws if this version cannot continue it. */
export async function progressOf(
  { row, log }: TableWithLog,
  contents: Contents,
): Promise<{ readonly game: AnyGame; readonly history: History | null }> {
  const game = await contents.gameWith(row.game, row.content).catch(reason => {
    throw reason instanceof Refused ? lostContent(row.content) : reason;
  });
  return { game, history: row.status === 'open' ? null : new History(game, row, log) };
}
