import type { FastifyBaseLogger } from 'fastify';
import type { ChatStore } from './chat.ts';
import type { ContentStore } from './contents.ts';
import type { InvitationStore } from './invitations.ts';
import type { MoveWriter } from './move-writer.ts';
import type { SeatOfferStore } from './seat-offers.ts';
import type { SecretStore } from './secrets.ts';
import type { TableStore } from './tables.ts';
import type { Trouble } from './trouble.ts';
import type { UserStore } from './users.ts';

/** Where the host reads what happens to the data. */
export type HostLog = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/** How the storage is. */
export interface StorageHealth {
  /** Why nothing is stored just now; `null` if all is well. While it is not, whatever would change something is refused. */
  readonly trouble: Trouble | null;
  /** Has this called whenever what is in memory may not be what is stored: it must be read anew. */
  onLost(drop: () => void): void;
  /** Writes a little and waits until it is durable. */
  tryWriting(): Promise<void>;
  /** How much room is left for what is stored. */
  freeBytes(): Promise<number>;
}

/** Everything that outlives the process, by what it promises. An engine is one implementation of this. */
export interface Storage {
  readonly tables: TableStore;
  readonly moves: MoveWriter;
  readonly users: UserStore;
  readonly chat: ChatStore;
  readonly contents: ContentStore;
  readonly invitations: InvitationStore;
  readonly seatOffers: SeatOfferStore;
  readonly secrets: SecretStore;
  readonly health: StorageHealth;
  /** Resolves once everything that was taken before is durable. */
  settled(): Promise<void>;
  /** What was appended and what follows from it is still stored; then nothing more is. */
  close(): Promise<void>;
}
