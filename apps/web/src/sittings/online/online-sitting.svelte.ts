import type { Person, ScoreSheet, Seat } from '@snowbound/engine';
import type { ChatLine, TableSeen } from '@snowbound/protocol';
import type { Heard } from '@snowbound/protocol/follow';
import { reloadIfOld } from '../../upgrade.ts';
import type { Link, Moment, NotFree, Past, Printed, Refusal, SeatOffers, Sitting } from '../sitting.ts';
import type { Live } from './live.ts';
import { ServerOffers } from './seat-offers.ts';
import { ask, introduce, Refused } from './server.ts';

/** A table on the server: asked over HTTP, followed over the live connection. */
export class OnlineSitting implements Sitting {
  readonly kind = 'online';
  readonly id: string;
  readonly handTo = null;
  readonly offers: SeatOffers;
  #table = $state.raw<TableSeen | null>(null);
  #chat = $state.raw<readonly ChatLine[]>([]);
  #link = $state<Link>('connecting');
  #fault = $state<string | null>(null);
  #live: Live | null = null;
  #isClosed = false;

  constructor(id: string) {
    this.id = id;
    this.offers = new ServerOffers(id);
    void this.#open();
  }

  get game(): string | null {
    return this.#table?.game ?? null;
  }

  get table(): TableSeen | null {
    return this.#table;
  }

  get looking(): Person | null {
    return this.#table?.mine[0] ?? null;
  }

  get undoSeat(): Seat | null {
    const { people = [], mine = [] } = this.#table ?? {};
    const seat = people.findIndex(person => mine.includes(person));
    return seat < 0 ? null : seat;
  }

  get chat(): readonly ChatLine[] {
    return this.#chat;
  }

  get link(): Link {
    return this.#link;
  }

  get fault(): string | null {
    return this.#fault;
  }

  play(seat: Seat, move: string): Promise<Refusal | null> {
    return this.#do('moves', { seat, number: this.#table?.number ?? 0, move });
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

  scores(): Promise<readonly ScoreSheet[]> {
    return ask(`${this.#path}/scores`);
  }

  async past(): Promise<Past> {
    const { moves, viewers } = await ask<Pick<Past, 'moves' | 'viewers'>>(`${this.#path}/past`);
    return { moves, viewers, at: (move, viewer) => ask<Moment>(`${this.#path}/past/${move}?viewer=${viewer}`) };
  }

  handOver(place: Person, to: string | null): Promise<Refusal | null> {
    return this.#do('handover', { place, to });
  }

  sitDown(): void {}

  join(): Promise<Refusal | null> {
    return this.#do('join', {});
  }

  start(bot: string): Promise<Refusal | null> {
    return this.#do('start', { bot });
  }

  say(text: string): Promise<Refusal | null> {
    return this.#do('chat', { text });
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

  /** Something the server does or refuses; a stale question is simply looked at again. */
  async #do(what: string, body: unknown): Promise<Refusal | null> {
    try {
      await ask(`${this.#path}/${what}`, body);
      return null;
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    }
  }

  async #open(): Promise<void> {
    try {
      await introduce();
      this.#table = await ask<TableSeen>(this.#path);
    } catch (error) {
      this.#fault = error instanceof Error ? error.message : String(error);
      return;
    }
    const { Live } = await import('./live.ts');
    if (this.#isClosed) return;
    this.#live = new Live(
      this.id,
      heard => this.#hear(heard),
      isThere => this.#noteLink(isThere),
    );
  }

  #hear(heard: Heard): void {
    if (heard.type === 'table' && heard.table.id === this.id) this.#table = heard.table;
    else if (heard.type === 'chat' && heard.table === this.id) this.#chat = [...this.#chat, heard.line];
  }

  /** What was said before I came, or while I was away. */
  async #readChat(): Promise<void> {
    const said = await ask<readonly ChatLine[]>(`${this.#path}/chat`).catch(() => null);
    if (said !== null) this.#chat = said;
  }

  #noteLink(isThere: boolean): void {
    const wasLost = this.#link === 'lost';
    if (isThere && this.#link !== 'well') void this.#readChat();
    this.#link = isThere ? 'well' : 'lost';
    // The server was away: it may be back with a newer app.
    if (isThere && wasLost) void reloadIfOld();
  }
}
