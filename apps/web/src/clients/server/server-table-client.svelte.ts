import type { Payment, PlayerIndex, ScoreSheet, Seat } from '@snowbound/engine';
import type { Snapshot } from '@snowbound/protocol';
import type { ServerEvent } from '@snowbound/protocol/browser';
import { reloadIfOld } from '../../upgrade.ts';
import type { Link, NotFree, Past, PastSnapshot, Printed, Refusal, SeatOffers, TableClient } from '../table-client.ts';
import { ask, introduce, RequestRefused, tryTo } from './requests.ts';
import { ServerOffers } from './seat-offers.ts';
import { ServerChat } from './server-chat.svelte.ts';
import type { ServerConnection } from './server-connection.ts';

/** How the server says that a name means no table of its. */
const NO_SUCH_TABLE: readonly string[] = ['not-found', 'invalid'];

/** How long the live connection may take to show a move, in milliseconds. */
const PATIENCE = 1500;

/** A table on the server: asked over HTTP, followed over the live connection. */
export class ServerTableClient implements TableClient {
  // Others sit here who have not agreed to it.
  readonly hints = null;
  readonly kind = 'online';
  readonly id: string;
  readonly handTo = null;
  readonly offers: SeatOffers;
  readonly chat: ServerChat;
  #table = $state.raw<Snapshot | null>(null);
  #link = $state<Link>('connecting');
  #fault = $state<string | null>(null);
  #isUnknown = $state(false);
  #live: ServerConnection | null = null;
  #heard: () => void = () => {};
  #isClosed = false;

  constructor(id: string) {
    this.id = id;
    this.offers = new ServerOffers(id);
    this.chat = new ServerChat(id);
    void this.#open();
  }

  get game(): string | null {
    return this.#table?.game ?? null;
  }

  get table(): Snapshot | null {
    return this.#table;
  }

  get looking(): PlayerIndex | null {
    return this.#table?.mine[0] ?? null;
  }

  get undoSeat(): Seat | null {
    const { people = [], mine = [] } = this.#table ?? {};
    const seat = people.findIndex(playerIndex => mine.includes(playerIndex));
    return seat < 0 ? null : seat;
  }

  get link(): Link {
    return this.#link;
  }

  get fault(): string | null {
    return this.#fault;
  }

  get isUnknown(): boolean {
    return this.#isUnknown;
  }

  /** A move is done when the table shows it: until then its question must not be answered again. */
  play(seat: Seat, move: string): Promise<Refusal | null> {
    const body = { seat, number: this.#number, move };
    return tryTo<{ number: number }>(`${this.#path}/moves`, body, ({ number }) => this.#catchUp(number));
  }

  payments(seat: Seat, move: string): Promise<readonly Payment[]> {
    return ask(`${this.#path}/payments?${new URLSearchParams({ seat: String(seat), move })}`);
  }

  async whyNot(seat: Seat, what: string): Promise<Refusal | null> {
    const query = new URLSearchParams({ seat: String(seat), what });
    const answer = await ask<{ offered: boolean } & Refusal>(`${this.#path}/why-not?${query}`);
    return answer.offered ? null : answer;
  }

  async whyNotUndo(seat: Seat): Promise<NotFree | null> {
    const answer = await ask<{ free: boolean } & NotFree>(`${this.#path}/undo?seat=${seat}`);
    return answer.free ? null : answer;
  }

  undo(seat: Seat): Promise<Refusal | null> {
    return this.#do('undo', { seat });
  }

  vote(agree: boolean): Promise<Refusal | null> {
    return this.#do('undo/vote', { agree });
  }

  printed(): Promise<Printed> {
    return ask(`${this.#path}/printed`);
  }

  /** Files the server does not keep are those the games come with. */
  content(): Promise<unknown> {
    return ask(`/contents/${encodeURIComponent(this.#table?.content ?? '')}`).catch(error => {
      if (error instanceof RequestRefused && error.code === 'not-found') return undefined;
      throw error;
    });
  }

  scores(): Promise<readonly ScoreSheet[]> {
    return ask(`${this.#path}/scores`);
  }

  viewsOfLastMove(): Promise<readonly unknown[]> {
    return ask(`${this.#path}/retold`);
  }

  async past(): Promise<Past> {
    const { moves, viewers } = await ask<Pick<Past, 'moves' | 'viewers'>>(`${this.#path}/past`);
    return { moves, viewers, at: (move, viewer) => ask<PastSnapshot>(`${this.#path}/past/${move}?viewer=${viewer}`) };
  }

  handOver(place: PlayerIndex, to: string | null): Promise<Refusal | null> {
    return this.#do('handover', { place, to });
  }

  sitDown(): void {}

  join(): Promise<Refusal | null> {
    return this.#do('join', {});
  }

  start(bot: string): Promise<Refusal | null> {
    return this.#do('start', { bot });
  }

  async rematch(): Promise<string> {
    const { id } = await ask<{ id: string }>(`${this.#path}/rematch`, {});
    return `/table/${id}`;
  }

  record(): Promise<string> {
    return ask(`${this.#path}/record`);
  }

  close(): void {
    this.#isClosed = true;
    this.#live?.close();
  }

  get #path(): string {
    return `/tables/${encodeURIComponent(this.id)}`;
  }

  #do(what: string, body: unknown): Promise<Refusal | null> {
    return tryTo(`${this.#path}/${what}`, body);
  }

  async #open(): Promise<void> {
    try {
      await introduce();
      this.#table = await ask<Snapshot>(this.#path);
    } catch (error) {
      this.#isUnknown = error instanceof RequestRefused && NO_SUCH_TABLE.includes(error.code);
      this.#fault = error instanceof Error ? error.message : String(error);
      return;
    }
    const { ServerConnection } = await import('./server-connection.ts');
    if (this.#isClosed) return;
    this.#live = new ServerConnection(
      this.id,
      heard => this.#hear(heard),
      isThere => this.#noteLink(isThere),
    );
  }

  get #number(): number {
    return this.#table?.number ?? 0;
  }

  /** Waits for the live connection to show what happened; one that is late or gone is not relied on. */
  async #catchUp(number: number): Promise<void> {
    const late = Date.now() + PATIENCE;
    while (this.#number < number && Date.now() < late) {
      await new Promise<void>(resolve => {
        this.#heard = resolve;
        setTimeout(resolve, PATIENCE);
      });
    }
    if (this.#number < number) this.#table = await ask<Snapshot>(this.#path);
  }

  #hear(heard: ServerEvent): void {
    if (heard.type === 'table' && heard.table.id === this.id) {
      // What was asked for over HTTP may be ahead of the live connection.
      if (heard.table.number >= this.#number) this.#table = heard.table;
      this.#heard();
    } else if (heard.type === 'chat' && heard.table === this.id) this.chat.hear(heard.line);
  }

  #noteLink(isThere: boolean): void {
    const wasLost = this.#link === 'lost';
    if (isThere && this.#link !== 'well') void this.chat.read();
    this.#link = isThere ? 'well' : 'lost';
    // The server was away: it may be back with a newer app.
    if (isThere && wasLost) void reloadIfOld();
  }
}
