import { winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { type Arrangement, at, scene } from '../rulebook/scene.ts';

const paid = (
  drawing: string,
  economy: string,
  moves: readonly string[],
  more: Arrangement = {},
  abilities: string[] = [],
) =>
  scene(drawing, { abilities }, { economy, ...more })
    .play(...moves)
    .player(0).coins;

describe('WK-7 economy cards', () => {
  test('WK-7.1 agriculture: 1 coin next to a village, once at two, twice for a fort', () => {
    expect(paid('o 1 V 2', 'agriculture', ['build 1'])).toBe(1);
    expect(paid('V 1 V 2', 'agriculture', ['build 1'])).toBe(1);
    expect(paid('o 1 V 2', 'agriculture', ['fort', 'fort 1'])).toBe(2);
    expect(paid('o 1 2 V', 'agriculture', ['build 1'])).toBe(0);
  });

  test('WK-7.1 the printed example: a house on tundra and one on a mountain, each next to a village', () => {
    const coins = paid('o . V M', 'agriculture', ['build .', 'use mine 2', 'build M'], {}, ['mine 2']);
    expect(coins).toBe(2);
  });

  test('WK-7.2 weapons: next to an own fort already there; a new fort beside one pays 2', () => {
    expect(paid('O 1 2 3', 'weapons', ['build 1', 'build 2'])).toBe(1);
    expect(paid('O 1 2', 'weapons', ['fort', 'fort 1'])).toBe(2);
    expect(paid('o 1 2', 'weapons', ['fort', 'fort 1'])).toBe(0);
    expect(paid('  1\n O 2', 'weapons', ['build 1', 'build 2'])).toBe(2);
  });

  test('WK-7.3 furs: on the upper tableau', () => {
    // Slot 1 lies around (5, 4).
    const spaces = { [at(5, 4)]: 'G', [at(6, 4)]: 'G', [at(7, 4)]: 'G' };
    const build = [`build ${at(5, 4)}`, `build ${at(6, 4)}`];
    expect(paid('U', 'furs', build, { upper: 1, spaces })).toBe(2);
    expect(paid('U', 'furs', build, { upper: 2, spaces })).toBe(0);
  });

  test('WK-7.4 export: three houses at the edge earn three coins', () => {
    const edge = [at(-5, -8), at(-4, -8), at(-3, -8)];
    const spaces = Object.fromEntries(edge.map(cell => [cell, 'G']));
    expect(
      paid(
        'U',
        'export',
        edge.map(cell => `build ${cell}`),
        { spaces },
      ),
    ).toBe(3);
    expect(paid('o 1 2', 'export', ['build 1'])).toBe(0);
  });

  test('WK-7.5 animals: the second house closes the grass, the first does not', () => {
    expect(paid('F 1 2 F\n U U U', 'animals', ['build 1'])).toBe(0);
    expect(paid('F 1 2 F\n U U U', 'animals', ['build 1', 'build 2'])).toBe(1);
    expect(paid('F 1 F', 'animals', ['build 1'])).toBe(0);
    expect(paid('x 1 F', 'animals', ['build 1'])).toBe(1);
  });

  test('WK-7.6 hunting: nothing in an own area, 2 for a fort in a new one, nothing beside it', () => {
    const drawing = 'o 1 F 2 3';
    expect(paid(drawing, 'hunting', ['build 1'])).toBe(0);
    expect(paid(drawing, 'hunting', ['build 1', 'fort', 'fort 2'])).toBe(2);
    expect(paid(drawing, 'hunting', ['build 1', 'fort', 'fort 2', 'build 3'])).toBe(2);
  });

  test('WK-7.7 marble: three in a straight row, in any order, not doubled by forts', () => {
    expect(paid('1 2 3', 'marble', ['build 2', 'build 1', 'build 3'])).toBe(2);
    expect(paid('1 2 3', 'marble', ['fort', 'fort 2', 'build 1', 'build 3'])).toBe(2);
    expect(paid('1 2\n 3', 'marble', ['build 2', 'build 1', 'build 3'])).toBe(0);
    expect(paid('o 1 2 U', 'marble', ['build 1', 'build 2'])).toBe(0);
  });

  test('WK-7.8 discard: any number of own houses for a coin each before the purchase step', () => {
    const game = scene('o o O 1 2 3', {}, { economy: 'discard' }).play('build 1', 'build 2', 'build 3');
    expect(game.prompt).toBe('discard');
    expect(game.marks('remove')).toBe('123oo');
    game.play('remove o', 'remove 3');
    expect(game.player(0)).toMatchObject({ coins: 2, housesLeft: 27 });
    game.play('done');
    expect(game.prompt).toBe('purchase');
  });
});

test('WK-7 every economy card has a test that names it', async () => {
  const { readFileSync } = await import('node:fs');
  const text = readFileSync(new URL(import.meta.url), 'utf8');
  for (const { id } of winterKingdom.content.economy) expect(text).toContain(`'${id}'`);
});
