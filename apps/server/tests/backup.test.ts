import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeWhole } from '../dist/storage/sqlite/copy-database.js';
import { openDatabase } from '../dist/storage/sqlite/database.js';
import { isServed } from '../dist/storage/sqlite/lock.js';
import { runIn, type Surroundings } from './command-line.ts';
import { freePort, OwnProcess } from './own-process.ts';
import { tableFor } from './own-server.ts';
import { putStored } from './stored.ts';
import { Visitor } from './visitor.ts';

let folder = '';
let data = '';
let server: OwnProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
  data = join(folder, 'data');
  mkdirSync(data);
});
afterEach(async () => {
  await server?.kill();
  server = null;
  rmSync(folder, { recursive: true });
});

const snowbound = (args: readonly string[], surroundings: Surroundings = {}) => runIn(folder, args, surroundings);
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('a backup is there whole or not at all', () => {
  test('a disk that is full before the end leaves nothing behind, of a backup or of what was restored', async () => {
    putStored(data);
    expect(await snowbound(['backup', 'half.sqlite', '--data', data], { largestFile: 40 })).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(/^“half\.sqlite” could not be written \(.+\)\. Nothing of it was left behind\.\n$/),
    });
    expect(readdirSync(folder)).toEqual(['data']);
    expect(await snowbound(['backup', 'whole.sqlite', '--data', data])).toMatchObject({ code: 0 });
    expect(await snowbound(['restore', 'whole.sqlite', '--data', 'new'], { largestFile: 40 })).toMatchObject({
      code: 2,
      err: expect.stringContaining('Nothing of it was left behind.'),
    });
    expect(readdirSync(join(folder, 'new'))).toEqual([]);
    // What is left of one that was killed is in nobody's way.
    const left = 'snowbound.sqlite.part-12345678';
    writeFileSync(join(folder, 'new', left), 'half');
    expect(await snowbound(['restore', 'whole.sqlite', '--data', 'new'])).toMatchObject({ code: 0 });
    expect(readdirSync(join(folder, 'new'))).toEqual(['snowbound.sqlite', left]);
  });

  test('until it is whole it has another name, and what is not whole never gets its own', async () => {
    const file = join(folder, 'backup.sqlite');
    const seen: string[][] = [];
    const half = writeWhole(file, async part => {
      writeFileSync(part, readFileSync(putStored(data)).subarray(0, 20_000));
      seen.push(readdirSync(folder));
    });
    await expect(half).rejects.toThrow('not whole');
    expect(seen).toEqual([[expect.stringMatching(/^backup\.sqlite\.part-/), 'data']]);
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test.each([
    { what: 'cut short', spoil: (file: string) => truncateSync(file, statSync(file).size - 4096) },
    { what: 'too long', spoil: (file: string) => writeFileSync(file, Buffer.alloc(4096), { flag: 'a' }) },
    {
      what: 'with a page of something else',
      spoil: (file: string) => writeFileSync(file, readFileSync(file).fill(7, 8192, 12_288)),
    },
    {
      what: 'of another program',
      spoil: (file: string) => {
        const database = new DatabaseSync(file);
        database.exec('DROP TABLE kysely_migration');
        database.close();
      },
    },
  ])('one that is $what is not restored', async ({ spoil }) => {
    const backup = putStored(data);
    spoil(backup);
    expect(await snowbound(['restore', backup, '--data', 'new'])).toMatchObject({
      code: 2,
      err: `“${backup}” is not a complete Snowbound backup.\n`,
    });
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });

  test('nothing is restored beside a write-ahead log that would become part of it', async () => {
    const backup = putStored(folder);
    writeFileSync(join(data, 'snowbound.sqlite-wal'), '');
    expect(await snowbound(['restore', backup, '--data', data])).toMatchObject({ code: 2 });
    expect(readdirSync(data)).toEqual(['snowbound.sqlite-wal']);
  });
});

describe('only who runs the server reads the data', () => {
  test('the folder and all files in it, new or old, and backups', async () => {
    putStored(data);
    chmodSync(data, 0o755);
    chmodSync(join(data, 'snowbound.sqlite'), 0o644);
    server = new OwnProcess(data, await freePort());
    await server.start();
    const modes = () => Object.fromEntries(readdirSync(data).map(name => [name, modeOf(join(data, name))]));
    expect({ folder: modeOf(data), ...modes() }).toEqual({
      folder: '700',
      'snowbound.lock': '600',
      'snowbound.sqlite': '600',
      'snowbound.sqlite-shm': '600',
      'snowbound.sqlite-wal': '600',
    });
    expect(await snowbound(['backup', 'kept.sqlite', '--data', data])).toMatchObject({ code: 0 });
    expect(await snowbound(['restore', 'kept.sqlite', '--data', 'new'])).toMatchObject({ code: 0 });
    expect([modeOf(join(folder, 'kept.sqlite')), modeOf(join(folder, 'new'))]).toEqual(['600', '700']);
    expect(modeOf(join(folder, 'new', 'snowbound.sqlite'))).toBe('600');
  });
});

describe('data that is not for this server', () => {
  test('of a newer version: nobody opens it, restores it or looks whether it can be upgraded, and it stays as it is', async () => {
    const file = putStored(data);
    const database = new DatabaseSync(file);
    database.exec("INSERT INTO kysely_migration VALUES ('999-from-the-future', '2099-01-01T00:00:00.000Z')");
    database.close();
    const bytes = readFileSync(file);
    const newer = `The data in “${data}” comes from a newer version of Snowbound. Use that version, or restore a backup from before the upgrade.\n`;
    expect(await snowbound(['serve', '--port', '0', '--data', data])).toEqual({ code: 2, out: '', err: newer });
    expect(await snowbound(['upgrade-check', '--data', data])).toEqual({ code: 2, out: '', err: newer });
    expect(await snowbound(['restore', file, '--data', 'new'])).toEqual({
      code: 2,
      out: '',
      err: `“${file}” comes from a newer version of Snowbound, which is needed to restore it.\n`,
    });
    expect(readFileSync(file).equals(bytes)).toBe(true);
    // A backup of it can be restored by that version.
    expect(await snowbound(['backup', 'newer.sqlite', '--data', data])).toMatchObject({ code: 0 });
  });

  test('of another server: the second one refuses; backup and upgrade-check work beside it; a killed one lets go', async () => {
    server = new OwnProcess(data, await freePort());
    await server.start();
    const id = await tableFor(new Visitor(server.address), new Visitor(server.address));
    expect(await isServed(data)).toBe(true);
    expect(await snowbound(['serve', '--port', '0', '--data', data])).toEqual({
      code: 2,
      out: '',
      err: `A server is already running with the data in “${data}”. Stop it, or choose another folder with --data.\n`,
    });
    await expect(openDatabase(data)).rejects.toMatchObject({ code: 'DATA_IN_USE' });
    expect(await snowbound(['backup', 'beside.sqlite', '--data', data])).toMatchObject({ code: 0 });
    expect(await snowbound(['upgrade-check', '--data', data])).toMatchObject({ code: 0 });
    await new Visitor(server.address).get(`/api/tables/${id}`);
    await server.kill();
    expect(await isServed(data)).toBe(false);
    const database = await openDatabase(data);
    expect(database.bare.prepare('SELECT id FROM tables').all()).toMatchObject([{ id }]);
    await expect(openDatabase(data)).rejects.toMatchObject({ code: 'DATA_IN_USE' });
    await database.close();
    await (await openDatabase(data)).close();
  });
});
