import { type AnyGame, commitmentTo, type PlayerIndex, type Seat } from '@snowbound/engine';
import type { ClockRule } from '@snowbound/protocol';
import { type AnyTable, replay } from '@snowbound/table';
import type { LogRow } from '../storage/port/move-writer.ts';
import type { StoredTable } from '../storage/port/tables.ts';
import { TableClock } from './clock.ts';

/** The open question, and if there is a clock, the players the game waits for. */
export interface OpenQuestion {
  readonly question: number;
  readonly waitedFor: readonly PlayerIndex[];
}

const NOBODY: readonly PlayerIndex[] = [];

/** The game at a table with its log rows in order, and the question that each number belongs to. */
export class History {
  readonly table: AnyTable;
  readonly commitment: string;
  /** The players' time, if the table has a clock. */
  readonly clock: TableClock | null;
  readonly #rows: LogRow[] = [];
  /** The moves that have not been taken back. */
  readonly #standing: LogRow[] = [];
  /** For each number, the number at which the question that was open then began. */
  readonly #askedAt: number[] = [0];

  /** Replays a game that has begun. Throws a `Problem` if it was played by other rules or with other content. */
  constructor(game: AnyGame, row: StoredTable, rows: readonly LogRow[]) {
    const { rules, content, players, seed } = row;
    const options = JSON.parse(row.options) as Record<string, string>;
    this.table = replay(game, { game: row.game, rules, content, players, options, seed, takenBack: 0, moves: [] });
    this.commitment = commitmentTo(seed);
    const rule = row.clock === null || row.started === null ? null : (JSON.parse(row.clock) as ClockRule);
    this.clock = rule === null || row.started === null ? null : new TableClock(rule, players, row.started);
    for (const entry of rows) this.#repeat(entry, row.id);
  }

  /** The open question. Read it before a change, because `add` compares with it. */
  get openQuestion(): OpenQuestion {
    const { questionNumber: question, waiting, seating } = this.table;
    if (this.clock === null) return { question, waitedFor: NOBODY };
    return { question, waitedFor: [...new Set(waiting.map(seat => seating[seat] ?? 0))] };
  }

  get number(): number {
    return this.#rows.length;
  }

  /** Whether the question open now was already open when `seen` was the last number. */
  isSameQuestion(seen: number): boolean {
    return this.#askedAt[seen] !== undefined && this.#askedAt[seen] === this.#askedAt[this.number];
  }

  /** Whether nothing has been taken back after `seen` was the last number. */
  hasOnlyGoneOnSince(seen: number): boolean {
    return seen <= this.number && this.#rows.slice(seen).every(isMove);
  }

  /** The same move of this seat to the same question, if it was stored before: a repeated request. */
  alreadyPlayed(seat: Seat, seen: number, move: string): LogRow | undefined {
    for (let index = this.#rows.length - 1; index >= seen; index--) {
      const row = this.#rows[index];
      if (row?.kind === 'move' && row.seat === seat && row.seen === seen && row.text === move) return row;
    }
    return undefined;
  }

  /** Whether a bot chose the last move of the player in `seat`. */
  didBotChooseLastMoveOf(seat: Seat): boolean {
    return this.#standing[this.#lastOf(seat)]?.kind === 'bot';
  }

  /** Adds the log row of what has just been done at the table. */
  add(row: LogRow, before: OpenQuestion): void {
    const isNewQuestion = this.table.questionNumber !== before.question;
    this.clock?.tick(row.at, before.waitedFor, isNewQuestion);
    this.#rows.push(row);
    this.#askedAt.push(isNewQuestion ? row.number : (this.#askedAt.at(-1) ?? 0));
    if (isMove(row)) this.#standing.push(row);
    else if (row.kind === 'undo') this.#standing.splice(this.#lastOf(row.seat), 1);
    else {
      // As at the table, wishes stand.
      const wishes = this.#standing.splice(Number(row.text)).filter(({ text }) => this.table.isWish(text));
      this.#standing.push(...wishes);
    }
  }

  #lastOf(seat: Seat): number {
    const { seating } = this.table;
    return this.#standing.findLastIndex(move => seating[move.seat] === seating[seat] && !this.table.isWish(move.text));
  }

  #repeat(row: LogRow, id: string): void {
    const before = this.openQuestion;
    if (row.kind === 'rewind') this.table.rewind(Number(row.text));
    else {
      const refused = isMove(row) ? this.table.play(row.seat, row.text) : this.table.undo(row.seat);
      if (refused !== null) throw new Error(`entry ${row.number} of table ${id} does not replay: ${refused.key}`);
    }
    this.add(row, before);
  }
}

const isMove = ({ kind }: LogRow): boolean => kind === 'move' || kind === 'bot';
