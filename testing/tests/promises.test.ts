import { fastFromSeed, pick, type Seat } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { findBreaches, type IciclesState, icicles, type PromiseName, type Trial } from '@snowbound/testing';
import { describe, expect, test } from 'vitest';
import { snowTimeTrial } from '../../games/snow-time/tests/promises/trial.ts';

const GAMES = 300;

const iciclesTrial: Trial<IciclesState> = {
  players: 3,
  games: GAMES,
  seed: 'icicles',
  mostMoves: 40,
  movesALook: 16,
  everything: ['aim low', 'aim high', 'draw', 'play 0', 'play 1', 'play 2', 'play 3', 'hand 0 1', 'nonsense'],
  withOtherDice: (state, random) => Object.assign(state, { random }),
  conserved: ({ deck, discard, players }) => {
    const cards = [...deck, ...discard, ...players.flatMap(({ hand }) => hand)].sort().join('');
    return cards === '001112222333' ? null : cards;
  },
  decided: (state, winners) => {
    const points = state.players.map(player => player.points);
    return winners.every(seat => points[seat] === Math.max(...points)) ? null : 'wrong winner';
  },
};

const deal = { players: 3, options: {}, content: icicles.content, journal: null };

const broken = (game: typeof icicles): PromiseName[] =>
  findBreaches(game, iciclesTrial)
    .map(({ promise }) => promise)
    .sort();
const snowBroken = (game: typeof snowTime): PromiseName[] =>
  findBreaches(game, snowTimeTrial(3, GAMES))
    .map(({ promise }) => promise)
    .sort();

describe('the promises hold for honest games', () => {
  test('Icicles', () => expect(findBreaches(icicles, iciclesTrial)).toEqual([]));
  test('Snow Time', () => expect(findBreaches(snowTime, snowTimeTrial(4, GAMES))).toEqual([]));
});

