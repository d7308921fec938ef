/** An option as it is written: its number if it was said before, or the move first and then what people need. */
type OptionSaid = number | readonly [move: string, ...rest: unknown[]];

/** Between prompt and options may stand what the question comes from. */
type QuestionSaid = number | readonly [seat: number, prompt: unknown, ...rest: (string | OptionSaid)[]];

/** As much of the server's short form as it takes to answer. */
type Said =
  | {
      readonly t: number;
      readonly n?: number;
      readonly q?: readonly QuestionSaid[];
      readonly s?: readonly [seat: number];
      readonly j?: readonly [from: number, ...lines: unknown[]];
    }
  | { readonly r: number; readonly n: number }
  | { readonly type: 'error'; readonly ref: number | null; readonly error: { readonly code: string } };

/** What somebody may answer. */
export interface FollowedQuestion {
  readonly seat: number;
  readonly moves: readonly string[];
}

export type Heard =
  | { readonly type: 'news' }
  | { readonly type: 'done'; readonly ref: number }
  | { readonly type: 'error'; readonly ref: number | null; readonly error: { readonly code: string } };

const NEWS: Heard = { type: 'news' };

/**
 * The listening end of the load tool, for one table. It knows what is asked and nothing else: whole tables, as the web app
 * keeps them, would make the tool too slow to measure anything.
 */
export class QuestionFollower {
  questions: readonly FollowedQuestion[] = [];
  /** The number of the last thing that happened. */
  number = 0;
  #journal = 0;
  #handle = -1;
  #moves: string[] = [];

  /** The message that watches a table anew; what its journal said before is not sent again. */
  watch(ref: number, table: string): string {
    this.#handle = -1;
    return JSON.stringify({ type: 'watch', ref, table, journal: this.#journal, number: this.number });
  }

  /** The next message that watches is for another table. */
  forget(): void {
    this.questions = [];
    this.number = 0;
    this.#journal = 0;
  }

  hear(text: string): readonly Heard[] {
    const said = JSON.parse(text) as Said | readonly Said[];
    return Array.isArray(said) ? said.map((one: Said) => this.#understand(one)) : [this.#understand(said as Said)];
  }

  #understand(said: Said): Heard {
    if ('r' in said) return { type: 'done', ref: said.r };
    if (!('t' in said)) return said;
    // Every watch has a handle of its own, and words of its own with it.
    if (said.t < this.#handle) return NEWS;
    if (said.t > this.#handle) this.#moves = [];
    this.#handle = said.t;
    if (said.n !== undefined) this.number = said.n;
    if (said.j !== undefined) this.#journal = said.j[0] + said.j.length - 1;
    if (said.q !== undefined) this.questions = said.q.map(question => this.#question(question));
    const [answered] = said.s ?? [];
    if (answered !== undefined) this.questions = this.questions.filter(({ seat }) => seat !== answered);
    return NEWS;
  }

  #question(said: QuestionSaid): FollowedQuestion {
    if (typeof said === 'number') return this.questions[said] as FollowedQuestion;
    const [seat, , ...rest] = said;
    return { seat, moves: rest.filter(one => typeof one !== 'string').map(option => this.#move(option)) };
  }

  #move(said: OptionSaid): string {
    if (typeof said === 'number') return this.#moves[said] as string;
    this.#moves.push(said[0]);
    return said[0];
  }
}
