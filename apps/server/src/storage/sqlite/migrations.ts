import { type Kysely, type Migration, sql } from 'kysely';

/** In the order of their names; a migration that has run is never edited. */
export const migrations: Record<string, Migration> = {
  '001-tables': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('settings')
        .addColumn('name', 'text', column => column.primaryKey())
        .addColumn('value', 'text', column => column.notNull())
        .execute();
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull())
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('rules', 'text', column => column.notNull())
        .addColumn('content', 'text', column => column.notNull())
        .addColumn('players', 'integer', column => column.notNull())
        .addColumn('options', 'text', column => column.notNull())
        .addColumn('seed', 'text', column => column.notNull())
        .addColumn('visibility', 'text', column => column.notNull())
        .addColumn('status', 'text', column => column.notNull())
        .addColumn('places', 'text', column => column.notNull())
        .addColumn('host', 'text', column => column.notNull())
        .addColumn('rematch', 'text')
        .addColumn('created', 'bigint', column => column.notNull())
        .addColumn('changed', 'bigint', column => column.notNull())
        .execute();
      await db.schema
        .createIndex('tables_by_status')
        .on('tables')
        .columns(['status', 'visibility', 'changed'])
        .execute();
      await db.schema
        .createTable('log')
        .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
        .addColumn('number', 'integer', column => column.notNull())
        .addColumn('kind', 'text', column => column.notNull())
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('text', 'text', column => column.notNull())
        .addColumn('seen', 'integer', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('log_key', ['table_id', 'number'])
        .execute();
    },
  },
  '002-invitations': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('invitations')
        .addColumn('hash', 'text', column => column.primaryKey())
        .addColumn('table_id', 'text', column => column.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('place', 'integer', column => column.notNull())
        .addColumn('made_by', 'text', column => column.notNull())
        .addColumn('person', 'text')
        .addColumn('owner', 'text')
        .addColumn('created', 'bigint', column => column.notNull())
        .execute();
      await db.schema
        .createIndex('invitations_by_place')
        .on('invitations')
        .columns(['table_id', 'place', 'made_by'])
        .execute();
    },
  },
  '003-clocks': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('tables').addColumn('clock', 'text').execute();
      await db.schema
        .alterTable('tables')
        .addColumn('late', 'text', column => column.notNull().defaultTo('nudge'))
        .execute();
      await db.schema.alterTable('tables').addColumn('started', 'bigint').execute();
      await db.schema.alterTable('tables').addColumn('deadline', 'bigint').execute();
      await db.schema.createIndex('tables_by_deadline').on('tables').column('deadline').execute();
    },
  },
  '004-offers': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('offers')
        .addColumn('hash', 'text', column => column.primaryKey())
        .addColumn('table_id', 'text', column => column.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('place', 'integer', column => column.notNull())
        .addColumn('made_by', 'text', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull())
        .execute();
      await db.schema.createIndex('offers_by_place').on('offers').columns(['table_id', 'place']).execute();
    },
  },
  '005-log-by-number': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('tables').addColumn('key', 'integer').execute();
      await sql`UPDATE tables SET key = (SELECT count(*) FROM tables AS other WHERE other.id <= tables.id)`.execute(db);
      await db.schema.createIndex('tables_by_key').unique().on('tables').column('key').execute();
      await db.schema.alterTable('log').renameTo('log_by_id').execute();
      await db.schema
        .createTable('log')
        .addColumn('table_key', 'integer', column => column.notNull())
        .addColumn('number', 'integer', column => column.notNull())
        .addColumn('kind', 'text', column => column.notNull())
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('text', 'text', column => column.notNull())
        .addColumn('seen', 'integer', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('log_by_number_key', ['table_key', 'number'])
        // The rows lie in the index itself: one page to write for a move instead of two.
        .modifyEnd(sql`WITHOUT ROWID`)
        .execute();
      await sql`INSERT INTO log (table_key, number, kind, seat, text, seen, at)
        SELECT tables.key, number, kind, seat, text, seen, at FROM log_by_id JOIN tables ON tables.id = table_id
        ORDER BY tables.key, number`.execute(db);
      await db.schema.dropTable('log_by_id').execute();
    },
  },
  '006-contents': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('contents')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('text', 'text', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull())
        .execute();
    },
  },
  '007-chat': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('chat')
        .addColumn('number', 'integer', column => column.primaryKey().autoIncrement())
        .addColumn('table_key', 'integer', column => column.notNull())
        .addColumn('speaker', 'text', column => column.notNull())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('text', 'text', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .execute();
      await db.schema.createIndex('chat_by_table').on('chat').columns(['table_key', 'number']).execute();
      await db.schema
        .createTable('mutes')
        .addColumn('table_key', 'integer', column => column.notNull())
        .addColumn('listener', 'text', column => column.notNull())
        .addColumn('speaker', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('mutes_key', ['table_key', 'listener', 'speaker'])
        .execute();
    },
  },
  '008-log-in-rows-of-many': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('log').renameTo('log_by_entry').execute();
      await db.schema
        .createTable('log')
        .addColumn('table_key', 'integer', column => column.notNull())
        .addColumn('number', 'integer', column => column.notNull())
        .addColumn('entries', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('log_in_rows_of_many_key', ['table_key', 'number'])
        .execute();
      await sql`INSERT INTO log (table_key, number, entries)
        SELECT table_key, min(number), json_group_array(json_array(number, kind, seat, text, seen, at))
        FROM (SELECT * FROM log_by_entry ORDER BY table_key, number) GROUP BY table_key`.execute(db);
      await db.schema.dropTable('log_by_entry').execute();
      await db.schema
        .createTable('recent')
        .addColumn('number', 'integer', column => column.primaryKey())
        .addColumn('entries', 'text', column => column.notNull())
        .execute();
    },
  },
  '009-content-origin': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('contents')
        .addColumn('origin', 'text', column => column.notNull().defaultTo('brought'))
        .execute();
      await db.schema.alterTable('contents').addColumn('owner', 'text').execute();
      await db.schema.alterTable('contents').addColumn('address', 'text').execute();
      await db.schema
        .alterTable('contents')
        .addColumn('bytes', 'integer', column => column.notNull().defaultTo(0))
        .execute();
      await sql`UPDATE contents SET bytes = length(CAST(text AS BLOB))`.execute(db);
      // All that is counted stands in these: behind the text of a file nothing is found without reading through it.
      const index = (name: string, ...columns: string[]) =>
        db.schema.createIndex(`contents_by_${name}`).on('contents').columns(columns).execute();
      await index('owner', 'owner', 'origin', 'bytes');
      await index('address', 'address', 'origin', 'bytes');
      await index('origin', 'origin', 'bytes');
      await index('created', 'created', 'origin', 'id');
    },
  },
  '010-seats-and-results': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('seats')
        .addColumn('table_id', 'text', column => column.notNull())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('changed', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'person'])
        .execute();
      await db.schema.createIndex('seats_by_person').on('seats').columns(['person', 'changed']).execute();
      await sql`INSERT INTO seats (table_id, person, changed)
        SELECT DISTINCT tables.id, json_extract(place.value, '$.person'), tables.changed
        FROM tables, json_each(tables.places) AS place
        WHERE json_extract(place.value, '$.person') IS NOT NULL`.execute(db);
      await db.schema
        .createTable('results')
        .addColumn('table_id', 'text', column => column.primaryKey())
        .addColumn('winners', 'text', column => column.notNull())
        .addColumn('scores', 'text', column => column.notNull())
        .addColumn('journal', 'text', column => column.notNull())
        .addColumn('people', 'text', column => column.notNull())
        .addColumn('record', 'text', column => column.notNull())
        .execute();
      // Whoever sat at an open table saw its deal; it is drawn anew when the game begins.
      await sql`UPDATE tables SET seed = '' WHERE status = 'open'`.execute(db);
    },
  },
  '011-places-in-chat': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('chat').addColumn('place', 'integer').execute();
      await sql`UPDATE chat SET place = (SELECT place.key FROM tables, json_each(tables.places) AS place
        WHERE tables.key = chat.table_key AND json_extract(place.value, '$.person') = chat.speaker LIMIT 1)`.execute(
        db,
      );
      // As many as are kept from now on.
      await sql`DELETE FROM chat WHERE number IN (SELECT number FROM
        (SELECT number, row_number() OVER (PARTITION BY table_key ORDER BY number DESC) AS age FROM chat)
        WHERE age > 500)`.execute(db);
    },
  },
};
