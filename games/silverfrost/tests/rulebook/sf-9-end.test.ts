import { describe, expect, test } from 'vitest';
import { type PlayerArrangement, type Scene, shop } from './scene.ts';

const spring = (player: PlayerArrangement = {}): PlayerArrangement => ({ season: 'spring', ...player });

/** Everyone passes, seat 0 first. */
const ended = (players: readonly PlayerArrangement[], options = {}): Scene => {
  const scene = shop({ players: players.map(spring), highlands: [] }, players.length, options);
  for (const _ of players) scene.play('pass');
  return scene;
};

describe('SF-9 End and scoring', () => {
  test('SF-9.1 in spring you may pass with workers or plays left; then no more turns, the others play on', () => {
    const scene = shop({ players: [spring({ hand: ['farm'], supply: { birch: 1 } }), spring(), spring()] }, 3);
    expect(scene.offered).toContain('pass');
    scene.play('pass', 'worker birch', 'worker moss');
    expect(scene.seat).toBe(1);
    expect(scene.refusal('pass', 0)).toMatchObject({ rule: 'SF-9.1', key: 'reasons.passed' });
  });

  test('SF-9.1 a passed player’s workers stay and block, red Critters stay open and earn the point', () => {
    const players = [spring({ ranger: 0 }), spring({ passed: true, city: ['host'] })];
    const scene = shop({ players, locations: { birch: ['1 ranger'] } });
    expect(scene.offers('worker birch')).toEqual([]);
    scene.play('worker city 1 host');
    expect(scene.player(1).supply.point).toBe(1);
  });

  test('SF-9.1 passing is all there is when nothing else is possible', () => {
    const scene = shop({ players: [spring({ workers: 0, ranger: 0 })], valley: [] });
    expect(scene.offered).toEqual(['pass']);
  });

  test('SF-9.2 base points, bonuses, Quests, Snow, tokens and Journey, each on a line of its own', () => {
    const scene = shop(
      {
        players: [
          spring({
            city: ['hall', 'farm', 'farm', 'noble snow'],
            completed: ['sprouts'],
            supply: { snow: 2, point: 4 },
          }),
          spring({ supply: { snow: 3 } }),
        ],
        locations: { 'journey-6': ['0'], 'journey-2': ['0', '0 ranger'] },
      },
      2,
    ).play('pass', 'pass');
    expect(scene.table.score(0)).toEqual([
      { source: 'cards.hall', points: 4 },
      { source: 'score.bonus', points: 1 },
      { source: 'cards.farm', points: 1 },
      { source: 'cards.farm', points: 1 },
      { source: 'quests.sprouts', points: 3 },
      { source: 'score.snow', points: 2 },
      { source: 'score.tokens', points: 4 },
      { source: 'score.journey', points: 10 },
    ]);
    expect(scene.table.winners).toEqual([0]);
    expect(scene.prompt).toBe('over');
    expect(scene.refusal('pass', 0)).toMatchObject({ key: 'reasons.over' });
  });

  test('SF-9.3 Flurries: 1 a Snow and 5 for each tied for most; Ice Storm: 12 for most, nothing otherwise', () => {
    const players = [{ supply: { snow: 3 } }, { supply: { snow: 3 } }, { supply: { snow: 1 } }];
    const snow = (scene: Scene) => [0, 1, 2].map(seat => scene.score(seat)['snow']);
    expect(snow(ended(players))).toEqual([8, 8, 1]);
    expect(snow(ended(players, { reward: 'ice-storm' }))).toEqual([12, 12, 0]);
  });

  test('SF-9.3 with 0 Snow nobody is most', () => {
    expect(ended([{}, {}]).score(0)['snow']).toBe(0);
    expect(ended([{}, {}], { reward: 'ice-storm' }).score(1)['snow']).toBe(0);
  });

  test('SF-9.4 ties: Snow, then completed Quests, then Fire, then resources, then shared', () => {
    const winners = (...players: readonly PlayerArrangement[]) => ended(players).table.winners;
    expect(winners({ supply: { point: 6 } }, { supply: { snow: 1 } })).toEqual([1]);
    expect(winners({ supply: { point: 3, fire: 9 } }, { completed: ['sprouts'] })).toEqual([1]);
    expect(winners({ supply: { fire: 2 } }, { supply: { fire: 1, birch: 9 } })).toEqual([0]);
    expect(winners({ supply: { birch: 1 } }, { supply: { acorn: 1, moss: 1 } })).toEqual([1]);
    expect(winners({ supply: { birch: 1 } }, { supply: { acorn: 1 } })).toEqual([0, 1]);
    const decided = (...players: readonly PlayerArrangement[]) => ended(players).view.tieBreak;
    expect(decided({ supply: { point: 6 } }, { supply: { snow: 1 } })).toBe('snow');
    expect(decided({ supply: { point: 3, fire: 9 } }, { completed: ['sprouts'] })).toBe('quests');
    expect(decided({ supply: { fire: 2 } }, { supply: { fire: 1, birch: 9 } })).toBe('fire');
    expect(decided({ supply: { birch: 1 } }, { supply: { acorn: 1, moss: 1 } })).toBe('resources');
    expect(decided({ supply: { birch: 1 } }, { supply: { acorn: 1 } })).toBe('shared');
    expect(decided({ supply: { point: 1 } }, {})).toBeNull();
  });
});

