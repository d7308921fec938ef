import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serve } from '../../server/dist/serve.js';
import { openBare } from '../../server/dist/storage/sqlite/sqlite.js';
import { licencesFinding } from '../src/doctor/licences.ts';
import { clockFinding, diskFinding, nodeFinding } from '../src/doctor/machine.ts';
import { Shell } from './shell.ts';

const shell = new Shell();
const data = shell.path('data');
const tools = shell.path('tools');
const npm = join(tools, 'npm');
/** What npm says is up to us: nobody asks a registry here. */
const npmSays = (script: string): void => writeFileSync(npm, `#!/bin/sh\n${script}\n`, { mode: 0o755 });

beforeEach(() => {
  for (const folder of [data, tools]) mkdirSync(folder);
  chmodSync(data, 0o700);
  npmSays("echo '{}'");
});
afterEach(() => {
  for (const folder of [data, tools]) rmSync(folder, { recursive: true });
});

interface Report {
  readonly ok: boolean;
  readonly checks: { readonly name: string; readonly state: string; readonly sentence: string }[];
}

const examine = async (folder = data) => {
  const env = { PATH: `${tools}:${process.env['PATH']}` };
  const { code, out, err } = await shell.run(['doctor', '--data', folder, '--json'], env);
  expect(err).toBe('');
  const { ok, checks } = JSON.parse(out) as Report;
  const of = (name: string) => checks.find(check => check.name === name);
  return { code, ok, checks, of };
};

const serving = () => serve({ host: '127.0.0.1', port: 0, data, logLevel: 'silent', requestsAMinute: 1000 });

const inDatabase = async (sql: string): Promise<void> => {
  const database = await openBare(join(data, 'snowbound.sqlite'));
  database.exec(sql);
  database.close();
};

describe('the whole examination', () => {
  test('with nothing wrong: every check has its name, state and sentence, in JSON and in three languages', async () => {
    const { code, ok, checks } = await examine(shell.path('nowhere'));
    expect({ code, ok }).toEqual({ code: 0, ok: true });
    expect(checks.map(({ name }) => name)).toEqual([
      ...['node', 'disk', 'permissions', 'clock', 'database', 'server', 'dependencies', 'licences'],
    ]);
    const env = { PATH: `${tools}:${process.env['PATH']}` };
    for (const [lang, sentence] of [
      ['en', '✓ All packages are up to date.'],
      ['de', '✓ Alle Pakete sind auf dem neuesten Stand.'],
      ['pl', '✓ Wszystkie pakiety są aktualne.'],
    ] as const) {
      const { out } = await shell.run(['doctor', '--data', data, '--lang', lang], env);
      expect(out.split('\n')).toContain(sentence);
    }
  });

  test('beside a running server the database is read, and that a server runs is said', async () => {
    const server = await serving();
    const { code, of } = await examine();
    expect({
      code,
      server: of('server'),
      database: of('database')?.state,
      permissions: of('permissions')?.state,
    }).toEqual({
      code: 0,
      server: { name: 'server', state: 'fine', sentence: 'A server is running with this data.' },
      database: 'fine',
      permissions: 'fine',
    });
    await server.close();
    expect((await examine()).of('server')?.sentence).toBe('No server is running with this data.');
  });
});

describe('the data', () => {
  test('of an older version is worth a look, of a newer one wrong', async () => {
    await (await serving()).close();
    await inDatabase('DELETE FROM kysely_migration WHERE name = (SELECT max(name) FROM kysely_migration)');
    expect((await examine()).of('database')).toMatchObject({
      state: 'look',
      sentence: expect.stringContaining('the next start upgrades it'),
    });
    await inDatabase("INSERT INTO kysely_migration VALUES ('999-later', '')");
    expect(await examine()).toMatchObject({ code: 1, ok: false });
    expect((await examine()).of('database')).toMatchObject({
      state: 'wrong',
      sentence: expect.stringContaining('comes from a newer version of Snowbound'),
    });
  });

  test('that is damaged is wrong', async () => {
    writeFileSync(join(data, 'snowbound.sqlite'), 'no database'.repeat(1000), { mode: 0o600 });
    expect((await examine()).of('database')).toMatchObject({
      state: 'wrong',
      sentence: expect.stringContaining('file is not a database'),
    });
  });

  test('that others may read is worth a look, that nobody can write is wrong', async () => {
    chmodSync(data, 0o755);
    writeFileSync(join(data, 'snowbound.sqlite-wal'), '', { mode: 0o644 });
    expect((await examine()).of('permissions')).toEqual({
      name: 'permissions',
      state: 'look',
      sentence: `Others may use these in “${data}”: ., snowbound.sqlite-wal. The server closes them when it starts.`,
    });
    const file = shell.file('file', '');
    expect(await examine(file)).toMatchObject({ code: 1, ok: false });
    expect((await examine(file)).of('permissions')?.state).toBe('wrong');
  });

  test('from the future: the clock is behind', async () => {
    await (await serving()).close();
    await inDatabase(`INSERT INTO tables (id, key, game, rules, content, players, options, seed, visibility, status, places, host, created, changed)
      VALUES ('later', 1, 'snow-time', '1', 'x', 2, '{}', '', 'link', 'over', '[]', '', 0, ${Date.now() + 1e9})`);
    expect((await examine()).of('clock')).toMatchObject({ state: 'wrong' });
  });
});

