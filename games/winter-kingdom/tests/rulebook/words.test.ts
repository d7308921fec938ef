import { describe, expect, test } from 'vitest';
import { type Scene, scene } from './scene.ts';

const card = (id: string) => ({ card: { name: `names.${id}` } });
const who = { seat: 0 };

/** A choice says its rule and what it is about, and where to touch. */
function offers(game: Scene, move: string, rule: string, key: string, values: object, targets: readonly string[]) {
  expect(game.option(move), move).toMatchObject({ words: { rule, key: `moves.${key}`, values }, targets });
}

describe('what choices say', () => {
  test('WK-4.1, WK-3.3 building a house or a fort', () => {
    const game = scene('o 1 2 3');
    const space = game.space('1');
    offers(game, `build ${space}`, 'WK-4.1', 'build', { space }, [`space ${space}`]);
    offers(game, 'fort', 'WK-3.3', 'as-fort', {}, []);
    offers(game.play('fort'), `fort ${space}`, 'WK-3.3', 'fort', { space }, [`space ${space}`]);
  });

  test('WK-3.2, WK-4.2 using a card, taking a house and moving it', () => {
    const game = scene('o 1 2 3', { abilities: ['mule'] });
    offers(game, 'use mule', 'WK-3.2', 'use', card('mule'), ['card 0 mule']);
    expect(game.refusal('card 0 mule')).toBeNull();
    const from = game.space('o');
    offers(game.play('use mule'), `take ${from}`, 'WK-4.2', 'take', { space: from }, [`space ${from}`]);
    const [move = ''] = game.play('take o').offered;
    const space = Number(move.replace('to ', ''));
    offers(game, move, 'WK-4.2', 'to', { space }, [`space ${space}`]);
    game.play(move);
    expect(game.lastTold('uses')).toMatchObject({ rule: 'WK-3.2', values: { who, ...card('mule') } });
    expect(game.lastTold('moves')).toMatchObject({ rule: 'WK-4.2', values: { who, from, space } });
  });

  test('WK-3.2 a card asks where to build, or where to move', () => {
    expect(scene('o 1 2 3', { abilities: ['pasture'] }).play('use pasture').prompt).toBe('ability-build');
    const moving = scene('o 1 2 3', { abilities: ['mule'] }).play('use mule');
    expect([moving.prompt, moving.play('take o').prompt]).toEqual(['ability-take', 'ability-move']);
  });

  test('WK-3.2 the second half of a card, and declining the rest of a use', () => {
    const game = scene('o . . . . I', { abilities: ['harbor 2'] });
    offers(game, 'use harbor 2', 'WK-3.2', 'use-second', card('harbor'), ['card 0 harbor']);
    const twice = scene('o . . . .', { abilities: ['pasture 2'] }).play('use pasture');
    offers(twice.play(twice.offered[0] ?? ''), 'decline', 'WK-3.2', 'decline', {}, []);
  });

  test('WK-3.1 the question says where to build and which piece it is', () => {
    const game = scene('o . . . . . . .', { terrain: 'grass' });
    const asks = (key: string, values: object) =>
      expect(game.table.questions[0]?.prompt).toMatchObject({ key: `prompts.${key}`, values });
    asks('act', { terrain: 'grass', piece: 1, pieces: 3 });
    game.play(game.offered.find(move => move.startsWith('build')) ?? '');
    asks('mandatory', { terrain: 'grass', piece: 2, pieces: 3 });
    game.play(game.offered.find(move => move.startsWith('build')) ?? '');
    asks('mandatory', { terrain: 'grass', piece: 3, pieces: 3 });
  });

  test('WK-3.4 buying, upgrading and paying five coins', () => {
    const bought = { coins: 8, hand: ['mule'], abilities: ['pasture'] };
    const game = () => scene('o . . . . . . .', bought).mandatory();
    offers(game(), 'buy mule', 'WK-3.4', 'buy', card('mule'), ['hand 0 mule']);
    offers(game(), 'upgrade pasture', 'WK-3.4', 'upgrade', card('pasture'), ['card 0 pasture']);
    offers(game(), 'five pasture', 'WK-3.4', 'five', card('pasture'), ['card 0 pasture']);
    offers(game(), 'done', 'WK-3.5', 'end-turn', {}, []);
    const told = (move: string, key: string) => game().play(move).lastTold(key);
    expect(told('buy mule', 'buys')).toMatchObject({ rule: 'WK-3.4', values: { who, ...card('mule') } });
    expect(told('upgrade pasture', 'upgrades')).toMatchObject({ rule: 'WK-3.4', values: { who, ...card('pasture') } });
    expect(told('five pasture', 'pays-five')).toMatchObject({ rule: 'WK-3.4', values: { who, ...card('pasture') } });
  });

  test('WK-3.1 building none, WK-3.3 removing a house', () => {
    const none = scene('o F', { terrain: 'grass' });
    offers(none, 'skip', 'WK-3.1', 'skip', {}, []);
    expect(none.play('skip').lastTold('skips')).toMatchObject({ rule: 'WK-3.1', values: { who } });
    const game = scene('o 1', {}, { economy: 'discard' }).play('build 1');
    const space = game.space('o');
    offers(game, `remove ${space}`, 'WK-3.3', 'remove', { space }, [`space ${space}`]);
    expect(game.play('remove o').lastTold('removes')).toMatchObject({ rule: 'WK-7.8', values: { who, space } });
    expect(game.lastTold('earns')).toMatchObject({ rule: 'WK-7.8', values: { who, coins: 1, ...card('discard') } });
  });
});

