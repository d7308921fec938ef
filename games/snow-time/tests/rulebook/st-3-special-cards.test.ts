import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

const ALL_SEVEN = [1, 2, 3, 4, 5, 6, 7];

describe('ST-3 Special cards', () => {
  test('ST-3.1 a Healer takes back none, one or two champions of the discard', () => {
    const healing = scene({ colours: [{ discard: [2, 4, 6] }, {}, {}, {}] }).reveal('healer', 1, 1, 1);
    expect(healing.waiting).toEqual([0]);
    expect(healing.offered(0)).toEqual(['heal none', 'heal 2', 'heal 2 4', 'heal 2 6', 'heal 4', 'heal 4 6', 'heal 6']);
    expect(healing.refusal(0, 'heal all')).toMatchObject({ rule: 'ST-3.1', key: 'reasons.not-all' });
    expect(healing.refusal(0, 'heal 2 4 6')).toMatchObject({ rule: 'ST-3.1', key: 'reasons.too-many' });
    expect(healing.table.questions[0]?.prompt).toMatchObject({ rule: 'ST-3.1', key: 'prompts.heal' });
    expect(healing.refusal(0, 'heal 1')).toMatchObject({
      rule: 'ST-3.1',
      key: 'reasons.in-hand',
      values: { card: { name: 'names.1' } },
    });
    expect(healing.refusal(0, 'heal healer')).toMatchObject({ rule: 'ST-3.1', key: 'reasons.face-up' });
    expect(healing.refusal(0, 'hand 0 1')).toMatchObject({ rule: 'ST-3.1', key: 'reasons.wrong-time' });
    expect(healing.refusal(0, 'heal 4 2')).toMatchObject({ rule: 'ST-3.1', key: 'reasons.wrong-time' });
    expect(healing.refusal(0, 'discard 0 4')).toBeNull();
    expect(healing.option(0, 'heal none')).toMatchObject({ words: { rule: 'ST-3.1', key: 'moves.heal-none' } });
    expect(healing.option(0, 'heal 2 6')).toMatchObject({
      words: { rule: 'ST-3.1', key: 'moves.heal', values: { cards: [{ name: 'names.2' }, { name: 'names.6' }] } },
      targets: ['discard 0 2', 'discard 0 6'],
    });
    expect(healing.refusal(1, 'heal 1')).toMatchObject({ rule: 'ST-3.1', key: 'reasons.not-asked-heal' });
    const healed = healing.play(0, 'heal 2 6');
    expect(healed.colour(0)).toMatchObject({ discard: ['4'], hand: expect.arrayContaining(['2', '6', 'healer']) });
  });

  test('ST-3.1 what is out of the game cannot be taken back', () => {
    const colours = [{ discard: [2], spent: ['guardian'] }, {}, {}, {}];
    expect(scene({ colours }).reveal('healer', 1, 1, 1).refusal(0, 'heal guardian')).toMatchObject({
      rule: 'ST-3.1',
      key: 'reasons.spent',
      values: { card: { name: 'names.guardian' } },
    });
  });

  test('ST-3.1 taking back none leaves the discard as it is', () => {
    const healed = scene({ colours: [{ discard: [2] }, {}, {}, {}] })
      .reveal('healer', 1, 1, 1)
      .play(0, 'heal none');
    expect(healed.colour(0).discard).toEqual(['2']);
  });

  test('ST-3.1 with all seven in the discard, all seven may come back', () => {
    const healing = scene({ colours: [{ discard: ALL_SEVEN }, {}, {}, {}] }).reveal('healer', 1, 1, 1);
    expect(healing.offered(0)).toHaveLength(1 + 7 + 21 + 1);
    expect(healing.option(0, 'heal all')?.words).toMatchObject({ rule: 'ST-3.1', key: 'moves.heal-all' });
    expect(healing.play(0, 'heal all').colour(0)).toMatchObject({
      discard: [],
      hand: expect.arrayContaining(['1', '7']),
    });
  });

  test('ST-3.1 healed champions return too late for this round', () => {
    const healed = scene({ fruit: { 6: 1 }, colours: [{ discard: [6] }, {}, {}, {}] })
      .reveal('healer', 1, 1, 1)
      .play(0, 'heal 6');
    expect(healed.moved[0]).toBe(0);
    expect(healed.fruitLeft[5]).toBe(1);
  });

  test('ST-3.1 several Healers’ owners choose secretly at the same time', () => {
    const colours = [{ discard: [2] }, { discard: [3] }, {}, {}];
    const healing = scene({ colours }).reveal('healer', 'healer', 1, 1);
    expect(healing.waiting).toEqual([0, 1]);
    healing.play(0, 'heal 2');
    expect(healing.table.view(1).colours[0]).toMatchObject({ discard: ['2'] });
    expect(healing.table.visibleAnswers(1)).toEqual([{ seat: 0, move: null }]);
    expect(healing.told()).not.toContain('heals');
    expect(healing.play(1, 'heal none').colour(0).discard).toEqual([]);
  });

  test('ST-3.1 the Healer is unlimited and never discarded, in a Snowstorm neither', () => {
    const played = scene({ colours: [{ discard: [2] }, {}, {}, {}] })
      .reveal('healer', 'snowstorm', 4, 4)
      .play(0, 'heal none');
    expect(played.colour(0).hand).toContain('healer');
    expect(played.offered(0)).toContain('play healer');
  });

  test('ST-3.1 with nothing to heal it may be played, asks nothing and does nothing', () => {
    const played = scene().reveal('healer', 6, 4, 1);
    expect(played.view.round).toBe(2);
    expect(played.moved).toEqual([0, 0, 0, 1]);
  });

  test.each(['add 3', 'add none'])('ST-3.2 the Guardian is out of the game afterwards, face up (%s)', move => {
    const played = scene().reveal('guardian', 6, 5, 1).play(0, move);
    expect(played.colour(0).spent).toEqual(['guardian']);
    expect(played.refusal(0, 'play guardian')).toMatchObject({ rule: 'ST-2.2', key: 'reasons.spent' });
  });

  test('ST-3.3 a Snowstorm discards every champion revealed and gains a fight point for each', () => {
    const played = scene({ fruit: { 6: 2 } }).reveal('snowstorm', 6, 5, 5);
    expect(played.moved).toEqual([3, 0, 0, 0]);
    expect(played.score(0)).toMatchObject({ fight: 3 });
    expect(played.view.colours.map(({ discard }) => discard)).toEqual([[], ['6'], ['5'], ['5']]);
  });

  test('ST-3.3 a champion added by a Guardian is struck too, and specials are not', () => {
    const played = scene().reveal('snowstorm', 'guardian', 'healer', 5).play(1, 'add 4');
    expect(played.moved).toEqual([2, 0, 0, 0]);
    expect(played.colour(1).discard).toEqual(['4']);
    expect(played.colour(2).hand).toContain('healer');
  });

  test('ST-3.3 a Snowstorm added by a Guardian strikes the champions that lay there before', () => {
    const played = scene().reveal('guardian', 6, 5, 3).play(0, 'add snowstorm');
    expect(played.moved).toEqual([3, 0, 0, 0]);
    expect(played.colour(0).spent).toEqual(['guardian', 'snowstorm']);
  });

  test('ST-3.3 several Snowstorms each score the full number', () => {
    expect(scene().reveal('snowstorm', 'snowstorm', 5, 3).moved).toEqual([2, 2, 0, 0]);
  });

  test('ST-3.3 the owner’s other colour counts too', () => {
    expect(scene({}, 2).reveal('snowstorm', 'healer', 5, 'healer').moved).toEqual([1, 0, 0, 0]);
  });

  test('ST-3.3 without any champion it scores 0 and is spent', () => {
    const played = scene().reveal('snowstorm', 'healer', 'healer', 'healer');
    expect(played.moved).toEqual([0, 0, 0, 0]);
    expect(played.colour(0).spent).toEqual(['snowstorm']);
  });

  test('ST-3.3 after one there are no fights, fruit or mana, the fruit stays, and bonuses come as usual', () => {
    const played = scene({ fruit: { 6: 2 }, colours: [{ space: 5 }, {}, {}, {}] }).reveal('snowstorm', 6, 5, 1);
    expect(played.told().slice(4)).toEqual(['snowstorm', 'bonus', 'round', 'fruit']);
    expect(played.fruitLeft[5]).toBe(2);
    expect(played.moved).toEqual([5, 0, 0, 0]);
  });

  test('ST-3.4 discards are open to all: champions lie apart from what cannot return', () => {
    const played = scene({ colours: [{ discard: [3], spent: ['snowstorm'] }, {}, {}, {}] });
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(played.table.view(viewer).colours[0]).toMatchObject({ discard: ['3'], spent: ['snowstorm'] });
    }
    expect(played.refusal(0, 'play snowstorm')).toMatchObject({ key: 'reasons.spent' });
  });
});
