import { fastFromSeed, pick } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { Table } from '@snowbound/table';
import { viewsOfLastMove } from '@snowbound/table/views-of-last-move';
import { expect, test } from 'vitest';

const ME = 0;

test('SF-10 a turn of Paws can be followed step by step: one view for each thing told, the last one as it is now', () => {
  const random = fastFromSeed('retold');
  const table = new Table(silverfrost, { players: 1, seed: 'retold', options: { paws: '2' } });
  let told = table.visibleJournal(ME).length;
  let between = 0;
  for (let moves = 0; !table.isOver; moves++) {
    const [question] = table.questions;
    if (question === undefined) break;
    table.play(question.seat, pick(random, question.options).move);
    const entries = table.visibleJournal(ME).slice(told);
    told += entries.length;
    // Each is a replay of the whole game, so not all of them.
    if (moves % 2 !== 0) continue;
    const views = viewsOfLastMove(silverfrost, table.record, ME);
    expect(views).toHaveLength(entries.length);
    expect(views.at(-1) ?? table.view(ME)).toEqual(table.view(ME));
    for (const [at, { tells }] of entries.entries()) {
      const view = views[at];
      if (tells.key !== 'paws.places') continue;
      // He stands where he was said to go, and has not done what comes later.
      const { name } = tells.values['where'] as { name: string };
      const { workers, rangers } = view?.locations.find(({ id }) => `locations.${id}` === name) ?? {};
      expect((workers?.[1] ?? 0) > 0 || rangers?.[1], name).toBe(true);
      between += views.length - 1 - at;
    }
  }
  expect(between).toBeGreaterThan(10);
});

test('nobody learns from the steps of a move what they may not know', () => {
  const random = fastFromSeed('others');
  const table = new Table(silverfrost, { players: 3, seed: 'others', options: {} });
  for (let moves = 0; moves < 90 && !table.isOver; moves++) {
    const [question] = table.questions;
    if (question === undefined) break;
    table.play(question.seat, pick(random, question.options).move);
    for (const viewer of [ME, 'spectator'] as const) {
      for (const view of viewsOfLastMove(silverfrost, table.record, viewer)) {
        for (const [seat, player] of view.players.entries()) if (seat !== viewer) expect(player.lowlands).toBeNull();
        if (viewer === 'spectator')
          for (const { hand } of view.players) for (const card of hand) expect(card).toBeNull();
        if (question.seat !== viewer) expect(view.inspected.every(seen => seen === null)).toBe(true);
      }
    }
  }
});
