import { draw, fastFromSeed, fork, pick } from '@snowbound/engine';
import { type Cell, cellsIn, distancesFrom, has, isEmpty, noCells } from '@snowbound/hex';
import { SLOT_OF, winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import type { State } from './promises/trial.ts';

const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** Slow and obvious, from the rule text: lists and loops, nothing kept. */
class Slow {
  readonly state: State;
  readonly terrain: string;
  readonly mine: readonly Cell[];
  readonly everyone: readonly Cell[];

  constructor(state: State) {
    this.state = state;
    const { terrain, players } = winterKingdom.view(state, 'spectator');
    this.terrain = terrain;
    const pieces = players.map(({ houses, forts }) => [...houses, ...forts]);
    this.mine = pieces[state.active] ?? [];
    this.everyone = pieces.flat();
  }

  /** WK-1.5, WK-8.6 */
  neighbours(cell: Cell): Cell[] {
    const { places } = this.state.table.board.land.grid;
    const here = places[cell] ?? { q: 0, r: 0 };
    const isApart = this.state.table.twist.id === 'archipelago';
    return [...places.keys()].filter(other => {
      const there = places[other] ?? { q: 0, r: 0 };
      const [dq, dr] = [there.q - here.q, there.r - here.r];
      const distance = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
      return distance === 1 && (!isApart || SLOT_OF[cell] === SLOT_OF[other]);
    });
  }

  own(cell: Cell): number {
    return this.neighbours(cell).filter(next => this.mine.includes(next)).length;
  }

  isNear(cell: Cell): boolean {
    if (this.own(cell) > 0) return true;
    if (this.state.table.twist.id !== 'mobility') return false;
    return this.neighbours(cell).some(next => this.own(next) > 0);
  }

  /** WK-3.1, WK-4.1, WK-8.3, WK-8.5 */
  mandatorySites(): Cell[] {
    const letter = 'FGTHBS'[this.state.building];
    const empty = [...this.terrain].flatMap((kind, cell) =>
      kind === letter && !this.everyone.includes(cell) ? [cell] : [],
    );
    const uncrowded = empty.filter(cell => this.own(cell) < 2);
    const isDeadEnd = this.state.table.twist.id === 'dead-end';
    const allowed = isDeadEnd && uncrowded.length > 0 ? uncrowded : empty;
    const near = allowed.filter(cell => this.isNear(cell));
    return near.length > 0 ? near : allowed;
  }

  /** WK-5.6: open spaces from which three own pieces follow one another in one direction. */
  rowEnds(): Cell[] {
    const { places } = this.state.table.board.land.grid;
    const isNext = (one: Cell, other: Cell, [dq, dr]: readonly [number, number]) =>
      (places[other]?.q ?? 0) - (places[one]?.q ?? 0) === dq && (places[other]?.r ?? 0) - (places[one]?.r ?? 0) === dr;
    return [...this.terrain].flatMap((kind, cell) => {
      if (!'FGTHBSI'.includes(kind) || this.everyone.includes(cell)) return [];
      const isEnd = WAYS.some(way => {
        let last: Cell | undefined = cell;
        for (let piece = 0; piece < 3 && last !== undefined; piece++) {
          const from: Cell = last;
          last = this.neighbours(from).find(next => isNext(from, next, way) && this.mine.includes(next));
        }
        return last !== undefined;
      });
      return isEnd ? [cell] : [];
    });
  }

  /** WK-1.5: by walking from space to space. */
  area(start: Cell): Cell[] {
    const found = [start];
    for (const cell of found) {
      for (const next of this.neighbours(cell)) {
        if (this.terrain[next] === this.terrain[start] && !found.includes(next)) found.push(next);
      }
    }
    return found.sort((a, b) => a - b);
  }
}

/** Looks at one decision in so many. */
const LOOK = 12;

describe('fast code agrees with slow code written from the rule text', () => {
  const seen = { sites: 0, areas: 0, rows: 0 };
  test.each(['none', 'dead-end', 'mobility', 'archipelago', 'clan'])(
    'WK-4.1 building sites in random positions, twist: %s',
    twist => {
      const random = fastFromSeed(`brute-${twist}`);
      for (let game = 0; game < 6; game++) {
        const deal = { players: 2 + (game % 3), options: { twist }, content: winterKingdom.content, journal: null };
        const state = winterKingdom.setup({ ...deal, random: fork(random) });
        for (let [question] = winterKingdom.questions(state); question !== undefined; ) {
          const { seat, prompt, options } = question;
          const isMandatory = prompt.key === 'prompts.mandatory' || prompt.key === 'prompts.act';
          const builds = options.filter(({ verb }) => verb === 'build' || verb === 'fort').map(({ cell }) => cell);
          if (isMandatory && builds.length > 0 && draw(random, 'look', LOOK) === 0) {
            expect(builds).toEqual(new Slow(state).mandatorySites());
            seen.sites++;
          }
          winterKingdom.apply(state, seat, pick(random, options));
          [question] = winterKingdom.questions(state);
        }
      }
    },
  );

  test.each(['none', 'archipelago'])('WK-1.5 areas of random boards, twist: %s', twist => {
    const random = fastFromSeed(`areas-${twist}`);
    for (let game = 0; game < 3; game++) {
      const deal = { players: 2, options: { twist }, content: winterKingdom.content, journal: null };
      const state = winterKingdom.setup({ ...deal, random: fork(random) });
      const slow = new Slow(state);
      const { areas } = state.table.board;
      for (let sample = 0; sample < 40; sample++) {
        const cell = draw(random, 'cell', 427);
        expect(cellsIn(areas.list[areas.of[cell] as number] ?? [])).toEqual(slow.area(cell));
        seen.areas++;
      }
    }
  });

  test('distances of WK-1.5 are those a slow walk finds', () => {
    const random = fastFromSeed('distances');
    const deal = { players: 2, options: { twist: 'none' }, content: winterKingdom.content, journal: null };
    const state = winterKingdom.setup({ ...deal, random });
    const slow = new Slow(state);
    const { grid } = state.table.board.land;
    for (let sample = 0; sample < 10; sample++) {
      const cell = draw(random, 'cell', 427);
      const distances = distancesFrom(grid, cell);
      for (const next of slow.neighbours(cell)) expect(distances[next]).toBe(1);
      const ring = new Set(slow.neighbours(cell).flatMap(next => slow.neighbours(next)));
      for (const far of ring) expect(distances[far]).toBeLessThanOrEqual(2);
    }
  });

  test('WK-3.2 a house may be taken exactly if its move has a target, and a build is possible exactly if it has a site', () => {
    const random = fastFromSeed('reaches');
    const { abilities } = winterKingdom.content;
    const deeds = abilities.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
    const moves = deeds.filter(({ does }) => does === 'move');
    const builds = deeds.filter(({ does }) => does !== 'move');
    const targets = noCells(427);
    for (let game = 0; game < 8; game++) {
      const options = { twist: pick(random, ['none', 'archipelago']) };
      const deal = { players: 2 + (game % 3), options, content: winterKingdom.content, journal: null };
      const state = winterKingdom.setup({ ...deal, random: fork(random) });
      for (let [question] = winterKingdom.questions(state); question !== undefined; ) {
        if (draw(random, 'look', LOOK) === 0) {
          const { seat } = question;
          for (const deed of moves) {
            for (const house of cellsIn(state.players[seat]?.houses ?? [])) {
              deed.targets(state, seat, house, targets);
              expect(deed.reaches(state, seat, house)).toBe(!isEmpty(targets));
              if (!isEmpty(targets)) expect(has(deed.starts(state), house)).toBe(true);
            }
          }
          for (const deed of builds) {
            deed.sites(state, seat, targets);
            expect([deed.name, deed.hasSite(state, seat)]).toEqual([deed.name, !isEmpty(targets)]);
          }
        }
        winterKingdom.apply(state, question.seat, pick(random, question.options));
        [question] = winterKingdom.questions(state);
      }
    }
  });

  test.each(['none', 'archipelago'])('WK-5.6 ends of own rows in random positions, twist: %s', twist => {
    const random = fastFromSeed(`rows-${twist}`);
    const atRow = winterKingdom.content.abilities.find(({ id }) => id === 'tavern')?.first;
    const ends = noCells(427);
    for (let game = 0; game < 2; game++) {
      const deal = { players: 2, options: { twist }, content: winterKingdom.content, journal: null };
      const state = winterKingdom.setup({ ...deal, random: fork(random) });
      for (let [question] = winterKingdom.questions(state); question !== undefined; ) {
        if (draw(random, 'look', 2 * LOOK) === 0) {
          atRow?.sites(state, state.active, ends);
          expect(cellsIn(ends)).toEqual(new Slow(state).rowEnds());
          if (!isEmpty(ends)) seen.rows++;
        }
        winterKingdom.apply(state, question.seat, pick(random, question.options));
        [question] = winterKingdom.questions(state);
      }
    }
  });

  test('enough was looked at', () => {
    expect(seen.rows).toBeGreaterThan(5);
    expect(seen.sites).toBeGreaterThan(100);
    expect(seen.areas).toBe(240);
  });
});
