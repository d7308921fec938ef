import type { Awaitable } from './awaitable.ts';

/** Who was here, by what they are called. */
export interface UserStore {
  /** After a restart nobody is remembered and everybody comes at once, so an engine may answer without a promise. */
  nameOf(id: string): Awaitable<string | null>;
  /**
   * Keeps somebody unless they are kept already; tells whether they were not. They are found from now on; that it is durable
   * says `Storage.settled`.
   */
  add(user: { readonly id: string; readonly name: string }, created: number): Awaitable<boolean>;
  /** Durable once it resolves. Of somebody who is not kept nothing is changed. */
  rename(id: string, name: string): Promise<void>;
}