describe('what the journal says', () => {
  test('WK-3.1 the terrain revealed, WK-4.1 each piece built, WK-7.2 the coins for it', () => {
    const game = scene('O 1 2 3');
    expect(game.lastTold('reveals')).toMatchObject({
      rule: 'WK-3.1',
      values: { who, terrain: { name: 'names.grass' } },
    });
    const space = game.space('1');
    game.play('fort', 'fort 1');
    expect(game.lastTold('builds-fort')).toMatchObject({ rule: 'WK-4.1', values: { who, space } });
    expect(game.lastTold('earns')).toMatchObject({ rule: 'WK-7.2', values: { who, coins: 2, ...card('weapons') } });
    game.play('build 2');
    expect(game.lastTold('builds-house')).toMatchObject({ rule: 'WK-4.1', values: { who, space: game.space('2') } });
  });

  test('WK-3.5 the terrain of a card that is replaced', () => {
    const replaced = scene('o . . F', {}, { deck: { grass: 4, forest: 1 } }).mandatory();
    if (replaced.seat === 0) replaced.play('done');
    const grass = { name: 'names.grass' };
    expect(replaced.lastTold('replaces')).toMatchObject({ rule: 'WK-3.5', values: { who, terrain: grass } });
  });

  test('WK-9.1 whose last piece ends the game, WK-9.2 who wins it', () => {
    const game = scene('o 1 2 3 . . . .', { housesLeft: 2, fortsLeft: 0 }).play('build 1', 'build 2');
    expect(game.lastTold('last-round')).toMatchObject({ rule: 'WK-9.1', values: { who } });
    while (!game.table.isOver) game.play(game.offered[0] ?? '');
    const winners = game.table.winners.map(seat => ({ seat }));
    expect(game.lastTold('wins')).toMatchObject({ rule: 'WK-9.2', values: { who: winners, count: winners.length } });
    expect(game.table.whyNot(0, 'done')).toMatchObject({ rule: 'WK-9.1', key: 'reasons.over' });
  });
});

