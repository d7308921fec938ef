import { silverfrost } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';
import { pawsTurn } from './lair.ts';
import { card, farms, some, where } from './refused.ts';
import type { Scene } from './scene.ts';

const who = { seat: 0 };

describe('what is told of Paws', () => {
  const automa = { name: 'names.automa' };
  const tells = (turn: Scene, rule: string, key: string, values: object) =>
    expect(turn.table.entries).toContainEqual({ to: 'everyone', tells: { rule, key, values } });

  test('SF-10.4 the Scheme, the Map, its corner and what it calls for', () => {
    const corner = { scheme: 6, map: 1, corner: 'topLeft' };
    const forge = pawsTurn(['to-forge']);
    tells(forge, 'SF-10.4', 'paws.calls-worker', { ...corner, to: { name: 'paws.aim-forge' }, points: 0, is: 'none' });
    tells(forge, 'SF-10.5', 'paws.places', { ranger: 'no', where: where('forge') });
    tells(forge, 'SF-1.1', 'journal.gains', { who: automa, goods: some('fire', 1) });
    const beacon = pawsTurn(['to-beacon-3'], { mountain: ['owl', 'bear', 'elk', 'wolf'] });
    tells(beacon, 'SF-10.4', 'paws.calls-worker', {
      scheme: 8,
      map: 1,
      corner: 'topLeft',
      to: { name: 'paws.aim-beacon' },
      points: 3,
      is: 'beacon',
    });
    tells(beacon, 'SF-10.5', 'paws.beacon', { critter: card('wolf'), points: 3 });
    const lowest = pawsTurn(['to-lowest'], { you: { season: 'spring' }, paws: { season: 'spring' } }, 2);
    tells(lowest, 'SF-10.4', 'paws.calls-worker', {
      scheme: 10,
      map: 1,
      corner: 'topLeft',
      to: { name: 'paws.aim-journey' },
      points: 0,
      is: 'lowest',
    });
    const cards = pawsTurn(['from-valley'], { his: { maps: ['cards'] }, valley: ['hall', 'noble'], deck: [] });
    tells(cards, 'SF-10.4', 'paws.calls-card', { scheme: 13, map: 3, corner: 'topLeft', source: 'valley' });
    tells(cards, 'SF-10.8', 'paws.plays-from-valley', {
      card: card('noble'),
      why: { rule: 'SF-10.8', key: 'paws.valley-why', values: { colour: 'purple', decider: 'points' } },
    });
    const third = pawsTurn(['spare-1'], { his: { maps: ['cave-3'] }, mountain: [null, null, null, null], bigDeck: [] });
    tells(third, 'SF-10.4', 'paws.calls-worker', {
      scheme: 15,
      map: 4,
      corner: 'bottomRight',
      to: { name: 'paws.aim-beacon' },
      points: 1,
      is: 'beacon',
    });
    tells(third, 'SF-10.5', 'paws.empty-space', { points: 1 });
    const fourth = pawsTurn(['spare-1'], { his: { maps: ['cave-3'], covered: 1 } });
    tells(fourth, 'SF-10.4', 'paws.calls-worker', {
      scheme: 15,
      map: 4,
      corner: 'bottomLeft',
      to: where('copper'),
      points: 0,
      is: 'none',
    });
    const deck = pawsTurn(['spare-1'], { his: { covered: 1 }, deckTop: ['mill'] });
    tells(deck, 'SF-10.4', 'paws.calls-card', { scheme: 15, map: 1, corner: 'topRight', source: 'valley' });
  });

  test('SF-10.6, SF-10.7 Plan B and Plan C', () => {
    const taken = (id: string) => ({ rule: 'SF-10.5', key: 'paws.taken', values: { where: where(id) } });
    const you = { season: 'autumn' };
    const second = pawsTurn(['to-copper'], {
      you,
      locations: { copper: ['0'], acorn: ['0'] },
      his: { quests: ['sprouts'] },
    });
    tells(second, 'SF-10.6', 'paws.plan-b', {
      why: taken('copper'),
      arrow: 'down',
      where: { name: 'paws.aim-guild' },
      count: 1,
      over: [taken('acorn')],
    });
    tells(second, 'SF-10.5', 'paws.pile', { quest: card('sprouts'), points: 3 });
    const up = pawsTurn(['to-copper'], { locations: { copper: ['0'] }, his: { maps: ['up'] } });
    const order = up.view.paws?.tactics ?? [];
    tells(up, 'SF-10.6', 'paws.plan-b', {
      why: taken('copper'),
      arrow: 'up',
      where: where(order.at(order.indexOf('copper') - 1) ?? ''),
      count: 0,
      over: [],
    });
    const planC = pawsTurn(['to-copper'], { paws: { workers: 0, ranger: 0 }, deckTop: ['mill'] });
    tells(planC, 'SF-10.7', 'paws.plan-c', { source: 'deck' });
    tells(planC, 'SF-10.8', 'paws.plays-from-deck', { card: card('mill') });
    tells(planC, 'SF-1.1', 'journal.gains', { who: automa, goods: some('snow', 1) });
    const token = pawsTurn(['to-copper'], { locations: { copper: ['0'] }, valley: ['hall'], deck: [] });
    tells(token, 'SF-10.6', 'paws.token', {
      card: card('hall'),
      why: { rule: 'SF-10.8', key: 'paws.valley-why', values: { colour: 'purple', decider: 'colour' } },
    });
    const none = pawsTurn(['to-copper'], { locations: { copper: ['0'] }, valley: ['hall paws'], deck: [] });
    tells(none, 'SF-10.6', 'paws.no-token', {});
  });

  test('SF-10.5 his Highland, his Ranger’s Fire', () => {
    const highland = pawsTurn(['to-guild'], { highlands: ['high-2'], paws: { city: farms(3) }, his: { quests: [] } });
    tells(highland, 'SF-10.5', 'paws.highland', { quest: card('high-2'), points: 6 });
    const alone = pawsTurn(['to-copper'], { paws: { workers: 0 } });
    tells(alone, 'SF-10.5', 'paws.places', { ranger: 'yes', where: where('copper') });
    tells(alone, 'SF-10.5', 'paws.ranger-fire', {});
    const joined = pawsTurn(['to-copper'], { paws: { workers: 0 }, locations: { copper: ['0'] } });
    tells(joined, 'SF-10.5', 'paws.no-ranger-fire', {});
  });

  test('SF-10.9 to SF-10.12 his seasons, his tokens, the end', () => {
    const position = { you: { season: 'autumn' }, paws: { workers: 0, ranger: 0 }, snowstorms: [] };
    const turn = pawsTurn(['to-copper'], { ...position, valley: ['mill x2 snow paws'], deck: [] });
    tells(turn, 'SF-10.9', 'paws.prepares', { season: 'autumn' });
    tells(turn, 'SF-10.9', 'paws.collects', { card: card('mill'), count: 2 });
    tells(turn, 'SF-10.9', 'paws.taxes', { where: where('forge-shared') });
    const over = pawsTurn(['spare-1'], {
      you: { season: 'spring', passed: true, supply: { point: 90 } },
      paws: { season: 'spring', workers: 0, ranger: 0 },
      valley: [],
      deck: [],
    });
    tells(over, 'SF-10.10', 'paws.passes', { count: 0 });
    tells(over, 'SF-10.12', 'paws.result', { yours: 90, his: over.score(1)['total'] });
    tells(over, 'SF-10.12', 'journal.wins', { who: [who] });
    const lost = pawsTurn(['spare-1'], {
      you: { season: 'spring', passed: true },
      paws: { season: 'spring', workers: 0, ranger: 0, supply: { point: 4 } },
      valley: ['hall x2 paws'],
      deck: [],
    });
    expect(lost.prompt).toBe('over');
    tells(lost, 'SF-10.12', 'journal.wins', { who: [automa] });
  });
});

