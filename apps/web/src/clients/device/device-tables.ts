import { gameNamed, gameOf } from '@snowbound/catalogue';
import {
  type AnyGame,
  type Payment,
  type Phrase,
  type PlayerIndex,
  Problem,
  readOptions,
  restoredWith,
  type ScoreSheet,
  type Seat,
  type Viewer,
} from '@snowbound/engine';
import { type GameRecord, writeRecord } from '@snowbound/table';
import { pause } from '../../parts/patiently.ts';
import type { Hint, PastSnapshot, Printed } from '../table-client.ts';
import { type DeviceDelta, DeviceDeltaEncoder } from './device-delta.ts';
import { DeviceTable } from './device-table.ts';
import { randomHex } from './random-hex.ts';
import { keepTable, readTable } from './store.ts';
import type { DeviceTableSettings, WorkerApi } from './worker-api.ts';

/** Tabs tell each other which table has changed. */
const CHANNEL = 'snowbound-tables';
const SEED_BYTES = 32;
/** A second of thought: nobody waits longer for advice. */
const HINT_BUDGET = { iterations: Number.MAX_SAFE_INTEGER, milliseconds: 1000, now: () => performance.now() };

/** A game with content that was found sound, or with the house's. */
async function gameWith(name: string, content: unknown): Promise<AnyGame> {
  const game = await gameNamed(name);
  return content === undefined ? game : restoredWith(game, content);
}

/** The tables of this device, in the worker: everything is stored before it is shown, one thing after the other. */
export class DeviceTables implements WorkerApi {
  readonly #show: (delta: DeviceDelta) => void;
  readonly #encoder = new DeviceDeltaEncoder();
  readonly #channel = new BroadcastChannel(CHANNEL);
  #table: DeviceTable | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #pace = 0;
  #botsAreAt = false;

  constructor(show: (delta: DeviceDelta) => void) {
    this.#show = show;
    this.#channel.onmessage = ({ data }: MessageEvent<{ id: string; number: number }>) => {
      if (data.id === this.#table?.id && data.number !== this.#table.number) void this.#inTurn(() => this.#reload());
    };
  }

  async recordOf({
    game: name,
    places,
    options = {},
    seed = randomHex(SEED_BYTES),
    content,
  }: DeviceTableSettings): Promise<GameRecord> {
    const game = await gameWith(name, content);
    return {
      game: name,
      rules: game.rules,
      content: game.content.id,
      players: places.length,
      options: readOptions(name, game.options, options),
      seed,
      takenBack: 0,
      moves: [],
    };
  }

  async open(id: string): ReturnType<WorkerApi['open']> {
    const saved = await readTable(id);
    if (saved === null) return 'gone';
    try {
      const game = await gameOf(saved.record, saved.content);
      this.#table = new DeviceTable(game, saved, null, randomHex(SEED_BYTES));
    } catch (error) {
      if (error instanceof Problem) return { game: saved.record.game, problem: error.phrase };
      throw error;
    }
    this.#tell();
    return null;
  }

  pace(milliseconds: number): void {
    this.#pace = milliseconds;
  }

  play(seat: Seat, move: string): Promise<Phrase | null> {
    return this.#change(table => table.play(seat, move));
  }

  payments(seat: Seat, move: string): readonly Payment[] {
    return this.#there.payments(seat, move);
  }

  whyNot(seat: Seat, what: string): Phrase | null {
    return this.#there.whyNot(seat, what);
  }

  whyNotUndo(seat: Seat): ReturnType<WorkerApi['whyNotUndo']> {
    return this.#there.whyNotUndo(seat);
  }

  undo(seat: Seat): Promise<Phrase | null> {
    return this.#change(table => table.undo(seat));
  }

  hint(seat: Seat): Promise<readonly Hint[]> {
    return this.#there.hint(seat, HINT_BUDGET);
  }

  async handOver(place: PlayerIndex, bot: string | null): Promise<null> {
    await this.#change(table => {
      table.handOver(place, bot);
      return null;
    });
    return null;
  }

  sitDown(playerIndex: PlayerIndex): void {
    this.#there.sitDown(playerIndex);
    this.#tell();
  }

  scores(): readonly ScoreSheet[] {
    return this.#there.scores();
  }

  printed(): Printed {
    return this.#there.printed;
  }

  viewsOfLastMove(): Promise<readonly unknown[]> {
    return this.#there.viewsOfLastMove();
  }

  moves(): number {
    return this.#there.moves;
  }

  at(move: number, viewer: Viewer): PastSnapshot {
    return this.#there.at(move, viewer);
  }

  record(): string {
    return writeRecord(this.#there.saved.record);
  }

  get #there(): DeviceTable {
    if (this.#table === null) throw new Error('no table is open');
    return this.#table;
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => {});
    return turn;
  }

  #change(work: (table: DeviceTable) => Phrase | null | Promise<null>): Promise<Phrase | null> {
    return this.#inTurn(async () => {
      const table = this.#there;
      const before = table.number;
      const refused = await work(table);
      if (refused !== null) return refused;
      if (await keepTable(table.saved, before)) this.#channel.postMessage({ id: table.id, number: table.number });
      // Another tab was quicker: what it did counts.
      else await this.#reload();
      this.#tell();
      return null;
    });
  }

  async #reload(): Promise<void> {
    const { id, game, looking } = this.#there;
    const saved = await readTable(id);
    if (saved === null) return;
    this.#table = new DeviceTable(game, saved, looking, randomHex(SEED_BYTES));
    this.#tell();
  }

  #tell(): void {
    this.#show(this.#encoder.tell(this.#there));
    void this.#letBotsPlay();
  }

  async #letBotsPlay(): Promise<void> {
    if (this.#botsAreAt) return;
    this.#botsAreAt = true;
    try {
      while (this.#there.botSeat !== null) {
        await pause(this.#pace);
        // Not in turn: while a bot's code is missed, everything else goes on.
        await this.#there.meetBots();
        await this.#change(async table => {
          const seat = table.botSeat;
          if (seat !== null) await table.playBot(seat);
          return null;
        });
      }
    } finally {
      this.#botsAreAt = false;
    }
  }
}
