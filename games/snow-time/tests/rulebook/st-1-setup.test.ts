import { Problem } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { Table } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

const CARDS = ['1', '2', '3', '4', '5', '6', '7', 'healer', 'guardian', 'snowstorm'];

describe('ST-1 Components and setup', () => {
  test.each([3, 4, 5])(
    'ST-1.1 each of %i colours starts with all ten cards in hand and its figure on space 0',
    players => {
      const { colours } = new Table(snowTime, { players, seed: 'start' }).view('spectator');
      expect(colours).toHaveLength(players);
      for (const colour of colours) {
        expect(colour).toMatchObject({ hand: CARDS, discard: [], spent: [], revealed: [], space: 0 });
      }
    },
  );

  test('ST-1.1 it is played by two to five, and all of it is open but what was chosen', () => {
    expect(snowTime).toMatchObject({ name: 'snow-time', rules: '1', players: { least: 2, most: 5 }, isOpen: true });
  });

  test('ST-1.2 fifteen tokens: two grow before anyone chooses, the rest are in the supply', () => {
    const view = new Table(snowTime, { players: 4, seed: 'start' }).view('spectator');
    expect(view.dice).toHaveLength(2);
    expect(view.supply).toBe(13);
    expect(view.fruit.reduce((sum, fruit) => sum + fruit)).toBe(2);
  });

  test('ST-1.2 fruit never grows on level 7, and on each level from 1 to 6', () => {
    const grown = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const view = new Table(snowTime, { players: 3, seed: `fruit-${seed}` }).view('spectator');
      for (const die of view.dice) grown.add(die);
      expect(view.fruit[6]).toBe(0);
    }
    expect([...grown].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('ST-1.3 the track has 31 spaces with nine bonuses, three of each kind and one of each size, all ours', () => {
    const { track } = scene().view;
    expect(track.lastSpace).toBe(30);
    expect(track.bonuses.map(({ space, kind, worth }) => `${space} ${kind} +${worth}`)).toEqual([
      '4 fruit +1',
      '6 mana +1',
      '8 fight +2',
      '11 mana +2',
      '13 fruit +2',
      '16 fight +1',
      '19 mana +3',
      '22 fruit +3',
      '25 fight +3',
    ]);
    expect(track.bonuses.every(({ known }) => known === 'house')).toBe(true);
  });

  const house = snowTime.content.file;
  const bonus = { space: 5, kind: 'fruit', worth: 1, known: 'house' };
  test.each([
    ['a bonus on space 0', { ...house, bonuses: [{ ...bonus, space: 0 }] }, 'content.bonuses[0].space'],
    ['a bonus on the last space', { ...house, bonuses: [{ ...bonus, space: 30 }] }, 'content.bonuses[0].space'],
    ['a bonus of another kind', { ...house, bonuses: [bonus, { ...bonus, kind: 'luck' }] }, 'content.bonuses[1].kind'],
    ['a bonus worth 4', { ...house, bonuses: [{ ...bonus, worth: 4 }] }, 'content.bonuses[0].worth'],
    ['a bonus worth 0', { ...house, bonuses: [{ ...bonus, worth: 0 }] }, 'content.bonuses[0].worth'],
    [
      'two bonuses on one space',
      { ...house, bonuses: [bonus, { ...bonus, kind: 'mana' }] },
      'content.bonuses[1].space: 5 appears twice',
    ],
    ['a name that is no text', { ...house, name: 3 }, 'content.name'],
    ['bonuses that are no list', { ...house, bonuses: {} }, 'content.bonuses'],
    [
      'a bonus nobody knows the origin of',
      { ...house, bonuses: [{ ...bonus, known: 'me' }] },
      'content.bonuses[0].known',
    ],
    ['no token', { ...house, fruitTokens: { value: 0, known: 'house' } }, 'content.fruitTokens.value'],
    ['a mark nobody knows', { ...house, roundLimit: { value: 9, known: 'me' } }, 'content.roundLimit.known'],
    ['a value without its mark', { ...house, lastSpace: { value: 30 } }, 'content.lastSpace'],
    ['a field nobody knows', { ...house, colour: 'blue' }, 'content'],
    ['a missing field', { ...house, roundLimit: undefined }, 'content'],
  ])('ST-1.3 content with %s is refused naming the field', (_what, file, at) => {
    expect(() => snowTime.readContent(file)).toThrow(Problem);
    expect(() => snowTime.readContent(file)).toThrow(at.includes(':') ? at : `${at}:`);
  });

  test('ST-1.3 somebody’s own track is played as the shipped one, under an id of its own', async () => {
    const content = await snowTime.readContent({
      ...house,
      name: 'short',
      lastSpace: { value: 5, known: 'house' },
      bonuses: [],
    });
    const table = new Table(snowTime, { players: 3, seed: 'start', content });
    expect(table.view(0).track).toEqual({ lastSpace: 5, bonuses: [] });
    expect(table.record.content).toMatch(/^short-[0-9a-f]{12}$/);
  });

  test('ST-1.4 two players play four colours, two each, and the fifth stays out', () => {
    const table = new Table(snowTime, { players: 2, seed: 'start' });
    expect(table.seating).toEqual([0, 1, 0, 1]);
    expect(table.view(0).colours.map(({ player }) => player)).toEqual([0, 1, 0, 1]);
    expect(table.questions.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  test('ST-1.4 a player knows the choices of both own colours and of no other', () => {
    const { table } = scene({}, 2).play(0, 'play 6').play(1, 'play 3');
    const known = (seat: number) => table.visibleAnswers(seat).map(({ move }) => move);
    expect(known(2)).toEqual(['play 6', null]);
    expect(known(3)).toEqual([null, 'play 3']);
  });

  test('ST-1.4 own colours fight, fall and pay as any others', () => {
    const played = scene({}, 2).reveal(6, 1, 5, 3);
    expect(played.moved).toEqual([1, 1, 0, 0]);
    expect(played.colour(2).discard).toEqual(['5']);
  });

  test('ST-1.4 the first colour home wins for its player', () => {
    const played = scene({ fruit: { 5: 3 }, colours: [{ space: 29 }, {}, {}, {}] }, 2).reveal(5, 1, 7, 2);
    expect(played.table.winners).toEqual([0]);
  });

  test('ST-1.4 colours of both players home in the same step: both win; two colours of one: that player alone', () => {
    const both = scene({ colours: [{ space: 29 }, { space: 29 }, {}, {}] }, 2).reveal(4, 4, 7, 1);
    expect(both.table.winners.map(seat => both.table.seating[seat])).toEqual([0, 1]);
    const alone = scene({ colours: [{ space: 29 }, {}, { space: 29 }, {}] }, 2).reveal(4, 7, 4, 1);
    expect(alone.table.winners.map(seat => alone.table.seating[seat])).toEqual([0, 0]);
  });
});
