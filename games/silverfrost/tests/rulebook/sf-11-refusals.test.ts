import { silverfrost } from '@snowbound/silverfrost';
import { Table } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { card, farms, refused, remedy, some } from './refused.ts';
import { type Arrangement, type PlayerArrangement, shop, shopTurn } from './scene.ts';

const PROMPT = { rule: 'SF-2.1', key: 'prompts.turn', values: {} };

describe('SF-11 whose move it is', () => {
  test('SF-1.13, SF-2.1 nobody sits there; it is not your turn; you have passed', () => {
    const turn = shop({ players: [{}, {}, { season: 'spring', passed: true }] }, 3);
    refused(turn, 'worker birch', 'SF-1.13', 'unknown-seat', { seat: 3 }, 3);
    refused(turn, 'worker birch', 'SF-2.1', 'not-your-turn', { who: { seat: 0 } }, 1);
    refused(turn, 'worker birch', 'SF-9.1', 'passed', {}, 2);
  });

  test('SF-1.12 a secret choice is made once', () => {
    const dealt = new Table(silverfrost, { players: 2, seed: 'refusals' });
    dealt.play(0, dealt.questions[0]?.options[0]?.move ?? '');
    expect(dealt.whyNot(0, 'prepare')).toEqual({ rule: 'SF-1.12', key: 'reasons.chosen', values: {} });
    expect(dealt.whyNot(1, 'prepare')).toMatchObject({ rule: 'SF-1.5', key: 'reasons.wrong-time' });
  });

  test('SF-2.1 what is no move at all, and what no turn knows', () => {
    const turn = shopTurn({});
    const unknown = [
      '',
      'nonsense',
      'play',
      'play dragon',
      'hand',
      'hand 0 dragon',
      'valley dragon',
      'worker',
      'worker lake',
    ];
    const more = [
      'worker city',
      'ranger lake',
      'location lake',
      'city',
      'city 0',
      'city 0 dragon',
      'city 4 farm',
      'city x farm',
    ];
    const last = [
      'clear',
      'clear dragon',
      'clear farm 9',
      'clear farm 0',
      'clear farm x',
      'quest',
      'quest dragon',
      'big dragon',
    ];
    for (const what of [...unknown, ...more, ...last, 'big', 'done', 'yes'])
      refused(turn, what, 'SF-2.1', 'unknown', { what, prompt: PROMPT });
  });

  test('SF-2.1 what belongs to a turn waits for the question that is open', () => {
    const turn = shopTurn({ hand: ['farm', 'mill'], supply: { birch: 2, moss: 1 } }).play('play farm');
    const prompt = turn.table.questions[0]?.prompt;
    expect(prompt).toMatchObject({ rule: 'SF-4.4', key: 'prompts.pay-any' });
    for (const what of ['play mill', 'worker birch', 'location birch', 'city 0 farm', 'clear farm', 'prepare', 'pass'])
      refused(turn, what, 'SF-4.4', 'wrong-time', { prompt });
    refused(turn, 'nonsense', 'SF-4.4', 'unknown', { what: 'nonsense', prompt });
    refused(turn, 'supply 1 birch', 'SF-4.4', 'goods-when-asked', { prompt });
    refused(turn, 'seat 1', 'SF-2.4', 'player-when-asked', { prompt });
    expect(turn.table.whyNot(0, 'supply 0 birch')).toBeNull();
  });
});