describe('why not', () => {
  const refused = (game: Scene, what: string, rule: string, key: string, values: object = {}) =>
    expect(game.refusal(what), what).toMatchObject({ rule, key: `reasons.${key}`, values });

  test('WK-2.5 only whose turn it is, and only about what is one’s own', () => {
    const game = scene('o 1 2 3', { abilities: ['mule'] });
    expect(game.table.whyNot(1, 'build 3')).toMatchObject({
      rule: 'WK-2.5',
      key: 'reasons.not-your-turn',
      values: { who },
    });
    expect(game.table.whyNot(2, 'done')).toMatchObject({
      rule: 'WK-2.2',
      key: 'reasons.unknown-seat',
      values: { seat: 2 },
    });
    refused(game, 'card 1 mule', 'WK-3.2', 'not-yours', { who: { seat: 1 } });
    refused(game, 'hand 1 mule', 'WK-3.2', 'not-yours', { who: { seat: 1 } });
    refused(game, 'hand 0 farm', 'WK-2.2', 'no-such-card', card('farm'));
    const prompt = { rule: 'WK-3.2', key: 'prompts.act' };
    refused(game, 'done', 'WK-3.2', 'wrong-time', { prompt });
    refused(game, 'decline', 'WK-3.2', 'wrong-time', { prompt });
    for (const what of ['nonsense', 'build', 'build x', 'build 427', 'build -1', 'build 1.5', 'build 1 2'])
      expect(game.table.whyNot(0, what), what).toMatchObject({ key: 'reasons.unknown', values: { what, prompt } });
    refused(game, 'use castle', 'WK-3.2', 'unknown', { what: 'castle', prompt });
  });

  test('WK-4.1 where nothing is built: occupied, not buildable, another terrain, not beside an own piece', () => {
    const game = scene('o 1 x C F . .\n U U U U U U\n  U U 2');
    refused(game, 'build x', 'WK-4.1', 'occupied', { space: game.space('x') });
    refused(game, 'build C', 'WK-1.3', 'not-buildable', { terrain: { name: 'names.castle' } });
    const [needed, terrain] = [{ name: 'names.grass' }, { name: 'names.forest' }];
    refused(game, 'build F', 'WK-3.1', 'wrong-terrain', { needed, terrain });
    refused(game, 'build 2', 'WK-4.1', 'not-next-to-own');
    refused(game, 'space 2', 'WK-4.1', 'not-next-to-own');
    expect(game.refusal('space 1')).toBeNull();
  });

  test('WK-3.3 what is not taken: forts, what is no own house, and a house that has nowhere to go', () => {
    const game = scene('O 1 2 o 3 x', { abilities: ['mule'] }).play('use mule');
    refused(game, 'take O', 'WK-3.3', 'fort-stays');
    refused(game, 'take x', 'WK-3.3', 'no-own-house', { space: game.space('x') });
    refused(game, 'take 1', 'WK-3.3', 'no-own-house', { space: game.space('1') });
    refused(game.play('take o'), 'to x', 'WK-4.1', 'occupied', { space: game.space('x') });
    refused(game, 'to 1', 'WK-4.2', 'no-way', { prompt: { key: 'prompts.ability-move' } });
  });

  test('WK-3.4 what is not bought, upgraded or used', () => {
    const player = { coins: 1, hand: ['mine'], abilities: ['caravan', 'pasture 2'] };
    const game = scene('o . . . . . . .', player);
    refused(game, 'use mine', 'WK-3.4', 'buy-first', card('mine'));
    refused(game, 'buy mine', 'WK-3.4', 'buy-first', card('mine'));
    refused(game, 'use farm', 'WK-2.2', 'no-such-card', card('farm'));
    game.play('use pasture').play(game.offered[0] ?? '', 'decline');
    refused(game, 'use pasture', 'WK-3.2', 'used', card('pasture'));
    game.mandatory();
    if (game.prompt !== 'purchase') return;
    refused(game, 'buy mine', 'WK-3.4', 'too-dear', { ...card('mine'), price: 3, coins: 1 });
    refused(game, 'upgrade pasture', 'WK-3.4', 'upgraded', card('pasture'));
    refused(game, 'upgrade caravan', 'WK-3.4', 'too-dear', { ...card('caravan'), price: 3, coins: 1 });
  });

  test('WK-8.3 a space with two own neighbours while another has fewer', () => {
    const game = scene(' o 1\n. o 2 3', {}, { twist: 'dead-end' });
    refused(game, 'build 1', 'WK-8.3', 'crowded');
  });
});
