import type { ChatLine } from '@snowbound/protocol';
import type { People } from '../people/people.ts';
import { Refused } from '../refused.ts';
import { phrase } from '../words.ts';
import type { LiveTable } from './live-table.ts';
import type { Guest } from './place.ts';

const MINUTE = 60_000;

/** Everything people say to each other, by whatever way it comes: nobody says more than so much in a minute. */
export class Talk {
  readonly #people: People;
  readonly #linesAMinute: number;
  readonly #now: () => number;
  /** How much everybody has said since this minute began: nothing is remembered beyond it. */
  readonly #said = new Map<string, number>();
  #until = 0;

  constructor(people: People, linesAMinute: number, now: () => number) {
    this.#people = people;
    this.#linesAMinute = linesAMinute;
    this.#now = now;
  }

  say(live: LiveTable, guest: Guest, text: string): ChatLine {
    this.#count(guest.id);
    this.#people.keep(guest);
    return live.say(guest, text);
  }

  #count(person: string): void {
    const now = this.#now();
    if (now >= this.#until) {
      this.#said.clear();
      this.#until = now + MINUTE;
    }
    const said = this.#said.get(person) ?? 0;
    if (said >= this.#linesAMinute) {
      const seconds = Math.ceil((this.#until - now) / 1000);
      throw new Refused('too-much', phrase('', 'server.too-much', { seconds }));
    }
    this.#said.set(person, said + 1);
  }
}
