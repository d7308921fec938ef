import type { Entry } from '@snowbound/engine';
import type { Past, PastSnapshot, TableClient } from '../clients/table-client.ts';
import type { Motion } from '../games/board.ts';
import { markRead, readSoFar } from '../settings/settings.svelte.ts';

/** How long each step stays when it goes by itself. */
const STEP: Readonly<Record<Motion, number>> = { slow: 2600, normal: 1600, fast: 800, off: 1600 };

/** What happened at a table since its reader last looked, shown step by step if they like. */
export class Away {
  readonly #client: TableClient;
  readonly #readBefore: number | null;
  #unread = $state.raw<readonly Entry[]>([]);
  #moment = $state.raw<PastSnapshot | null>(null);
  #latest = $state.raw<readonly Entry[]>([]);
  #isWatching = $state(false);
  #hasLooked = false;

  constructor(client: TableClient) {
    this.#client = client;
    this.#readBefore = readSoFar(client.id);
  }

  /** What was missed; empty once it was watched or skipped. */
  get unread(): readonly Entry[] {
    return this.#unread;
  }

  /** The table as it was then, while somebody watches. */
  get moment(): PastSnapshot | null {
    return this.#moment;
  }

  /** What happened in the step that is shown. */
  get latest(): readonly Entry[] {
    return this.#latest;
  }

  get isWatching(): boolean {
    return this.#isWatching;
  }

  /** The journal is this long now; the first time it says what was missed. */
  look(journal: readonly Entry[]): void {
    if (!this.#hasLooked) {
      this.#hasLooked = true;
      if (this.#readBefore !== null) this.#unread = journal.slice(this.#readBefore);
    }
    if (document.visibilityState === 'visible') markRead(this.#client.id, journal.length);
  }

  async watch(motion: Motion): Promise<void> {
    const past = await this.#client.past();
    const viewer = past.viewers[0] ?? 'spectator';
    const read = this.#readBefore ?? 0;
    this.#isWatching = true;
    let shown = read;
    for (let move = await firstMoveAfter(past, read); move <= past.moves && this.#isWatching; move++) {
      const moment = await past.at(move, viewer);
      if (moment.journal.length === shown) continue;
      this.#latest = moment.journal.slice(shown);
      shown = moment.journal.length;
      this.#moment = moment;
      await new Promise(resolve => setTimeout(resolve, STEP[motion] + 300 * this.#latest.length));
    }
    this.skip();
  }

  skip(): void {
    this.#isWatching = false;
    this.#unread = [];
    this.#latest = [];
    this.#moment = null;
  }
}

/** The first move after which the journal was longer than what was read. */
async function firstMoveAfter(past: Past, read: number): Promise<number> {
  let low = 0;
  let high = past.moves;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { journal } = await past.at(middle, past.viewers[0] ?? 'spectator');
    if (journal.length > read) high = middle;
    else low = middle + 1;
  }
  return low;
}
