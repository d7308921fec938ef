import { describe, expect, test } from 'vitest';
import { FairQueue } from '../src/bots/fair-queue.ts';

interface Table {
  readonly name: string;
}

/** A queue of named tables, one turn after the other. */
function queueOf(limits: { atOnce?: number; unwatchedOfOneOwner?: number } = {}) {
  const queue = new FairQueue<Table>({ atOnce: 1, unwatchedOfOneOwner: 1, ...limits });
  const tables = new Map<string, Table>();
  const named = (name: string): Table => {
    const table = tables.get(name) ?? { name };
    tables.set(name, table);
    return table;
  };
  const put = (owner: string, isWatched: boolean, ...names: string[]): void => {
    for (const name of names) queue.put({ item: named(name), owner, isWatched });
  };
  /** The next so many turns, each given back before the next. */
  const turns = (count: number): string => {
    const taken: string[] = [];
    for (let left = count; left > 0; left--) {
      const turn = queue.take();
      taken.push(turn?.item.name ?? '-');
      if (turn !== null) queue.giveBack(turn);
    }
    return taken.join(' ');
  };
  return { queue, named, put, turns };
}

const names = (owner: string, count: number): string[] => Array.from({ length: count }, (_, index) => owner + index);

describe('a queue that is fair to owners', () => {
  test('owners come in turn, however many tables each has, and the tables of each in order', () => {
    const { put, turns } = queueOf();
    put('anna', true, ...names('a', 500));
    put('ben', true, 'b0', 'b1');
    put('carla', true, 'c0');
    expect(turns(8)).toBe('a0 b0 c0 a1 b1 a2 a3 a4');
    put('carla', true, 'c1');
    expect(turns(3)).toBe('a5 c1 a6');
  });

  test('what is watched comes first, four for one of what is not', () => {
    const { put, turns } = queueOf();
    put('anna', false, ...names('a', 500));
    put('ben', true, ...names('b', 9));
    expect(turns(13)).toBe('b0 b1 b2 b3 a0 b4 b5 b6 b7 a1 b8 a2 a3');
    put('carla', true, 'c0');
    expect(turns(2)).toBe('c0 a4');
  });

  test('one owner of unwatched tables does not keep another from a turn', () => {
    const { put, turns } = queueOf();
    put('anna', false, ...names('a', 500));
    put('ben', false, 'b0', 'b1');
    expect(turns(5)).toBe('a0 b0 a1 b1 a2');
  });

  test('there are no more turns at once than threads; what nobody watches leaves one of them free', () => {
    const { queue, put } = queueOf({ atOnce: 4, unwatchedOfOneOwner: 2 });
    const take = () => queue.take()?.item.name;
    put('anna', false, ...names('a', 500));
    expect([take(), take(), take()]).toEqual(['a0', 'a1', undefined]);
    put('ben', false, 'b0', 'b1');
    expect([take(), take()]).toEqual(['b0', undefined]);
    put('carla', true, 'c0', 'c1');
    expect([take(), take()]).toEqual(['c0', undefined]);
  });

  test('a turn that is given back is another’s', () => {
    const { queue, put } = queueOf({ atOnce: 3, unwatchedOfOneOwner: 1 });
    put('anna', false, 'a0', 'a1');
    const turn = queue.take();
    expect(queue.take()).toBeNull();
    if (turn !== null) queue.giveBack(turn);
    expect(queue.take()?.item.name).toBe('a1');
  });

  test('a table waits once, keeps its place, and moves when it is watched or belongs to another', () => {
    const { queue, named, put, turns } = queueOf();
    put('anna', false, 'a0', 'a1', 'a2', 'a0');
    expect([queue.size, queue.countOf('anna')]).toEqual([3, 3]);
    put('anna', true, 'a2');
    put('ben', false, 'a1');
    expect([queue.ownerOf(named('a0')), queue.ownerOf(named('a1'))]).toEqual(['anna', 'ben']);
    expect([queue.size, queue.countOf('anna'), queue.countOf('ben')]).toEqual([3, 2, 1]);
    expect(turns(4)).toBe('a2 a0 a1 -');
    expect([queue.size, queue.has(named('a0'))]).toEqual([0, false]);
  });

  test('a table that is dropped waits no longer', () => {
    const { queue, named, put, turns } = queueOf();
    put('anna', false, 'a0', 'a1');
    queue.drop(named('a0'));
    queue.drop(named('never put'));
    expect([queue.has(named('a0')), queue.has(named('a1'))]).toEqual([false, true]);
    expect(turns(2)).toBe('a1 -');
  });
});