describe('SF-11 What bad input gets', () => {
  test('SF-11 a move not offered is refused with rule and reason, and nothing changes', () => {
    const scene = shop({ players: [{ hand: ['noble'], supply: { acorn: 1 } }] });
    const before = JSON.stringify([scene.table.view(0), scene.table.view(1), scene.offered]);
    for (const move of ['play noble', 'play', 'worker journey-8', 'pass', 'prepare', 'nonsense', '', 'clear farm']) {
      expect(scene.table.play(0, move)).toMatchObject({ rule: expect.stringMatching(/^SF-/) });
    }
    expect(scene.table.play(1, 'worker birch')).toMatchObject({ key: 'reasons.not-your-turn' });
    expect(JSON.stringify([scene.table.view(0), scene.table.view(1), scene.offered])).toBe(before);
  });

  test('SF-11 every condition of a turn has its own reason', () => {
    const scene = shop({ players: [{ city: ['farm', 'inn'], hand: ['mill'] }, { city: ['farm'] }] });
    const key = (move: string) => scene.refusal(move)?.key.replace('reasons.', '');
    expect(['play hall', 'play hall from valley', 'hand 1 mill', 'worker city 1 inn'].map(key)).toEqual([
      'not-in-hand',
      'not-in-valley',
      'not-your-card',
      'not-in-city',
    ]);
    expect(['worker city 0 farm', 'clear farm', 'clear hall', 'quest nobility-in-need'].map(key)).toEqual([
      'not-a-destination',
      'no-snow',
      'not-in-city',
      expect.stringMatching(/not-face-up|quest-needs/),
    ]);
  });
});

describe('who sees what', () => {
  test('SF-2.5 a card taken openly from the Valley is known to all until it is played', () => {
    const players = [{ hand: ['forager', 'hall'], supply: { acorn: 1, birch: 1 } }];
    const scene = shop({ players, valley: ['mill', 'inn'], deck: [] });
    scene.play('play forager', 'valley mill', 'valley inn');
    expect(scene.table.view(1).players[0]?.hand).toEqual(['mill', 'inn', null]);
    scene.play('worker hot-springs', 'play inn');
    expect(scene.table.view(1).players[0]?.hand).toEqual(['mill', null]);
  });

  test('SF-2.5 a card that leaves a hand unseen makes the rest of it uncertain', () => {
    const players = [{ hand: ['forager', 'hall'], supply: { acorn: 1 } }];
    const scene = shop({ players, valley: ['mill', 'inn'], deck: [] });
    scene.play('play forager', 'valley mill', 'valley inn', 'worker hot-springs', 'worker forge', 'card hall');
    expect(scene.table.view(1).players[0]?.hand).toEqual([null, null]);
  });

  test('SF-2.4 a gift is known to giver and receiver only', () => {
    const players = [{ hand: ['friend', 'hall'], supply: { acorn: 1 } }];
    const scene = shop({ players }, 3).play('play friend', 'card hall');
    const hands = [0, 1, 2].map(viewer => scene.table.view(viewer).players[1]?.hand);
    expect(hands).toEqual([['hall'], ['hall'], [null]]);
    const told = (viewer: number) =>
      scene.table.journal(viewer).filter(({ tells }) => tells.key === 'journal.gives-you').length;
    expect([0, 1, 2].map(told)).toEqual([0, 1, 0]);
  });
});
