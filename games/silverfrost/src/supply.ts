import { type Seat, toAll } from '@snowbound/engine';
import { add, GOODS, type Good, roomFor } from './goods.ts';
import { whoIs } from './paws/seat.ts';
import { playerAt, type State } from './state.ts';
import { goods, phrase } from './words.ts';

// An entry comes first, then what it says happens: so a view made at each entry shows one step after another.

/** Takes this much from the general supply, which never runs out (SF-1.1). */
export function gain(state: State, seat: Seat, good: number, wanted: number): void {
  const { supply } = playerAt(state, seat);
  const count = roomFor(supply, good, wanted);
  if (count === 0) return;
  state.journal?.push(
    toAll(phrase('SF-1.1', 'journal.gains', { who: whoIs(state, seat), goods: goods(GOODS[good] as Good, count) })),
  );
  add(supply, good, count);
}

/** Puts this much back. */
export function pay(state: State, seat: Seat, good: number, count: number): void {
  if (count === 0) return;
  state.journal?.push(
    toAll(phrase('SF-1.1', 'journal.pays', { who: whoIs(state, seat), goods: goods(GOODS[good] as Good, count) })),
  );
  add(playerAt(state, seat).supply, good, -count);
}
