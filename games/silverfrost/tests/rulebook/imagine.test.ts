import { fastFromSeed, type Seat } from '@snowbound/engine';
import { type State, silverfrost } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';
import { workshop } from '../cards/workshop.ts';
import { lair } from './lair.ts';
import type { Arrangement } from './scene.ts';

const content = workshop;
const SEVEN_BITS = 127;
const kindOf = (held: number): number => held & SEVEN_BITS;
const bits = (set: number): number[] => Array.from({ length: 32 }, (_, n) => n).filter(n => ((set >>> n) & 1) === 1);

function arranged(arrangement: Arrangement, players = 2, set = content): State {
  const options = players === 1 ? { paws: '3' } : {};
  const deal = { players, options, content: set, random: fastFromSeed('position'), journal: null };
  return silverfrost.arrange(deal, { turn: 0, ...arrangement });
}

function play(state: State, ...moves: readonly string[]): State {
  for (const move of moves) {
    const [asked] = silverfrost.questions(state);
    const action = asked?.options.find(option => silverfrost.moveFor(option) === move);
    if (asked === undefined || action === undefined) throw new Error(`${move} is not offered`);
    silverfrost.apply(state, asked.seat, action);
  }
  return state;
}

/** Worlds that `viewer` imagines. */
const worlds = (state: State, viewer: Seat, count = 12): State[] =>
  Array.from({ length: count }, (_, n) => silverfrost.imagine(state, viewer, fastFromSeed(`world-${n}`)));

/** How many cards of each kind there are, wherever they lie. */
function everyCard(state: State): number[] {
  const all = [
    ...[...state.deck, ...state.deckTop, ...state.inspected],
    ...state.discard.map(kindOf),
    ...state.players.flatMap(({ hand, city }) => [
      ...hand.map(kindOf),
      ...city.map(building => (building >> 4) & SEVEN_BITS),
    ]),
    ...state.valley.flatMap((kind, position) => Array.from({ length: state.stacked[position] ?? 0 }, () => kind)),
  ];
  return state.content.cards.map(({ number }) => all.filter(kind => kind === number).length);
}

/** Every Lowland Quest, wherever it lies. */
const everyLowland = (state: State): number[] =>
  [
    ...[...bits(state.lowlandDeck), ...state.lowlandsUnder.map(kindOf), ...state.inspectedQuests],
    ...bits(state.paws?.pileLowlands ?? 0),
    ...state.players.flatMap(({ lowlands, completedLowlands }) => [...bits(lowlands), ...bits(completedLowlands)]),
  ].sort((one, other) => one - other);

const different = (values: readonly unknown[]): number => new Set(values.map(value => JSON.stringify(value))).size;

describe('SF-1.2, SF-2.5 a world that somebody imagines', () => {
  const position: Arrangement = {
    players: [
      { hand: ['forager', 'seer', 'hall'], supply: { acorn: 1, birch: 1 } },
      { hand: ['noble', 'duke', 'inn'] },
      { hand: ['host'] },
    ],
    valley: ['mill', 'farm'],
    discard: ['crown', 'kiln', 'climber'],
    deckTop: ['razer'],
  };

  test('has every card as often as the game, own hand and everything open as they are, other hands as large', () => {
    const state = play(arranged(position, 3), 'play forager', 'valley mill', 'valley farm');
    const before = everyCard(state);
    for (const viewer of [0, 1, 2]) {
      const imagined = worlds(state, viewer);
      for (const world of imagined) {
        expect(everyCard(world)).toEqual(before);
        expect(silverfrost.view(world, viewer)).toEqual(silverfrost.view(state, viewer));
        expect(world.players.map(({ hand }) => hand.length)).toEqual(state.players.map(({ hand }) => hand.length));
        expect(world.deckTop).toEqual([]);
        // What was taken openly is known to stay there.
        expect(world.players[0]?.hand.map(kindOf)).toEqual(
          expect.arrayContaining(['mill', 'farm'].map(id => content.cards.findIndex(card => card.id === id))),
        );
      }
      for (const other of [0, 1, 2].filter(seat => seat !== viewer))
        expect(different(imagined.map(world => world.players[other]?.hand)), `${other} for ${viewer}`).toBeGreaterThan(
          1,
        );
      expect(different(imagined.map(({ discard }) => discard))).toBeGreaterThan(1);
      expect(different(imagined.map(world => world.players[viewer]?.hand))).toBe(1);
    }
    expect(everyCard(state)).toEqual(before);
  });

  test('cards looked at are known to who looks, and guessed by the others', () => {
    const state = play(arranged({ ...position, deckTop: ['razer', 'stoker', 'trader'] }, 3), 'play seer');
    expect(state.inspected).toHaveLength(3);
    for (const viewer of [0, 1]) {
      const imagined = worlds(state, viewer);
      for (const world of imagined) {
        expect(everyCard(world)).toEqual(everyCard(state));
        expect(world.inspected).toHaveLength(3);
        const [asked] = silverfrost.questions(world);
        // Whoever is asked is asked about what they see in that world.
        expect(asked?.options.map(({ number }) => number).sort()).toEqual([...new Set(world.inspected)].sort());
      }
      expect(different(imagined.map(({ inspected }) => inspected)) === 1).toBe(viewer === 0);
    }
  });

  test('what is asked of another depends on the hand imagined', () => {
    const state = arranged(position, 3);
    const plays = worlds(state, 1).map(world =>
      (silverfrost.questions(world)[0]?.options ?? []).map(silverfrost.moveFor).filter(move => /^play \S+$/.test(move)),
    );
    expect(different(plays)).toBeGreaterThan(1);
    const own = worlds(state, 0).map(world => silverfrost.questions(world)[0]?.options.map(silverfrost.moveFor));
    expect(different(own)).toBe(1);
  });
});

