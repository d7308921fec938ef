import { winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { at, scene } from '../rulebook/scene.ts';

describe('WK-8 twist cards', () => {
  test('WK-8.1 wolves: more than 4 pieces built cost one house before the terrain card is drawn', () => {
    const abilities = ['pasture', 'harbor 2'];
    const game = scene('o . . . . . . I', { abilities }, { twist: 'wolves' });
    const build = () => game.play(game.offered.find(move => move.startsWith('build ')) ?? '');
    build();
    build();
    build();
    game.play('use pasture');
    build();
    game.play('use harbor 2');
    build();
    game.noMoreAbilities();
    expect(game.prompt).toBe('wolves');
    expect(game.marks('remove')).toHaveLength(6);
    expect(game.view.played).toBe('grass');
    game.play('remove o');
    expect(game.lastTold('removes')).toMatchObject({
      rule: 'WK-8.1',
      values: { who: { seat: 0 }, space: game.space('o') },
    });
    expect(game.player(0).houses).toHaveLength(5);
    expect(game.seat).toBe(1);
  });

  test('WK-8.1, WK-3.3 four pieces cost nothing, forts neither: each is built once', () => {
    const game = scene('o 1 2 3 4', { abilities: ['pasture'] }, { twist: 'wolves' });
    game.play('use pasture', 'build 1', 'build 2', 'build 3', 'build 4');
    expect(game.seat).toBe(1);
    const forts = scene('o 1 2 3 4', { abilities: ['pasture'] }, { twist: 'wolves' });
    for (const at of ['1', '2', '3']) forts.play('fort', `fort ${at}`);
    forts.play('use pasture', 'build 4', 'done');
    expect([forts.seat, forts.player(0).forts]).toEqual([1, ['1', '2', '3'].map(at => forts.space(at))]);
  });

  test('WK-8.2 clan: the only own piece at a village brings one more next to any own piece', () => {
    const game = scene('o . . 1 V\n F F', {}, { twist: 'clan' }).play('build .');
    expect(game.prompt).toBe('mandatory');
    game.play(game.offered[0] ?? '').play('build 1');
    expect(game.prompt).toBe('one-more');
    expect(game.marks('build')).toBe('FF');
    game.play('build F');
    expect(game.player(0).houses).toHaveLength(5);
  });

  test('WK-8.2 it may be declined, and a second piece at the village brings nothing', () => {
    const game = scene('V 1 F\n o 2', {}, { twist: 'clan' });
    expect(game.play('build 1').prompt).not.toBe('one-more');
    const declined = scene('V 1 2 3', {}, { twist: 'clan' }).play('build 1');
    expect(declined.play('decline').prompt).toBe('mandatory');
  });

  test('WK-8.3 dead-end: no build where two own pieces are next to it', () => {
    expect(scene(' o o\n. 1 . F 2', {}, { twist: 'dead-end' }).marks('build')).toBe('..');
    expect(scene('o 1 o F 2', {}, { twist: 'dead-end' }).marks('build')).toBe('2');
    expect(scene('o 1 o F 2', {}, { twist: 'dead-end' }).refusal('build 1')).toMatchObject({ rule: 'WK-8.3' });
  });

  test('WK-8.3 a mandatory piece ignores it when nothing else is left, an ability does not', () => {
    const game = scene('o 1 o', { abilities: ['pasture'] }, { twist: 'dead-end' });
    expect(game.marks('build')).toBe('1');
    expect(game.offered).not.toContain('use pasture');
  });

  test('WK-8.4 long-tunnels: after the Tunnel card that house may move 1 more', () => {
    const game = scene('o U M 1 U 2 3', {}, { twist: 'long-tunnels', fill: 'M' }).play('use tunnel', 'take o', 'to 2');
    expect(game.marks('to')).toBe('3');
    expect(game.offered).toContain('decline');
    expect(game.play('to 3').player(0).houses).toEqual([game.space('3')]);
  });

  test('WK-8.4 not after mountain-guide 2', () => {
    const game = scene('o M 1 U 2 3', { abilities: ['mountain-guide 2'] }, { twist: 'long-tunnels', fill: 'M' });
    expect(game.play('use mountain-guide 2', 'take o', 'to 2').prompt).toBe('act');
  });

  test('WK-8.5 mobility: distance 2 is as good as 1 for the own-piece test', () => {
    expect(scene('o 1 2 3', {}, { twist: 'mobility' }).marks('build')).toBe('12');
    expect(scene('o F 2 3', {}, { twist: 'mobility' }).marks('build')).toBe('2');
    expect(scene('o F 2 3').marks('build')).toBe('23');
  });

  test('WK-8.6 archipelago: spaces of different tableaus are never next to each other', () => {
    // (4, 0) is the last space of the centre tableau in its row; (5, 0) belongs to the next one.
    const spaces = { [at(4, 0)]: 'G', [at(5, 0)]: 'G', [at(3, 0)]: 'G', [at(2, 0)]: 'G' };
    const players = [{ houses: [at(4, 0)] }];
    const builds = (twist: string) =>
      scene('U', {}, { twist, spaces, players }).offered.filter(move => /build/.test(move));
    expect(builds('none')).toEqual([`build ${at(3, 0)}`, `build ${at(5, 0)}`]);
    expect(builds('archipelago')).toEqual([`build ${at(3, 0)}`]);
  });

  test('WK-8.6 areas and groups end at the border of a tableau too', () => {
    const spaces = { [at(4, 0)]: 'G', [at(5, 0)]: 'G' };
    const players = [{ houses: [at(4, 0), at(5, 0)] }];
    const score = (twist: string) => scene('U', {}, { twist, spaces, players }).score(0)['loners'];
    expect(score('none')).toBe(1);
    expect(score('archipelago')).toBe(2);
  });

  test('WK-8.7 innovation: the printed example, mine is bought for 3 and used at once', () => {
    const far = scene('o 1 2 3 U M', { coins: 3, hand: ['mine'] }, { twist: 'innovation' }).mandatory();
    expect(far.play('buy mine').seat).toBe(1);
    const near = scene('o . . . . M', { coins: 3, hand: ['mine'] }, { twist: 'innovation' });
    near.mandatory().play('buy mine');
    expect(near.offered).toEqual(['use mine', 'done']);
    near.play('use mine').play(near.offered[0] ?? '');
    expect(near.seat).toBe(1);
  });

  test('WK-8.7 a used arrow card that is upgraded may not be used again', () => {
    const game = scene('o . . . . . .', { coins: 1, abilities: ['pasture'] }, { twist: 'innovation' });
    const build = () => game.play(game.offered.find(move => move.startsWith('build ')) ?? '');
    game.play('use pasture');
    build();
    expect(game.mandatory().play('upgrade pasture').seat).toBe(1);
  });

  test('WK-8.8 roads: the printed example, dog-sled for nothing and caravan upgraded for 2', () => {
    const game = scene('. . .', { coins: 2, hand: ['dog-sled'], abilities: ['caravan'] }, { twist: 'roads' });
    game.mandatory().play('buy dog-sled');
    expect(game.offered).not.toContain('upgrade dog-sled');
    game.play('upgrade caravan');
    expect(game.player(0)).toMatchObject({ coins: 0 });
    expect(game.player(0).abilities).toContainEqual(expect.objectContaining({ id: 'caravan', upgraded: true }));
  });

  test('WK-8.8 five coins are instead of purchases', () => {
    const game = scene('o . . . .', { coins: 9, hand: ['mule'], abilities: ['toboggan'] }, { twist: 'roads' });
    game.mandatory();
    expect(game.offered).toContain('five toboggan');
    expect(game.play('buy mule').offered).not.toContain('five toboggan');
  });
});

test('WK-8 every twist card has a test that names it', async () => {
  const { readFileSync } = await import('node:fs');
  const text = readFileSync(new URL(import.meta.url), 'utf8');
  for (const { id } of winterKingdom.content.twists) expect(text).toContain(`'${id}'`);
});
