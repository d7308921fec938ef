import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

describe('WK-3 A turn', () => {
  test('WK-3.1 the terrain card is revealed and three pieces are built on that terrain', () => {
    const game = scene('o 1 2 3 F', { terrain: 'grass' });
    expect(game.view.played).toBe('grass');
    expect(game.refusal('build F')).toMatchObject({ rule: 'WK-3.1' });
    game.play('build 1', 'build 2', 'build 3');
    expect(game.player(0)).toMatchObject({ housesLeft: 28 });
  });

  test('WK-3.1 it may not be cut short, and no ability comes between its pieces', () => {
    const game = scene('o 1 2 3', { abilities: ['pasture'] }).play('build 1');
    expect(game.prompt).toBe('mandatory');
    expect(game.offered.every(move => move === 'fort' || move.startsWith('build '))).toBe(true);
  });

  test('WK-3.1 it ends early when no space is allowed, and may build none', () => {
    expect(scene('o 1 F', {}).play('build 1').prompt).not.toBe('mandatory');
    const none = scene('o F', { terrain: 'grass' });
    expect(none.offered).toContain('skip');
    expect(none.play('skip').told()).toContain('skips');
  });

  test('WK-3.2 abilities before and after, each card once a turn', () => {
    const game = scene('o 1 2 3 4 5', { abilities: ['pasture'] });
    expect(game.offered).toContain('use pasture');
    game.play('use pasture', 'build 1', 'build 2', 'build 3', 'build 4');
    expect(game.offered).not.toContain('use pasture');
    const after = scene('o 1 2 3 4 5', { abilities: ['pasture'] }).play('build 1', 'build 2', 'build 3');
    expect(after.offered).toContain('use pasture');
    expect(after.offered).toContain('done');
  });

  test('WK-3.2 a plain card offers either half and is then used; an orange one offers each half once', () => {
    const plain = scene('o . . . . I', { abilities: ['harbor 2'] });
    expect(plain.offered).toEqual(expect.arrayContaining(['use harbor 2']));
    plain.play('use harbor 2').play(plain.offered[0] ?? '');
    expect(plain.refusal('use harbor')).toMatchObject({ rule: 'WK-3.2', key: 'reasons.used' });
    const orange = scene('o M 1 . U .', { abilities: ['mountain-guide 2'] }, { fill: 'M' });
    orange.play('use mountain-guide', 'take o', 'to 1');
    expect(orange.offered).toContain('use mountain-guide 2');
    expect(orange.offered).not.toContain('use mountain-guide');
  });

  test('WK-3.2 an action is offered only if it can be carried out now', () => {
    const game = scene('o 1 2', { abilities: ['sawmill'] });
    expect(game.offered).not.toContain('use sawmill');
    expect(game.refusal('use sawmill')).toMatchObject({ rule: 'WK-3.2', key: 'reasons.impossible' });
  });

  test('WK-3.3 every build may be a fort; forts never move', () => {
    const game = scene('o 1 2 3', { abilities: ['mule'] });
    expect(game.play('fort').marks('fort')).toBe('1');
    game.play('fort 1');
    expect(game.player(0)).toMatchObject({ fortsLeft: 3, housesLeft: 31 });
    game.mandatory();
    const mover = scene('O 1 2', { abilities: ['mule'] });
    expect(mover.offered).not.toContain('use mule');
    const both = scene('O 1 2 o 3', { abilities: ['mule'] }).play('use mule');
    expect(both.refusal('take O')).toMatchObject({ rule: 'WK-3.3' });
  });

  test('WK-3.3 only forts are offered once no house is left', () => {
    const game = scene('o 1 2', { housesLeft: 0 });
    expect(game.marks('fort')).toBe('1');
    expect(game.offered).not.toContain('fort');
  });

  test('WK-3.4 at most one purchase; what is bought works from the next turn on', () => {
    const game = scene('o . . . . .', { coins: 5, hand: ['pasture', 'mule'] }).mandatory();
    expect(game.offered).toEqual(expect.arrayContaining(['buy pasture', 'buy mule', 'done']));
    expect(game.play('buy pasture').seat).toBe(1);
    expect(game.player(0)).toMatchObject({ coins: 2, cardsInHand: 1 });
  });

  test('WK-3.4 an upgrade is for a card bought in an earlier turn, once', () => {
    const game = scene('o . . . .', { coins: 3, hand: ['mule'], abilities: ['caravan', 'mine 2'] }).mandatory();
    expect(game.offered).toContain('upgrade caravan');
    expect(game.offered).not.toContain('upgrade mine');
    expect(game.refusal('upgrade mine')).toMatchObject({ key: 'reasons.upgraded' });
    game.play('upgrade caravan');
    expect(game.player(0).coins).toBe(0);
  });

  test('WK-3.4 a card that is too dear says so', () => {
    const game = scene('o . . . .', { coins: 1, hand: ['mule', 'mine'] }).mandatory();
    expect(game.refusal('buy mine')).toMatchObject({
      rule: 'WK-3.4',
      key: 'reasons.too-dear',
      values: { price: 3, coins: 1 },
    });
  });

  test('WK-3.4 five coins: one card up to three times, used this turn or not, stopping after any use', () => {
    const game = scene('o . . . . . . . . .', { coins: 5, abilities: ['pasture 2'] });
    game
      .play('use pasture')
      .play(game.offered[0] ?? '', 'decline')
      .mandatory();
    expect(game.offered).toContain('five pasture');
    game.play('five pasture', 'use pasture').play(game.offered[0] ?? '');
    expect(game.offered).toContain('decline');
    game.play('decline');
    expect(game.offered).toEqual(['use pasture', 'done']);
    game
      .play('use pasture')
      .play(game.offered[0] ?? '')
      .play('decline', 'use pasture');
    game.play(game.offered[0] ?? '');
    if (game.offered.includes('decline')) game.play('decline');
    expect(game.seat).toBe(1);
    expect(game.player(0)).toMatchObject({ coins: 0, housesLeft: 32 - 1 - 7 });
  });

  test('WK-3.4 five coins with an orange card: the other half belongs to the same use', () => {
    const game = scene('. M . . . U . .', { coins: 5, abilities: ['mountain-guide 2'] }, { fill: 'M' }).mandatory();
    game.play('five mountain-guide');
    expect(game.offered).toContain('use mountain-guide');
    const uses: string[] = [];
    while (game.seat === 0 && uses.length < 20) {
      const use = game.offered.find(move => move.startsWith('use '));
      if (use !== undefined) uses.push(use);
      game.play(use ?? game.offered[0] ?? '');
    }
    expect(uses.filter(use => use === 'use mountain-guide').length).toBeLessThanOrEqual(3);
  });

  test('WK-3.4 five coins are offered for a second half alone, if the card was upgraded', () => {
    const five = (harbor: string) =>
      scene('o . . . . . .', { coins: 5, abilities: [harbor] })
        .mandatory()
        .offered.includes('five harbor');
    expect(five('harbor 2')).toBe(true);
    expect(five('harbor')).toBe(false);
    const used = scene('o . . . . . .', { coins: 5, abilities: ['harbor 2'] })
      .mandatory()
      .play('five harbor');
    expect(used.offered).toEqual(['use harbor 2']);
  });

  test('WK-3.4 five coins never buy the second half of crossroads', () => {
    const game = scene('o . . . S S S S', { coins: 5, abilities: ['crossroads 2'] }).mandatory();
    game.play('five crossroads');
    expect(game.offered).toEqual(['use crossroads']);
  });

  test('WK-3.5 the card is discarded face up, a new one drawn, abilities refreshed', () => {
    const game = scene('o . . . . . . .', { abilities: ['pasture'] });
    game
      .play('use pasture')
      .play(game.offered[0] ?? '')
      .mandatory();
    if (game.seat === 0) game.play('done');
    expect(game.view.discards['grass']).toBe(1);
    expect(game.player(0)).toMatchObject({ hasTerrain: true });
    expect(game.player(0).abilities.every(({ usedFirst, usedSecond }) => !usedFirst && !usedSecond)).toBe(true);
  });

  test('WK-3.5 the discards, that card included, are reshuffled when the deck is empty', () => {
    const game = scene('o . . . . .', {}, { deck: { grass: 2 } }).mandatory();
    if (game.seat === 0) game.play('done');
    expect(game.told()).toContain('reshuffles');
    expect(game.view).toMatchObject({ deck: 0 });
  });

  test('WK-3.5 a card whose terrain is full is shown and replaced; with no other there is none', () => {
    const game = scene('o . .', {}, { deck: { grass: 3, forest: 1 } }).mandatory();
    if (game.seat === 0) game.play('done');
    expect(game.player(0).hasTerrain).toBe(false);
    const replaced = scene('o . . F', {}, { deck: { grass: 4, forest: 1 } }).mandatory();
    if (replaced.seat === 0) replaced.play('done');
    expect(replaced.table.view(0).players[0]?.terrain).toBe('forest');
  });
});
