import type { ChatLine } from '@snowbound/protocol';
import type { Limits } from '../limits.ts';
import { Refused } from '../refused.ts';
import type { Users } from '../users/users.ts';
import { phrase } from '../words.ts';
import type { LiveTable } from './live-table.ts';
import type { User } from './seat-holder.ts';

const MINUTE = 60_000;

/** A user who speaks, and the network their lines count for. */
export interface ChatAuthor {
  readonly user: User;
  readonly network: string;
}

/** Limits how many chat lines a user and a network may send in a minute, over HTTP and live together. */
export class ChatLimiter {
  readonly #users: Users;
  readonly #limits: Limits;
  readonly #now: () => number;
  /** Lines of each user and network since the current minute began; cleared after it. */
  readonly #lines = new Map<string, number>();
  #until = 0;

  constructor(users: Users, limits: Limits, now: () => number) {
    this.#users = users;
    this.#limits = limits;
    this.#now = now;
  }

  async say(live: LiveTable, { user, network }: ChatAuthor, text: string): Promise<ChatLine> {
    const now = this.#now();
    if (now >= this.#until) {
      this.#lines.clear();
      this.#until = now + MINUTE;
    }
    const { linesAMinute, linesAMinuteOfAddress } = this.#limits;
    const counts = [
      { who: `user ${user.id}`, most: linesAMinute },
      { who: `network ${network}`, most: linesAMinuteOfAddress },
    ];
    if (counts.some(({ who, most }) => this.#linesOf(who) >= most)) {
      const seconds = Math.ceil((this.#until - now) / 1000);
      throw new Refused('too-much', phrase('', 'server.too-much', { seconds }));
    }
    for (const { who } of counts) this.#lines.set(who, this.#linesOf(who) + 1);
    await this.#users.keep(user);
    return live.say(user, text);
  }

  #linesOf(who: string): number {
    return this.#lines.get(who) ?? 0;
  }
}