describe('SF-4 why a card is not played', () => {
  const play = (you: PlayerArrangement, rest: Arrangement = {}) => shopTurn(you, rest);

  test('SF-4.1 it is not there, or not yours', () => {
    const turn = play({ hand: ['farm'] }, { valley: ['mill'] });
    refused(turn, 'play hall', 'SF-4.1', 'not-in-hand', { card: card('hall') });
    refused(turn, 'hand 0 hall', 'SF-4.1', 'not-in-hand', { card: card('hall') });
    refused(turn, 'play farm from valley', 'SF-4.1', 'not-in-valley', { card: card('farm') });
    refused(turn, 'valley farm', 'SF-4.1', 'not-in-valley', { card: card('farm') });
    refused(turn, 'hand 1 farm', 'SF-2.1', 'not-your-card', { card: card('farm') });
    const any = { short: [some('any', 1)], remedy: remedy('SF-4.4', 'gather') };
    refused(turn, 'play farm', 'SF-4.4', 'cannot-pay', { card: card('farm'), ...any });
    refused(turn, 'hand 0 farm', 'SF-4.4', 'cannot-pay', { card: card('farm'), ...any });
    const birch = { short: [some('birch', 1)], remedy: remedy('SF-4.4', 'gather') };
    refused(turn, 'valley mill', 'SF-4.4', 'cannot-pay', { card: card('mill'), ...birch });
    expect(play({ hand: ['farm'], supply: { moss: 1 } }).refusal('hand 0 farm')).toBeNull();
  });

  test('SF-6.1 its Snow is too dear, SF-4.3 it is Unique, SF-4.2 the city is full', () => {
    const snowed = play({ supply: { birch: 9, fire: 1 } }, { valley: ['mill snow'], fury: true });
    refused(snowed, 'play mill from valley', 'SF-6.1', 'snow-too-dear', { card: card('mill'), price: 2, fire: 1 });
    const twice = play({ city: ['noble'], hand: ['noble'], supply: { acorn: 9 } });
    refused(twice, 'play noble', 'SF-4.3', 'unique-there', { card: card('noble') });
    const full = play({
      city: [...farms(8), 'mill', 'mill', 'mill', 'mill', 'inn', 'inn', 'inn'],
      hand: ['kiln'],
      supply: { birch: 9 },
    });
    refused(full, 'play kiln', 'SF-4.2', 'city-full', { card: card('kiln'), spaces: 15 });
    refused(play({ hand: ['climber'], supply: { fire: 0 } }), 'play climber', 'SF-4.4', 'no-fire-to-give', {
      card: card('climber'),
    });
  });

  test('SF-4.5 what a chimney would take: a spot, a chimney, its Fire and that of the Snow', () => {
    const short = { card: card('noble'), short: [some('acorn', 2)] };
    const you = { hand: ['noble'], supply: { acorn: 3, fire: 0 } };
    refused(play(you), 'play noble', 'SF-4.4', 'cannot-pay', { ...short, remedy: remedy('SF-4.5', 'no-spot') });
    const spots = [card('hall')];
    for (const taken of ['hall snow', 'hall chimney', 'farm'])
      refused(play({ ...you, city: [taken] }), 'play noble', 'SF-4.4', 'cannot-pay', {
        ...short,
        remedy: remedy('SF-4.5', 'no-spot'),
      });
    refused(play({ ...you, city: ['farm', 'hall'] }), 'play noble', 'SF-4.4', 'cannot-pay', {
      ...short,
      remedy: remedy('SF-4.5', 'chimney', { spots }),
    });
    refused(play({ ...you, city: ['hall'], chimneys: 1 }), 'play noble', 'SF-4.4', 'cannot-pay', {
      ...short,
      remedy: remedy('SF-4.5', 'fire-for-chimney', { fire: some('fire', 1), spots }),
    });
    const inValley = { city: ['hall'], chimneys: 1, supply: { acorn: 3, fire: 2 } };
    refused(play(inValley, { valley: ['noble snow'], fury: true }), 'valley noble', 'SF-4.4', 'cannot-pay', {
      ...short,
      remedy: remedy('SF-4.5', 'fire-for-chimney', { fire: some('fire', 1), spots }),
    });
  });
});

