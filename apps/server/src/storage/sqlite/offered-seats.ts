import type { OfferedPlace, SeatOfferStore, StoredSeatOffer } from '../port/seat-offers.ts';
import type { Database } from './database.ts';
import type { OfferRow } from './schema.ts';

/** Places on offer as rows. */
export class OfferedSeats implements SeatOfferStore {
  readonly #queries: Database['queries'];

  constructor({ queries }: Pick<Database, 'queries'>) {
    this.#queries = queries;
  }

  async replace({ hash, table, place, madeBy, created }: StoredSeatOffer): Promise<void> {
    await this.remove({ table, place });
    const row: OfferRow = { hash, table_id: table, place, made_by: madeBy, created };
    await this.#queries.insertInto('offers').values(row).execute();
  }

  async find(table: string, hash: string): Promise<StoredSeatOffer | null> {
    return offerIn(await this.#all(table).where('hash', '=', hash).executeTakeFirst());
  }

  async at({ table, place }: OfferedPlace): Promise<StoredSeatOffer | null> {
    return offerIn(await this.#all(table).where('place', '=', place).executeTakeFirst());
  }

  async remove({ table, place }: OfferedPlace): Promise<void> {
    await this.#queries.deleteFrom('offers').where('table_id', '=', table).where('place', '=', place).execute();
  }

  #all(table: string) {
    return this.#queries.selectFrom('offers').selectAll().where('table_id', '=', table);
  }
}

function offerIn(row: OfferRow | undefined): StoredSeatOffer | null {
  if (row === undefined) return null;
  const { hash, table_id: table, place, made_by: madeBy, created } = row;
  return { hash, table, place, madeBy, created };
}
