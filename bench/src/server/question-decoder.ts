/** An option of a delta: its number, or in full with the move first. */
type OptionDelta = number | readonly [move: string, ...rest: unknown[]];

/** A question of a delta. Its source may stand between prompt and options. */
type QuestionDelta = number | readonly [seat: number, prompt: unknown, ...rest: (string | OptionDelta)[]];

/** The part of the short form that is needed to answer. */
type WireMessage =
  | {
      readonly t: number;
      readonly n?: number;
      readonly q?: readonly QuestionDelta[];
      readonly s?: readonly [seat: number];
      readonly j?: readonly [from: number, ...lines: unknown[]];
    }
  | { readonly r: number; readonly n: number }
  | { readonly type: 'error'; readonly ref: number | null; readonly error: { readonly code: string } };

/** A question with its moves. */
export interface DecodedQuestion {
  readonly seat: number;
  readonly moves: readonly string[];
}

export type Decoded =
  | { readonly type: 'delta' }
  | { readonly type: 'done'; readonly ref: number }
  | { readonly type: 'error'; readonly ref: number | null; readonly error: { readonly code: string } };

const DELTA: Decoded = { type: 'delta' };

/**
 * A decoder of deltas that keeps only the open questions of one table. Whole snapshots, as the web app keeps them, would
 * make the load tool too slow.
 */
export class QuestionDecoder {
  questions: readonly DecodedQuestion[] = [];
  /** The number of the last log row. */
  number = 0;
  #journal = 0;
  #handle = -1;
  #moves: string[] = [];

  /** The message that watches a table. Journal entries from before are not sent again. */
  watch(ref: number, table: string): string {
    this.#handle = -1;
    return JSON.stringify({ type: 'watch', ref, table, journal: this.#journal, number: this.number });
  }

  /** The next watch is for another table. */
  reset(): void {
    this.questions = [];
    this.number = 0;
    this.#journal = 0;
  }

  decode(text: string): readonly Decoded[] {
    const received = JSON.parse(text) as WireMessage | readonly WireMessage[];
    return Array.isArray(received)
      ? received.map((one: WireMessage) => this.#apply(one))
      : [this.#apply(received as WireMessage)];
  }

  #apply(message: WireMessage): Decoded {
    if ('r' in message) return { type: 'done', ref: message.r };
    if (!('t' in message)) return message;
    // Every watch has a handle and dictionaries of its own.
    if (message.t < this.#handle) return DELTA;
    if (message.t > this.#handle) this.#moves = [];
    this.#handle = message.t;
    if (message.n !== undefined) this.number = message.n;
    if (message.j !== undefined) this.#journal = message.j[0] + message.j.length - 1;
    if (message.q !== undefined) this.questions = message.q.map(question => this.#question(question));
    const [answered] = message.s ?? [];
    if (answered !== undefined) this.questions = this.questions.filter(({ seat }) => seat !== answered);
    return DELTA;
  }

  #question(delta: QuestionDelta): DecodedQuestion {
    if (typeof delta === 'number') return this.questions[delta] as DecodedQuestion;
    const [seat, , ...rest] = delta;
    return { seat, moves: rest.filter(one => typeof one !== 'string').map(option => this.#move(option)) };
  }

  #move(option: OptionDelta): string {
    if (typeof option === 'number') return this.#moves[option] as string;
    this.#moves.push(option[0]);
    return option[0];
  }
}
