import type { Person, Phrase, ScoreSheet, Seat } from '@snowbound/engine';
import type { TableSeen } from '@snowbound/protocol';
import type { Motion } from '../../boards/board.ts';
import { voice } from '../../words/voice.svelte.ts';
import type { Past, Refusal, Sitting } from '../sitting.ts';
import type { Asks } from './desk.ts';
import { layLocal } from './lay.ts';
import type { Reply } from './worker.ts';

/** How long a bot seems to think, so that people can follow. */
const PAUSES: Readonly<Record<Motion, number>> = { slow: 900, normal: 350, fast: 120, off: 0 };

type Answers = { [Ask in keyof Asks]: Awaited<ReturnType<Asks[Ask]>> };

/** A table on this device: the game and its bots run in a worker, which keeps everything before it shows it. */
export class LocalSitting implements Sitting {
  readonly kind = 'local';
  readonly id: string;
  readonly chat = null;
  readonly link = 'well';
  #table = $state.raw<TableSeen | null>(null);
  #handTo = $state<Person | null>(null);
  #looking = $state<Person | null>(null);
  #fault = $state<string | null>(null);
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (fault: Error) => void }>();
  #asked = 0;

  constructor(id: string, motion: Motion) {
    this.id = id;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#hear(data);
    this.#worker.onerror = ({ message }) => this.#break(message);
    void this.#ask('pace', PAUSES[motion]);
    void this.#open();
  }

  get table(): TableSeen | null {
    return this.#table;
  }

  get handTo(): Person | null {
    return this.#handTo;
  }

  get looking(): Person | null {
    return this.#looking;
  }

  get fault(): string | null {
    return this.#fault;
  }

  async play(seat: Seat, move: string): Promise<Refusal | null> {
    return this.#inWords(await this.#ask('play', seat, move));
  }

  async whyNot(seat: Seat, what: string): Promise<Refusal | null> {
    return this.#inWords(await this.#ask('whyNot', seat, what));
  }

  async whyNotUndo(seat: Seat): Promise<Refusal | null> {
    return this.#inWords(await this.#ask('whyNotUndo', seat));
  }

  async undo(seat: Seat): Promise<Refusal | null> {
    return this.#inWords(await this.#ask('undo', seat));
  }

  async vote(): Promise<null> {
    return null;
  }

  scores(): Promise<readonly ScoreSheet[]> {
    return this.#ask('scores');
  }

  async past(): Promise<Past> {
    const moves = await this.#ask('moves');
    const seats = this.#table?.people.map((_, seat) => seat) ?? [];
    const isOver = this.#table?.status === 'over';
    const own = this.#table?.people.findIndex(person => person === this.#looking) ?? -1;
    const viewers = isOver ? (['spectator', ...seats] as const) : own < 0 ? (['spectator'] as const) : [own];
    return { moves, viewers, at: (move, viewer) => this.#ask('at', move, viewer) };
  }

  handOver(place: Person, to: string | null): Promise<null> {
    return this.#ask('handOver', place, to);
  }

  sitDown(): void {
    if (this.#handTo !== null) void this.#ask('sitDown', this.#handTo);
  }

  async join(): Promise<null> {
    return null;
  }

  async start(): Promise<null> {
    return null;
  }

  async say(): Promise<null> {
    return null;
  }

  rematch(): Promise<string> {
    const { game = '', options = {}, places = [] } = this.#table ?? {};
    return layLocal({ game, options, places: places.map(({ kind, name, bot }) => ({ kind: kind === 'bot' ? kind : 'person', name, bot })) });
  }

  record(): Promise<string> {
    return this.#ask('record');
  }

  close(): void {
    this.#worker.terminate();
  }

  #ask<Ask extends keyof Asks>(ask: Ask, ...about: Parameters<Asks[Ask]>): Promise<Answers[Ask]> {
    const ref = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { resolve: resolve as (answer: unknown) => void, reject });
      this.#worker.postMessage({ ref, ask, about });
    });
  }

  #hear(reply: Reply): void {
    if ('seen' in reply) {
      this.#table = reply.seen.table;
      this.#handTo = reply.seen.handTo;
      this.#looking = reply.seen.looking;
    } else if ('broken' in reply) this.#break(reply.broken);
    else {
      const asker = this.#waiting.get(reply.ref);
      this.#waiting.delete(reply.ref);
      if ('fault' in reply) asker?.reject(new Error(reply.fault));
      else asker?.resolve(reply.answer);
    }
  }

  async #open(): Promise<void> {
    try {
      const problem = await this.#ask('open', this.id);
      if (problem === 'gone') this.#fault = voice.tell('trouble.no-such-table');
      else if (problem !== null) this.#fault = problem.key;
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

