import type { Requirement } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';
import { compileContent } from '../../src/content/content.ts';
import { type LairArrangement, lairFile, yourTurnWithPaws } from './lair.ts';
import { type PlayerArrangement, Scene } from './scene.ts';

const spring = (player: PlayerArrangement = {}): PlayerArrangement => ({ season: 'spring', ...player });
const passed = (player: PlayerArrangement = {}): PlayerArrangement =>
  spring({ workers: 0, ranger: 0, passed: true, ...player });

/** Paws has passed; you pass, and it is over. */
const ended = (you: PlayerArrangement, paws: PlayerArrangement, rest: LairArrangement = {}, level = 1): Scene =>
  yourTurnWithPaws({ ...rest, you: spring(you), paws: passed(paws) }, level).play('pass');

describe('SF-10.12 Paws’s score', () => {
  test('SF-10.12 base points, Quests, tokens, Flurries and Journey, each on a line; card texts are ignored', () => {
    const scene = ended(
      { supply: { snow: 1 } },
      { city: ['hall', 'farm', 'farm'], completed: ['sprouts'], supply: { snow: 2, point: 4, fire: 0 } },
      { locations: { 'journey-6': ['1'], 'journey-2': ['1', '1 ranger'] } },
    );
    expect(scene.table.score(1)).toEqual([
      { source: 'score.paws-purple', points: 1 },
      { source: 'score.paws-fire', points: 0 },
      { source: 'score.paws-face-down', points: 0 },
      { source: 'cards.hall', points: 4 },
      { source: 'cards.farm', points: 1 },
      { source: 'cards.farm', points: 1 },
      { source: 'quests.sprouts', points: 3 },
      { source: 'score.snow', points: 7 },
      { source: 'score.tokens', points: 4 },
      { source: 'score.journey', points: 10 },
    ]);
  });

  test.each([
    [1, 2, 0, 0],
    [2, 4, 0, 0],
    [3, 6, 5, 0],
    [4, 6, 5, 6],
  ])(
    'SF-10.12 level %i: two purple cards %i, five Fire %i, three face-down cards %i',
    (level, purple, fire, faceDown) => {
      const paws = { city: ['hall', 'noble'], supply: { fire: 5 }, hand: ['crown', 'farm', 'inn'] };
      expect(ended({}, paws, {}, level).score(1)).toMatchObject({
        'paws-purple': purple,
        'paws-fire': fire,
        'paws-face-down': faceDown,
        'cards.hall': 4,
      });
    },
  );

  test('SF-10.12 Flurries: both tied for most get the five (SF-9.3)', () => {
    const scene = ended({ supply: { snow: 2 } }, { supply: { snow: 2 } });
    expect([scene.score(0)['snow'], scene.score(1)['snow']]).toEqual([7, 7]);
  });

  test('SF-10.12 ties are his; one point more is yours', () => {
    const tied = ended({ supply: { point: 4 } }, { supply: { point: 4 } });
    expect(tied.table.winners).toEqual([1]);
    expect(tied.said().slice(-2)).toEqual(['You have 4 points, Paws has 4 points', 'Paws – victory!']);
    expect(ended({ supply: { point: 5 } }, { supply: { point: 4 } }).table.winners).toEqual([0]);
    expect(ended({ supply: { point: 4, snow: 0, fire: 9 } }, { supply: { point: 5, fire: 0 } }).table.winners).toEqual([
      1,
    ]);
  });
});