describe('planted faults are caught:', () => {
  test('a view that shows the top card', () => {
    const view: typeof icicles.view = (state, viewer) => ({ ...icicles.view(state, viewer), top: state.deck.at(-1) });
    expect(broken({ ...icicles, view })).toContain('imagine');
  });

  test('a view that shows a secret choice', () => {
    const view: typeof snowTime.view = (state, viewer) => {
      const honest = snowTime.view(state, viewer);
      const colours = honest.colours.map((colour, seat) => ({
        ...colour,
        chosen: state.sealed[seat]?.move ?? null,
      }));
      return { ...honest, colours };
    };
    expect(snowBroken({ ...snowTime, view })).toContain('imagine');
  });

  test('a view that shows who has answered, or a player’s own answer', () => {
    const saying = (what: (state: Parameters<typeof snowTime.view>[0]) => unknown): typeof snowTime.view => {
      return (state, viewer) => ({ ...snowTime.view(state, viewer), said: what(state) });
    };
    const count = saying(({ sealed }) => sealed.filter(answer => answer !== null).length);
    expect(snowBroken({ ...snowTime, view: count })).toContain('secret');
    const own: typeof snowTime.view = (state, viewer) => ({
      ...snowTime.view(state, viewer),
      own: viewer === 'spectator' ? null : (state.sealed[viewer]?.move ?? null),
    });
    expect(snowBroken({ ...snowTime, isOpen: false, view: own })).toEqual(['secret']);
  });

  test('an imagined world that forgets a player’s own secret answer', () => {
    const imagine: typeof snowTime.imagine = (state, viewer, random) =>
      snowTime.imagine(state, (viewer + 1) % state.seats, random);
    expect(snowBroken({ ...snowTime, imagine })).toContain('imagine');
  });

  test('a wish that scores a point, or is a move as well', () => {
    const [move] = icicles.questions(icicles.setup({ ...deal, random: fastFromSeed('wish') }))[0]?.options ?? [];
    const all = move === undefined ? [] : [move];
    const scores = (state: IciclesState) => {
      for (const player of state.players) player.points++;
    };
    expect(broken({ ...icicles, wishes: { all, note: scores } })).toContain('wishes');
    expect(broken({ ...icicles, wishes: { all, note: () => {} } })).toEqual(['wishes']);
  });

  test('points that tell of a hidden hand', () => {
    const score: typeof icicles.score = (state, seat) => [
      { source: 'hand', points: state.players[seat]?.hand.reduce((sum, card) => sum + card, 0) ?? 0 },
    ];
    expect(broken({ ...icicles, score })).toContain('points');
  });

  test('a view that trusts too much in the previous view', () => {
    const view: typeof snowTime.view = (state, viewer, previous) => {
      const { fruit } = previous?.before ?? snowTime.view(state, viewer);
      return { ...snowTime.view(state, viewer), fruit };
    };
    expect(snowBroken({ ...snowTime, view })).toContain('reuse');
  });

  test('an open game that is not', () => {
    expect(broken({ ...icicles, isOpen: true })).toContain('open');
  });

  test('a clone that shares a hand', () => {
    const clone: typeof icicles.clone = state => ({ ...icicles.clone(state), players: state.players });
    expect(broken({ ...icicles, clone })).toContain('clone');
  });

  test('a clone that shares the colours', () => {
    const clone: typeof snowTime.clone = state => ({ ...snowTime.clone(state), colours: state.colours });
    expect(snowBroken({ ...snowTime, clone })).toContain('clone');
  });

  test('an imagined world that redeals cards the viewer is looking at', () => {
    const imagine: typeof icicles.imagine = (state, viewer, random) => {
      const other = (viewer + 1) % state.seats;
      return icicles.imagine(state, other, random);
    };
    expect(broken({ ...icicles, imagine })).toContain('imagine');
  });

  test('an imagined world that keeps the others’ secret choices', () => {
    const imagine: typeof snowTime.imagine = state => snowTime.clone(state);
    expect(snowBroken({ ...snowTime, imagine })).toContain('hidden');
  });

  test('an imagined world that peeks now and then: it keeps the true hands', () => {
    const imagine: typeof icicles.imagine = (state, viewer, random) => {
      const imagined = icicles.imagine(state, viewer, random);
      if (pick(random, [true, false])) return imagined;
      return { ...icicles.clone(state), random: imagined.random };
    };
    expect(broken({ ...icicles, imagine })).toContain('blind');
  });

  test('an imagined world that goes on with the true dice', () => {
    const imagine: typeof snowTime.imagine = (state, viewer, random) => {
      const { random: trueDice } = snowTime.clone(state);
      return Object.assign(snowTime.imagine(state, viewer, random), { random: trueDice });
    };
    expect(snowBroken({ ...snowTime, imagine })).toContain('blind');
  });

  test('options that share a move', () => {
    expect(broken({ ...icicles, moveFor: ({ verb }) => verb })).toContain('options');
  });

  test('a reason for something that is offered', () => {
    const whyNot: typeof icicles.whyNot = (_state, _seat, what) => ({ key: 'no', rule: 'IC-1', values: { what } });
    expect(broken({ ...icicles, whyNot })).toContain('reasons');
  });

  test('a rule that loses a card', () => {
    const apply: typeof icicles.apply = (state, seat, action) => {
      icicles.apply(state, seat, action);
      if (action.verb === 'play') state.discard.pop();
    };
    expect(broken({ ...icicles, apply })).toContain('conserved');
  });

  test('a game that never ends', () => {
    const apply: typeof icicles.apply = (state, seat, action) => {
      state.turnsLeft += state.seats;
      icicles.apply(state, seat, action);
    };
    expect(broken({ ...icicles, apply })).toContain('ends');
  });

  test('a winner with fewer points', () => {
    const winners: typeof icicles.winners = state => (icicles.winners(state).length > 0 ? worst(state) : []);
    expect(broken({ ...icicles, winners })).toContain('score');
  });

  test('rules that depend on something outside the record', () => {
    let moves = 0;
    const score: typeof icicles.score = (state, seat) => [
      ...icicles.score(state, seat),
      { source: 'score.luck', points: moves++ },
    ];
    expect(broken({ ...icicles, score })).toContain('replay');
  });
});

function worst(state: IciclesState): Seat[] {
  const points = state.players.map(player => player.points);
  return [points.indexOf(Math.min(...points))];
}