test('SF-10 of Paws: his Maps, piles and tokens, and that he looks at nothing', () => {
  const scene = pawsTurn(
    ['to-copper'],
    {
      his: {
        mapDeck: ['up', 'cards'],
        schemes: ['to-birch', 'to-moss'],
        taxed: ['forge-shared'],
        quests: ['sprouts'],
      },
      valley: ['mill paws', 'hall'],
      deck: [],
    },
    3,
  );
  const { paws } = scene.view;
  const corner = (calls: string, cave = false) => ({ calls, cave, scheme: null });
  expect(paws).toMatchObject({ seat: 1, level: 3, nextCorner: 1, questPile: 1, tokens: 8, taxed: ['forge-shared'] });
  expect(paws?.maps).toMatchObject([{ id: 'down', arrow: 'down' }]);
  expect(paws?.maps[0]?.corners).toEqual([
    { calls: 'worker', cave: true, scheme: expect.objectContaining({ id: 'to-copper' }) },
    ...[corner('card'), corner('worker'), corner('card')],
  ]);
  expect(paws?.mapPile).toEqual({ deck: 2, discard: ['cave-3', 'five', 'six', 'seven', 'eight'] });
  expect([paws?.schemePile.deck, paws?.schemePile.discard.length]).toEqual([2, 17]);
  expect(paws?.valleyTokens).toEqual([true, ...Array(7).fill(false)]);
  expect(paws?.tactics).toEqual(silverfrost.content.file.tactics.value);
  expect(paws?.worth).toEqual(
    (({ purple, fire, faceDown }) => ({ purple, fire, faceDown }))(
      silverfrost.content.file.levels.value[2] ?? { purple: 0, fire: 0, faceDown: 0 },
    ),
  );
  expect([scene.table.view(1).mine, scene.table.view('spectator').mine]).toEqual([null, null]);
  expect(scene.view.players[1]?.freeSpaces).toBe(15);
  const full = pawsTurn(['to-copper'], { his: { covered: 3, maps: ['cave-3'] } });
  expect(full.view.paws?.nextCorner).toBeNull();
});
