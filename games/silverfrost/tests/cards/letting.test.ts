import { fastFromSeed, LOCALES, say } from '@snowbound/engine';
import { type Action, bigCritterText, silverfrost, speakerOf } from '@snowbound/silverfrost';
import { readerOf } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { type PlayerArrangement, type Scene, shop } from '../rulebook/scene.ts';
import { withCard } from './complaints.ts';
import { workshop, workshopFile } from './workshop.ts';

/** Where acorns stand in a supply, Fire beside them. */
const ACORN = 3;
const PASSED: PlayerArrangement = { season: 'spring', passed: true };

/** You call the only Big Critter that is face up, with these others at the table. */
function called(players: number, id: string, others: readonly PlayerArrangement[]): Scene {
  const you = { hand: ['caller'], supply: { acorn: 1 }, season: 'spring' };
  const position = { players: [you, ...others], mountain: [null, null, null, id] };
  return shop(position, players).play('play caller');
}
const calls = (id: string, ...others: readonly PlayerArrangement[]): Scene => called(others.length + 1, id, others);
/** The same with Paws as the only other. */
const withPaws = (id: string, paws: PlayerArrangement = {}): Scene => called(1, id, [{ supply: { fire: 0 }, ...paws }]);

describe('another player takes from the supply', () => {
  test('SF-9.1 the player to the left has passed: the next on the left still playing', () => {
    const turn = calls('beast-3', PASSED, {}, {});
    expect([1, 2, 3].map(seat => turn.player(seat).supply.acorn)).toEqual([0, 2, 0]);
    expect(turn.you.supply.acorn).toBe(0);
    expect(turn.said()).toContain('Falcon gains 2 acorns');
  });

  test('SF-9.1 all others have passed: nobody takes anything', () => {
    const turn = calls('beast-3', PASSED, PASSED);
    expect([0, 1, 2].map(seat => turn.player(seat).supply.acorn)).toEqual([0, 0, 0]);
    const each = calls('beast-19', PASSED, {}).play('moss');
    expect([1, 2].map(seat => each.player(seat).supply.moss)).toEqual([0, 1]);
  });

  test('SF-2.4 whom you choose, and they choose what', () => {
    const turn = calls('beast-12', {}, PASSED, {});
    expect(turn.offered).toEqual(['seat 1', 'seat 3']);
    expect(turn.play('seat 3').seat).toBe(3);
    expect(turn.offered).toEqual(['birch', 'moss', 'copper', 'acorn']);
    expect(turn.table.questions[0]?.prompt.source).toBe('big beast-12');
    turn.play('moss', 'acorn');
    expect(turn.player(3).supply).toMatchObject({ moss: 1, acorn: 1, point: 1 });
    expect(turn.player(1).supply).toMatchObject({ moss: 0, point: 0 });
  });

  test('SF-2.2 whoever takes cannot clear Snow of their own: it is not their turn', () => {
    const snowed = { city: ['farm snow'], supply: { fire: 3 } };
    expect(calls('beast-19', snowed).offered).toEqual(['birch', 'moss', 'copper', 'acorn']);
  });

  test('SF-1.13 each chooses in turn order, the next on the left first', () => {
    const turn = calls('beast-19', {}, {}, {});
    for (const [at, good] of ['birch', 'moss', 'copper'].entries()) {
      expect(turn.seat).toBe(at + 1);
      turn.play(good);
    }
    expect(turn.player(2).supply).toMatchObject({ birch: 0, moss: 1, copper: 0 });
  });

  test('SF-12 never more than anybody can have', () => {
    const you = { hand: ['caller'], supply: { acorn: 1 } };
    const position = { turn: 0, players: [you, {}], mountain: [null, null, null, 'beast-3'] };
    const deal = { players: 2, options: {}, content: workshop, random: fastFromSeed('rich'), journal: [] };
    const state = silverfrost.arrange(deal, position);
    const supply = state.players[1]?.supply ?? [];
    supply.splice(ACORN, 2, 9998, 9999);
    const play = silverfrost.questions(state)[0]?.options.find(({ move }) => move === 'play caller');
    silverfrost.apply(state, 0, play as Action);
    expect(supply.slice(ACORN, ACORN + 2)).toEqual([9999, 9999]);
    const told = (silverfrost.journal(state) ?? []).filter(({ tells }) => tells.key === 'journal.gains');
    expect(told.map(({ tells }) => tells.values['goods'])).toMatchObject([{ values: { good: 'acorn', count: 1 } }]);
  });

  test('SF-10.14 Paws keeps Fire and points, and takes no resources', () => {
    const left = withPaws('beast-3');
    expect(left.player(1).supply).toMatchObject({ acorn: 0, fire: 1 });
    expect(left.said()).toContain('Paws does not take 2 acorns: he keeps no resources');
    const chosen = withPaws('beast-12');
    expect(chosen.player(1).supply).toMatchObject({ birch: 0, point: 1 });
    expect(chosen.said()).toContain('Paws does not take 2 resources of their choice: he keeps no resources');
    expect(withPaws('beast-19').seat).toBe(0);
  });

  test('SF-10.14 once Paws has passed he takes nothing', () => {
    expect(withPaws('beast-3', PASSED).player(1).supply).toMatchObject({ acorn: 0, fire: 0 });
  });
});

describe('the word', () => {
  const speaker = speakerOf(workshopFile);
  const TEXTS = {
    en: [
      'The player to your left gains 2 acorns and 1 Fire.',
      'An opponent of your choice gains 1 point and 2 resources of their choice.',
      'Each opponent gains 1 resource of their choice.',
    ],
    de: [
      'Die Person links von dir erhält 2 Nüsse und 1 Feuer.',
      'Eine andere Person deiner Wahl erhält 1 Punkt und 2 Ressourcen nach eigener Wahl.',
      'Alle anderen erhalten je 1 Ressource nach eigener Wahl.',
    ],
    pl: [
      'Gracz po lewej zyskuje 2 żołędzie i 1 ogień.',
      'Wybrany przeciwnik zyskuje 1 punkt i 2 dowolne surowce.',
      'Każdy przeciwnik zyskuje 1 dowolny surowiec.',
    ],
  } as const;

  test.each(LOCALES)('is printed in %s', async locale => {
    const reader = await readerOf(silverfrost, locale);
    const letting = workshopFile.bigCritters.filter(({ does }) => does.some(word => 'let' in word));
    expect(letting.map(critter => say(bigCritterText(critter, speaker), reader))).toEqual(TEXTS[locale]);
  });

  test.each([
    ['nobody named', { let: { gain: { moss: 1 } } }, /whenPlayed\[0\]: the field “who” is missing/],
    ['nobody known', { let: { gain: { moss: 1 } }, who: 'right' }, /\.who: "right" is not one of: left, chosen, each/],
    ['nothing', { let: { gain: {} }, who: 'left' }, /\.let\.gain: at least one entry is needed here/],
    ['no good', { let: { gain: { gold: 1 } }, who: 'left' }, /\.let\.gain: there is no field “gold” here/],
    ['too much', { let: { gain: { moss: 16 } }, who: 'left' }, /\.gain\.moss: 16 is not a whole number from 1 to 15/],
    ['something else', { let: { draw: 1 }, who: 'left' }, /\.let: there is no field “draw” here. Known fields: gain/],
    ['a number alone', { let: 1, who: 'left' }, /\[0\]\.let: /],
  ] as const)('is refused with %s', (_what, word, complaint) => {
    expect(withCard('student', { whenPlayed: [word] })).toEqual([expect.stringMatching(complaint)]);
  });
});
