import type { ChatLine } from '@snowbound/protocol';
import type { Limits } from '../limits.ts';
import { Refused } from '../refused.ts';
import type { Users } from '../users/users.ts';
import { phrase } from '../words.ts';
import type { LiveTable } from './live-table.ts';
import type { User } from './seat-holder.ts';

const MINUTE = 60_000;

/** Somebody who speaks, and where they are counted. */
export interface ChatVisitor {
  readonly user: User;
  readonly network: string;
}

/** Everything people say to each other, by whatever way it comes: nobody says more than so much in a minute. */
export class Talk {
  readonly #people: Users;
  readonly #limits: Limits;
  readonly #now: () => number;
  /** How much was said by each person and from each network since this minute began: nothing is remembered beyond it. */
  readonly #said = new Map<string, number>();
  #until = 0;

  constructor(people: Users, limits: Limits, now: () => number) {
    this.#people = people;
    this.#limits = limits;
    this.#now = now;
  }

  async say(live: LiveTable, { user, network }: ChatVisitor, text: string): Promise<ChatLine> {
    const now = this.#now();
    if (now >= this.#until) {
      this.#said.clear();
      this.#until = now + MINUTE;
    }
    const { linesAMinute, linesAMinuteOfAddress } = this.#limits;
    const counts = [
      { who: `person ${user.id}`, most: linesAMinute },
      { who: `network ${network}`, most: linesAMinuteOfAddress },
    ];
    if (counts.some(({ who, most }) => this.#linesOf(who) >= most)) {
      const seconds = Math.ceil((this.#until - now) / 1000);
      throw new Refused('too-much', phrase('', 'server.too-much', { seconds }));
    }
    for (const { who } of counts) this.#said.set(who, this.#linesOf(who) + 1);
    await this.#people.keep(user);
    return live.say(user, text);
  }

  #linesOf(who: string): number {
    return this.#said.get(who) ?? 0;
  }
}
