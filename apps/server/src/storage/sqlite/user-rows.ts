import type { UserStore } from '../port/users.ts';
import type { Statement } from './connection.ts';
import type { Database } from './database.ts';

/** Who was here. What is asked for everybody after a restart is prepared and answered at once. */
export class UserRows implements UserStore {
  readonly #queries: Database['queries'];
  readonly #nameOf: Statement;
  readonly #add: Statement;

  constructor({ queries, bare }: Pick<Database, 'queries' | 'bare'>) {
    this.#queries = queries;
    this.#nameOf = bare.prepare('SELECT name FROM people WHERE id = ?');
    this.#add = bare.prepare('INSERT OR IGNORE INTO people (id, name, created) VALUES (?, ?, ?)');
  }

  nameOf(id: string): string | null {
    const row = this.#nameOf.get(id) as { name: string } | undefined;
    return row?.name ?? null;
  }

  add({ id, name }: { readonly id: string; readonly name: string }, created: number): boolean {
    return this.#add.run(id, name, created) > 0;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#queries.updateTable('people').set({ name }).where('id', '=', id).execute();
  }
}