describe('SF-2.2, SF-5.1, SF-9.1 clearing, preparing and passing', () => {
  test('SF-2.2 clearing: not there, no Snow, used, too dear, or nothing afterwards', () => {
    const you = { city: ['farm', 'mill snow', 'inn snow'], supply: { fire: 2 } };
    const turn = shopTurn(you);
    refused(turn, 'clear hall', 'SF-2.2', 'not-in-city', { card: card('hall'), owner: { seat: 0 } });
    refused(turn, 'clear farm 2', 'SF-2.2', 'not-in-city', { card: card('farm'), owner: { seat: 0 } });
    refused(turn, 'clear farm', 'SF-2.2', 'no-snow', { card: card('farm') });
    expect([turn.refusal('clear mill'), turn.refusal('city 0 mill')]).toEqual([null, null]);
    turn.play('clear mill');
    refused(turn, 'clear inn', 'SF-2.2', 'clear-used');
    const green = shopTurn({ city: ['farm snow', 'mill snow'], supply: { fire: 2 } }).play('clear farm');
    refused(green, 'city 0 mill', 'SF-2.2', 'clear-used');
    const poor = shopTurn({ ...you, supply: { fire: 1 } }, { fury: true });
    refused(poor, 'clear mill', 'SF-6.1', 'snow-too-dear', { card: card('mill'), price: 2, fire: 1 });
    const idle = shopTurn({ ...you, workers: 0, ranger: 0, city: ['mill snow'] });
    refused(idle, 'clear mill', 'SF-2.2', 'nothing-after-clearing');
  });

  test('SF-5.1 preparing: with workers at home, after clearing, in spring', () => {
    refused(shopTurn({ season: 'autumn' }), 'prepare', 'SF-5.1', 'workers-at-home', { count: 3 });
    refused(shopTurn({ ranger: 0 }), 'prepare', 'SF-5.1', 'workers-at-home', { count: 1 });
    refused(shopTurn({ season: 'spring' }), 'prepare', 'SF-9.1', 'last-season');
    const cleared = shopTurn({ city: ['mill snow'], supply: { fire: 1 } }).play('clear mill');
    refused(cleared, 'prepare', 'SF-2.2', 'cleared-first');
  });

  test('SF-9.1 passing: before spring, or after clearing', () => {
    refused(shopTurn({ season: 'winter' }), 'pass', 'SF-9.1', 'pass-in-spring');
    const cleared = shopTurn({ season: 'spring', city: ['mill snow'], supply: { fire: 1 } }).play('clear mill');
    refused(cleared, 'pass', 'SF-2.2', 'cleared-first');
  });
});

describe('SF-7 why a Quest is not completed', () => {
  const players = [{ lowlands: ['sprouts'], city: ['farm'] }, { city: ['farm'] }];
  const sprouts = { quest: card('sprouts') };

  test('SF-1.4, SF-3.9 it is not there, or only the Guild completes it', () => {
    const turn = shop({ players: [{ lowlands: ['sprouts', 'low-2'], city: ['farm'] }], highlands: ['high-1'] });
    refused(turn, 'quest high-2', 'SF-1.4', 'not-face-up', { quest: card('high-2') });
    refused(turn, 'quest low-9', 'SF-3.9', 'not-your-quest', { quest: card('low-9') });
    refused(turn, 'quest sprouts', 'SF-3.9', 'only-in-guild', { ...sprouts, prompt: PROMPT });
    refused(turn, 'quest high-1', 'SF-3.9', 'only-in-guild', { quest: card('high-1'), prompt: PROMPT });
    turn.play('worker guild-1');
    expect(turn.table.whyNot(0, 'quest sprouts')).toBeNull();
  });

  test('SF-7.1 the requirement that does not hold: what you have, and the player to the left', () => {
    const turn = shop({ players, highlands: [] });
    expect(turn.refusal('quest sprouts')).toMatchObject({
      rule: 'SF-7.1',
      key: 'reasons.quest-needs',
      values: { ...sprouts, have: 1, left: 1, need: { key: 'needs.more' } },
    });
    const shore = shop({
      players: [{ lowlands: ['shore-to-shore'], city: farms(5) }, { supply: { birch: 3 } }],
      highlands: [],
    });
    // The first one holds, the second does not.
    expect(shore.refusal('quest shore-to-shore')).toMatchObject({
      values: { have: 0, left: 3, need: { key: 'needs.as-many' } },
    });
  });
});