test('SF-1.5 what others have chosen in secret is guessed from what they hold in that world', () => {
  const deal = { players: 3, options: {}, content, random: fastFromSeed('secret'), journal: null };
  const state = silverfrost.setup(deal);
  for (const seat of [0, 1]) {
    const asked = silverfrost.questions(state).find(each => each.seat === seat);
    const [action] = asked?.options ?? [];
    if (action !== undefined) silverfrost.apply(state, seat, action);
  }
  const chosen = (world: State, seat: Seat): number => silverfrost.answers(world)[seat]?.number ?? -1;
  const imagined = worlds(state, 0);
  for (const world of imagined) {
    expect(chosen(world, 0)).toBe(chosen(state, 0));
    expect(bits(world.players[1]?.lowlands ?? 0)).toContain(chosen(world, 1));
    expect(chosen(world, 2)).toBe(-1);
  }
  expect(different(imagined.map(world => chosen(world, 1)))).toBeGreaterThan(2);
});

describe('SF-1.5, SF-10.1 Quests that somebody imagines', () => {
  const players = [{ lowlands: ['sprouts', 'low-1'] }, { lowlands: ['low-2', 'low-3', 'low-4'], completed: ['low-5'] }];

  test('SF-1.5 others hold as many, each is there once, one’s own are as they are', () => {
    const state = arranged({ players });
    for (const viewer of [0, 1]) {
      const imagined = worlds(state, viewer);
      for (const world of imagined) {
        expect(everyLowland(world)).toEqual(everyLowland(state));
        expect(world.players.map(({ lowlands }) => bits(lowlands).length)).toEqual([2, 3]);
        expect(world.players[viewer]?.lowlands).toBe(state.players[viewer]?.lowlands);
        expect(world.players[1]?.completedLowlands).toBe(state.players[1]?.completedLowlands);
      }
      expect(different(imagined.map(world => world.players[1 - viewer]?.lowlands))).toBeGreaterThan(1);
    }
  });

  test('SF-3.9 those looked at are known to who looks; those put under the deck to who put them there', () => {
    const looking = play(
      arranged({ players, highlands: [], lowlandDeck: ['low-7', 'low-8', 'low-9'] }),
      'worker guild-1',
      'done',
    );
    expect(looking.inspectedQuests).toHaveLength(2);
    for (const viewer of [0, 1]) {
      const imagined = worlds(looking, viewer);
      for (const world of imagined) expect(everyLowland(world)).toEqual(everyLowland(looking));
      expect(different(imagined.map(({ inspectedQuests }) => inspectedQuests)) === 1).toBe(viewer === 0);
    }
    const [quest] = silverfrost.questions(looking)[0]?.options.map(silverfrost.moveFor) ?? [];
    const under = play(looking, quest ?? '');
    expect(under.lowlandsUnder).toHaveLength(1);
    for (const viewer of [0, 1]) {
      const imagined = worlds(under, viewer);
      for (const world of imagined) expect(everyLowland(world)).toEqual(everyLowland(under));
      expect(different(imagined.map(({ lowlandsUnder }) => lowlandsUnder)) === 1).toBe(viewer === 0);
    }
  });

  test('SF-10.1 the pile of Paws: as many Lowlands and Highlands, none that was seen', () => {
    const quests = ['low-2', 'low-3', 'high-1', 'high-2'];
    const paws = { maps: ['down'], quests, next: ['to-birch', 'to-moss'] };
    const his = { hand: ['noble', 'duke'], completed: ['high-3'] };
    const state = arranged(
      { players: [{ lowlands: ['sprouts'] }, his], highlands: ['high-4', 'high-5'], paws },
      1,
      lair,
    );
    const imagined = worlds(state, 0, 30);
    for (const world of imagined) {
      expect(everyLowland(world)).toEqual(everyLowland(state));
      expect(everyCard(world)).toEqual(everyCard(state));
      expect([bits(world.paws?.pileLowlands ?? 0).length, bits(world.paws?.pileHighlands ?? 0).length]).toEqual([2, 2]);
      const seen = state.highlands | (state.players[1]?.completedHighlands ?? 0);
      expect((world.paws?.pileHighlands ?? 0) & seen).toBe(0);
      expect([world.paws?.schemesOnTop, bits(world.paws?.schemeDeck ?? 0).length]).toEqual([[], 20]);
      expect(silverfrost.view(world, 0)).toEqual(silverfrost.view(state, 0));
    }
    expect(different(imagined.map(world => world.paws?.pileHighlands))).toBeGreaterThan(1);
    expect(different(imagined.map(world => world.paws?.pileLowlands))).toBeGreaterThan(1);
    expect(different(imagined.map(world => world.players[1]?.hand))).toBeGreaterThan(1);
    expect(state.paws?.schemesOnTop).toHaveLength(2);
  });
});
