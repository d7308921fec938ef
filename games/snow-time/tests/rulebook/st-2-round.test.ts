import { draw, sealedFrom } from '@snowbound/engine';
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

  test('ST-2.1 the dice are those that anyone works out from the seed', () => {
    const table = new Table(snowTime, { players: 3, seed: 'dice' });
    const sealed = sealedFrom(table.seed);
    expect(table.view(0).dice).toEqual(['first die', 'second die'].map(die => draw(sealed, die, 6) + 1));
  });

  test('ST-2.1 doubles add two fruit to the same level', () => {
    const doubles = Array.from({ length: 60 }, (_, n) =>
      new Table(snowTime, { players: 3, seed: `double-${n}` }).view(0),
    ).filter(({ dice }) => dice[0] === dice[1]);
    expect(doubles.length).toBeGreaterThan(0);
    for (const { fruit, dice } of doubles) expect(fruit[(dice[0] ?? 0) - 1]).toBe(2);
  });

  test('ST-2.1, ST-2.5 the journal tells of the round and of what was rolled', () => {
    for (let n = 0; n < 60; n++) {
      const table = new Table(snowTime, { players: 3, seed: `double-${n}` });
      const [first = 0, second = 0] = table.view(0).dice;
      const grows =
        first === second
          ? { rule: 'ST-2.1', key: 'journal.double', values: { level: first } }
          : { rule: 'ST-2.1', key: 'journal.fruit', values: { dice: 2, first, second } };
      const begins = { rule: 'ST-2.5', key: 'journal.round', values: { round: 1 } };
      expect(table.journal('spectator').map(({ tells }) => tells)).toEqual([begins, grows]);
    }
  });

  test('ST-2.1 with one token left one die is rolled', () => {
    const played = scene({ fruit: { 1: 14 } }).reveal('healer', 'healer', 'healer', 'healer');
    expect(played.view.dice).toHaveLength(1);
    expect(played.view.supply).toBe(0);
    const [first] = played.view.dice;
    expect(played.phrases('fruit')).toMatchObject([{ values: { dice: 1, first, second: 0 } }]);
  });

  test('ST-2.1 with no token left nothing is rolled', () => {
    const played = scene({ fruit: { 1: 15 } }).reveal('healer', 'healer', 'healer', 'healer');
    expect(played.view.dice).toEqual([]);
    expect(played.view.fruit).toEqual([15, 0, 0, 0, 0, 0, 0]);
    expect(played.phrases('fruit')).toMatchObject([{ values: { dice: 0, first: 0, second: 0 } }]);
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
    const prompt = { rule: 'ST-2.2', key: 'prompts.choose' };
    expect(start.table.questions[0]?.prompt).toMatchObject(prompt);
    const refused = (what: string, key: string, values: object = {}) =>
      expect(start.refusal(0, what), what).toMatchObject({ rule: 'ST-2.2', key: `reasons.${key}`, values });
    refused('pass', 'no-pass');
    refused('play 3', 'in-discard', { card: { name: 'names.3' } });
    refused('play guardian', 'spent', { card: { name: 'names.guardian' } });
    refused('hand 0 4', 'in-discard', { card: { name: 'names.4' } });
    refused('hand 1 6', 'not-yours', { owner: { seat: 1 } });
    refused('discard 1 6', 'not-yours', { owner: { seat: 1 } });
    refused('add 1', 'wrong-time', { prompt });
    refused('add none', 'wrong-time', { prompt });
    refused('heal 3', 'wrong-time', { prompt });
    refused('heal all', 'wrong-time', { prompt });
    refused('discard 0 3', 'in-discard', { card: { name: 'names.3' } });
    refused('discard 0 1', 'wrong-time', { prompt });
    for (const what of ['play 9', 'play', 'play ', 'play 1 x', 'hand 0', 'hand x 3', 'hand none', 'draw 3', ''])
      refused(what, 'unknown', { what, prompt });
    expect(start.refusal(4, 'play 1')).toMatchObject({
      rule: 'ST-1.1',
      key: 'reasons.unknown-seat',
      values: { seat: 4 },
    });
  });

  test('ST-2.2 a choice is named by its card, and touched in the hand', () => {
    const start = scene();
    expect(start.option(1, 'play healer')).toMatchObject({
      words: { rule: 'ST-2.2', key: 'moves.play', values: { card: { name: 'names.healer' } } },
      targets: ['hand 1 healer'],
    });
    expect(start.refusal(1, 'hand 1 healer')).toBeNull();
    expect(start.refusal(1, 'play healer')).toBeNull();
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
    expect(shown.table.questions[0]?.prompt).toMatchObject({ rule: 'ST-2.3', key: 'prompts.add' });
    expect(shown.refusal(1, 'add 1')).toMatchObject({ rule: 'ST-2.3', key: 'reasons.not-asked-add' });
    expect(shown.refusal(0, 'play 1')).toMatchObject({ rule: 'ST-2.3', key: 'reasons.wrong-time' });
    expect(shown.refusal(0, 'pass')).toMatchObject({ rule: 'ST-2.3', key: 'reasons.unknown' });
    expect(shown.refusal(0, 'add guardian')).toMatchObject({
      rule: 'ST-2.3',
      key: 'reasons.face-up',
      values: { card: { name: 'names.guardian' } },
    });
  });

  test('ST-2.3 adding is named by its card, declining by nothing', () => {
    const shown = scene().reveal('guardian', 6, 3, 1);
    expect(shown.option(0, 'add 4')).toMatchObject({
      words: { rule: 'ST-2.3', key: 'moves.add', values: { card: { name: 'names.4' } } },
      targets: ['hand 0 4'],
    });
    expect(shown.option(0, 'add none')).toMatchObject({
      words: { rule: 'ST-2.3', key: 'moves.add-none' },
      targets: [],
    });
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
    expect(shown.table.visibleAnswers(1)).toEqual([{ seat: 0, move: null }]);
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

  test('ST-2.4 what happens is told with its rule, of whom, with which cards and for how many points', () => {
    const rules: Record<string, string> = {};
    const told = (played: ReturnType<typeof scene>, key: string): object[] =>
      played.phrases(key).map(({ rule, values }) => {
        rules[key] = rule;
        return values;
      });
    const fights = scene({ fruit: { 6: 3, 2: 1 }, colours: [{}, {}, {}, { space: 5 }] }).reveal(6, 5, 5, 2);
    expect(told(fights, 'plays')[1]).toEqual({ who: { seat: 1 }, card: { name: 'names.5' } });
    const fallen = [{ seat: 1 }, { seat: 2 }];
    expect(told(fights, 'knock-off')).toEqual([{ who: { seat: 0 }, level: 6, below: 5, fallen, points: 2 }]);
    expect(told(fights, 'harvest')[0]).toEqual({ who: { seat: 0 }, level: 6, fruit: 3 });
    expect(told(fights, 'mana')).toEqual([{ who: { seat: 3 }, level: 2 }]);
    const brawls = scene().reveal(3, 3, 3, 'healer');
    const all = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
    expect(told(brawls, 'brawl')).toEqual([{ level: 3, fallen: all, count: 3, points: 2 }]);
    const bonus = scene({ colours: [{ space: 7 }, {}, {}, {}] }).reveal(4, 4, 'healer', 'healer');
    expect(told(bonus, 'bonus')).toEqual([{ who: { seat: 0 }, space: 8, kind: 'fight', worth: 2 }]);
    const guarded = scene().reveal('guardian', 'guardian', 3, 1).play(0, 'add none').play(1, 'add 6');
    expect(told(guarded, 'adds-none')).toEqual([{ who: { seat: 0 } }]);
    expect(told(guarded, 'adds')).toEqual([{ who: { seat: 1 }, card: { name: 'names.6' } }]);
    const stormy = scene({ colours: [{}, { discard: [2, 4] }, { discard: [1] }, {}] })
      .reveal('snowstorm', 'healer', 'healer', 1)
      .play(1, 'heal 2 4')
      .play(2, 'heal none');
    expect(told(stormy, 'snowstorm')).toEqual([{ who: { seat: 0 }, struck: 1 }]);
    const cards = [{ name: 'names.2' }, { name: 'names.4' }];
    expect(told(stormy, 'heals')).toEqual([{ who: { seat: 1 }, cards, count: 2 }]);
    expect(told(stormy, 'heals-none')).toEqual([{ who: { seat: 2 } }]);
    expect(rules).toEqual({
      ...{ plays: 'ST-2.2', 'knock-off': 'ST-4.2', harvest: 'ST-5.1', mana: 'ST-5.2', brawl: 'ST-4.1' },
      ...{ bonus: 'ST-5.4', 'adds-none': 'ST-2.3', adds: 'ST-2.3', snowstorm: 'ST-3.3' },
      ...{ heals: 'ST-3.1', 'heals-none': 'ST-3.1' },
    });
  });

  test('ST-2.5 a champion on the top level comes down too, and does not fight in the next round', () => {
    const played = scene().reveal(7, 'healer', 'healer', 'healer').reveal('healer', 6, 'healer', 'healer');
    expect(played.score(0)).toMatchObject({ fight: 0, mana: 1 });
    expect(played.score(1)).toMatchObject({ mana: 1 });
    expect(played.colour(1).discard).toEqual([]);
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
