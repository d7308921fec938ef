import type { PlayerIndex } from '@snowbound/engine';
import type { ClockRule, ClockSnapshot } from '@snowbound/protocol';

const DAY = 24 * 3600_000;
const MINUTE = 60_000;

/** The time that players have left. It is computed from the times of the log rows, so a restart changes nothing. */
export class TableClock {
  readonly rule: ClockRule;
  /** When the open question was asked. */
  #asked: number;
  /** Until when time has been charged. */
  #charged: number;
  /** What each player has left of the time for the whole game. */
  readonly #left: number[];

  constructor(rule: ClockRule, players: number, start: number) {
    this.rule = rule;
    this.#asked = start;
    this.#charged = start;
    const minutes = rule.kind === 'minutes' ? rule.minutes : 0;
    this.#left = Array.from({ length: players }, () => minutes * MINUTE);
  }

  /** A log row was added at `at`; until then the game waited for these players. */
  tick(at: number, waitedFor: readonly PlayerIndex[], isNewQuestion: boolean): void {
    // A clock that was set back charges nobody.
    const passed = Math.max(0, at - this.#charged);
    this.#charged = Math.max(this.#charged, at);
    for (const player of waitedFor) this.#left[player] = Math.max(0, this.leftOf(player) - passed);
    if (isNewQuestion) this.#asked = at;
  }

  /** When this player's time is up if the game keeps waiting for them. */
  deadlineOf(player: PlayerIndex): number {
    return this.rule.kind === 'days' ? this.#asked + this.rule.days * DAY : this.#charged + this.leftOf(player);
  }

  /** The clock as everybody sees it: deadlines of the players whose time runs, and whose time is up. */
  snapshot(players: number, isTimed: (player: PlayerIndex) => boolean, now: number): Omit<ClockSnapshot, 'late'> {
    const deadlines = Array.from({ length: players }, (_, player) =>
      isTimed(player) ? this.deadlineOf(player) : null,
    );
    const overdue = [...deadlines.keys()].filter(player => (deadlines[player] ?? Number.POSITIVE_INFINITY) <= now);
    return { rule: this.rule, deadlines, overdue };
  }

  leftOf(player: PlayerIndex): number {
    return this.#left[player] ?? 0;
  }
}
