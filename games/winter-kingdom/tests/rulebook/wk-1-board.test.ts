import { areasOf, cellsIn, count, linesOf } from '@snowbound/hex';
import {
  JOINED,
  SLOT_OF,
  terrainChosen,
  winterKingdom,
  withBoardDrawn,
  withBoardOpen,
} from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { at, scene } from './scene.ts';

const { grid } = JOINED;
const { file } = winterKingdom.content;
const deal = (options = {}) =>
  winterKingdom.view(
    winterKingdom.setup({ players: 2, options, content: winterKingdom.content, random: RANDOM(), journal: null }),
    0,
  );
const RANDOM = () => ({ kind: 'fast' as const, a: 1, b: 2, c: 3, counter: 4 });

describe('WK-1 Board', () => {
  test('WK-1.1 seven tableaus of 61 spaces, 427 on the board', () => {
    expect(grid.cells).toBe(427);
    for (let slot = 0; slot < 7; slot++) expect(SLOT_OF.filter(of => of === slot)).toHaveLength(61);
  });

  test('WK-1.1 sides and rotations are chosen in the options, each tableau once', () => {
    const options = { 'tableau-0': '3b', 'turns-0': '2', 'tableau-4': '1a', 'turns-4': '0' };
    const { tableaus } = deal(options);
    expect(tableaus[0]).toEqual({ side: '3b', turns: 2 });
    expect(tableaus[4]).toEqual({ side: '1a', turns: 0 });
    expect(new Set(tableaus.map(({ side }) => side[0])).size).toBe(7);
  });

  test('WK-1.1 the board is known as far as the options settle it, and the rest can be drawn and opened again', () => {
    const { content } = winterKingdom;
    const chosen = { 'tableau-0': '3b', 'turns-0': '2', 'tableau-4': '1a', twist: 'none' };
    const shown = terrainChosen(chosen, content);
    const { terrain } = deal({ ...chosen, 'turns-4': '0' });
    const known = SLOT_OF.map(slot => slot === 0 || slot === 4);
    expect([...shown]).toEqual(known.map((isKnown, cell) => (isKnown ? terrain[cell] : ' ')));
    const drawn = withBoardDrawn(chosen, content, RANDOM());
    expect(drawn).toMatchObject({ 'tableau-0': '3b', 'turns-0': '2', 'tableau-4': '1a', twist: 'none' });
    expect(terrainChosen(drawn, content)).toBe(deal(drawn).terrain);
    expect(terrainChosen(withBoardOpen(drawn), content).trim()).toBe('');
    expect(withBoardOpen(drawn)['twist']).toBe('none');
  });

  test('WK-1.2 centres, lines and edge', () => {
    expect(SLOT_OF[at(5, 4)]).toBe(1);
    expect(SLOT_OF[at(-4, 9)]).toBe(2);
    expect(SLOT_OF[at(9, -5)]).toBe(6);
    for (const axis of ['horizontal', 'falling', 'rising'] as const) expect(linesOf(grid, axis)).toHaveLength(27);
    expect(grid.neighbours.filter(near => near.length < 6)).toHaveLength(78);
  });

  test('WK-1.2 one rotation step turns a side 60° clockwise', () => {
    const letterAt = (turns: string, q: number, r: number) =>
      deal({ 'tableau-0': '1a', 'turns-0': turns }).terrain[at(q, r)];
    // Row 1 of side 1a is HHHTT, from (0, -4) to (4, -4); its last space turns to (4, 0).
    expect(letterAt('0', 4, -4)).toBe('T');
    expect(letterAt('0', 0, -4)).toBe('H');
    expect(letterAt('1', 4, 0)).toBe('T');
    expect(letterAt('1', 4, -4)).toBe('H');
  });

  test('WK-1.3 nobody builds on castles, villages, tunnels and mountains', () => {
    const game = scene('o M\n C V\n1 I', { terrain: 'grass' });
    for (const letter of 'MCV') expect(game.refusal(`build ${letter}`)).toMatchObject({ rule: 'WK-1.3' });
  });

  test('WK-1.4 each side has one castle, two villages and one tunnel, and patches', () => {
    for (const { id, rows } of file.sides) {
      const letters = rows.join('');
      const times = (letter: string) => letters.split(letter).length - 1;
      expect([id, letters.length, times('C'), times('V'), times('U')]).toEqual([id, 61, 1, 2, 1]);
    }
  });

  test('WK-1.5 areas join across tableaus and do not mind pieces', () => {
    const { terrain } = deal();
    const areas = areasOf(
      grid,
      Array.from(terrain, letter => letter.charCodeAt(0)),
    );
    const across = areas.list.filter(area => new Set(cellsIn(area).map(cell => SLOT_OF[cell])).size > 1);
    expect(across.length).toBeGreaterThan(0);
    expect(areas.list.reduce((sum, area) => sum + count(area), 0)).toBe(427);
  });
});

