import type { PlayerIndex } from '@snowbound/engine';
import type { InvitationStore, StoredInvitation } from '../port/invitations.ts';
import type { Database } from './database.ts';
import type { InvitationRow } from './schema.ts';

/** Invitations of programs as rows. */
export class InvitedPrograms implements InvitationStore {
  readonly #queries: Database['queries'];

  constructor({ queries }: Pick<Database, 'queries'>) {
    this.#queries = queries;
  }

  async replace({ table: table_id, madeBy: made_by, ...rest }: StoredInvitation): Promise<void> {
    const row: InvitationRow = { ...rest, table_id, made_by };
    const earlier = this.#queries.deleteFrom('invitations').where('table_id', '=', table_id);
    await earlier.where('place', '=', row.place).where('made_by', '=', made_by).execute();
    await this.#queries.insertInto('invitations').values(row).execute();
  }

  async find(hash: string): Promise<StoredInvitation | null> {
    const row = await this.#all().where('hash', '=', hash).executeTakeFirst();
    return row === undefined ? null : invitationIn(row);
  }

  async madeBy(
    maker: string,
    { table, place }: { readonly table: string; readonly place: PlayerIndex },
  ): Promise<StoredInvitation[]> {
    const theirs = this.#all().where('table_id', '=', table).where('place', '=', place).where('made_by', '=', maker);
    return (await theirs.execute()).map(invitationIn);
  }

  async accept(hash: string, who: { readonly person: string; readonly owner: string | null }): Promise<void> {
    const { person, owner } = who;
    await this.#queries.updateTable('invitations').set({ person, owner }).where('hash', '=', hash).execute();
  }

  async remove(hash: string): Promise<void> {
    await this.#queries.deleteFrom('invitations').where('hash', '=', hash).execute();
  }

  async programsAt(table: string): Promise<string[]> {
    const invited = this.#queries.selectFrom('invitations').select('person').where('table_id', '=', table);
    return (await invited.execute()).flatMap(({ person }) => (person === null ? [] : [person]));
  }

  #all() {
    return this.#queries.selectFrom('invitations').selectAll();
  }
}

const invitationIn = ({ table_id: table, made_by: madeBy, ...rest }: InvitationRow): StoredInvitation => ({
  ...rest,
  table,
  madeBy,
});
