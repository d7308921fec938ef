import { randomBytes } from 'node:crypto';
import type { SecretName, SecretStore } from '../port/secrets.ts';
import type { Database } from './database.ts';

const SECRET_BYTES = 32;

/** Secrets among the settings. */
export class Secrets implements SecretStore {
  readonly #queries: Database['queries'];

  constructor({ queries }: Pick<Database, 'queries'>) {
    this.#queries = queries;
  }

  async secret(name: SecretName): Promise<string> {
    const known = await this.#read(name);
    if (known !== null) return known;
    const value = randomBytes(SECRET_BYTES).toString('hex');
    const made = this.#queries.insertInto('settings').values({ name, value });
    await made.onConflict(one => one.column('name').doNothing()).execute();
    // Somebody else may have been first.
    return (await this.#read(name)) ?? value;
  }

  async #read(name: SecretName): Promise<string | null> {
    const kept = this.#queries.selectFrom('settings').select('value').where('name', '=', name);
    return (await kept.executeTakeFirst())?.value ?? null;
  }
}
