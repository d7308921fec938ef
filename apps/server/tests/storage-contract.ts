import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LogRow } from '../dist/storage/port/move-writer.js';
import type { Storage } from '../dist/storage/port/storage.js';
import type { NewStoredTable, TableResult } from '../dist/storage/port/tables.js';

/** A place of an engine where things are stored. */
export interface StoragePlace {
  open(): Promise<Storage>;
  /** Opens what is left if this process is killed now: `storage` has no chance to do anything more. */
  openAfterKill(storage: Storage): Promise<Storage>;
  remove(): Promise<void>;
}

const person = (id: string) => ({ kind: 'person', person: id, name: id, bot: null });

const table = (id: string, columns: Partial<NewStoredTable> = {}): NewStoredTable => ({
  ...{ id, game: 'snow-time', rules: '1', content: 'shipped', players: 2, options: '{}', seed: '' },
  ...{ visibility: 'link', status: 'open', places: JSON.stringify([person('anna')]), host: 'anna', rematch: null },
  ...{ clock: null, late: 'nudge', started: null, deadline: null, created: 1, changed: 1 },
  ...columns,
});

const entry = (tableKey: number, number: number, text = `play ${number}`): LogRow => ({
  ...{ tableKey, number, kind: 'move', seat: number % 2, text, seen: number - 1, at: 1000 + number },
});

const entries = (tableKey: number, most: number) =>
  Array.from({ length: most }, (_, index) => entry(tableKey, index + 1));

const result: TableResult = {
  winners: [1],
  scores: [],
  journal: [{ phrase: { key: 'a', values: {}, rule: '' }, to: 0 }] as unknown as TableResult['journal'],
  people: [0, 1],
  record: 'snowbound record 1\n„ä“',
};

/** Resolves when it is stored, rejects when it failed. */
const appended = ({ moves }: Storage, one: LogRow): Promise<void> =>
  new Promise((stored, failed) => moves.append(one, { stored, failed }));

const idsOf = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id);

