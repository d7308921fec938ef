import { fastFromSeed, fork, type Payment, pick } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';
import { shopTurn } from './scene.ts';

const ways = (turn: ReturnType<typeof shopTurn>, move: string): readonly Payment[] => turn.table.payments(0, move);
const takes = (payments: readonly Payment[]) => payments.map(payment => payment.takes);

describe('what an option costs, before it is chosen', () => {
  test('SF-4.4 of any resources those are taken that leave some of everything, and every other choice is there', () => {
    const turn = shopTurn({ hand: ['farm'], supply: { birch: 4, moss: 1 } });
    expect(takes(ways(turn, 'play farm'))).toEqual([{ birch: 1 }, { moss: 1 }]);
    turn.play('play farm', ...(ways(turn, 'play farm')[0]?.moves ?? []));
    expect(turn.city(0)).toEqual(['farm']);
    expect(turn.you.supply).toMatchObject({ birch: 3, moss: 1 });
  });

  test('SF-4.5 acorns or a chimney: both ways, the cheaper first, and each ends the payment', () => {
    const you = { city: ['hall', 'inn'], hand: ['noble'], supply: { acorn: 9, fire: 1 }, chimneys: 1 };
    const found = ways(shopTurn(you), 'play noble');
    expect(takes(found)).toContainEqual({ fire: 1 });
    expect(takes(found).some(({ acorn = 0 }) => acorn > 0)).toBe(true);
    for (const { moves } of found)
      expect(
        shopTurn(you)
          .play('play noble', ...moves)
          .city(0),
      ).toContain('noble');
  });

  test('SF-4.1 a Snow price is part of it, and with one way nothing more is to be answered', () => {
    const turn = shopTurn({ supply: { birch: 1, fire: 1 } }, { valley: ['inn snow'] });
    expect(ways(turn, 'play inn from valley')).toMatchObject([{ moves: [], takes: { birch: 1, fire: 1 } }]);
  });

  test('SF-4.1 what an ability takes of hand or city is left to its player', () => {
    const you = { city: ['altar', 'noble'], hand: ['duke', 'farm'], supply: { acorn: 3 } };
    const using = ways(shopTurn(you), 'play duke').find(({ words }) => words.key === 'payment.using');
    expect(using?.takes).toEqual({});
    const turn = shopTurn(you).play('play duke', ...(using?.moves ?? []));
    expect(turn.offered).toEqual(['card farm']);
  });

  test('SF-3.13 a place: its Fire and its Snow together; what is free has no price', () => {
    const turn = shopTurn({ supply: { fire: 3 } }, { snow: ['beacon-1'] });
    expect(takes(ways(turn, 'worker beacon-1'))).toEqual([{ fire: 2 }]);
    expect(takes(ways(turn, 'ranger beacon-1'))).toEqual([{ fire: 1 }]);
    expect(ways(turn, 'worker birch')).toEqual([]);
    expect(ways(turn, 'worker nowhere')).toEqual([]);
  });

  test('SF-3.10 the Journey: its Fire, and as many cards as it takes', () => {
    const you = { season: 'spring', hand: ['farm', 'hall', 'inn', 'mill', 'noble'], supply: { fire: 2 } };
    for (const who of ['worker', 'ranger']) {
      const [way] = ways(shopTurn(you), `${who} journey-8`);
      expect(JSON.stringify(way?.words.values['pays'])).toContain(
        '"key":"payment.cards","rule":"SF-4.1","values":{"count":5}',
      );
    }
  });
});

test('whole games: every way to pay is offered to its end, is known from what its player knows, and changes nothing', () => {
  const random = fastFromSeed('payments');
  const { content } = silverfrost;
  let tried = 0;
  for (let game = 0; game < 8; game++) {
    const players = 1 + (game % 4);
    const options = players === 1 ? { level: '2' } : {};
    const state = silverfrost.setup({ players, options, content, random: fork(random), journal: null });
    for (;;) {
      const [question] = silverfrost.questions(state);
      if (question === undefined) break;
      const { seat } = question;
      const before = JSON.stringify(silverfrost.view(state, seat));
      const chosen = pick(random, question.options);
      const found = silverfrost.payments?.(state, seat, chosen) ?? [];
      const imagined = silverfrost.imagine(state, seat, fork(random));
      expect(silverfrost.payments?.(imagined, seat, chosen)).toEqual(found);
      for (const { moves } of found) {
        const trial = silverfrost.clone(state);
        silverfrost.apply(trial, seat, chosen);
        for (const move of moves) {
          const [next] = silverfrost.questions(trial);
          const answer = next?.options.find(option => silverfrost.moveFor(option) === move);
          expect(next?.seat).toBe(seat);
          if (answer === undefined) throw new Error(`${move} is not offered after ${silverfrost.moveFor(chosen)}`);
          silverfrost.apply(trial, seat, answer);
          tried++;
        }
      }
      expect(JSON.stringify(silverfrost.view(state, seat))).toBe(before);
      silverfrost.apply(state, seat, chosen);
    }
  }
  expect(tried).toBeGreaterThan(60);
});
