import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { snowTime } from '@snowbound/snow-time';
import { fastify } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { ContentReader } from '../dist/contents/content-reader.js';
import { ContentUploads, QUOTAS } from '../dist/contents/content-uploads.js';
import { Contents } from '../dist/contents/contents.js';
import { GameCache } from '../dist/contents/game-cache.js';
import { hashOfAddress } from '../dist/contents/origin.js';
import { networkOf } from '../dist/http/address.js';
import { openStorage } from '../dist/storage/open.js';
import { OwnServer } from './own-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { log } = fastify({ logger: false });
const { file } = snowTime.content;
const box = (name: string) => JSON.stringify({ game: 'snow-time', content: { ...file, name } });

interface Complaint {
  readonly error: { readonly code: string; readonly message: string; readonly at?: string };
}

describe('a file that is meant to be a burden', () => {
  const server = new OwnServer();
  const LARGE = 600_000;
  const LONGEST_ANSWER = 100_000;
  const many = (entry: string) => `[${Array(Math.floor(LARGE / (entry.length + 1))).fill(entry)}]`;
  const long = JSON.stringify('x'.repeat(LARGE));
  const deep = `${'['.repeat(LARGE / 2)}${']'.repeat(LARGE / 2)}`;

  const BOMBS: Readonly<Record<string, string>> = {
    'silverfrost: cards that are none': `{"cards":${many('1')}}`,
    'silverfrost: empty cards': `{"cards":${many('{}')}}`,
    'silverfrost: a thousand times the same card': `{"cards":${many('{"id":"a"}')}}`,
    'silverfrost: a mountain of text': `{"mountain":{"value":[${long},2,3,4]}}`,
    'silverfrost: a family with a long name': `{"families":{${long}:"house"}}`,
    'silverfrost: lists in lists': `{"lowlands":${deep}}`,
    'winter-kingdom: sides without anything': `{"name":"a","sides":${many('{}')}}`,
    'winter-kingdom: a long name': `{"name":${long}}`,
    'snow-time: a long name': `{"name":${long}}`,
    'snow-time: bonuses without anything': `{"name":"a","lastSpace":{"value":9,"known":"house"},"bonuses":${many('{}')}}`,
    'snow-time: a list': many('"a"'),
    'snow-time: lists in lists': deep,
  };

  test.each(Object.keys(BOMBS))('%s: refused in a few words, and everybody else is served', async bomb => {
    const anna = server.visitor();
    const [game] = bomb.split(':');
    const body = `{"game":"${game}","content":${BOMBS[bomb]}}`;
    // From another address each: how many come is another matter.
    const from = { 'x-forwarded-for': `10.0.0.${Object.keys(BOMBS).indexOf(bomb)}` };
    const [answer, health] = await Promise.all([
      anna.ask<Complaint>('POST', '/api/contents', body, from),
      server.visitor().ask('GET', '/healthz'),
    ]);
    expect(health.status).toBe(200);
    expect([400, 413]).toContain(answer.status);
    expect(['invalid', 'too-large']).toContain(answer.body.error.code);
    expect(JSON.stringify(answer.body).length).toBeLessThan(LONGEST_ANSWER);
  });

  test('more than a megabyte is not read at all', async () => {
    const content = 'x'.repeat(1024 * 1024);
    expect((await server.visitor().ask('POST', '/api/contents', { game: 'snow-time', content })).status).toBe(413);
  });

  test('an address brings twenty a minute, whoever comes from there; another is not held up', async () => {
    const bring = async (address: string) => {
      const answer = server
        .visitor()
        .ask<Complaint>(
          ...(['POST', '/api/contents', { game: 'snow-time', content: 1 }, { 'x-forwarded-for': address }] as const),
        );
      return (await answer).body.error.code;
    };
    const codes = [];
    for (let file = 0; file < 21; file++) codes.push(await bring('10.1.1.1'));
    expect(codes).toEqual([...Array(20).fill('invalid'), 'too-much']);
    expect(await bring('10.1.1.2')).toBe('invalid');
    expect((await server.visitor().ask('GET', '/api/games', undefined, { 'x-forwarded-for': '10.1.1.1' })).status).toBe(
      200,
    );
  });
});

describe('reading beside the event loop', () => {
  const reads = fileURLToPath(new URL('read-endlessly.mjs', import.meta.url));
  /** What does not end takes all of it, and what ends needs a thousandth, also on a busy machine. */
  const LIMIT = 2000;
  const endless = 'endless';
  const sound = 'sound';

  test('a file that takes too long is given up, and the next one is read', async () => {
    const reader = new ContentReader(log, { reads, milliseconds: LIMIT });
    const [first, second] = await Promise.allSettled([reader.read(endless), reader.read(sound)]);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'too-large' } });
    expect(second).toEqual({ status: 'fulfilled', value: { id: 'sound', game: 'snow-time', text: '' } });
    await reader.close();
  });

  test('when too many wait, who comes is asked to come again, and those who wait are answered', async () => {
    const reader = new ContentReader(log, { reads, milliseconds: LIMIT, waiting: 3 });
    const answers = [endless, sound, sound, sound].map(each => reader.read(each));
    const settled = await Promise.allSettled(answers);
    expect(settled.map(each => (each.status === 'fulfilled' ? each.value : each.reason))).toEqual([
      expect.objectContaining({ code: 'too-large' }),
      expect.objectContaining({ id: 'sound' }),
      expect.objectContaining({ id: 'sound' }),
      expect.objectContaining({ code: 'too-much' }),
    ]);
    expect(await reader.read(sound)).toMatchObject({ id: 'sound' });
    await reader.close();
  });
});

