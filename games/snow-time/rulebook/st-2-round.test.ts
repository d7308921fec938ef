import { snowTime } from '@snowbound/snow-time';
import { Table } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

describe('ST-2 A round', () => {
  test('ST-2.1 each die adds one fruit to its level, and what nobody takes stays', () => {
    const played = scene({ fruit: { 2: 1, 5: 3 } }).reveal(7, 6, 3, 3);
    expect(played.fruitLeft).toEqual([0, 1, 0, 0, 3, 0, 0]);
    expect(played.view.dice).toHaveLength(2);
    expect(played.view.supply).toBe(15 - 4 - 2);
  });

  test('ST-2.1 doubles add two fruit to the same level', () => {
    const doubles = Array.from({ length: 60 }, (_, n) =>
      new Table(snowTime, { players: 3, seed: `double-${n}` }).view(0),
    ).filter(({ dice }) => dice[0] === dice[1]);
    expect(doubles.length).toBeGreaterThan(0);
    for (const { fruit, dice } of doubles) expect(fruit[(dice[0] ?? 0) - 1]).toBe(2);
  });

  test('ST-2.1 with one token left one die is rolled', () => {
    const { view } = scene({ fruit: { 1: 14 } }).reveal('healer', 'healer', 'healer', 'healer');
    expect(view.dice).toHaveLength(1);
    expect(view.supply).toBe(0);
  });

  test('ST-2.1 with no token left nothing is rolled', () => {
    const { view } = scene({ fruit: { 1: 15 } }).reveal('healer', 'healer', 'healer', 'healer');
    expect(view.dice).toEqual([]);
    expect(view.fruit).toEqual([15, 0, 0, 0, 0, 0, 0]);
  });

  test('ST-2.2 every colour picks one card of its hand and nobody may pass', () => {
    const start = scene({ colours: [{ discard: [3, 4], spent: ['guardian'] }, {}, {}, {}] });
    expect(start.waiting).toEqual([0, 1, 2, 3]);
    expect(start.offered(0)).toEqual([
      'play 1',
      'play 2',
      'play 5',
      'play 6',
      'play 7',
      'play healer',
      'play snowstorm',
    ]);
    expect(start.refusal(0, 'pass')).toMatchObject({ rule: 'ST-2.2', key: 'reasons.no-pass' });
    expect(start.refusal(0, 'play 3')).toMatchObject({ rule: 'ST-2.2', key: 'reasons.in-discard' });
    expect(start.refusal(0, 'play guardian')).toMatchObject({ rule: 'ST-2.2', key: 'reasons.spent' });
    expect(start.refusal(0, 'hand 1 6')).toMatchObject({ rule: 'ST-2.2', key: 'reasons.not-yours' });
    expect(start.refusal(0, 'add 1')).toMatchObject({ rule: 'ST-2.2', key: 'reasons.wrong-time' });
    expect(start.refusal(0, 'play 9')).toMatchObject({ rule: 'ST-2.2', key: 'reasons.unknown' });
  });

  test('ST-2.2 a colour that has chosen chooses no more, and all are revealed together', () => {
    const chosen = scene().play(0, 'play 6').play(1, 'play 2').play(3, 'play 1');
    expect(chosen.refusal(0, 'play 5')).toMatchObject({ rule: 'ST-2.2', key: 'reasons.chosen' });
    expect(chosen.told()).not.toContain('plays');
    expect(
      chosen
        .play(2, 'play 4')
        .told()
        .filter(key => key === 'plays'),
    ).toHaveLength(4);
  });

  test('ST-2.2 champions stand on the level of their number, special cards on none', () => {
    const { view } = scene().reveal(6, 'guardian', 2, 'healer');
    expect(view.tree).toEqual([[], [2], [], [], [], [0], []]);
  });

  test('ST-2.3 a Guardian’s owner adds one card of the hand, of any kind, or none, before any other effect', () => {
    const shown = scene({ fruit: { 4: 1 } }).reveal('guardian', 6, 'snowstorm', 4);
    expect(shown.waiting).toEqual([0]);
    expect(shown.offered(0)).toEqual([
      'add 1',
      'add 2',
      'add 3',
      'add 4',
      'add 5',
      'add 6',
      'add 7',
      'add healer',
      'add snowstorm',
      'add none',
    ]);
    expect(shown.moved).toEqual([0, 0, 0, 0]);
    expect(shown.refusal(1, 'add 1')).toMatchObject({ rule: 'ST-2.3', key: 'reasons.not-asked-add' });
    expect(shown.refusal(0, 'play 1')).toMatchObject({ rule: 'ST-2.3', key: 'reasons.wrong-time' });
  });

  test('ST-2.3 an added champion counts as revealed: it fights and harvests this round', () => {
    const played = scene({ fruit: { 4: 1 } })
      .reveal('guardian', 6, 3, 1)
      .play(0, 'add 4');
    expect(played.moved).toEqual([2, 0, 0, 1]);
    expect(played.colour(2).discard).toEqual(['3']);
  });

  test('ST-2.3 declining is a choice, and nothing is added', () => {
    const played = scene().reveal('guardian', 6, 3, 1).play(0, 'add none');
    expect(played.moved).toEqual([0, 0, 0, 1]);
    expect(played.told()).toContain('adds-none');
  });

  test('ST-2.3 several Guardians’ owners choose secretly, declining included, and show together', () => {
    const shown = scene().reveal('guardian', 'guardian', 3, 1).play(0, 'add none');
    expect(shown.waiting).toEqual([1]);
    expect(shown.told()).not.toContain('adds-none');
    expect(shown.table.answersSeenBy(1)).toEqual([{ seat: 0, move: null }]);
    expect(shown.play(1, 'add 5').told()).toEqual(expect.arrayContaining(['adds-none', 'adds']));
  });

  test('ST-2.4 Snowstorms come before Healers, these before the tree, then mana, then bonuses', () => {
    const played = scene({ fruit: { 6: 1 }, colours: [{}, { discard: [2] }, {}, { space: 5 }] })
      .reveal(6, 'healer', 5, 1)
      .play(1, 'heal 2');
    expect(played.told().slice(4)).toEqual(['heals', 'knock-off', 'harvest', 'mana', 'bonus', 'round', 'fruit']);
    const stormy = scene({ colours: [{}, { discard: [2] }, {}, {}] })
      .reveal(6, 'healer', 'snowstorm', 1)
      .play(1, 'heal none');
    expect(stormy.told().slice(4, 6)).toEqual(['snowstorm', 'heals-none']);
  });

  test('ST-2.4 each level has its fight and then its fruit before the level below', () => {
    const played = scene({ fruit: { 6: 1, 4: 1 } }).reveal(6, 5, 4, 3);
    expect(played.told().slice(4, 8)).toEqual(['knock-off', 'harvest', 'knock-off', 'harvest']);
  });

  test('ST-2.5 champions not discarded and the Healer go back to the hand, and a new round begins', () => {
    const played = scene().reveal(6, 5, 'healer', 1);
    expect(played.view.round).toBe(2);
    expect(played.colour(0).hand).toContain('6');
    expect(played.colour(1).hand).not.toContain('5');
    expect(played.colour(2).hand).toContain('healer');
    expect(played.view.colours.map(({ revealed }) => revealed)).toEqual([[], [], [], []]);
    expect(played.view.tree.flat()).toEqual([]);
  });
});
