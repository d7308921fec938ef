import { randomBytes } from 'node:crypto';
import type { Database } from '../storage/database.ts';

const SECRET_BYTES = 32;

/** The secret that signs cookies: made at the first start, stored with the data. */
export async function cookieSecret({ queries }: Database): Promise<string> {
  const known = await queries
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'cookie-secret')
    .executeTakeFirst();
  if (known !== undefined) return known.value;
  const value = randomBytes(SECRET_BYTES).toString('hex');
  await queries.insertInto('settings').values({ name: 'cookie-secret', value }).execute();
  return value;
}
