import { say } from '@snowbound/engine';
import { readerOf } from '@snowbound/table';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { type Arrangement, at, type PlayerArrangement, scene } from '../rulebook/scene.ts';

const points = (
  drawing: string,
  card: string,
  more: Arrangement = {},
  first: PlayerArrangement = {},
  seat = 0,
): number | undefined => scene(drawing, first, { scoring: [card, card, card], ...more }).score(seat)[card];

const row = (length: number, q: number, r: number) => Array.from({ length }, (_, step) => at(q + step, r));

describe('WK-6 scoring cards: a fort counts as two houses and as one piece', () => {
  test('WK-6 bureaucrats: 4 per tableau with the most houses, ties in full, none without a house', () => {
    expect(points('o O x', 'bureaucrats')).toBe(4);
    expect(points('o x', 'bureaucrats')).toBe(4);
    expect(points('O x', 'bureaucrats', {}, {}, 1)).toBe(0);
    const there = { spaces: { [at(5, 4)]: 'G' }, players: [{ houses: [at(5, 4)] }] };
    expect(points('o x', 'bureaucrats', there)).toBe(8);
  });

  test('WK-6 knights: the printed example, 8 houses and 2 forts on one line are 24', () => {
    const houses = row(8, -9, 0);
    const forts = [at(0, 0), at(1, 0)];
    const spaces = Object.fromEntries([...houses, ...forts].map(cell => [cell, 'G']));
    expect(points('U', 'knights', { spaces, players: [{ houses, forts }] })).toBe(24);
    expect(points('U', 'knights', { spaces, players: [{ houses, forts }], line: 'rising' })).toBe(4);
  });

  test('WK-6 climbers: 1 per house next to a mountain, once at several', () => {
    expect(points('o M O\n o . o', 'climbers')).toBe(4);
    expect(points('M o M', 'climbers')).toBe(1);
  });

  test('WK-6 loners: 1 per separate group, a single piece or fort being one', () => {
    expect(points('o o . O . o x o', 'loners')).toBe(4);
    expect(points('o o . O . o', 'loners')).toBe(3);
    expect(points('o o O', 'loners')).toBe(1);
  });

  test('WK-6 retainers: per fort, each house next to it; a fort beside it counts 2', () => {
    expect(points('o O O o', 'retainers')).toBe(6);
    expect(points(' O\nO o O', 'retainers')).toBe(1 + 1 + 1 + 2 + 2);
  });

  test('WK-6 crowd: 1 per 2 houses of the largest group, rounded down', () => {
    expect(points('o o O o . o o', 'crowd')).toBe(2);
  });

  test('WK-6 travellers: 2 per village with an own piece next to it', () => {
    expect(points('V o V . V', 'travellers')).toBe(4);
  });

  test('WK-6 hikers: 1 per line holding an own piece', () => {
    expect(points('o o\n o\no', 'hikers')).toBe(3);
    expect(points('o o o', 'hikers', { line: 'falling' })).toBe(3);
  });

  test('WK-6 miners: 3 per mountain area with the most houses at it, both areas of one house', () => {
    expect(points('M o M . M x', 'miners')).toBe(6);
    expect(points('o M x x', 'miners')).toBe(3);
    expect(points('o M O\n x x', 'miners', {}, {}, 1)).toBe(0);
  });

  test('WK-6 miners and bureaucrats: the most houses take all, and one house is enough', () => {
    const four = (drawing: string, card: string, third: PlayerArrangement, fourth: PlayerArrangement) =>
      scene(drawing, {}, { scoring: [card, card, card], fill: 'U', players: [{}, {}, third, fourth] }, 4);
    const area = four('o o o O x x x\n M M M M M M M\nO . . . . . .', 'miners', {}, {});
    expect([0, 1, 2, 3].map(seat => area.score(seat)['miners'])).toEqual([3, 0, 0, 0]);
    const tableau = four('o o o\n O O\nx X X', 'bureaucrats', {}, {});
    expect([0, 1, 2].map(seat => tableau.score(seat)['bureaucrats'])).toEqual([4, 0, 0]);
    expect(points('M . . x', 'miners', {}, {}, 1)).toBe(0);
    expect(points('. . M x', 'miners', {}, {}, 1)).toBe(3);
  });

  test('WK-6 scouts: 1 per house on an edge space, no single house goes empty', () => {
    const edge = row(4, -5, -8);
    const spaces = Object.fromEntries(edge.map(cell => [cell, 'G']));
    const atEdge = (houses: number, forts: number) => {
      const pieces = { houses: edge.slice(0, houses), forts: edge.slice(houses, houses + forts) };
      return points('o', 'scouts', { spaces, players: [pieces] });
    };
    expect([atEdge(0, 0), atEdge(1, 0), atEdge(2, 0), atEdge(3, 0)]).toEqual([0, 1, 2, 3]);
    expect([atEdge(0, 1), atEdge(1, 1), atEdge(2, 2)]).toEqual([2, 3, 6]);
  });

  test('WK-6 nature-lovers: 1 per house next to forest and not on it', () => {
    const inForest = scene('o F F o').space('F');
    expect(points('o F F o', 'nature-lovers', {}, { houses: [inForest] })).toBe(2);
    expect([points('o F', 'nature-lovers'), points('O F', 'nature-lovers')]).toEqual([1, 2]);
    expect([points('O F o', 'nature-lovers'), points('F o F', 'nature-lovers')]).toEqual([3, 1]);
    expect(points('O F o . o F O', 'nature-lovers')).toBe(6);
  });

  test('WK-6 celebrities: 1 per house next to a castle, once at several', () => {
    expect([points('o C', 'celebrities'), points('O C', 'celebrities')]).toEqual([1, 2]);
    expect([points('O C o', 'celebrities'), points('o C o . o C', 'celebrities')]).toEqual([3, 3]);
    expect(points(' O\nO C O', 'celebrities')).toBe(6);
    expect(points('C o C o C', 'celebrities')).toBe(2);
  });

  test('WK-6 farmers: 1 per house next to a village, once at several', () => {
    expect([points('o V', 'farmers'), points('O V', 'farmers')]).toEqual([1, 2]);
    expect([points('O V o', 'farmers'), points('o V o . o V', 'farmers')]).toEqual([3, 3]);
    expect(points(' O\nO V O', 'farmers')).toBe(6);
    expect(points('V o V o V', 'farmers')).toBe(2);
  });

  test('WK-6 cavers: 2 per tunnel with an own piece next to it', () => {
    expect(points('U o U . U O', 'cavers', { fill: 'M' })).toBe(6);
  });

  test('WK-6 pioneers: 1 per area holding an own piece, mountain areas not', () => {
    const mountain = scene('o o F o M').space('M');
    expect(points('o o F o M', 'pioneers', {}, { houses: [mountain] })).toBe(2);
    expect(points('o F o F o', 'pioneers')).toBe(3);
    expect(points('o o O', 'pioneers')).toBe(1);
  });

  test('WK-6 royalty: 3 per castle with the most houses, besides the castle points', () => {
    expect(points('o C x . C x', 'royalty')).toBe(3);
    expect(points('C o C . C x', 'royalty')).toBe(6);
    expect(scene('o C x . C x', {}, { scoring: ['royalty', 'royalty', 'royalty'] }).score(0)['castles']).toBe(3);
  });

  test('WK-6 ice-fishers: 1 per house next to ice; a house on ice only through a neighbour', () => {
    const ice = scene('o I . o').space('I');
    expect(points('o I . o', 'ice-fishers', {}, { houses: [ice] })).toBe(1);
    expect(points('O I o', 'ice-fishers')).toBe(3);
  });

  test('WK-6 merchants: 1 per castle, village or tunnel that a group joins to another', () => {
    expect(points('V o o C . o V', 'merchants', { fill: 'M' })).toBe(2);
    expect(points('V o . V', 'merchants', { fill: 'M' })).toBe(0);
  });
});

