import { fastFromSeed } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { describe, expect, test } from 'vitest';
import { type Arrangement, scene } from './scene.ts';

/** What `viewer` takes for possible that seat 0 has chosen, after these moves of the seats in turn. */
function imaginedChoices(arrangement: Arrangement, moves: readonly string[], viewer: number): Set<string | undefined> {
  const { content } = snowTime;
  const deal = { players: 4, options: {}, content, random: fastFromSeed('imagined'), journal: null };
  const state = snowTime.arrange(deal, arrangement);
  for (const [turn, move] of moves.entries()) {
    const asked = snowTime.questions(state).find(({ seat }) => seat === turn % 4);
    const action = asked?.options.find(option => snowTime.moveFor(option) === move);
    if (action === undefined) throw new Error(`“${move}” was not offered`);
    snowTime.apply(state, turn % 4, action);
  }
  const imagined = (n: number) => snowTime.imagine(state, viewer, fastFromSeed(`imagined-${n}`));
  return new Set(Array.from({ length: 60 }, (_, n) => snowTime.answers(imagined(n))[0]?.move));
}

describe('ST-7 Hidden information', () => {
  test('ST-7 everyone sees every hand, as it stood at the start of the round', () => {
    const chosen = scene().play(0, 'play 6');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(chosen.table.view(viewer).colours[0]?.hand).toContain('6');
    }
  });

  test('ST-7 others see who has chosen, not what', () => {
    const { table } = scene().play(0, 'play 6');
    expect(table.waiting).toEqual([1, 2, 3]);
    expect(table.visibleAnswers(1)).toEqual([{ seat: 0, move: null }]);
    expect(table.visibleAnswers('spectator')).toEqual([{ seat: 0, move: null }]);
    expect(table.visibleAnswers(0)).toEqual([{ seat: 0, move: 'play 6' }]);
  });

  test('ST-7 a choice says nothing to anybody before the reveal: the journal stays silent', () => {
    const fresh = scene();
    const before = fresh.told();
    expect(fresh.play(0, 'play 6').play(1, 'play 5').told()).toEqual(before);
  });

  test('ST-7 whatever was chosen, the others see the same', () => {
    const seen = (move: string) => JSON.stringify(scene().play(0, move).table.view(1));
    expect(seen('play snowstorm')).toBe(seen('play 1'));
  });

  const healed = [{ discard: [2] }, { discard: [3] }, {}, {}];
  test.each([
    ['card', {}, ['play 6'], 10],
    ['card for a Guardian', {}, ['play guardian', 'play guardian', 'play 5', 'play 1', 'add 4'], 10],
    ['champions for a Healer', { colours: healed }, ['play healer', 'play healer', 'play 5', 'play 1', 'heal 2'], 2],
  ] as const)(
    'ST-7 for others every %s is possible that may have been chosen',
    (_what, arrangement, moves, choices) => {
      expect(imaginedChoices(arrangement, moves, 1).size).toBe(choices);
      expect([...imaginedChoices(arrangement, moves, 0)]).toEqual(moves.slice(-1));
    },
  );

  test('ST-7 what was chosen is taken back freely until all is revealed', () => {
    const chosen = scene().play(0, 'play 6').play(1, 'play 3');
    expect(chosen.table.whyNotUndo(0)).toBeNull();
    expect(chosen.play(2, 'play 5').play(3, 'play 1').table.whyNotUndo(0)).toMatchObject({
      key: 'table.undo-revealed',
    });
  });

  test('ST-7 a chosen card leaves the shown hand at its reveal', () => {
    const shown = scene().reveal('guardian', 6, 5, 1);
    expect(shown.colour(1).hand).not.toContain('6');
    expect(shown.colour(1).revealed).toEqual(['6']);
  });

  test('ST-7 an added card leaves it only when all Guardians have chosen', () => {
    const shown = scene().reveal('guardian', 'guardian', 5, 1).play(0, 'add 4');
    expect(shown.table.view(1).colours[0]?.hand).toContain('4');
    expect(shown.told()).not.toContain('adds');
    expect(shown.play(1, 'add none').colour(0)).toMatchObject({
      hand: expect.not.arrayContaining(['4']),
      discard: ['4'],
    });
  });

  test('ST-7 healed champions join the hand at the end of the Healer step', () => {
    const colours = [{ discard: [2] }, { discard: [3] }, {}, {}];
    const healing = scene({ colours }).reveal('healer', 'healer', 1, 1).play(0, 'heal 2');
    expect(healing.colour(0).hand).not.toContain('2');
    expect(healing.play(1, 'heal 3').colour(0).hand).toContain('2');
  });

  test('ST-7 after the reveal nothing is left face down', () => {
    const played = scene().reveal(6, 5, 4, 1);
    expect(played.table.visibleAnswers(0)).toEqual([]);
  });
});