describe('WK-1.4 a content file is refused naming side and field:', () => {
  const withSide = (change: object) => ({
    ...file,
    sides: file.sides.map((side, at) => (at === 2 ? { ...side, ...change } : side)),
  });
  const rows = file.sides[2]?.rows ?? [];
  const withCard = (change: object) => ({
    ...file,
    abilities: file.abilities.map((card, at) => (at === 3 ? { ...card, ...change } : card)),
  });
  const withScoring = (change: object) => ({
    ...file,
    scoring: file.scoring.map((card, at) => (at === 3 ? { ...card, ...change } : card)),
  });
  const each = (value: unknown) => withScoring({ each: { value, known: 'house' } });
  const eachIn = 'content.scoring[3].each';
  test.each([
    ['a short row', withSide({ rows: ['GGGG', ...rows.slice(1)] }), 'problems.row-length'],
    ['an unknown letter', withSide({ rows: ['GGGGQ', ...rows.slice(1)] }), 'problems.letter'],
    ['a missing castle', withSide({ rows: rows.map(row => row.replace('C', 'G')) }), 'problems.side-count'],
    ['too few rows', withSide({ rows: rows.slice(1) }), 'content.sides[2] (2a).rows'],
    ['a side twice', withSide({ id: '1a' }), 'content.sides[2].id: 1a appears twice'],
    ['a card twice', withCard({ id: 'mine' }), 'appears twice'],
    [
      'a price below zero',
      withCard({ buy: { value: -1, known: 'house' } }),
      'content.abilities[3] (hot-springs).buy.value: -1',
    ],
    ['an unknown action', withCard({ first: 'build-on-sand' }), 'content.abilities[3] (hot-springs).first'],
    ['an unknown scoring card', withScoring({ id: 'dancers' }), 'content.scoring[3].id'],
    [
      'points without how many bring them',
      withScoring({ each: undefined }),
      'content.scoring[3]: the field “each” is missing',
    ],
    ['points for none', each(0), `${eachIn}.value: 0 is not a whole number from 1 to 10`],
    ['points for eleven', each(11), `${eachIn}.value: 11 is not a whole number from 1 to 10`],
    ['points for half a thing', each(0.5), `${eachIn}.value: 0.5`],
    ['how many, not how sure', withScoring({ each: { value: 2 } }), `${eachIn}: the field “known” is missing`],
    ['too few scoring cards', { ...file, scoring: file.scoring.slice(0, 2) }, 'problems.cards'],
    ['an unknown twist', { ...file, twists: [{ id: 'fog', known: 'house' }] }, 'content.twists[0].id'],
  ])('%s', (_what, content, sentence) => {
    expect(() => winterKingdom.readContent(content)).toThrow(sentence);
  });

  test('the shipped file is accepted again', async () => {
    expect((await winterKingdom.readContent(file)).id).toBe(winterKingdom.content.id);
  });
});
