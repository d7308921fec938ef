import type { Entry, ScoreSheet, Seat } from '@snowbound/engine';
import type { Snapshot } from '@snowbound/protocol';
import type { TableClient } from '../clients/table-client.ts';
import { pause } from '../parts/patiently.ts';

interface Shown {
  readonly journal: readonly Entry[];
  readonly winners: readonly Seat[];
  readonly scores: readonly ScoreSheet[];
  readonly isOver: boolean;
}

const NOTHING: Shown = { journal: [], winners: [], scores: [], isOver: false };

/** What the page tells of the game so far. While the board still plays out new entries, nothing here is ahead of it. */
export class Story {
  readonly #client: TableClient;
  #now = $state.raw(NOTHING);
  #before = $state.raw(NOTHING);
  #newEntries = $state.raw<readonly Entry[]>([]);
  #isPlaying = $state(false);
  #hasBegun = false;
  /** The last answer that counts: an older one may come later. */
  #asked = 0;

  constructor(client: TableClient) {
    this.#client = client;
  }

  /** What has just happened; empty after a jump. */
  get newEntries(): readonly Entry[] {
    return this.#newEntries;
  }

  /** Whether the board still plays out new entries. */
  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  get journal(): readonly Entry[] {
    return this.#shown.journal;
  }

  get scores(): readonly ScoreSheet[] {
    return this.#shown.scores;
  }

  get winners(): readonly Seat[] {
    return this.#shown.winners;
  }

  get isOver(): boolean {
    return this.#shown.isOver;
  }

  /** The board begins to play out new entries, or has finished. */
  hold(isPlaying: boolean): void {
    this.#isPlaying = isPlaying;
  }

  /** The table has changed: notes what is new; the points come a little later. */
  async follow({ journal, winners, status }: Snapshot): Promise<void> {
    const known = this.#now.journal.length;
    const isNew = journal.length !== known;
    if (isNew) this.#newEntries = this.#hasBegun && journal.length > known ? journal.slice(known) : [];
    this.#hasBegun ||= journal.length > 0;
    if (isNew && !this.#isPlaying) this.#before = this.#now;
    this.#now = { journal, winners, scores: this.#now.scores, isOver: status === 'over' };
    if (!isNew && this.#now.scores.length > 0) return;
    const asked = ++this.#asked;
    const scores = await this.#scores(() => asked === this.#asked);
    if (asked === this.#asked) this.#now = { ...this.#now, scores };
  }

  /** The page has gone. */
  stop(): void {
    this.#asked++;
  }

  /** Asked for again until they come: after the last move nothing else would ever bring them. */
  async #scores(isWanted: () => boolean): Promise<readonly ScoreSheet[]> {
    for (;;) {
      try {
        return await this.#client.scores();
      } catch {
        await pause();
        if (!isWanted()) return [];
      }
    }
  }

  get #shown(): Shown {
    return this.#isPlaying ? this.#before : this.#now;
  }
}
