import { readFileSync } from 'node:fs';
import { Problem } from '@snowbound/engine';
import { readerOf, readScenario, runScenario, Table } from '@snowbound/table';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { scene } from './rulebook/scene.ts';

describe('arranging Winter Kingdom', () => {
  test('WK-7.7 the printed example of marble as a scenario file', async () => {
    const file: unknown = JSON.parse(
      readFileSync(new URL('../scenarios/printed-marble.json', import.meta.url), 'utf8'),
    );
    const outcome = await runScenario(winterKingdom, readScenario(file), await readerOf(winterKingdom, 'en'));
    expect(outcome).toMatchObject({ ok: true, show: { score: [{ total: 2 * 3 + 1 + 1 }, { total: 0 }] } });
    const journal = outcome.ok ? outcome.show['journal:en'] : [];
    expect(journal).toEqual(expect.arrayContaining(['Orange earns 2 coins by Marble.']));
  });

  test('board by sides and rotations, pieces, hands, coins, terrain card and cards in play', () => {
    const table = new Table(winterKingdom, {
      players: 2,
      seed: 'scene',
      arrangement: {
        tableaus: ['1a', '2b 3', '3a', '4a', '5a', '6a', '7a 5'],
        twist: 'wolves',
        economy: 'marble',
        scoring: ['miners', 'cavers', 'royalty'],
        line: 'falling',
        upper: 4,
        start: 1,
        turn: 0,
        round: 5,
        players: [
          { houses: [0], forts: [1], coins: 7, hand: ['mine'], abilities: ['mule', 'farm 2'], terrain: 'snow' },
          {},
        ],
      },
    });
    const view = table.view(0);
    expect(view).toMatchObject({
      round: 5,
      active: 0,
      start: 1,
      twist: 'wolves',
      economy: 'marble',
      line: 'falling',
      upper: 4,
    });
    expect(view.tableaus[1]).toEqual({ side: '2b', turns: 3 });
    expect(view.played).toBe('snow');
    expect(view.players[0]).toMatchObject({
      houses: [0],
      forts: [1],
      housesLeft: 31,
      fortsLeft: 3,
      coins: 7,
      hand: ['mine'],
    });
    expect(view.players[0]?.abilities.map(({ id, upgraded }) => `${id} ${upgraded}`)).toEqual([
      'tunnel false',
      'farm true',
      'mule false',
    ]);
  });

  test('what is left out is as at the start, without a twist', () => {
    const { view } = scene('. . .');
    expect(view).toMatchObject({ round: 1, twist: 'none' });
    expect(view.players[1]).toMatchObject({ housesLeft: 32, fortsLeft: 4, cardsInHand: 5 });
  });

  const one = (player: object) => ({ fill: 'G', players: [player, {}] });
  test.each([
    ['an unknown field', { board: [] }, 'arrange: there is no field “board”'],
    ['six tableaus', { tableaus: ['1a', '2a', '3a', '4a', '5a', '6a'] }, 'arrange.tableaus: 7 entries are needed'],
    [
      'a tableau twice',
      { tableaus: ['1a', '1b', '3a', '4a', '5a', '6a', '7a'] },
      'arrange.tableaus[1]: 1 appears twice',
    ],
    [
      'an unknown side',
      { tableaus: ['1a', '2a', '3c', '4a', '5a', '6a', '7a'] },
      'arrange.tableaus[2]: "3c" is not one of',
    ],
    [
      'a side turned too often',
      { tableaus: ['1a', '2a', '3a 6', '4a', '5a', '6a', '7a'] },
      'arrange.tableaus[2]: "6" is not one of',
    ],
    ['a tableau that is no text', { tableaus: ['1a', 2, '3a', '4a', '5a', '6a', '7a'] }, 'arrange.tableaus[1]: '],
    ['a start player who is not there', { start: 2 }, 'arrange.start: 2'],
    ['a centre on top', { upper: 0 }, 'arrange.upper: 0'],
    ['a line that is none', { line: 'round' }, 'arrange.line: "round" is not one of'],
    ['a turn of nobody', { turn: 2 }, 'arrange.turn: 2'],
    ['round 0', { round: 0 }, 'arrange.round: 0'],
    ['an unknown letter', { fill: 'Q' }, 'arrange.fill: "Q" is not one of'],
    ['a space off the board', { spaces: { 427: 'G' } }, 'arrange.spaces: there is no field “427”'],
    ['an unknown twist', { twist: 'fog' }, 'arrange.twist: "fog" is not one of'],
    ['too few players', { players: [{}] }, 'arrange.players: 2 entries are needed here, not 1.'],
    ['two pieces on a space', one({ houses: [5, 5] }), 'problems.occupied'],
    ['a piece on a castle', { fill: 'C', players: [{ houses: [5] }, {}] }, 'problems.not-buildable'],
    ['five forts', one({ forts: [1, 2, 3, 4, 5] }), 'problems.pieces'],
    ['more houses than there are', one({ houses: [1], housesLeft: 32 }), 'arrange.players[0].housesLeft: 32'],
    ['an unknown card', one({ hand: ['castle'] }), 'arrange.players[0].hand[0]: "castle" is not one of'],
    ['a card in two places', one({ hand: ['mine'], abilities: ['mine'] }), 'problems.two-places'],
    [
      'a terrain card that is not there',
      { deck: { grass: 1 }, players: [{ terrain: 'snow' }, {}] },
      'problems.no-terrain-card',
    ],
    ['coins below zero', one({ coins: -1 }), 'arrange.players[0].coins: -1'],
  ])('%s is refused naming the field', (_what, arrangement, sentence) => {
    const arranging = () => new Table(winterKingdom, { players: 2, seed: 'scene', arrangement });
    expect(arranging).toThrow(Problem);
    expect(arranging).toThrow(sentence);
  });
});