test('WK-6 there are points for each house: Crowd alone counts in twos, and says that this is inferred', () => {
  const inGroups = winterKingdom.content.file.scoring.filter(({ each }) => each.value > 1);
  expect(inGroups).toEqual([
    { id: 'crowd', points: { value: 1, known: 'inferred' }, each: { value: 2, known: 'inferred' } },
  ]);
});

test('WK-6 a content file says how many bring the points, and the rules page is as sure as the less sure of both', async () => {
  const { file } = winterKingdom.content;
  const own = { id: 'knights', points: { value: 2, known: 'certain' }, each: { value: 5, known: 'inferred' } };
  const content = await winterKingdom.readContent({
    ...file,
    scoring: file.scoring.map(card => (card.id === own.id ? own : card)),
  });
  const rules = (await winterKingdom.rulesPage(content)).flatMap(section => section.rules);
  const told = rules.find(({ id }) => id === 'WK-6 knights');
  expect(told?.known).toBe('inferred');
  expect(told && say(told.text, await readerOf(winterKingdom, 'en'))).toBe(
    'Knights: 2 points for every 5 houses of yours on your best line.',
  );
});

test('WK-6 every scoring card has a test that names it', async () => {
  const { readFileSync } = await import('node:fs');
  const text = readFileSync(new URL(import.meta.url), 'utf8');
  for (const { id } of winterKingdom.content.scoring) expect(text).toContain(`'${id}'`);
});
