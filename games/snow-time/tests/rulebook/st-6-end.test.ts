import { fastFromSeed, pick } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { describe, expect, test } from 'vitest';
import { Scene, scene, standing } from './scene.ts';

describe('ST-6 End', () => {
  test('ST-6.1 the moment a figure reaches the last space the game ends and nothing more is awarded', () => {
    const played = scene({ fruit: { 3: 2 }, colours: standing(29, 28, 0, 0) }).reveal(7, 3, 6, 1);
    expect(played.table.isOver).toBe(true);
    expect(played.table.winners).toEqual([0]);
    expect(played.spaces).toEqual([30, 28, 0, 0]);
    expect(played.told().at(-1)).toBe('home');
    expect(played.refusal(1, 'play 1')).toMatchObject({ rule: 'ST-6.1', key: 'reasons.over' });
  });

  test('ST-6.1 a higher level comes first: the level below is not settled any more', () => {
    const played = scene({ fruit: { 6: 2, 4: 5 }, colours: standing(28, 28, 0, 0) }).reveal(6, 4, 'healer', 'healer');
    expect(played.table.winners).toEqual([0]);
    expect(played.spaces[1]).toBe(28);
    expect(played.fruitLeft[3]).toBe(5);
  });

  test('ST-6.1 a harvest ends the game before the next fight below', () => {
    const played = scene({ fruit: { 6: 2 }, colours: standing(28, 28, 0, 0) }).reveal(6, 4, 3, 'healer');
    expect(played.table.winners).toEqual([0]);
    expect(played.spaces).toEqual([30, 28, 0, 0]);
    expect(played.colour(2).discard).toEqual([]);
    expect(played.phrases().at(-1)).toMatchObject({ rule: 'ST-6.1', values: { who: [{ seat: 0 }], count: 1 } });
  });

  test('ST-6.1 a level’s fight ends the game before its fruit is taken', () => {
    const played = scene({ fruit: { 6: 2 }, colours: standing(29, 0, 0, 0) }).reveal(6, 5, 'healer', 'healer');
    expect(played.score(0)).toMatchObject({ fight: 1 });
    expect(played.fruitLeft[5]).toBe(2);
  });

  test('ST-6.1 figures home in one level’s fight share the victory', async () => {
    expect(scene({ colours: standing(29, 29, 29, 0) }).reveal(4, 4, 4, 7).table.winners).toEqual([0, 1, 2]);
  });

  test('ST-6.1 figures home by Snowstorms share the victory, and no Healer is asked', () => {
    const colours = [{ space: 29 }, { space: 29 }, { discard: [1] }, {}];
    const played = scene({ colours }).reveal('snowstorm', 'snowstorm', 'healer', 5);
    expect(played.table.winners).toEqual([0, 1]);
    expect(played.table.isOver).toBe(true);
  });

  test('ST-6.1 a mana point can end the game before any bonus', () => {
    const played = scene({ colours: standing(29, 28, 24, 24) }).reveal(1, 7, 4, 4);
    expect(played.table.winners).toEqual([0]);
    expect(played.spaces).toEqual([30, 28, 25, 25]);
  });

  test('ST-6.1 figures home by bonuses in the same round share the victory', async () => {
    const file = { ...snowTime.content.file, bonuses: [{ space: 29, kind: 'fight', worth: 2, known: 'house' }] };
    const played = new Scene(4, { colours: standing(28, 28, 0, 0) }, await snowTime.readContent(file)).reveal(
      4,
      4,
      7,
      'healer',
    );
    expect(played.table.winners).toEqual([0, 1]);
    expect(played.spaces).toEqual([30, 30, 1, 0]);
  });

  test('ST-6.1 a colour’s score is the space reached, and its sheet says how', () => {
    const played = scene({ fruit: { 6: 3 } }).reveal(6, 5, 5, 'healer');
    expect(played.score(0)).toEqual({ fruit: 3, fight: 2, mana: 1, bonus: 1, total: 7 });
    expect(played.spaces[0]).toBe(7);
  });

  test('ST-6.2 the printed example', () => {
    const played = scene({ fruit: { 6: 3, 5: 1, 3: 1 }, colours: standing(3, 0, 0, 4, 0) }, 5).reveal(6, 5, 5, 4, 3);
    expect(played.moved).toEqual([7, 0, 0, 3, 0]);
    expect(played.view.colours.map(({ discard }) => discard)).toEqual([[], ['5'], ['5'], [], ['3']]);
    expect(played.fruitLeft).toEqual([0, 0, 1, 0, 1, 0, 0]);
    expect(played.told().slice(5, -2)).toEqual(['knock-off', 'harvest', 'knock-off', 'mana', 'bonus', 'bonus']);
  });

  test('ST-6.3 it ends so too where nobody keeps a journal', () => {
    const { content } = snowTime;
    const deal = { players: 3, options: {}, content, random: fastFromSeed('limit'), journal: null };
    const state = snowTime.arrange(deal, { round: 100 });
    for (let [asked] = snowTime.questions(state); asked !== undefined; [asked] = snowTime.questions(state)) {
      const healers = asked.options.filter(({ move }) => move === 'play healer');
      snowTime.apply(state, asked.seat, pick(fastFromSeed('healer'), healers));
    }
    expect(snowTime.winners(state)).toEqual([0, 1, 2]);
  });

  test('ST-6.3 after 100 rounds without a winner the figures furthest ahead win', () => {
    const late = { round: 100, colours: standing(12, 20, 20, 3) };
    const played = scene(late).reveal('healer', 'healer', 'healer', 'healer');
    expect(played.table.winners).toEqual([1, 2]);
    expect(played.phrases().at(-1)).toMatchObject({
      rule: 'ST-6.3',
      key: 'journal.limit',
      values: { who: [{ seat: 1 }, { seat: 2 }], count: 2, rounds: 100 },
    });
    const before = scene({ ...late, round: 99 }).reveal('healer', 'healer', 'healer', 'healer');
    expect(before.table.isOver).toBe(false);
  });
});
