import type { PlayerIndex } from '@snowbound/engine';

/** A program may take this place at this table. */
export interface StoredInvitation {
  /** SHA-256 of the token, which is kept nowhere. */
  readonly hash: string;
  readonly table: string;
  readonly place: PlayerIndex;
  readonly madeBy: string;
  /** Who the program became when it accepted. */
  readonly person: string | null;
  /** Whose place it took: theirs again when the invitation is taken back. */
  readonly owner: string | null;
  readonly created: number;
}

/** Invitations of programs. They go with their table. What a promise resolves for is durable. */
export interface InvitationStore {
  /** Stores an invitation instead of all earlier ones of the same maker for the same place. */
  replace(invitation: StoredInvitation): Promise<void>;
  find(hash: string): Promise<StoredInvitation | null>;
  madeBy(
    maker: string,
    at: { readonly table: string; readonly place: PlayerIndex },
  ): Promise<readonly StoredInvitation[]>;
  /** The program has become somebody, in place of somebody or of nobody. */
  accept(hash: string, who: { readonly person: string; readonly owner: string | null }): Promise<void>;
  remove(hash: string): Promise<void>;
  /** Who the programs became that were invited to a table and accepted. */
  programsAt(table: string): Promise<readonly string[]>;
}