describe('how much is kept', () => {
  const from = (userId: string, address: string) => ({ userId, address });

  async function opened(name: string) {
    const storage = await openStorage(join(folder, name));
    const contents = new Contents(storage.contents, () => 0);
    const reader = new ContentReader(log);
    const close = async () => {
      await reader.close();
      await storage.close();
    };
    return { storage, contents, uploads: new ContentUploads(storage.contents, contents, reader), close };
  }

  test('so many files of a person; the same one again costs nothing', async () => {
    const { uploads, close } = await opened('person');
    const { files } = QUOTAS.person;
    for (let at = 0; at < files; at++) await uploads.add(box(`box-${at}`), from('anna', `address-${at}`));
    await expect(uploads.add(box('one-more'), from('anna', 'elsewhere'))).rejects.toMatchObject({
      code: 'too-much',
      phrase: { key: 'server.content-files', values: { whose: 'person', most: files } },
    });
    expect(await uploads.add(box('box-7'), from('anna', 'elsewhere'))).toMatch(/^box-7-/);
    expect(await uploads.add(box('one-more'), from('ben', 'elsewhere'))).toMatch(/^one-more-/);
    await close();
  });

  test('so many files from an address, also if all come at once', async () => {
    const { uploads, contents, close } = await opened('address');
    const { files } = QUOTAS.address;
    const keep = (at: number) =>
      contents.keep({
        ...{ id: `kept-${at}`, game: 'snow-time', text: '{}', origin: 'brought' },
        ...{ owner: `person-${at}`, address: 'school' },
      });
    for (let at = 2; at < files; at++) await keep(at);
    const brought = [1, 2, 3, 4, 5].map(at => uploads.add(box(`box-${at}`), from(`new-${at}`, 'school')));
    const settled = await Promise.allSettled(brought);
    expect(settled.map(({ status }) => status)).toEqual([...Array(2).fill('fulfilled'), ...Array(3).fill('rejected')]);
    expect(await uploads.add(box('box-9'), from('new-9', 'home'))).toMatch(/^box-9-/);
    await close();
  });

  test.each(['person', 'address', 'all'] as const)('so many bytes: %s', async whose => {
    const { uploads, storage, close } = await opened(`bytes-${whose}`);
    const bytes = QUOTAS[whose].megabytes * 1024 * 1024 - 100;
    const [owner, address] = [whose === 'person' ? 'anna' : 'ben', whose === 'address' ? 'school' : 'home'];
    const large = {
      id: 'large',
      game: 'snow-time',
      text: '',
      bytes,
      created: 0,
      origin: 'brought',
      owner,
      address,
    } as const;
    await storage.contents.keep(large);
    await expect(uploads.add(box('small'), from('anna', 'school'))).rejects.toMatchObject({
      code: 'too-large',
      phrase: { key: 'server.content-bytes', values: { whose } },
    });
    await close();
  });

  test('a new table keeps its file, even if it was forgotten a moment ago', async () => {
    const { uploads, contents, storage, close } = await opened('forgotten');
    const id = await uploads.add(box('old'), from('anna', 'home'));
    const game = await contents.gameWith('snow-time', id as string);
    await contents.forgetUnused(Number.MAX_SAFE_INTEGER);
    expect(await contents.isKept(id as string)).toBe(false);
    await contents.keepFor(game);
    const afterwards = new Contents(storage.contents, () => 0);
    expect((await afterwards.gameWith('snow-time', id as string)).content.id).toBe(id);
    await close();
  });

  test('an address is counted by its network and kept so that nobody can read it', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(networkOf('2001:db8::6')).toBe('2001:db8:0:0');
    expect(hashOfAddress('2001:db8::6', 'secret')).toBe(hashOfAddress('2001:db8::7', 'secret'));
    expect(hashOfAddress('192.0.2.7', 'secret')).not.toBe(hashOfAddress('192.0.2.7', 'other'));
  });

  test('in memory there is room for so much, and what was not used for longest goes', () => {
    const cache = new GameCache(100 * 35);
    const game = (id: string) => ({ ...snowTime, content: { ...snowTime.content, id } }) as never;
    cache.add(game('a'), 40);
    cache.add(game('b'), 40);
    expect(cache.get('a')).not.toBeNull();
    cache.add(game('c'), 40);
    expect(['a', 'b', 'c'].map(id => cache.get(id) !== null)).toEqual([true, false, true]);
    expect(cache.bytes).toBe(80 * 35);
    cache.add(game('a'), 50);
    expect(cache.bytes).toBe(90 * 35);
    cache.add(game('large'), 1000);
    expect(['a', 'c', 'large'].map(id => cache.get(id) !== null)).toEqual([false, false, false]);
    expect(cache.bytes).toBe(0);
  });
});
