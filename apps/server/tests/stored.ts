import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DatabaseSync } from '@photostructure/sqlite';

/** Puts the database that version 0.1.0 has stored into a folder. */
export function putStored(folder: string): string {
  const file = join(folder, 'snowbound.sqlite');
  writeFileSync(file, gunzipSync(readFileSync(new URL('fixtures/stored-by-0.1.0.sqlite.gz', import.meta.url))));
  return file;
}

/** Brings it into the form before that, where every move was a row of its own. */
export function backToRowsOfOne(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`
    ALTER TABLE log RENAME TO many;
    CREATE TABLE log (table_key integer NOT NULL, number integer NOT NULL, kind text NOT NULL, seat integer NOT NULL,
      text text NOT NULL, seen integer NOT NULL, at bigint NOT NULL, PRIMARY KEY (table_key, number)) WITHOUT ROWID;
    INSERT OR IGNORE INTO log SELECT table_key, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
      FROM many, json_each(entries);
    INSERT OR IGNORE INTO log SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
      FROM recent, json_each(entries);
    DROP TABLE many;
    DROP TABLE recent;
    DELETE FROM kysely_migration WHERE name >= '008';`);
  database.close();
}
