import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { card, some, where } from './refused.ts';
import { type Scene, shop, shopTurn } from './scene.ts';

const who = { seat: 0 };

/** Told to everyone, in this order, whatever else was told in between: each with its rule and all that it says. */
function told(turn: Scene, ...entries: readonly (readonly [string, string, object])[]): void {
  const all = turn.table.entries;
  let at = 0;
  for (const [rule, key, values] of entries) {
    const wanted = { to: 'everyone', tells: { rule, key: `journal.${key}`, values } };
    const found = all.findIndex((entry, index) => index >= at && isDeepStrictEqual(entry, wanted));
    if (found < 0) expect(all.slice(at), `${key} after ${at}`).toContainEqual(wanted);
    at = found + 1;
  }
}

/** Told to one seat only. */
const toldTo = (turn: Scene, seat: number, rule: string, key: string, values: object): void =>
  expect(turn.table.entries).toContainEqual({ to: seat, tells: { rule, key: `journal.${key}`, values } });

describe('the journal tells, step by step,', () => {
  test('SF-3.13 a worker: who, where, the Snow, its price, the place and what it gives', () => {
    const place = (rule: string, ranger: string, id: string) =>
      [rule, 'places', { who, ranger, where: where(id) }] as const;
    const turn = shopTurn({ supply: { fire: 2 } }, { snow: ['copper'], deckTop: ['farm'] }).play('worker copper');
    told(
      turn,
      place('SF-3.13', 'no', 'copper'),
      ['SF-1.1', 'pays', { who, goods: some('fire', 1) }],
      ['SF-6.2', 'clears', { who, where: where('copper') }],
      ['SF-1.1', 'gains', { who, goods: some('snow', 1) }],
      ['SF-1.1', 'gains', { who, goods: some('copper', 1) }],
      ['SF-2.5', 'draws', { who, count: 1 }],
    );
    toldTo(turn, 0, 'SF-2.5', 'you-draw', { card: card('farm') });
    const ranger = shopTurn({ supply: { fire: 1 } }).play('ranger birch');
    told(ranger, place('SF-3.13', 'yes', 'birch'), ['SF-1.1', 'gains', { who, goods: some('fire', 1) }]);
  });

  test('SF-3.8 a visit of a card: the owner’s point; SF-2.4 cards given, and which to the receiver only', () => {
    const players = [{ ranger: 0, supply: { fire: 1 } }, { city: ['host snow'] }];
    const turn = shop({ players, deckTop: ['farm', 'mill'] }).play('worker city 1 host', 'card farm');
    told(
      turn,
      ['SF-3.8', 'places', { who, ranger: 'no', where: card('host') }],
      ['SF-6.2', 'clears', { who, where: card('host') }],
      ['SF-1.1', 'gains', { who: { seat: 1 }, goods: some('point', 1) }],
      ['SF-2.4', 'gives-card', { who, to: { seat: 1 } }],
    );
    toldTo(turn, 1, 'SF-2.4', 'gives-you', { who, card: card('farm') });
    const own = shopTurn({ city: ['inn'] }).play('ranger city 0 inn', 'birch', 'moss');
    told(
      own,
      ['SF-3.8', 'places', { who, ranger: 'yes', where: card('inn') }],
      ['SF-1.1', 'gains', { who, goods: some('fire', 1) }],
    );
  });

  test('SF-4.1 a card played, from the Valley with its Snow, SF-4.5 with a chimney, SF-8.2 moved or taken back', () => {
    const snowed = shopTurn({ supply: { birch: 1, fire: 1 } }, { valley: ['inn snow'] }).play('play inn from valley');
    told(
      snowed,
      ['SF-4.1', 'plays', { who, card: card('inn') }],
      ['SF-6.2', 'clears', { who, where: card('inn') }],
      ['SF-1.1', 'pays', { who, goods: some('birch', 1) }],
    );
    const chimney = shopTurn({ city: ['hall'], hand: ['noble'], chimneys: 1, supply: { fire: 1 } }).play('play noble');
    told(
      chimney,
      ['SF-4.5', 'lays-chimney', { who, card: card('hall') }],
      ['SF-1.1', 'pays', { who, goods: some('fire', 1) }],
    );
    const you = { city: ['hall chimney', 'inn'], hand: ['mason', 'sweep'], supply: { acorn: 2 } };
    const moved = shopTurn(you).play('play mason', 'worker birch', 'play sweep');
    told(
      moved,
      ['SF-8.2', 'moves-chimney', { who, from: card('hall'), to: card('inn') }],
      ['SF-8.2', 'takes-chimney', { who, card: card('inn') }],
    );
    const flue = shopTurn({ city: ['flue', 'inn chimney', 'hall'], hand: ['noble'], supply: { fire: 1 } }).play(
      'play noble',
    );
    told(flue, ['SF-8.2', 'moves-chimney', { who, from: card('inn'), to: card('hall') }]);
  });

  test('SF-8 cards that leave a city, SF-1.2 a hand or the Valley', () => {
    const razed = shopTurn({ city: ['farm'], hand: ['razer'], supply: { acorn: 1 } }).play('play razer', 'yes');
    told(razed, ['SF-8', 'discards-from-city', { who, card: card('farm') }]);
    const back = shopTurn({ city: ['noble'], hand: ['mover'], supply: { acorn: 1 } }).play(
      'play mover',
      'yes',
      'city 0 noble',
    );
    told(back, ['SF-8', 'returns', { who, card: card('noble') }]);
    const thrown = shopTurn({ hand: ['miser', 'mill'], supply: { acorn: 1 } }).play('play miser', 'card mill');
    told(thrown, ['SF-1.2', 'discards', { who }]);
    const taken = shopTurn({ hand: ['forager'], supply: { acorn: 1 } }, { valley: ['mill', 'hall'], deck: ['inn'] });
    taken.play('play forager', 'valley mill', 'valley hall');
    told(taken, ['SF-2.5', 'takes', { who, card: card('mill') }], ['SF-1.7', 'valley', { card: card('inn') }]);
    const swept = shopTurn({ hand: ['sweeper'], supply: { acorn: 1 } }, { valley: ['mill'], deck: [] });
    told(swept.play('play sweeper', 'valley mill'), ['SF-8', 'discards-from-valley', { who, card: card('mill') }]);
  });

  test('SF-1.2 the discard shuffled, SF-2.5 cards looked at', () => {
    const shuffled = shopTurn({}, { deck: [], discard: ['farm', 'farm'], valley: [] }).play('worker hot-springs');
    told(shuffled, ['SF-1.2', 'reshuffles', {}], ['SF-2.5', 'draws', { who, count: 2 }]);
    const seen = shopTurn({ hand: ['seer'], supply: { birch: 1 } }, { deckTop: ['hall', 'farm', 'inn'] }).play(
      'play seer',
    );
    told(seen, ['SF-2.5', 'looks', { who, count: 3 }]);
    const two = shopTurn({ hand: ['seer'], supply: { birch: 1 } }, { deck: [], deckTop: ['hall', 'farm'], valley: [] });
    told(two.play('play seer'), ['SF-2.5', 'looks', { who, count: 2 }]);
    const none = shopTurn({ hand: ['seer'], supply: { birch: 1 } }, { deck: [], valley: [] }).play('play seer');
    expect(none.told()).not.toContain('looks');
  });

  test('SF-2.4 goods given, and given up where nobody can receive them', () => {
    const given = shopTurn({ hand: ['giver'], supply: { acorn: 3, moss: 1 } }).play('play giver', 'moss');
    const to = { seat: 1 };
    told(
      given,
      ['SF-2.4', 'gives', { who, goods: some('acorn', 2), to }],
      ['SF-2.4', 'gives', { who, goods: some('moss', 1), to }],
    );
    const players = [
      { hand: ['patron'], supply: { acorn: 1, fire: 1 } },
      { season: 'spring', passed: true },
    ];
    told(shop({ players }).play('play patron'), ['SF-2.4', 'gives-up', { who, goods: some('fire', 1) }]);
    expect(
      shopTurn({ hand: ['patron'], supply: { acorn: 1, fire: 0 } })
        .play('play patron')
        .told(),
    ).not.toContain('gives');
  });

  test('SF-3.7 a Big Critter called and another one that appears', () => {
    const turn = shopTurn(
      { supply: { fire: 1 } },
      { mountain: ['owl', 'wolf', 'bear', 'beast-1'], bigDeck: ['beast-9'] },
    );
    told(
      turn.play('worker beacon-1', 'big bear'),
      ['SF-3.7', 'calls', { who, critter: card('bear') }],
      ['SF-1.1', 'gains', { who, goods: some('fire', 3) }],
      ['SF-1.1', 'gains', { who, goods: some('point', 2) }],
      ['SF-1.3', 'big-critter-appears', { critter: card('beast-9') }],
    );
  });

  test('SF-3.9 Quests completed and drawn, SF-3.15 a Location used, SF-4.7 a card activated', () => {
    const guild = shopTurn(
      { city: ['farm'], lowlands: ['sprouts'] },
      { highlands: [], lowlandDeck: ['low-3', 'low-4'] },
    );
    told(
      guild.play('worker guild-1', 'quest sprouts'),
      ['SF-3.9', 'completes', { who, quest: card('sprouts') }],
      ['SF-3.9', 'draws-quests', { who, count: 2 }],
    );
    const used = shopTurn({ hand: ['runner'], supply: { acorn: 1 } }).play('play runner', 'use birch');
    told(used, ['SF-3.15', 'uses', { who, where: where('birch') }]);
    const active = shopTurn({ city: ['farm'], hand: ['echo'], supply: { birch: 1 } }).play('play echo');
    told(
      active,
      ['SF-4.7', 'activates', { who, card: card('farm') }],
      ['SF-1.1', 'gains', { who, goods: some('acorn', 1) }],
    );
  });

  test('SF-5 preparing: the season, Winter’s Fury, each Snowstorm and each card snowed in', () => {
    const you = { season: 'autumn', workers: 0, ranger: 0, city: ['hall'] };
    const turn = shop({
      players: [you],
      valley: ['farm'],
      deck: [],
      snow: ['birch'],
      snowstorms: ['valley-1', 'copper', 'birch'],
    });
    turn.play('prepare');
    told(
      turn,
      ['SF-5.1', 'prepares', { who, season: 'winter' }],
      ['SF-5.3', 'fury', { who }],
      ['SF-5.6', 'snows-city', { who, card: card('hall') }],
    );
    told(turn, ['SF-5.7', 'snowstorm', { where: card('farm') }]);
    told(turn, ['SF-5.7', 'snowstorm', { where: where('copper') }]);
    told(turn, ['SF-5.7', 'snowstorm-misses', {}]);
    // The Fury comes once.
    const second = shop({ players: [you], fury: true, snowstorms: [] }).play('prepare');
    expect(second.told()).not.toContain('fury');
  });

  test('SF-9.1 who passes, SF-9.4 who wins', () => {
    const spring = { season: 'spring' };
    const turn = shop({ players: [{ ...spring, supply: { point: 1 } }, spring], highlands: [] }).play('pass', 'pass');
    told(
      turn,
      ['SF-9.1', 'passes', { who }],
      ['SF-9.1', 'passes', { who: { seat: 1 } }],
      ['SF-9.4', 'wins', { who: [who] }],
    );
    const tie = shop({ players: [spring, spring], highlands: [] }).play('pass', 'pass');
    told(tie, ['SF-9.4', 'wins', { who: [who, { seat: 1 }] }]);
  });
});
