import type { PlayerIndex } from '@snowbound/engine';
import type { ClockRule, ClockSnapshot } from '@snowbound/protocol';

const DAY = 24 * 3600_000;
const MINUTE = 60_000;

/** How much time people have left. It is worked out from the times in the log, so a restart changes nothing. */
export class TableClock {
  readonly rule: ClockRule;
  /** When the question that is open now was asked. */
  #asked: number;
  /** Until when time has been charged. */
  #charged: number;
  /** What each person has left of a live game. */
  readonly #left: number[];

  constructor(rule: ClockRule, people: number, start: number) {
    this.rule = rule;
    this.#asked = start;
    this.#charged = start;
    const minutes = rule.kind === 'minutes' ? rule.minutes : 0;
    this.#left = Array.from({ length: people }, () => minutes * MINUTE);
  }

  /** Something happened at `at`, until when these people were waited for. */
  tick(at: number, waitedFor: readonly PlayerIndex[], isNewQuestion: boolean): void {
    // A clock that was set back charges nobody.
    const passed = Math.max(0, at - this.#charged);
    this.#charged = Math.max(this.#charged, at);
    for (const person of waitedFor) this.#left[person] = Math.max(0, this.leftOf(person) - passed);
    if (isNewQuestion) this.#asked = at;
  }

  /** When this person's time is up if they go on being waited for. */
  deadlineOf(person: PlayerIndex): number {
    return this.rule.kind === 'days' ? this.#asked + this.rule.days * DAY : this.#charged + this.leftOf(person);
  }

  /** The clock as everybody sees it: until when each of so many people has time, if theirs runs, and whose is up. */
  seen(people: number, isTimed: (person: PlayerIndex) => boolean, now: number): Omit<ClockSnapshot, 'late'> {
    const deadlines = Array.from({ length: people }, (_, person) => (isTimed(person) ? this.deadlineOf(person) : null));
    const overdue = [...deadlines.keys()].filter(person => (deadlines[person] ?? Number.POSITIVE_INFINITY) <= now);
    return { rule: this.rule, deadlines, overdue };
  }

  leftOf(person: PlayerIndex): number {
    return this.#left[person] ?? 0;
  }
}
