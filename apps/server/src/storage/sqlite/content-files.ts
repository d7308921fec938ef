import type { Bringer, ContentStore, ContentSum, StoredContent } from '../port/contents.ts';
import type { Database } from './database.ts';

/** Content files as rows. */
export class ContentFiles implements ContentStore {
  readonly #queries: Database['queries'];

  constructor({ queries }: Pick<Database, 'queries'>) {
    this.#queries = queries;
  }

  async has(id: string): Promise<boolean> {
    const kept = this.#queries.selectFrom('contents').select('id').where('id', '=', id);
    return (await kept.executeTakeFirst()) !== undefined;
  }

  async find(id: string): Promise<StoredContent | null> {
    const kept = this.#queries.selectFrom('contents').selectAll().where('id', '=', id);
    return (await kept.executeTakeFirst()) ?? null;
  }

  async keep(content: StoredContent): Promise<void> {
    const { created, origin, owner, address } = content;
    await this.#queries
      .insertInto('contents')
      .values(content)
      .onConflict(known =>
        known.column('id').doUpdateSet(origin === 'shipped' ? { created, origin, owner, address } : { created }),
      )
      .execute();
  }

  async brought(by: Bringer): Promise<ContentSum> {
    let brought = this.#queries.selectFrom('contents').where('origin', '=', 'brought');
    if (by !== 'all') {
      brought = 'person' in by ? brought.where('owner', '=', by.person) : brought.where('address', '=', by.address);
    }
    const sums = brought.select(({ fn }) => [
      fn.countAll<number>().as('files'),
      fn.sum<number | null>('bytes').as('bytes'),
    ]);
    const { files, bytes } = await sums.executeTakeFirstOrThrow();
    return { files, bytes: bytes ?? 0 };
  }

  async forgetUnused(before: number, except: readonly string[]): Promise<void> {
    const used = this.#queries.selectFrom('tables').select('content');
    await this.#queries
      .deleteFrom('contents')
      .where('created', '<', before)
      .where('origin', '!=', 'shipped')
      .where('id', 'not in', used)
      .where('id', 'not in', [...except])
      .execute();
  }
}
