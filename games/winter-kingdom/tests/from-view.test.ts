import { draw, fastFromSeed, fork, pick, type Seat, total } from '@snowbound/engine';
import type { Cell } from '@snowbound/hex';
import { JOINED, pointsInSight, SLOT_OF, type View, winterKingdom } from '@snowbound/winter-kingdom';
import { type Counted, countedFor, reachOf } from '@snowbound/winter-kingdom/from-view';
import { describe, expect, test } from 'vitest';
import type { State } from './promises/trial.ts';
import { scene } from './rulebook/scene.ts';

const LOOK = 24;
const { content } = winterKingdom;
const CARDS = content.scoring;
const TWISTS = ['none', 'archipelago', 'dead-end', 'mobility', 'long-tunnels', 'clan'];

/** The house's content, but every scoring card gives its points for three of what it counts. */
const inThrees = await winterKingdom.readContent({
  ...content.file,
  scoring: content.file.scoring.map(card => ({ ...card, each: { value: 3, known: 'house' } })),
});

/** Random games in which every scoring card lies open in turn, looked at now and then. */
function play(seed: string, games: number, look: (state: State) => void, dealt = content): void {
  const random = fastFromSeed(seed);
  for (let game = 0; game < games; game++) {
    const cardAt = (at: number): string => CARDS[(game + at * 6) % CARDS.length]?.id ?? '';
    const options = {
      twist: TWISTS[game % TWISTS.length] ?? '',
      line: ['horizontal', 'falling', 'rising'][game % 3] ?? '',
      'scoring-1': cardAt(0),
      'scoring-2': cardAt(1),
      'scoring-3': cardAt(2),
    };
    const deal = { players: 2 + (game % 3), options, content: dealt, journal: null };
    const state = winterKingdom.setup({ ...deal, random: fork(random) });
    for (let [question] = winterKingdom.questions(state); question !== undefined; ) {
      if (draw(random, 'look', LOOK) === 0) look(state);
      winterKingdom.apply(state, question.seat, pick(random, question.options));
      [question] = winterKingdom.questions(state);
    }
    look(state);
  }
}

/** WK-6: how points follow from the pieces and places that were listed, card by card. */
const PER_HOUSE = [
  ...['climbers', 'scouts', 'celebrities', 'farmers', 'ice-fishers', 'nature-lovers'],
  ...['retainers', 'knights', 'crowd'],
];
const PER_PLACE = ['travellers', 'cavers', 'merchants', 'royalty', 'castles'];
const PER_SET = ['bureaucrats', 'loners', 'hikers', 'miners', 'pioneers'];
const BESIDE: Readonly<Record<string, string>> = {
  ...{ climbers: 'M', celebrities: 'C', farmers: 'V', 'ice-fishers': 'I', miners: 'M' },
  ...{ travellers: 'V', cavers: 'U', merchants: 'CVU', royalty: 'C', castles: 'C' },
};

/** How often `each` of what the card counts are among what was listed. */
function recount(view: View, card: string, each: number, seat: Seat, listed: readonly Counted[]): number {
  const { houses = [], forts = [] } = view.players[seat] ?? {};
  const weigh = (cells: readonly Cell[]): number =>
    cells.reduce((sum, cell) => sum + (houses.includes(cell) ? 1 : 0) + (forts.includes(cell) ? 2 : 0), 0);
  if (PER_HOUSE.includes(card)) return Math.floor(weigh(listed.flatMap(({ pieces }) => pieces)) / each);
  if (PER_PLACE.includes(card)) return Math.floor(new Set(listed.flatMap(({ places }) => places)).size / each);
  expect(PER_SET).toContain(card);
  // Sets are listed as many together as bring points, and each of them holds a piece.
  for (const { pieces } of listed) expect(pieces.length).toBeGreaterThanOrEqual(each);
  return listed.length;
}