describe('SF-10.13 Paws in comparisons', () => {
  const inTheGuild = (you: PlayerArrangement, paws: PlayerArrangement): string[] =>
    yourTurnWithPaws({ you: { hand: [], ...you }, paws })
      .play('worker guild-1')
      .offers('quest');

  test('SF-10.13 he is your left player: his cards are compared with yours', () => {
    const you = { lowlands: ['sprouts'], city: ['farm', 'farm'] };
    expect(inTheGuild(you, { city: ['farm'] })).toEqual(['quest sprouts']);
    expect(inTheGuild(you, { city: ['farm', 'mill'] })).toEqual([]);
  });

  test('SF-10.13 each of his Fire also counts as a resource of the kind best for him', () => {
    const you = { lowlands: ['shore-to-shore'], city: ['farm', 'farm', 'farm', 'farm', 'farm'], supply: { birch: 2 } };
    expect(inTheGuild(you, { supply: { fire: 2 } })).toEqual(['quest shore-to-shore']);
    expect(inTheGuild(you, { supply: { fire: 3 } })).toEqual([]);
    const refusal = yourTurnWithPaws({ you, paws: { supply: { fire: 3 } } })
      .play('worker guild-1')
      .refusal('quest shore-to-shore');
    expect(refusal).toMatchObject({ key: 'reasons.quest-needs', values: { have: 2, left: 3 } });
  });

  test('SF-10.13 … only where resources are compared, not where a Quest asks for at least so many', () => {
    const asking = (need: Requirement) =>
      compileContent({
        ...lairFile,
        highlands: lairFile.highlands.map(quest => (quest.id === 'high-5' ? { ...quest, needs: [need] } : quest)),
      });
    const completedBy = (need: Requirement, fire: number): readonly string[] => {
      const his = { maps: ['down'], next: ['to-guild'], quests: ['sprouts'] };
      const players = [{ supply: { birch: 1 } }, { supply: { fire } }];
      const position = { turn: 1, players, highlands: ['high-5'], paws: his };
      return new Scene(position, 1, { paws: '1' }, asking(need)).player(1).completed;
    };
    for (const have of ['birch', 'resource'] as const) {
      expect(completedBy({ moreThanLeft: { have } }, 2)).toEqual(['high-5']);
      expect(completedBy({ asManyAsLeft: { have } }, 1)).toEqual(['high-5']);
      expect(completedBy({ atLeast: 1, of: { have } }, 9)).toEqual(['sprouts']);
    }
    expect(completedBy({ atLeast: 2, of: { have: 'fire' } }, 2)).toEqual(['high-5']);
  });

  test('SF-10.13 his face-down cards are his hand, without limit', () => {
    // low-4 wants as many cards in hand as the left player.
    const you = { lowlands: ['low-4'], hand: ['hall', 'inn'] };
    expect(inTheGuild(you, { hand: ['farm', 'farm'] })).toEqual(['quest low-4']);
    expect(inTheGuild(you, { hand: ['farm', 'farm', 'farm'] })).toEqual([]);
  });

  test('SF-10.13 you are his left player, for his Highland Quests too', () => {
    // high-1 wants more green cards than the left player.
    const his = { next: ['to-guild'], quests: ['sprouts'] };
    const visit = (city: readonly string[]) =>
      yourTurnWithPaws({ you: { city }, paws: { city: ['farm', 'farm'] }, highlands: ['high-1'], his }).play(
        'worker birch',
      );
    expect(visit(['farm']).player(1).completed).toEqual(['high-1']);
    expect(visit(['farm', 'mill']).player(1).completed).toEqual(['sprouts']);
  });

  test('SF-10.13 you may use a Community spot in his city: he gains the point', () => {
    const scene = yourTurnWithPaws({
      you: { hand: ['inn'] },
      paws: { city: ['host', 'inn'] },
      his: { next: ['to-birch'] },
      deckTop: ['farm', 'mill'],
    });
    expect(scene.offers('worker city 1')).toEqual(['worker city 1 host']);
    scene.play('worker city 1 host', 'card inn');
    expect(scene.player(1).supply.point).toBe(1);
    // The host's visitor gives a card to their left: it lies face down with Paws, and you know it.
    expect(scene.view.players[1]?.hand).toEqual(['inn']);
    expect(scene.table.view('spectator').players[1]?.hand).toEqual([null]);
  });

  test('SF-10.13 what Paws draws lies face down, known to nobody', () => {
    const scene = yourTurnWithPaws({
      you: { hand: ['herald'], supply: { acorn: 1 } },
      his: { next: ['to-birch'] },
      deckTop: ['noble'],
    }).play('play herald');
    expect(scene.view.players[1]?.hand).toEqual([null]);
    expect(scene.said()).toContain('Paws draws 1 card');
    expect(scene.table.journal(1).some(({ tells }) => tells.key === 'journal.you-draw')).toBe(false);
  });
});

describe('SF-10.14 Gifts', () => {
  const his = { next: ['to-birch'] };

  test('SF-10.14 Fire he keeps, resources go to the supply', () => {
    const fire = yourTurnWithPaws({ you: { hand: ['patron'], supply: { acorn: 1, fire: 1 } }, his }).play(
      'play patron',
    );
    expect(fire.player(1).supply.fire).toBe(2);
    const goods = yourTurnWithPaws({ you: { hand: ['giver'], supply: { acorn: 3 } }, his })
      .play('play giver')
      .goOn();
    expect(goods.you.supply.acorn).toBe(0);
    expect(goods.player(1).supply.acorn).toBe(0);
    expect(goods.said()).toContain('Red Panda gives 2 acorns to Paws, who keeps no resources: back to the supply');
  });

  test('SF-10.14 the Mountaineer’s Fire goes to Paws', () => {
    const scene = yourTurnWithPaws({ you: { hand: ['climber'], supply: { fire: 1 } }, his }).play('play climber');
    expect(scene.player(1).supply.fire).toBe(2);
  });

  test('SF-10.14 cards lie face down with him, more than eight too', () => {
    const hand = ['farm', 'farm', 'farm', 'farm', 'mill', 'mill', 'mill', 'mill'];
    const scene = yourTurnWithPaws({
      you: { hand: ['postman', 'hall', 'inn'], supply: { acorn: 1 } },
      paws: { hand },
      his,
    }).play('play postman', 'card hall', 'card inn');
    expect(scene.player(1).hand).toHaveLength(10);
  });

  test('SF-10.14 once he has passed, gifts are discarded and he draws nothing', () => {
    const scene = yourTurnWithPaws({
      you: spring({ hand: ['postman', 'hall', 'inn'], supply: { acorn: 1 } }),
      paws: passed(),
    }).play('play postman', 'card hall', 'card inn');
    expect(scene.player(1).hand).toEqual([]);
    expect(scene.view.discard).toBe(2);
    const herald = yourTurnWithPaws({ you: spring({ hand: ['herald'], supply: { acorn: 1 } }), paws: passed() });
    expect(herald.play('play herald').player(1).hand).toEqual([]);
  });
});
