import { gameOf } from '@snowbound/catalogue';
import type { AnyGame } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { snowTime } from '@snowbound/snow-time';
import { writeRecord } from '@snowbound/table';
import { describe, expect, it } from 'vitest';
import { DeviceTable } from '../../src/clients/device/device-table.ts';
import type { DeviceSeatHolder, Saved } from '../../src/clients/device/store.ts';
import { verifyRecord } from '../../src/table-page/verify.ts';

const person = (name: string): DeviceSeatHolder => ({ kind: 'person', name, bot: null });
const bot: DeviceSeatHolder = { kind: 'bot', name: '', bot: 'greedy' };

const created = (...places: DeviceSeatHolder[]): DeviceTable => createdFor(snowTime as AnyGame, places);

function createdFor(played: AnyGame, places: readonly DeviceSeatHolder[]): DeviceTable {
  const { name: game, rules, content } = played;
  const seed = '11'.repeat(32);
  const record = {
    game,
    rules,
    content: content.id,
    players: places.length,
    options: {},
    seed,
    takenBack: 0,
    moves: [],
  };
  const saved: Saved = { id: 'a', number: 0, changed: 0, isOver: false, record, places };
  return new DeviceTable(played, saved, null, 'chance');
}

const chosenIn = (table: DeviceTable, seat: number): string | null => {
  const { colours } = table.snapshot.table.view as { colours: { chosen: string | null }[] };
  return colours[seat]?.chosen ?? null;
};

describe('a table on one device', () => {
  it('belongs to its only person from the start', () => {
    const { looking, handTo, table } = created(person(''), bot, bot).snapshot;
    expect([looking, handTo]).toEqual([0, null]);
    expect(table.questions.map(({ seat }) => seat)).toEqual([0]);
  });

  it('gives hints that are offered, the best first, and that a face-down choice of another does not change', async () => {
    const hints = await Promise.all(
      ['play 7', 'play snowstorm'].map(hidden => {
        const table = created(person(''), bot, bot);
        expect(table.play(1, hidden)).toBeNull();
        return table.hint(0, { iterations: 400 });
      }),
    );
    const [one = [], two] = hints;
    expect(two).toEqual(one);
    const offered = created(person(''), bot, bot).snapshot.table.questions[0]?.options.map(({ move }) => move) ?? [];
    for (const { move } of one) expect(offered).toContain(move);
    expect(one.length).toBeGreaterThan(0);
    expect(one.length).toBeLessThanOrEqual(3);
    for (const { chance, error } of one) expect(chance > 0 && chance < 1 && error > 0).toBe(true);
    expect(one.map(({ share }) => share)).toEqual(one.map(({ share }) => share).sort((low, high) => high - low));
  });

  it('goes on with content that is no longer shipped, and is verified at its end', async () => {
    const content = 'house-9e7d3b1b2453';
    expect(silverfrost.content.id).not.toBe(content);
    const begun = createdFor(await gameOf({ game: 'silverfrost', content }), [bot, bot]);
    for (let move = 0; move < 5; move++) await begun.playBot(begun.botSeat ?? 0);
    const { saved } = begun;
    expect(saved.record.content).toBe(content);
    const opened = new DeviceTable(await gameOf(saved.record, saved.content), saved, null, 'chance');
    expect(opened.snapshot.table.view).toEqual(begun.snapshot.table.view);
    expect(opened.at(2, 'spectator')).toEqual(begun.at(2, 'spectator'));
    while (opened.botSeat !== null) await opened.playBot(opened.botSeat);
    expect(await verifyRecord(writeRecord(opened.saved.record), undefined)).toBe(opened.moves);
  });

  it('seats one person and the rules', () => {
    const { looking, table } = createdFor(silverfrost as AnyGame, [person('')]).snapshot;
    expect([looking, table.people, table.mine, table.waiting]).toEqual([0, [0, -1], [0], [0]]);
    expect(table.questions.map(({ seat }) => seat)).toEqual([0]);
    expect(table.view).toMatchObject({ paws: { seat: 1, level: 1 } });
  });

  it('shows several people nothing secret until somebody says who they are', () => {
    const table = created(person('Anna'), person('Ben'), bot);
    expect([table.snapshot.looking, table.snapshot.handTo, table.snapshot.table.questions]).toEqual([null, 0, []]);
    table.sitDown(0);
    table.play(0, 'play 6');
    // Anna has chosen: the device goes on, and her card is nobody's business.
    expect([table.snapshot.looking, table.snapshot.handTo]).toEqual([null, 1]);
    expect(chosenIn(table, 0)).toBeNull();
    table.sitDown(1);
    expect(chosenIn(table, 0)).toBeNull();
  });

  it('lets who has passed it on take back', () => {
    const table = created(person('Anna'), person('Ben'), bot);
    table.sitDown(0);
    table.play(0, 'play 6');
    expect(table.snapshot.undoSeat).toBe(0);
    expect(table.undo(0)).toBeNull();
    expect([table.snapshot.handTo, table.snapshot.table.waiting.includes(0)]).toEqual([0, true]);
  });

  it('goes back past a reveal, and counts that for ever', async () => {
    const table = created(person(''), bot, bot);
    table.play(0, 'play 6');
    for (let seat = table.botSeat; seat !== null && table.moves < 3; seat = table.botSeat) await table.playBot(seat);
    table.undo(0);
    expect(table.saved.record.takenBack).toBe(1);
    expect(new DeviceTable(snowTime, table.saved, null, 'chance').saved.record.takenBack).toBe(1);
  });

  it('asks nobody where only bots play besides, but everybody else, also whose place a bot minds', async () => {
    const revealed = async (...places: DeviceSeatHolder[]): Promise<DeviceTable> => {
      const table = created(...places);
      table.play(0, 'play 6');
      table.handOver(1, 'random');
      while (table.botSeat !== null && table.moves < 3) await table.playBot(table.botSeat);
      return table;
    };
    expect((await revealed(person('Anna'), bot, bot)).whyNotUndo(0)).toBeNull();
    expect(await revealed(person('Anna'), person('Ben'), bot).then(table => table.whyNotUndo(0)?.asks)).toBe(true);
  });

  it('hands a place to a bot and back', () => {
    const table = created(person('Anna'), person('Ben'), bot);
    table.handOver(1, 'random');
    expect(table.snapshot.looking).toBe(0);
    table.handOver(1, null);
    expect(table.snapshot.table.places[1]).toMatchObject({ kind: 'person', name: 'Ben', bot: null });
  });
});
