import { fastFromSeed } from '@snowbound/engine';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

describe('WK-10 Hidden information', () => {
  test('WK-10 hands and terrain cards are seen by their owners only', () => {
    const { table } = scene('o . . .', { hand: ['mine', 'mule'] });
    expect(table.view(0).players[0]?.hand).toEqual(['mine', 'mule']);
    for (const viewer of [1, 'spectator'] as const) {
      expect(table.view(viewer).players[0]).toMatchObject({ hand: null, terrain: null, cardsInHand: 2 });
    }
    expect(table.view(1).players[1]?.terrain).toBe('grass');
    expect(table.view(0).players[1]).toMatchObject({ terrain: null, hasTerrain: true });
  });

  test('WK-10 open are coins, supplies, discards, cards in play and whether they were used', () => {
    const game = scene('o 1 2 3', { abilities: ['pasture'], coins: 4 }).play('use pasture', 'build 1');
    expect(game.view.players[0]).toMatchObject({ coins: 4, housesLeft: 30 });
    expect(game.view.players[0]?.abilities).toContainEqual({
      id: 'pasture',
      upgraded: false,
      usedFirst: true,
      usedSecond: false,
      isSpent: true,
      isNew: false,
    });
    expect(Object.values(game.view.discards)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('WK-3.3, WK-4.2 the view tells a fort that was declared, and the house being moved until it stands', () => {
    const game = scene('o 1 2 3', { abilities: ['mule'] });
    expect(game.view).toMatchObject({ isFortNext: false, subject: null, left: null, placed: [] });
    game.play('use mule', 'take o');
    expect(game.view).toMatchObject({ subject: game.space('o'), left: null });
    game.play('to 1');
    expect(game.view).toMatchObject({ subject: null, left: null, isMandatoryDone: false });
    expect(game.play('fort').view).toMatchObject({ isFortNext: true, placed: [] });
    expect(game.play('fort 2').view).toMatchObject({
      isFortNext: false,
      placed: [game.space('2')],
      isMandatoryDone: false,
    });
  });

  test('WK-3.1 the view tells that the mandatory action is done when it is, not when it begins', () => {
    const done = (...moves: string[]) => game.play(...moves).view.isMandatoryDone;
    let game = scene('o 1 2 3 4 5', { abilities: ['pasture'] });
    expect([game.view.isMandatoryDone, done('build 1'), done('build 2'), done('build 3')]).toEqual([
      ...[false, false, false, true],
    ]);
    game = scene('o 1 2 3 F', { abilities: ['mule'], housesLeft: 2, fortsLeft: 0 });
    expect([done('build 1'), done('build 2')]).toEqual([false, true]);
    game = scene('o F', { terrain: 'grass', abilities: ['sawmill'] });
    expect([game.view.isMandatoryDone, done('skip')]).toEqual([false, true]);
    game = scene('o . . T T T T', { terrain: 'fell', abilities: ['crossroads 2'] });
    expect(done('use crossroads 2')).toBe(false);
  });

  test('WK-3.1, WK-8.2 with Clan asking between two pieces it is not done, after the third it is', () => {
    const game = scene('o 1 V\n . . . .', {}, { twist: 'clan' }).play('build 1');
    expect([game.prompt, game.view.isMandatoryDone]).toEqual(['one-more', false]);
    const last = scene('o 1 2 3 V', {}, { twist: 'clan', fill: 'F' }).play('build 1', 'build 2', 'build 3');
    expect([last.prompt, last.view.isMandatoryDone]).toEqual(['one-more', true]);
  });

  test('WK-3.4 the view tells how often a card may still be used for five coins', () => {
    const game = scene('o . . . . . . . . .', { coins: 5, abilities: ['pasture'] }).mandatory();
    expect(game.view.five).toBeNull();
    expect(game.play('five pasture').view.five).toEqual({ card: 'pasture', usesLeft: 3 });
    expect(game.play('use pasture').view.five).toEqual({ card: 'pasture', usesLeft: 2 });
    game.play(game.offered[0] ?? '', 'done');
    expect(game.view.five).toBeNull();
  });

  test('WK-3.4, WK-8.8 the view tells what every card says and costs at this table', () => {
    const cards = (twist: string) => scene('o . . .', {}, { twist }).view.cards;
    const mine = { id: 'mine', kind: 'plain', first: 'build-next-to-mountain', second: 'build-on-mountain' };
    expect(cards('none').abilities).toContainEqual({ ...mine, buy: 3, upgrade: 1 });
    expect(cards('roads').abilities).toContainEqual({ ...mine, buy: 2, upgrade: 0 });
    expect(cards('none').scoring[0]).toEqual({ id: 'knights', worth: 2, each: 1 });
    const bought = scene('o . . . .', { coins: 3, hand: ['mine', 'mule'] }, { twist: 'roads' }).mandatory();
    expect(bought.play('buy mine').player(0).abilities).toContainEqual(
      expect.objectContaining({ id: 'mine', isNew: true, isSpent: false }),
    );
  });

  test('WK-9.2 the view tells everyone’s points so far, card by card', () => {
    const game = scene('o C O . x', {}, { scoring: ['loners', 'crowd', 'celebrities'] });
    for (const seat of [0, 1]) expect(game.player(seat).score).toEqual(game.table.score(seat));
    expect(game.player(0).score.map(({ source, points }) => `${source} ${points}`)).toEqual([
      'score.loners 2',
      'score.crowd 1',
      'score.celebrities 3',
      'score.castles 3',
    ]);
  });

  test('WK-10 who might be able to buy is asked, whatever the hand holds', () => {
    const asked = (hand: string[]) => scene('o . . . .', { coins: 1, hand }).mandatory().offered;
    expect(asked(['mine'])).toEqual(['done']);
    expect(asked(['dog-sled'])).toEqual(['buy dog-sled', 'done']);
  });

  test('WK-10 in an imagined world own cards stay, others are dealt anew, and nothing seen changes', () => {
    const { content } = winterKingdom;
    const state = winterKingdom.setup({
      players: 3,
      options: {},
      content,
      random: fastFromSeed('hidden'),
      journal: null,
    });
    const random = fastFromSeed('dice');
    const seen = JSON.stringify(winterKingdom.view(state, 0));
    const hands = new Set<string>();
    for (let world = 0; world < 20; world++) {
      const imagined = winterKingdom.imagine(state, 0, random);
      expect(JSON.stringify(winterKingdom.view(imagined, 0))).toBe(seen);
      hands.add(String(winterKingdom.view(imagined, 1).players[1]?.hand));
    }
    expect(hands.size).toBeGreaterThan(10);
  });

  test('WK-10 the next terrain card is decided by other dice in every imagined world', () => {
    const { content } = winterKingdom;
    const options = { start: '0', twist: 'none', economy: 'export' };
    const state = winterKingdom.setup({ players: 2, options, content, random: fastFromSeed('dice'), journal: null });
    const random = fastFromSeed('worlds');
    const drawn = new Set<string>();
    for (let world = 0; world < 20; world++) {
      const imagined = winterKingdom.imagine(state, 0, random);
      for (let [question] = winterKingdom.questions(imagined); question?.seat === 0; ) {
        const last = question.options.at(-1);
        const first = question.options[0];
        if (first === undefined || last === undefined) break;
        winterKingdom.apply(imagined, 0, last.verb === 'done' ? last : first);
        [question] = winterKingdom.questions(imagined);
      }
      drawn.add(String(winterKingdom.view(imagined, 0).players[0]?.terrain));
    }
    expect(drawn.size).toBeGreaterThan(2);
  });
});
