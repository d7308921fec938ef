import { silverfrost } from '@snowbound/silverfrost';
import { Table } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { workshop } from '../cards/workshop.ts';
import { shop, shopTurn } from './scene.ts';

const dealt = (players: number, options: Readonly<Record<string, string>> = {}) =>
  new Table(silverfrost, { players, seed: 'deal', options, content: workshop });

/** Everyone keeps the first Quest and the hand. */
function opened(players: number, options: Readonly<Record<string, string>> = {}) {
  const table = dealt(players, options);
  for (const { seat, options: offered } of table.questions) table.play(seat, offered[0]?.move ?? '');
  for (const { seat } of table.questions) table.play(seat, 'keep');
  return table;
}

describe('SF-1 Components and setup', () => {
  test('SF-1.1 there is no limit to a supply', () => {
    const turn = shopTurn({ supply: { birch: 99 } }).play('worker birch');
    expect(turn.you.supply.birch).toBe(102);
  });

  test('SF-1.2 one card left in the deck and three to draw: draw it, shuffle the discard, draw two more', () => {
    const turn = shopTurn(
      { supply: { fire: 1 } },
      { mountain: ['owl'], deck: ['farm'], discard: ['mill', 'mill', 'mill'], valley: valleyOf() },
    ).play('worker beacon-1');
    expect(turn.you.hand).toHaveLength(3);
    expect(turn.you.hand).toContain('farm');
    expect(turn.told()).toContain('reshuffles');
    expect(turn.view).toMatchObject({ deck: 1, discard: 0 });
  });

  test('SF-1.2 with deck and discard empty a draw simply ends', () => {
    const turn = shopTurn({}, { deck: [], valley: valleyOf() }).play('worker hot-springs');
    expect(turn.you.hand).toEqual([]);
    expect(turn.you.supply.fire).toBe(3);
  });

  test('SF-1.3 four Big Critters face up, worth 0, 1, 2 and 3 from the left', () => {
    const { mountain, bigCritters } = opened(2).view(0);
    expect(mountain.map(({ points }) => points)).toEqual([0, 1, 2, 3]);
    expect(new Set(mountain.map(({ id }) => id)).size).toBe(4);
    expect(bigCritters).toEqual({ deck: 23, discard: [] });
  });

  test('SF-1.3 when a space empties, all left of it slide right and a new one enters on the left', () => {
    const turn = shopTurn(
      { supply: { fire: 1 } },
      { mountain: ['owl', 'wolf', 'bear', 'beast-1'], bigDeck: ['beast-2'] },
    ).play('worker beacon-1', 'big bear');
    expect(turn.view.mountain.map(({ id }) => id)).toEqual(['beast-2', 'owl', 'wolf', 'beast-1']);
    expect(turn.view.bigCritters.discard).toEqual(['bear']);
  });

  test('SF-1.3 a used-up deck is re-made from its discard; with both empty the left space stays empty', () => {
    const row = ['owl', 'wolf', 'bear', 'beast-1'];
    const turn = shopTurn({ supply: { fire: 2 }, season: 'autumn' }, { mountain: row, bigDeck: [] });
    turn.play('worker beacon-1', 'big bear');
    expect(turn.view.mountain.map(({ id }) => id)).toEqual(['bear', 'owl', 'wolf', 'beast-1']);
  });

  test('SF-1.4 one Highland Quest more than players lies face up', () => {
    for (const players of [2, 3, 4]) expect(opened(players).view(0).highlands).toHaveLength(players + 1);
  });

  test('SF-1.5 each draws two Lowland Quests, keeps one in secret, the other goes under the deck', () => {
    const table = dealt(3);
    expect(table.questions.map(({ seat, options }) => [seat, options.length])).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    const kept = table.questions[1]?.options[1]?.move ?? '';
    table.play(1, kept);
    expect(table.visibleAnswers(1)).toEqual([{ seat: 1, move: kept }]);
    expect(table.visibleAnswers(0)).toEqual([{ seat: 1, move: null }]);
    const after = opened(3);
    expect(after.view(1).players.map(({ lowlandCount }) => lowlandCount)).toEqual([1, 1, 1]);
    expect(after.view(1).players[0]?.lowlands).toBeNull();
    expect(after.view(1).lowlandDeck).toBe(28 - 3);
  });

  test('SF-1.6 Snowstorms marked 3P and 4P are taken out with fewer players', () => {
    expect([2, 3, 4].map(players => opened(players).view(0).snowstorms.deck)).toEqual([20, 22, 24]);
  });

  test('SF-1.7 the Valley shows eight different names, copies stacked under theirs', () => {
    const { valley } = opened(4).view(0);
    expect(new Set(valley.map(stack => stack?.id)).size).toBe(8);
    const filled = shopTurn({}, { valley: ['farm', null], deckTop: ['farm', 'mill', 'farm', 'hall'] }).play(
      'worker birch',
    );
    expect(filled.view.valley.slice(0, 3)).toMatchObject([
      { id: 'farm', copies: 3 },
      { id: 'mill', copies: 1 },
      { id: 'hall', copies: 1 },
    ]);
  });

  test('SF-1.7 the Valley is filled at the end of a turn only, and stays empty if no card is left', () => {
    const turn = shopTurn({ hand: ['forager'], supply: { acorn: 1 } }, { valley: ['farm', 'mill'], deck: ['hall'] });
    turn.play('play forager', 'valley farm');
    expect(turn.view.valley[0]).toBeNull();
    turn.play('valley mill');
    expect(turn.view.valley.filter(stack => stack !== null)).toMatchObject([{ id: 'hall' }]);
  });

  test('SF-1.8 as many Beacons and Exclusive Guild spots as players, and one Shared spot', () => {
    for (const players of [2, 3, 4]) {
      const inPlay = opened(players)
        .view(0)
        .locations.filter(location => location.inPlay);
      expect(inPlay.filter(({ id }) => id.startsWith('beacon'))).toHaveLength(players);
      expect(inPlay.filter(({ id }) => id.startsWith('guild'))).toHaveLength(players + 1);
    }
    const turn = shopTurn({ supply: { fire: 5 } });
    expect(turn.refusal('worker beacon-3')).toMatchObject({ rule: 'SF-1.8', key: 'reasons.not-in-play' });
  });

  test('SF-1.9 clearing Snow costs 1 Fire at the start', () => {
    expect(opened(2).view(0).snowPrice).toBe(1);
  });

  test('SF-1.10 the Snow reward is chosen before the game, Flurries by default', () => {
    expect(opened(2).view(0).reward).toBe('flurries');
    expect(opened(2, { reward: 'ice-storm' }).view(0).reward).toBe('ice-storm');
  });

  test('SF-1.11 everyone starts with a worker, a Ranger, 1 Fire and no chimney', () => {
    const { players } = opened(4).view(0);
    for (const player of players) {
      expect(player).toMatchObject({ workers: 1, ranger: true, chimneys: 0, season: 'summer' });
      expect(player.supply).toEqual({ birch: 0, moss: 0, copper: 0, acorn: 0, fire: 1, point: 0, snow: 0 });
    }
  });

  test('SF-1.12 hands of 5, 6, 7 and 8 in turn order', () => {
    const { players } = opened(4, { start: '2' }).view(0);
    expect(players.map(({ hand }) => hand.length)).toEqual([7, 8, 5, 6]);
  });

  test('SF-1.12 each may once discard the whole hand for as many new cards, in secret', () => {
    const table = dealt(2, { start: '0' });
    for (const { seat, options } of table.questions) table.play(seat, options[0]?.move ?? '');
    const before = table.view(1).players[1]?.hand;
    expect(table.questions[1]?.options.map(({ words }) => `${words.rule} ${words.key}`)).toEqual([
      'SF-1.12 moves.keep',
      'SF-1.12 moves.redraw',
    ]);
    table.play(1, 'redraw');
    expect(table.visibleAnswers(0)).toEqual([{ seat: 1, move: null }]);
    table.play(0, 'keep');
    expect(table.view(1).players[1]?.hand).toHaveLength(6);
    expect(table.view(1).players[1]?.hand).not.toEqual(before);
    expect(table.view(1).discard).toBe(6);
    expect(table.whyNot(0, 'redraw')).toMatchObject({ rule: 'SF-2.1' });
  });

  test('SF-1.13 clockwise from the start player', () => {
    const scene = shop({ turn: 1 }, 3);
    expect(scene.seat).toBe(1);
    expect([0, 0].map(() => scene.play('worker hot-springs').seat)).toEqual([2, 0]);
    expect(opened(3, { start: '2' }).questions[0]?.seat).toBe(2);
  });

  test('SF-1.14 Fire is no resource: it pays no “any”', () => {
    const turn = shopTurn({ hand: ['farm'], supply: { fire: 5 } });
    expect(turn.refusal('play farm')).toMatchObject({ rule: 'SF-4.4', key: 'reasons.cannot-pay' });
  });
});

/** Eight different names, so that no turn's end draws a card. */
const valleyOf = () => ['hall', 'crown', 'inn', 'host', 'noble', 'duke', 'pebble', 'climber'];
