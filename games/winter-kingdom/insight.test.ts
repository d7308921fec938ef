import { draw, fastFromSeed, fork, pick, type Seat } from '@snowbound/engine';
import type { Cell } from '@snowbound/hex';
import { JOINED, SLOT_OF, type View, winterKingdom } from '@snowbound/winter-kingdom';
import { type Counted, countedFor, reachOf } from '@snowbound/winter-kingdom/insight';
import { describe, expect, test } from 'vitest';
import type { State } from './promises/trial.ts';

const LOOK = 24;
const CARDS = winterKingdom.content.scoring;
const TWISTS = ['none', 'archipelago', 'dead-end', 'mobility', 'long-tunnels', 'clan'];

/** Random games in which every scoring card lies open in turn, looked at now and then. */
function play(seed: string, games: number, look: (state: State) => void): void {
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
    const deal = { players: 2 + (game % 3), options, content: winterKingdom.content, journal: null };
    const state = winterKingdom.setup({ ...deal, random: fork(random) });
    for (let [decision] = winterKingdom.decisions(state); decision !== undefined; ) {
      if (draw(random, 'look', LOOK) === 0) look(state);
      winterKingdom.apply(state, decision.seat, pick(random, decision.options));
      [decision] = winterKingdom.decisions(state);
    }
    look(state);
  }
}

/** WK-6: how points follow from the pieces and places that were listed, card by card. */
const PER_HOUSE = ['climbers', 'scouts', 'celebrities', 'farmers', 'ice-fishers', 'retainers', 'knights'];
const PER_PLACE = ['travellers', 'cavers', 'merchants', 'royalty', 'castles'];
const PER_SET = ['bureaucrats', 'loners', 'hikers', 'miners', 'pioneers'];
const BESIDE: Readonly<Record<string, string>> = {
  ...{ climbers: 'M', celebrities: 'C', farmers: 'V', 'ice-fishers': 'I', miners: 'M' },
  ...{ travellers: 'V', cavers: 'U', merchants: 'CVU', royalty: 'C', castles: 'C' },
};

function recount(view: View, card: string, seat: Seat, listed: readonly Counted[]): number {
  const { houses = [], forts = [] } = view.players[seat] ?? {};
  const weigh = (cells: readonly Cell[]): number =>
    cells.reduce((sum, cell) => sum + (houses.includes(cell) ? 1 : 0) + (forts.includes(cell) ? 2 : 0), 0);
  if (card === 'crowd' || card === 'nature-lovers')
    return Math.floor(weigh(listed.flatMap(({ pieces }) => pieces)) / 2);
  if (PER_HOUSE.includes(card)) return listed.reduce((sum, { pieces }) => sum + weigh(pieces), 0);
  if (PER_PLACE.includes(card)) return new Set(listed.flatMap(({ places }) => places)).size;
  expect(PER_SET).toContain(card);
  return listed.length;
}

describe('what the view lets a page work out', () => {
  test('WK-6, WK-9.2 the spaces listed for a scoring card explain its points, for every card', () => {
    const explained = new Set<string>();
    play('counted', CARDS.length, state => {
      const view = winterKingdom.view(state, 'spectator');
      const isNextTo = (one: Cell, other: Cell): boolean =>
        (JOINED.grid.neighbours[one] ?? []).includes(other) &&
        (view.twist !== 'archipelago' || SLOT_OF[one] === SLOT_OF[other]);
      view.players.forEach(({ houses, forts, score }, seat) => {
        for (const { source, points } of score) {
          const card = source.replace('score.', '');
          const listed = countedFor(view, card, seat);
          const worth = CARDS.find(({ id }) => id === card)?.worth ?? 3;
          expect(worth * recount(view, card, seat, listed), card).toBe(points);
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
    });
    expect([...explained].sort()).toEqual([...CARDS.map(({ id }) => id), 'castles'].sort());
  });

  test('WK-3.2 the reach of an ability is what using it then offers, for every card', () => {
    const seen = new Set<string>();
    play('reach', 4 * CARDS.length, state => {
      const [decision] = winterKingdom.decisions(state);
      if (decision === undefined) return;
      const { seat, options } = decision;
      const cellsAfter = (from: State, verbs: readonly string[]): Cell[] =>
        (winterKingdom.decisions(from)[0]?.options ?? [])
          .filter(({ verb }) => verbs.includes(verb))
          .map(({ cell }) => cell);
      const uses = new Map<string, { from: Set<Cell>; to: Set<Cell> }>();
      for (const use of options.filter(({ verb }) => verb === 'use' || verb === 'use-second')) {
        const found = uses.get(use.card) ?? { from: new Set<Cell>(), to: new Set<Cell>() };
        uses.set(use.card, found);
        const used = winterKingdom.clone(state);
        winterKingdom.apply(used, seat, use);
        for (const cell of cellsAfter(used, ['build', 'fort'])) found.to.add(cell);
        for (const take of winterKingdom.decisions(used)[0]?.options.filter(({ verb }) => verb === 'take') ?? []) {
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
      const isAct = decision.prompt.key === 'prompts.act' && !view.isFortNext;
      for (const { id, isSpent } of isAct ? (view.players[seat]?.abilities ?? []) : [])
        if (!uses.has(id) && !isSpent) expect(reachOf(view, seat, id).to, id).toEqual([]);
    });
    expect([...seen].sort()).toEqual(winterKingdom.content.abilities.map(({ id }) => id).sort());
  });
});
