import { Refused } from '../refused.ts';
import { phrase } from '../words.ts';
import type { TableStream } from './table-stream.ts';

/** Enough for a program that reconnects before the old connection is known to be dead. */
const MOST_STREAMS = 4;

/** The open streams of each invitation. */
export class Streams {
  readonly #streams = new Map<string, Set<TableStream>>();

  /** Refuses a stream beyond the limit. */
  makeRoom(invitation: string): void {
    if ((this.#streams.get(invitation)?.size ?? 0) < MOST_STREAMS) return;
    throw new Refused('too-much', phrase('', 'server.too-much', { seconds: 15 }));
  }

  add(invitation: string, stream: TableStream): void {
    const streams = this.#streams.get(invitation) ?? new Set();
    this.#streams.set(invitation, streams.add(stream));
  }

  delete(invitation: string, stream: TableStream): void {
    const streams = this.#streams.get(invitation);
    streams?.delete(stream);
    if (streams?.size === 0) this.#streams.delete(invitation);
  }

  /** Ends the streams of an invitation that is no longer valid. */
  close(invitation: string): void {
    for (const stream of this.#streams.get(invitation) ?? []) stream.close();
  }

  closeAll(): void {
    for (const invitation of this.#streams.keys()) this.close(invitation);
  }
}
