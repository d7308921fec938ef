import type { Payment, Phrase, PlayerIndex, ScoreSheet, Seat } from '@snowbound/engine';
import type { Snapshot } from '@snowbound/protocol';
import type { Motion } from '../../games/board.ts';
import { voice } from '../../words/voice.svelte.ts';
import type { NotFree, Past, Printed, Refusal, TableClient } from '../table-client.ts';
import { createDeviceTable } from './create-table.ts';
import { openTable } from './open-ahead.ts';
import { readTable } from './store.ts';
import type { WorkerApi } from './worker-api.ts';
import type { WorkerClient } from './worker-client.ts';

/** A table on this device: the game and its bots run in a worker, which keeps everything before it shows it. */
export class DeviceTableClient implements TableClient {
  readonly kind = 'local';
  readonly id: string;
  readonly chat = null;
  readonly offers = null;
  readonly link = 'well';
  #game = $state<string | null>(null);
  #table = $state.raw<Snapshot | null>(null);
  #handTo = $state<PlayerIndex | null>(null);
  #looking = $state<PlayerIndex | null>(null);
  #undoSeat = $state<Seat | null>(null);
  #fault = $state<string | null>(null);
  #isUnknown = $state(false);
  readonly #workerClient: WorkerClient;

  readonly #opened: Promise<void>;

  constructor(id: string, motion: Motion) {
    this.id = id;
    const { workerClient, opened, game } = openTable(id, motion);
    this.#workerClient = workerClient;
    workerClient.listen({
      see: snapshot => {
        this.#table = snapshot.table;
        this.#handTo = snapshot.handTo;
        this.#looking = snapshot.looking;
        this.#undoSeat = snapshot.undoSeat;
      },
      broken: reason => this.#break(reason),
    });
    this.#opened = this.#open(opened);
    // While the worker starts, the page can load the board.
    void game.then(name => {
      this.#game = name;
    });
  }

  get game(): string | null {
    return this.#table?.game ?? this.#game;
  }

  get table(): Snapshot | null {
    return this.#table;
  }

  get handTo(): PlayerIndex | null {
    return this.#handTo;
  }

  get looking(): PlayerIndex | null {
    return this.#looking;
  }

  get undoSeat(): Seat | null {
    return this.#undoSeat;
  }

  get fault(): string | null {
    return this.#fault;
  }

  get isUnknown(): boolean {
    return this.#isUnknown;
  }

  /** With other people at the device a hint would be an advantage they have not agreed to. */
  get hints(): TableClient['hints'] {
    const people = this.#table?.places.filter(({ kind }) => kind === 'person') ?? [];
    return people.length === 1 ? seat => this.#workerClient.ask('hint', seat) : null;
  }

  async play(seat: Seat, move: string): Promise<Refusal | null> {
    return this.#inWords(await this.#workerClient.ask('play', seat, move));
  }

  payments(seat: Seat, move: string): Promise<readonly Payment[]> {
    return this.#workerClient.ask('payments', seat, move);
  }

  async whyNot(seat: Seat, what: string): Promise<Refusal | null> {
    return this.#inWords(await this.#workerClient.ask('whyNot', seat, what));
  }

  async whyNotUndo(seat: Seat): Promise<NotFree | null> {
    const held = await this.#workerClient.ask('whyNotUndo', seat);
    const words = held === null ? null : this.#inWords(held.reason);
    return held === null || words === null ? null : { ...words, asks: held.asks };
  }

  async undo(seat: Seat): Promise<Refusal | null> {
    return this.#inWords(await this.#workerClient.ask('undo', seat));
  }

  async vote(): Promise<null> {
    return null;
  }

  scores(): Promise<readonly ScoreSheet[]> {
    return this.#workerClient.ask('scores');
  }

  async printed(): Promise<Printed> {
    await this.#opened;
    return this.#fault === null ? this.#workerClient.ask('printed') : null;
  }

  async content(): Promise<unknown> {
    return (await readTable(this.id))?.content;
  }

  viewsOfLastMove(): Promise<readonly unknown[]> {
    return this.#workerClient.ask('viewsOfLastMove');
  }

  async past(): Promise<Past> {
    const moves = await this.#workerClient.ask('moves');
    const seats = this.#table?.people.map((_, seat) => seat) ?? [];
    const isOver = this.#table?.status === 'over';
    const own = this.#table?.people.indexOf(this.#looking ?? -1) ?? -1;
    const viewers = isOver ? (['spectator', ...seats] as const) : own < 0 ? (['spectator'] as const) : [own];
    return { moves, viewers, at: (move, viewer) => this.#workerClient.ask('at', move, viewer) };
  }

  handOver(place: PlayerIndex, to: string | null): Promise<null> {
    return this.#workerClient.ask('handOver', place, to);
  }

  sitDown(): void {
    if (this.#handTo !== null) void this.#workerClient.ask('sitDown', this.#handTo);
  }

  async join(): Promise<null> {
    return null;
  }

  async start(): Promise<null> {
    return null;
  }

  async rematch(): Promise<string> {
    const { game = '', options = {}, places = [] } = this.#table ?? {};
    return createDeviceTable({
      game,
      options,
      places: places.map(({ kind, name, bot }) => ({ kind: kind === 'bot' ? kind : 'person', name, bot })),
      content: await this.content(),
    });
  }

  /** A table that cannot be opened still has what was stored. */
  record(): Promise<string> {
    return this.#workerClient.ask('record').catch(async () => JSON.stringify(await readTable(this.id)));
  }

  close(): void {
    this.#workerClient.close();
  }

  async #open(opened: ReturnType<WorkerApi['open']>): Promise<void> {
    try {
      const closed = await opened;
      if (closed === 'gone') this.#isUnknown = true;
      else if (closed !== null) {
        await voice.learn(closed.game);
        this.#fault = voice.say(closed.game, closed.problem);
      }
    } catch (error) {
      this.#break(String(error));
    }
  }

  #break(reason: string): void {
    this.#fault = reason;
  }

  #inWords(reason: Phrase | null): Refusal | null {
    const game = this.#table?.game;
    if (reason === null || game === undefined) return null;
    return { rule: reason.rule, text: voice.say(game, reason) };
  }
}
