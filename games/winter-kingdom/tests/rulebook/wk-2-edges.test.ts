import { readerOf, readScenario, runScenario, Table } from '@snowbound/table';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

const english = await readerOf(winterKingdom, 'en');
const row = 'o 1 2 3 . . . . .';

describe('what happens at the edges', () => {
  test('WK-2.2 hands are filled as far as cards go', () => {
    const cards = winterKingdom.content.abilities.map(({ id }) => id).filter(id => id !== 'tunnel');
    const arrangement = { players: [{ hand: cards.slice(2) }, {}], start: 0 };
    const { players } = new Table(winterKingdom, { players: 2, seed: 'few', arrangement }).view('spectator');
    expect(players.map(({ cardsInHand }) => cardsInHand)).toEqual([cards.length - 2, 2]);
  });

  test('WK-2.1 a scoring card that is there twice is named', async () => {
    const arrange = { scoring: ['knights', 'crowd', 'knights'] };
    const file = { game: 'winter-kingdom', players: 2, arrange };
    await expect(runScenario(winterKingdom, readScenario(file), english)).rejects.toMatchObject({
      phrase: {
        rule: 'WK-2.1',
        values: {
          why: { key: 'impossible.twice', values: { at: 'arrange.scoring[2]', card: { name: 'names.knights' } } },
        },
      },
    });
  });

  test('WK-1.3 the first space of the board is one, too', () => {
    const game = scene(row);
    for (const what of ['build 0', 'space 0', 'fort 0'])
      expect(game.table.whyNot(0, what), what).toMatchObject({ key: 'reasons.not-buildable' });
    expect(game.table.whyNot(0, 'build 427')).toMatchObject({ key: 'reasons.unknown' });
    expect(game.table.whyNot(0, 'build 426')).toMatchObject({ key: 'reasons.not-buildable' });
  });

  test('WK-3.5 a turn that has shown the next terrain card is not taken back freely', () => {
    const game = scene(row, { coins: 9 }).play('build 1');
    expect(game.table.whyNotUndo(0)).toBeNull();
    game.mandatory();
    if (game.seat === 0) game.play('done');
    expect(game.seat).toBe(1);
    expect(game.table.whyNotUndo(0)).toMatchObject({ key: 'table.undo-revealed' });
  });

  test('WK-5 what an ability does not allow is not a matter of lying beside one’s own', () => {
    const game = scene('o 1 2 3 . . . . .\n F F F', { abilities: ['pasture'] }).play('use pasture');
    expect(game.prompt).toBe('ability-build');
    expect(game.offered.length).toBeGreaterThan(0);
    expect(game.refusal('build F')).toMatchObject({ key: 'reasons.condition' });
    const far = scene('o 1 2 3 . . .', { abilities: ['pasture'] }).play('use pasture');
    const why = far.refusal('build 3');
    if (why !== null) expect(why).toMatchObject({ key: 'reasons.condition' });
  });
});
