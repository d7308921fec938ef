import type { AnyGame } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { expect, it } from 'vitest';
import { DeviceDeltaDecoder, DeviceDeltaEncoder } from '../../src/clients/device/device-delta.ts';
import { DeviceTable } from '../../src/clients/device/device-table.ts';
import type { DeviceSeatHolder, Saved } from '../../src/clients/device/store.ts';

const { name: game, rules, content } = silverfrost as AnyGame;
const person = (name: string): DeviceSeatHolder => ({ kind: 'person', name, bot: null });

const bot: DeviceSeatHolder = { kind: 'bot', name: '', bot: 'random' };

function created(...places: readonly DeviceSeatHolder[]): DeviceTable {
  const options = { start: '0' };
  const record = {
    game,
    rules,
    content: content.id,
    players: 2,
    options,
    seed: '11'.repeat(32),
    takenBack: 0,
    moves: [],
  };
  const saved: Saved = { id: 'a', number: 0, changed: 0, isOver: false, record, places };
  return new DeviceTable(silverfrost as AnyGame, saved, null, 'chance');
}

/** Plays the `choice`th of what is offered, after sitting down if the device was passed on. */
function playOne(table: DeviceTable, choice: number): void {
  if (table.snapshot.handTo !== null) table.sitDown(table.snapshot.handTo);
  const [question] = table.snapshot.table.questions;
  const options = question?.options ?? [];
  expect(table.play(question?.seat ?? -1, options[choice % options.length]?.move ?? '')).toBeNull();
}

it('tells the page just what there is to see, whoever looks and whatever is taken back', () => {
  const table = created(person('Anna'), person('Ben'));
  const [encoder, decoder] = [new DeviceDeltaEncoder(), new DeviceDeltaDecoder()];
  const expectHeard = (): void => {
    expect(decoder.hear(structuredClone(encoder.tell(table)))).toEqual(JSON.parse(JSON.stringify(table.snapshot)));
  };
  expectHeard();
  for (let move = 0; move < 60; move++) {
    playOne(table, 7 * move + 3);
    expectHeard();
    const { undoSeat } = table.snapshot;
    if (move % 5 === 4 && undoSeat !== null && table.whyNotUndo(undoSeat) === null) {
      expect(table.undo(undoSeat)).toBeNull();
      expectHeard();
    }
    // Nothing has happened since.
    expectHeard();
  }
  expect(table.moves).toBeGreaterThan(30);
});

it('leaves what has not changed the same object', () => {
  const table = created(person('Anna'), bot);
  const [encoder, decoder] = [new DeviceDeltaEncoder(), new DeviceDeltaDecoder()];
  const before = decoder.hear(encoder.tell(table)).table;
  playOne(table, 0);
  const after = decoder.hear(encoder.tell(table)).table;
  expect(after).not.toBe(before);
  expect(after.places).toBe(before.places);
  expect(after.journal[0]).toBe(before.journal[0]);
});