describe('what the view lets a page work out', () => {
  test.each([
    ['as the house has it', content],
    ['in threes', inThrees],
  ])('WK-6, WK-9.2 the spaces listed for a scoring card explain its points, for every card, %s', (_how, dealt) => {
    const explained = new Set<string>();
    const look = (state: State): void => {
      const view = winterKingdom.view(state, 'spectator');
      const isNextTo = (one: Cell, other: Cell): boolean =>
        (JOINED.grid.neighbours[one] ?? []).includes(other) &&
        (view.twist !== 'archipelago' || SLOT_OF[one] === SLOT_OF[other]);
      view.players.forEach(({ houses, forts, score }, seat) => {
        for (const { source, points } of score) {
          const card = source.replace('score.', '');
          const listed = countedFor(view, card, seat);
          const { worth, each } = dealt.scoring.find(({ id }) => id === card) ?? { worth: 3, each: 1 };
          expect(worth * recount(view, card, each, seat, listed), card).toBe(points);
          expect(
            listed.reduce((sum, counted) => sum + counted.points, 0),
            card,
          ).toBe(points);
          for (const { pieces, places } of listed) {
            expect([...houses, ...forts]).toEqual(expect.arrayContaining([...pieces]));
            for (const place of places) {
              expect(BESIDE[card] ?? view.terrain, card).toContain(view.terrain[place]);
              expect(pieces.some(piece => piece === place || isNextTo(piece, place)) || card === 'miners').toBe(true);
            }
          }
          if (points > 0) explained.add(card);
        }
      });
    };
    play('counted', 2 * CARDS.length, look, dealt);
    expect([...explained].sort()).toEqual([...CARDS.map(({ id }) => id), 'castles'].sort());
  });

  test('WK-6 what a fort has beyond a full three goes on to the next three, and what is left over is not listed', () => {
    const listed = (drawing: string) => {
      const { view } = scene(drawing, {}, { scoring: ['farmers', 'crowd', 'loners'] });
      const cards = { ...view.cards, scoring: [{ id: 'farmers', worth: 2, each: 3 }] };
      return countedFor({ ...view, cards }, 'farmers', 0).map(
        ({ pieces, points }) => `${pieces.length} pieces ${points} points`,
      );
    };
    expect(listed(' O\nO V O')).toEqual(['2 pieces 2 points', '1 pieces 2 points']);
    expect(listed(' O\no V o')).toEqual(['2 pieces 2 points']);
    expect(listed('o V o')).toEqual([]);
  });

  test('WK-3.2 the reach of an ability is what using it then offers, for every card', () => {
    const seen = new Set<string>();
    play('reach', 4 * CARDS.length, state => {
      const [question] = winterKingdom.questions(state);
      if (question === undefined) return;
      const { seat, options } = question;
      const cellsAfter = (from: State, verbs: readonly string[]): Cell[] =>
        (winterKingdom.questions(from)[0]?.options ?? [])
          .filter(({ verb }) => verbs.includes(verb))
          .map(({ cell }) => cell);
      const uses = new Map<string, { from: Set<Cell>; to: Set<Cell> }>();
      for (const use of options.filter(({ verb }) => verb === 'use' || verb === 'use-second')) {
        const found = uses.get(use.card) ?? { from: new Set<Cell>(), to: new Set<Cell>() };
        uses.set(use.card, found);
        const used = winterKingdom.clone(state);
        winterKingdom.apply(used, seat, use);
        for (const cell of cellsAfter(used, ['build', 'fort'])) found.to.add(cell);
        for (const take of winterKingdom.questions(used)[0]?.options.filter(({ verb }) => verb === 'take') ?? []) {
          found.from.add(take.cell);
          const taken = winterKingdom.clone(used);
          winterKingdom.apply(taken, seat, take);
          for (const cell of cellsAfter(taken, ['to'])) found.to.add(cell);
        }
      }
      const view = winterKingdom.view(state, seat);
      // The view does not tell which half of a use for five coins is under way once the last has begun.
      if (view.five?.usesLeft === 0) return;
      for (const [card, { from, to }] of uses) {
        const reach = reachOf(view, seat, card);
        expect([...reach.from], card).toEqual([...from].sort((a, b) => a - b));
        expect([...reach.to], card).toEqual([...to].sort((a, b) => a - b));
        seen.add(card);
      }
      // A card that is not spent and yet not offered reaches nowhere.
      const isAct = question.prompt.key === 'prompts.act' && !view.isFortNext;
      for (const { id, isSpent } of isAct ? (view.players[seat]?.abilities ?? []) : [])
        if (!uses.has(id) && !isSpent) expect(reachOf(view, seat, id).to, id).toEqual([]);
    });
    expect([...seen].sort()).toEqual(winterKingdom.content.abilities.map(({ id }) => id).sort());
  });
});

describe('points in sight', () => {
  test('WK-9.2 they are the sum of the score sheet at the end; before it what is on its way counts for its part', () => {
    let ahead = 0;
    play('in-sight', CARDS.length, state => {
      const { winners, players, cards } = winterKingdom.view(state, 'spectator');
      const most = cards.scoring.reduce((sum, { worth, each }) => sum + (each > 1 ? worth : 0), 0);
      for (const seat of players.keys()) {
        const points = total(winterKingdom.score(state, seat));
        const inSight = pointsInSight(state, seat);
        if (winners.length > 0) expect(inSight).toBe(points);
        else {
          expect(inSight).toBeGreaterThanOrEqual(points);
          expect(inSight - points).toBeLessThanOrEqual(most);
          if (inSight > points) ahead++;
        }
      }
    });
    expect(ahead).toBeGreaterThan(0);
  });
});
