// Lays out what an earlier version stored, or after that leaves it as a version with other rules would: node stored-data.mjs FOLDER [RULES]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openBare } from '../../server/dist/storage/sqlite/sqlite.js';

const STORED = new URL('../../server/tests/fixtures/stored-with-results.sqlite.gz', import.meta.url);
const [folder, rules] = process.argv.slice(2);
const file = join(folder, 'snowbound.sqlite');
if (rules === undefined) writeFileSync(file, gunzipSync(readFileSync(STORED)));
else {
  const database = await openBare(file);
  database.prepare('UPDATE tables SET rules = ?').run(rules);
  database.close();
}