/** What every engine promises: see `src/storage/port/`. */
export function storageContract(engine: string, fresh: () => Promise<StoragePlace>): void {
  describe(`what is promised of storage is kept by ${engine}`, () => {
    let place: StoragePlace;
    let storage: Storage;
    beforeEach(async () => {
      place = await fresh();
      storage = await place.open();
    });
    afterEach(async () => {
      await storage.close();
      await place.remove();
    });

    /** The same after a stop. */
    const reopen = async (): Promise<void> => {
      await storage.close();
      storage = await place.open();
    };
    const kill = async (): Promise<void> => {
      storage = await place.openAfterKill(storage);
    };
    const logOf = async (id: string) => (await storage.tables.read(id))?.log;

    describe('moves', () => {
      test('are read in order by who asks after they were acknowledged, also after a kill', async () => {
        const first = await storage.tables.add(table('first-table'));
        const second = await storage.tables.add(table('second-table'));
        expect(first.key).not.toBe(second.key);
        await Promise.all([...entries(first.key, 70), ...entries(second.key, 3)].map(one => appended(storage, one)));
        for (const again of [async () => {}, kill, reopen]) {
          await again();
          expect(await logOf(first.id)).toEqual(entries(first.key, 70));
          expect(await logOf(second.id)).toEqual(entries(second.key, 3));
        }
        expect(await storage.tables.read('no-such-table')).toBeNull();
      });

      test('are acknowledged in the order in which they were appended', async () => {
        const { key } = await storage.tables.add(table('first-table'));
        const told: number[] = [];
        const all = entries(key, 40).map(one => appended(storage, one).then(() => told.push(one.number)));
        await Promise.all(all);
        expect(told).toEqual(entries(key, 40).map(({ number }) => number));
      });

      test('every kind of entry and every letter is read as it was written', async () => {
        const { id, key } = await storage.tables.add(table('first-table'));
        const odd = (['move', 'bot', 'undo', 'rewind'] as const).map((kind, index) => ({
          ...entry(key, index + 1, '„Zug“ "quoted" \\ \n \u2028 ❄'),
          kind,
        }));
        await Promise.all(odd.map(one => appended(storage, one)));
        expect(await logOf(id)).toEqual(odd);
        await reopen();
        expect(await logOf(id)).toEqual(odd);
      });

      test('a number that does not follow fails, and costs nobody else theirs', async () => {
        const [one, other] = [await storage.tables.add(table('first-table')), await storage.tables.add(table('other'))];
        await appended(storage, entry(one.key, 1));
        const outcomes = await Promise.allSettled(
          [entry(one.key, 1, 'again'), entry(other.key, 1), entry(one.key, 3)].map(each => appended(storage, each)),
        );
        expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
        await appended(storage, entry(one.key, 2));
        await kill();
        expect([await logOf(one.id), await logOf(other.id)]).toEqual([entries(one.key, 2), entries(other.key, 1)]);
      });

      test('whatever is appended, in whatever company: acknowledged and stored are the same', async () => {
        const ids = ['table-0', 'table-1', 'table-2'];
        const keys: number[] = [];
        for (const id of ids) keys.push((await storage.tables.add(table(id))).key);
        const known = keys.map((): LogRow[] => []);
        const appends = fc.array(fc.tuple(fc.nat(2), fc.constantFrom(0, 0, 0, 0, -1, 1)), { maxLength: 40 });
        await fc.assert(
          fc.asyncProperty(appends, async wanted => {
            const next = known.map(log => log.length + 1);
            const sent = wanted.map(([at, off]) => {
              const number = (next[at] ?? 0) + off;
              if (off === 0) next[at] = number + 1;
              return { at, one: entry(keys[at] ?? 0, number, `${number} ${off}`) };
            });
            const outcomes = await Promise.allSettled(sent.map(({ one }) => appended(storage, one)));
            for (const [index, { at, one }] of sent.entries()) {
              if (outcomes[index]?.status === 'fulfilled') known[at]?.push(one);
            }
            for (const [at, id] of ids.entries()) expect(await logOf(id)).toEqual(known[at]);
          }),
          { numRuns: 25 },
        );
        expect(known.flat().length).toBeGreaterThan(20);
        await kill();
        for (const [at, id] of ids.entries()) expect(await logOf(id)).toEqual(known[at]);
      });

      test('what was appended before the storage is closed is there when it is opened', async () => {
        const { id, key } = await storage.tables.add(table('first-table'));
        const [told] = await Promise.all([
          appended(storage, entry(key, 1)).then(() => 'stored'),
          pause(1).then(reopen),
        ]);
        expect(told).toBe('stored');
        expect(await logOf(id)).toEqual(entries(key, 1));
      });
    });

    describe('tables', () => {
      test('are stored with all they have, and changed', async () => {
        const wanted = table('first-table', { options: '{"a":"ä"}', clock: '{"kind":"x"}', late: 'bot', deadline: 7 });
        const { key, ...rest } = await storage.tables.add(wanted);
        expect(rest).toEqual(wanted);
        await storage.tables.change(wanted.id, { status: 'running', seed: 'drawn', deadline: null });
        await kill();
        const changed = { ...wanted, key, status: 'running', seed: 'drawn', deadline: null };
        expect((await storage.tables.read(wanted.id))?.row).toEqual(changed);
      });

      test('the list for all has open ones that want to be found, the latest first, fifty at most', async () => {
        for (let at = 0; at < 52; at++) {
          await storage.tables.add(table(`listed-${at}`, { visibility: 'listed', changed: at }));
        }
        await storage.tables.add(table('by-link', { changed: 99 }));
        await storage.tables.add(table('of-ben', { visibility: 'listed', host: 'ben', status: 'over', changed: 99 }));
        await storage.tables.change('listed-51', { status: 'running', changed: 100 });
        const expected = Array.from({ length: 50 }, (_, index) => `listed-${50 - index}`);
        expect(idsOf(await storage.tables.listed())).toEqual(expected);
        expect(await storage.tables.listedBy('anna')).toBe(51);
        expect(await storage.tables.listedBy('ben')).toBe(0);
      });

      test('everybody’s own are those where a place is theirs, page by page, the latest first', async () => {
        const both = JSON.stringify([person('anna'), person('ben')]);
        for (const [id, changed] of [
          ['one', 5],
          ['two', 5],
          ['three', 9],
        ] as const) {
          await storage.tables.add(table(id, { places: both, changed }));
        }
        const first = await storage.tables.of('ben', 2, null);
        expect(idsOf(first)).toEqual(['three', 'two']);
        expect(idsOf(await storage.tables.of('ben', 2, { changed: 5, id: 'two' }))).toEqual(['one']);
        await storage.tables.change('three', { places: JSON.stringify([person('anna')]), changed: 12 });
        await storage.tables.change('one', { changed: 11 });
        expect(idsOf(await storage.tables.of('ben', 9, null))).toEqual(['one', 'two']);
        expect(idsOf(await storage.tables.of('anna', 9, null))).toEqual(['three', 'one', 'two']);
      });

      test('of finished games the result is kept, and those without one are found once each', async () => {
        const keys: number[] = [];
        for (const id of ['one', 'two', 'three'])
          keys.push((await storage.tables.add(table(id, { status: 'over' }))).key);
        await storage.tables.add(table('running', { status: 'running' }));
        await storage.tables.keepResult('two', { ...result, record: 'before' });
        await storage.tables.keepResult('two', result);
        expect(await storage.tables.result('two')).toEqual(result);
        expect(await storage.tables.result('one')).toBeNull();
        expect(await storage.tables.recordsOf('anna', 9, null)).toMatchObject([
          { id: 'two', game: 'snow-time', changed: 1, winners: [1], record: result.record },
        ]);
        expect(idsOf(await storage.tables.withoutResult(0, 1))).toEqual(['one']);
        expect(idsOf(await storage.tables.withoutResult(keys[0] ?? 0, 9))).toEqual(['three']);
      });

      test('are found by their clocks, by when they were over, and while they are not', async () => {
        await storage.tables.add(table('late', { status: 'running', deadline: 10, created: 3 }));
        await storage.tables.add(table('early', { status: 'open', deadline: 20, created: 2 }));
        for (let at = 0; at < 101; at++) await storage.tables.add(table(`over-${at}`, { status: 'over', changed: 5 }));
        expect(await storage.tables.due(10)).toEqual(['late']);
        expect(await storage.tables.due(9)).toEqual([]);
        expect((await storage.tables.overBefore(6)).length).toBe(100);
        expect(await storage.tables.overBefore(5)).toEqual([]);
        expect(idsOf(await storage.tables.unfinished())).toEqual(['early', 'late']);
      });

      test('one that is removed leaves nothing that the next of its key could find', async () => {
        const { key } = await storage.tables.add(table('gone'));
        await Promise.all(entries(key, 40).map(one => appended(storage, one)));
        await storage.chat.add(key, { person: 'anna', name: 'Anna', place: 0, text: 'hello', at: 1 });
        await storage.chat.mute(key, { listener: 'anna', speaker: 'ben' }, true);
        await storage.tables.keepResult('gone', result);
        await storage.invitations.replace({ ...invitation, table: 'gone' });
        await storage.seatOffers.replace({ ...offer, table: 'gone' });
        await storage.tables.remove('gone');
        expect(await storage.tables.read('gone')).toBeNull();
        expect(await storage.tables.result('gone')).toBeNull();
        expect(await storage.tables.of('anna', 9, null)).toEqual([]);
        expect(await storage.invitations.find(invitation.hash)).toBeNull();
        expect(await storage.seatOffers.find('gone', offer.hash)).toBeNull();
        expect([await storage.chat.lines(key, 9), await storage.chat.mutes(key)]).toEqual([[], []]);
        const next = await storage.tables.add(table('next'));
        await appended(storage, entry(next.key, 1));
        expect(await logOf('next')).toEqual(entries(next.key, 1));
      });
    });

    const invitation = {
      ...{ hash: 'hash-1', table: 'first-table', place: 1, madeBy: 'anna', person: null, owner: null, created: 1 },
    };
    const offer = { hash: 'hash-1', table: 'first-table', place: 1, madeBy: 'anna', created: 1 };

    test('users are kept once under the name they had first, until they choose another', async () => {
      expect(await storage.users.nameOf('anna')).toBeNull();
      expect(await storage.users.add({ id: 'anna', name: 'Anna' }, 1)).toBe(true);
      expect(await storage.users.add({ id: 'anna', name: 'Anne' }, 2)).toBe(false);
      expect(await storage.users.nameOf('anna')).toBe('Anna');
      await storage.settled();
      await kill();
      expect(await storage.users.nameOf('anna')).toBe('Anna');
      await storage.users.rename('anna', 'Änne');
      await storage.users.rename('nobody', 'Nobody');
      await kill();
      expect([await storage.users.nameOf('anna'), await storage.users.nameOf('nobody')]).toEqual(['Änne', null]);
    });

    test('chats keep the last five hundred lines of each table in order, and who hears whom', async () => {
      const line = (at: number) => ({
        person: 'anna',
        name: 'Anna',
        place: at % 2 === 0 ? null : 1,
        text: `❄ ${at}`,
        at,
      });
      for (let at = 1; at <= 502; at++) await storage.chat.add(1, line(at));
      await storage.chat.add(2, line(7));
      await storage.chat.mute(1, { listener: 'anna', speaker: 'ben' }, true);
      await storage.chat.mute(1, { listener: 'anna', speaker: 'ben' }, true);
      await storage.chat.mute(1, { listener: 'ben', speaker: 'anna' }, true);
      await storage.chat.mute(1, { listener: 'ben', speaker: 'anna' }, false);
      await storage.settled();
      await kill();
      expect(await storage.chat.lines(1, 3)).toEqual([500, 501, 502].map(line));
      const all = await storage.chat.lines(1, 9999);
      expect([all.length, all[0]]).toEqual([500, line(3)]);
      expect(await storage.chat.lines(2, 9)).toEqual([line(7)]);
      expect([...(await storage.chat.mutes(1))].map(one => ({ ...one }))).toEqual([
        { listener: 'anna', speaker: 'ben' },
      ]);
      expect(await storage.chat.mutes(2)).toEqual([]);
    });

    test('content files are kept once, counted by who brought them, and forgotten unless they are needed', async () => {
      const { contents } = storage;
      const file = {
        id: 'a',
        game: 'snow-time',
        text: '{"ä":1}',
        origin: 'brought',
        owner: 'anna',
        address: 'home',
      } as const;
      const brought = { ...file, bytes: 8, created: 1 };
      await contents.keep(brought);
      await contents.keep({ ...brought, owner: 'ben', text: 'other', created: 3 });
      expect(await contents.find('a')).toEqual({ ...brought, created: 3 });
      for (const [id, owner, address] of [
        ['b', 'anna', 'school'],
        ['c', 'ben', 'school'],
      ] as const) {
        await contents.keep({ ...brought, id, owner, address });
      }
      await contents.keep({ ...brought, id: 'd', origin: 'host', owner: null, address: null });
      await contents.keep({ ...brought, id: 'e', origin: 'shipped', owner: null, address: null });
      expect(await contents.brought({ person: 'anna' })).toEqual({ files: 2, bytes: 16 });
      expect(await contents.brought({ address: 'school' })).toEqual({ files: 2, bytes: 16 });
      expect(await contents.brought({ address: 'nowhere' })).toEqual({ files: 0, bytes: 0 });
      expect(await contents.brought('all')).toEqual({ files: 3, bytes: 24 });
      await storage.tables.add(table('first-table', { content: 'c' }));
      await contents.forgetUnused(2, ['d']);
      const left = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(id => contents.has(id)));
      expect(left).toEqual([true, false, true, true, true]);
      await contents.forgetUnused(99, []);
      expect([await contents.has('a'), await contents.find('d')]).toEqual([false, null]);
      await contents.keep({ ...brought, id: 'c', origin: 'shipped', owner: null, address: null, created: 9 });
      expect(await contents.find('c')).toMatchObject({ origin: 'shipped', owner: null, created: 9 });
    });

    test('an invitation replaces earlier ones of the same maker for the place, and remembers who came', async () => {
      const { invitations } = storage;
      for (const id of ['first-table', 'other-table']) await storage.tables.add(table(id));
      await invitations.replace(invitation);
      await invitations.replace({ ...invitation, hash: 'of-ben', madeBy: 'ben' });
      await invitations.replace({ ...invitation, hash: 'elsewhere', table: 'other-table' });
      await invitations.replace({ ...invitation, hash: 'hash-2' });
      expect(await invitations.find('hash-1')).toBeNull();
      expect(await invitations.madeBy('anna', { table: 'first-table', place: 1 })).toEqual([
        { ...invitation, hash: 'hash-2' },
      ]);
      expect(await invitations.programsAt('first-table')).toEqual([]);
      await invitations.accept('hash-2', { person: 'program', owner: 'anna' });
      await kill();
      expect(await storage.invitations.find('hash-2')).toMatchObject({ person: 'program', owner: 'anna' });
      expect(await storage.invitations.programsAt('first-table')).toEqual(['program']);
      await storage.invitations.remove('hash-2');
      expect(await storage.invitations.find('hash-2')).toBeNull();
      expect(await storage.invitations.find('of-ben')).toMatchObject({ madeBy: 'ben' });
    });

    test('there is one offer of a place, good at its table only', async () => {
      const { seatOffers } = storage;
      for (const id of ['first-table', 'other-table']) await storage.tables.add(table(id));
      await seatOffers.replace(offer);
      await seatOffers.replace({ ...offer, hash: 'hash-2', madeBy: 'ben' });
      expect(await seatOffers.find('first-table', 'hash-1')).toBeNull();
      expect(await seatOffers.find('other-table', 'hash-2')).toBeNull();
      await kill();
      const { table: at, place: seat } = offer;
      expect(await storage.seatOffers.at({ table: at, place: seat })).toEqual({
        ...offer,
        hash: 'hash-2',
        madeBy: 'ben',
      });
      expect(await storage.seatOffers.at({ table: at, place: 0 })).toBeNull();
      await storage.seatOffers.remove({ table: at, place: seat });
      expect(await storage.seatOffers.find(at, 'hash-2')).toBeNull();
    });

    test('a secret is made once and stays, and no two are alike', async () => {
      const [cookie, again, chat] = await Promise.all([
        storage.secrets.secret('cookie-secret'),
        storage.secrets.secret('cookie-secret'),
        storage.secrets.secret('chat-secret'),
      ]);
      expect(cookie).toMatch(/^[0-9a-f]{64}$/);
      expect([again, chat === cookie]).toEqual([cookie, false]);
      await kill();
      expect(await storage.secrets.secret('cookie-secret')).toBe(cookie);
    });

    test('says that it is well, can be written to and has room', async () => {
      expect(storage.health.trouble).toBeNull();
      await storage.health.tryWriting();
      expect(await storage.health.freeBytes()).toBeGreaterThan(0);
    });
  });
}