test('Node: too old is wrong, one that nobody tests is worth a look', () => {
  const states = ['18.20.0', '20.18.3', '20.19.0', '22.1.0', '23.0.0', '24.9.0', '25.0.0'].map(
    version => nodeFinding(version).state,
  );
  expect(states).toEqual(['wrong', 'wrong', 'fine', 'fine', 'look', 'fine', 'look']);
});

test('the disk: what is free is enough, little or too little', () => {
  expect([2e9, 5e8, 5e7].map(bytes => diskFinding(bytes).state)).toEqual(['fine', 'look', 'wrong']);
});

test('the clock: before what was built or stored it is behind, by a little or by much', () => {
  const now = Date.UTC(2026, 10, 18);
  const states = [
    { built: now - 1000, latest: null },
    { built: now, latest: now + 30_000 },
    { built: now, latest: now + 3_600_000 },
    { built: now + 1e9, latest: null },
  ].map(times => clockFinding({ now, ...times }).state);
  expect(states).toEqual(['fine', 'fine', 'look', 'wrong']);
});

describe('dependencies', () => {
  test.each([
    { what: 'outdated', script: `echo '{"fastify":{"current":"5.8.0","latest":"6.0.0"}}'; exit 1`, says: ': fastify' },
    { what: 'unknown: no network', script: `echo '{"error":{"code":"ENOTFOUND"}}'; exit 1`, says: 'could not say' },
    { what: 'unknown: no answer', script: 'exit 1', says: 'could not say' },
  ])('$what is worth a look and no failure', async ({ script, says }) => {
    npmSays(script);
    const { code, of } = await examine();
    expect(code).toBe(0);
    expect(of('dependencies')).toMatchObject({ state: 'look', sentence: expect.stringContaining(says) });
  });
});

describe('licences', () => {
  /** A project with these packages installed. */
  const project = (packages: Record<string, { entry?: object; manifest?: object }>): string => {
    const root = join(data, 'project');
    const entries = Object.entries(packages).map(([path, { entry = {} }]) => [`node_modules/${path}`, entry]);
    mkdirSync(root);
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: Object.fromEntries(entries) }));
    for (const [path, { manifest }] of Object.entries(packages)) {
      const file = join(root, 'node_modules', path, 'package.json');
      mkdirSync(dirname(file), { recursive: true });
      if (manifest !== undefined) writeFileSync(file, JSON.stringify({ name: path, ...manifest }));
    }
    return root;
  };

  test('allowed ones, in any of the ways they are written; what is for development or not installed does not count', () => {
    const root = project({
      plain: { manifest: { license: 'MIT' } },
      choice: { manifest: { license: '(GPL-3.0 OR MIT)' } },
      both: { manifest: { license: 'MIT AND ISC' } },
      old: { manifest: { licenses: [{ type: 'BSD-3-Clause' }] } },
      tool: { entry: { dev: true }, manifest: { license: 'GPL-3.0' } },
      elsewhere: { entry: { optional: true } },
    });
    expect(licencesFinding(root)).toMatchObject({ state: 'fine', sentence: { values: { count: 4 } } });
  });

  test('one that is not allowed, or none at all, is wrong and named', () => {
    const root = project({
      plain: { manifest: { license: 'MIT' } },
      strict: { manifest: { license: 'AGPL-3.0' } },
      half: { manifest: { license: 'MIT AND AGPL-3.0' } },
      silent: { manifest: {} },
    });
    expect(licencesFinding(root)).toMatchObject({
      state: 'wrong',
      sentence: { values: { names: 'strict (AGPL-3.0), half (MIT AND AGPL-3.0), silent (–)' } },
    });
  });
});
